// What is wrong with a page as it is laid out: what is cut off, lies over something else, is too small to press or to
// read.
import type { Page } from 'playwright/test';
import { crampedHere } from './cramped.ts';
import { paintedHere } from './wardrobe.ts';

export interface Measure {
  /** Targets for fingers are measured, too. */
  readonly isTouch: boolean;
}

/** Each fault in words, once the page is laid out. It is scrolled meanwhile, and back again. */
export async function faultsIn(page: Page, measure: Measure): Promise<readonly string[]> {
  // In one go: hundreds of times each question from outside costs as much as its answer.
  return page.evaluate(
    `(${String(paintedHere)})().then(() => [...(${String(faultsHere)})(${JSON.stringify(measure)}), ...(${String(crampedHere)})()])`,
  );
}

/** Of all text that is seen, in pixels, in the order of the page; drawings are left out. */
export async function textSizesIn(page: Page): Promise<readonly { text: string; pixels: number }[]> {
  return page.evaluate(`(${String(paintedHere)})().then(${String(textSizesHere)})`);
}

/** Runs in the page: uses nothing from outside of itself. */
function textSizesHere(): readonly { text: string; pixels: number }[] {
  const found: { text: string; pixels: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || parent === null || parent.closest('svg, .unseen') !== null) continue;
    if (!parent.checkVisibility()) continue;
    found.push({ text: text.slice(0, 30), pixels: Number.parseFloat(getComputedStyle(parent).fontSize) });
  }
  return found;
}

/** Runs in the page: uses nothing from outside of itself. */
function faultsHere({ isTouch }: Measure): string[] {
  /** CSS pixels for a finger, less a little for rounding; and of the smallest text. */
  const target = 43.5;
  const smallest = 13.9;
  /** Between two buttons. */
  const apart = 3.5;
  const found = new Set<string>();
  // Nobody can press the lower one of two dialogs.
  const root = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
  const pageRoot = document.documentElement;
  const places = [...document.querySelectorAll('*')].map(
    (each) => [each, each.scrollTop, each.scrollLeft] as const,
  );
  const scrolled = [scrollX, scrollY] as const;

  const called = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const type = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : '';
    return `${element.tagName.toLowerCase()}${type} "${label.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  /** Asked once for each element: the page does not change meanwhile. */
  const remembered = <T>(ask: (element: Element) => T): ((element: Element) => T) => {
    const answers = new Map<Element, T>();
    return (element) => {
      const old = answers.get(element);
      if (old !== undefined) return old;
      const answer = ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const isRoomy = remembered((element): boolean => {
    const box = element.getBoundingClientRect();
    if (getComputedStyle(element).clipPath === 'inset(50%)' || (box.width <= 1 && box.height <= 1))
      return false;
    return element.parentElement === null || isRoomy(element.parentElement);
  });
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && isRoomy(element);
  /** What lies over or behind the rest on purpose: different layers may cover each other. */
  const layerOf = remembered((element): Element => {
    if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position)) return element;
    return element.parentElement === null ? root : layerOf(element.parentElement);
  });
  /** Inside everything that scrolls round it; null: nothing is seen. */
  const seenPart = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box;
    for (
      let each = element.parentElement;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left < 1 || bottom - top < 1 ? null : new DOMRect(left, top, right - left, bottom - top);
  };
  /** A menu lies over the page while it is open. */
  const isOfMenu = (element: Element): boolean => {
    const details = element.closest('details[open]');
    return details !== null && getComputedStyle(layerOf(element)).position === 'absolute';
  };
  const overlap = (a: DOMRect, b: DOMRect) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });

  const tooWide = pageRoot.scrollWidth - pageRoot.clientWidth;
  if (tooWide > 0) found.add(`the page is ${tooWide} px too wide`);

  // Text: cut off, out of the window, over other text, too small.
  const texts: { words: string; box: DOMRect; layer: Element; node: Node }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim().slice(0, 40) ?? '';
    if (words === '' || parent === null || !isSeen(parent)) continue;
    if (parent.closest('script, style, noscript, option') !== null) continue;
    const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    // A board may be turning: then its matrix has a share of its size in each of these.
    const scale = drawn === null ? 1 : Math.hypot(drawn.a, drawn.b);
    const pixels = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (pixels < smallest) found.add(`text of ${pixels.toFixed(1)} px: "${words}" in ${called(parent)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      // Beside a seat what somebody says is shown as far as it fits; all of it stands in the talk.
      const hidden = parent.closest('.seat-speech') === null ? cutBy(parent, box) : null;
      if (hidden !== null) found.add(`cut off: "${words}" by ${hidden}`);
      const seen = drawn === null ? seenPart(parent, box) : null;
      if (seen !== null) texts.push({ words, box: seen, layer: layerOf(parent), node });
    }
  }
  function cutBy(parent: Element, box: DOMRect): string | null {
    let [isAcross, isDown] = [true, true];
    for (let each: Element | null = parent; each !== null && each !== pageRoot; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      const [hidesX, hidesY] = [overflowX, overflowY].map((value) => ['hidden', 'clip'].includes(value));
      const isOutX = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const isOutY = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
      if (each.matches('button, .button, summary') && (isOutX || isOutY))
        return `the edge of ${called(each)}`;
      if (isAcross && hidesX === true && isOutX) return called(each);
      if (isDown && hidesY === true && isOutY) return called(each);
      if (['auto', 'scroll'].includes(overflowX)) isAcross = false;
      if (['auto', 'scroll'].includes(overflowY)) isDown = false;
      if (position === 'fixed') break;
    }
    if (isAcross && (box.left < -1 || box.right > innerWidth + 1)) return 'the window';
    return null;
  }
  for (const [nth, one] of texts.entries()) {
    for (const other of texts.slice(nth + 1)) {
      const { wide, high } = overlap(one.box, other.box);
      if (wide < 3 || high < 0.45 * Math.min(one.box.height, other.box.height)) continue;
      // Of words with an ellipsis the browser names the whole and the rest, at the same place.
      const isSame = one.node === other.node && Math.abs(one.box.top - other.box.top) < 1;
      if (one.layer === other.layer && !isSame) found.add(`"${one.words}" lies over "${other.words}"`);
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const input of root.querySelectorAll('input')) {
    if (pen === null || input.placeholder === '' || input.value !== '' || !isSeen(input)) continue;
    const style = getComputedStyle(input);
    pen.font = getComputedStyle(input, '::placeholder').font;
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (pen.measureText(input.placeholder).width > room + 1)
      found.add(`cut off: placeholder "${input.placeholder}"`);
  }

  // What can be pressed: too small, over each other, beneath something else. Not the board, where a press means the
  // nearest piece.
  const controls = [
    ...root.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"]'),
  ]
    .filter((each) => each.closest('svg') === null && isSeen(each))
    .map((each) => {
      const label =
        each instanceof HTMLInputElement &&
        ['radio', 'checkbox'].includes(each.type) &&
        each.closest('label');
      const area = label === false || label === null ? each : label;
      return {
        control: each,
        area,
        seen: seenPart(area, area.getBoundingClientRect()),
        layer: layerOf(area),
      };
    });
  const isInSentence = (element: Element): boolean => {
    const { parentElement: around } = element;
    const own = element.textContent?.trim().length ?? 0;
    const isInline = ['inline', 'inline-block'].includes(getComputedStyle(element).display);
    return isInline && (around?.textContent?.trim().length ?? 0) > own;
  };
  if (isTouch) {
    for (const { area } of controls) {
      const { width, height } = area.getBoundingClientRect();
      if (isInSentence(area) || (width >= target && height >= target)) continue;
      found.add(`a target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${called(area)}`);
    }
  }
  for (const [nth, { area, seen, layer }] of controls.entries()) {
    for (const other of controls.slice(nth + 1)) {
      if (seen === null || other.seen === null || layer !== other.layer) continue;
      if (area.contains(other.area) || other.area.contains(area)) continue;
      const { wide, high } = overlap(seen, other.seen);
      if (wide > 2 && high > 2) found.add(`${called(area)} lies over ${called(other.area)}`);
      const isBeside = wide > -apart && wide <= 2 && high > 2;
      const isBelow = high > -apart && high <= 2 && wide > 2;
      if ((isBeside || isBelow) && [area, other.area].every((each) => each.matches('.button, .small-button')))
        found.add(`${called(area)} touches ${called(other.area)}`);
    }
  }
  for (const { control, area } of controls) {
    // Of what is higher than half of the window one sees the upper part first.
    const isHigh = area.getBoundingClientRect().height > innerHeight / 2;
    area.scrollIntoView({ block: isHigh ? 'start' : 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = area.getClientRects()[0] ?? area.getBoundingClientRect();
    const across = box.left + box.width / 2;
    const hit = document.elementFromPoint(across, box.top + (isHigh ? target / 2 : box.height / 2));
    if (hit === null) found.add(`out of the window: ${called(control)}`);
    else if (!area.contains(hit) && !control.contains(hit) && !isOfMenu(hit)) {
      found.add(`${called(control)} is beneath ${called(hit)}`);
    }
    // Words among others are as low as a line, but a finger meets them a little above and below, too.
    if (isTouch && control.matches('button') && isInSentence(area)) {
      let reach = 0;
      for (let down = -target; down <= target; down++) {
        if (area.contains(document.elementFromPoint(across, box.top + box.height / 2 + down))) reach++;
      }
      if (reach < target - 2) found.add(`a target ${reach} px high: ${called(control)}`);
    }
  }

  // The last words must come out from beneath what always stays at the edge.
  scrollTo(0, pageRoot.scrollHeight);
  const bars = [...root.querySelectorAll('*')].filter((each) => {
    const { position, pointerEvents } = getComputedStyle(each);
    // Flying dice take no press, and are gone at once.
    return position === 'fixed' && pointerEvents !== 'none' && isSeen(each);
  });
  for (const bar of root === document.body ? bars : []) {
    const frame = bar.getBoundingClientRect();
    for (const part of root.querySelectorAll('main p, main li, main h2, main strong, main span')) {
      if (bar.contains(part) || part.closest('svg') !== null || !isSeen(part) || layerOf(part) !== root)
        continue;
      const { wide, high } = overlap(frame, part.getBoundingClientRect());
      if (wide > 4 && high > 6) found.add(`${called(part)} never comes out from beneath ${called(bar)}`);
    }
  }

  for (const [element, top, left] of places) {
    if (element.scrollTop !== top) element.scrollTop = top;
    if (element.scrollLeft !== left) element.scrollLeft = left;
  }
  scrollTo({ left: scrolled[0], top: scrolled[1], behavior: 'instant' });
  return [...found];
}
