/**
 * What a press is meant for. Presses on one place of the screen, or on one control by keys, one soon after another, are
 * a series: it counts only for what lay there when it began. So a finger that goes on tapping, a held key or a bouncing
 * switch never takes what comes to lie under it, while a press elsewhere counts at once.
 */

/** Milliseconds without a press that end a series. */
export const CALM = 1000;
/** Pixels between two presses of one series: less than a square of the smallest board. */
const REACH = 20;
/** Pixels by which something may move and still lies where it was. */
const STILL = 8;

const CONTROLS = 'button, [role="button"]';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Series {
  /** Where the latest press was: a point of the screen for pointers, a control for keys and screen readers. */
  readonly place: Point | Element;
  /** As of `performance.now()`, like all times here. */
  readonly began: number;
  readonly last: number;
  readonly isFirst: boolean;
  readonly boxes: ReadonlyMap<Element, DOMRect>;
}

let series: Series | null = null;

/** Follows all presses of the page. `watched`: selects what must lie still to be meant. Returns how to stop. */
export function followPresses(watched: string): () => void {
  const follow = (place: Point | Element, now: number): void => {
    if (series !== null && now - series.last < CALM && isSame(series.place, place)) {
      series = { ...series, place, last: now, isFirst: false };
      return;
    }
    const all = [...document.querySelectorAll(watched)];
    const boxes = new Map(all.map((element) => [element, element.getBoundingClientRect()]));
    series = { place, began: now, last: now, isFirst: true, boxes };
  };
  const point = ({ isPrimary, clientX, clientY, timeStamp }: PointerEvent): void => {
    if (isPrimary) follow({ x: clientX, y: clientY }, timeStamp);
  };
  const key = (event: KeyboardEvent): void => {
    const { key: name, target, timeStamp } = event;
    if ((name !== 'Enter' && name !== ' ') || !(target instanceof Element)) return;
    // A held key is one press.
    if (event.repeat && target.closest(CONTROLS) !== null) event.preventDefault();
    else follow(target, timeStamp);
  };
  const click = ({ detail, timeStamp, target }: MouseEvent): void => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (detail === 0 && control !== null) follow(control, timeStamp);
  };
  addEventListener('pointerdown', point, true);
  addEventListener('keydown', key, true);
  addEventListener('click', click, true);
  return () => {
    removeEventListener('pointerdown', point, true);
    removeEventListener('keydown', key, true);
    removeEventListener('click', click, true);
    series = null;
  };
}

/**
 * Whether the latest press can be meant for this element: its series began after the element came to stand for what it
 * stands for now, and the element has not moved since.
 *
 * @param since that moment, as of `performance.now()`
 */
export function isMeant(element: Element, since: number): boolean {
  return (series === null || series.began >= since) && hasLain(element);
}

/** Whether the element lies where it lay when the latest series of presses began. */
export function hasLain(element: Element): boolean {
  if (series === null || series.place instanceof Element) return true;
  const before = series.boxes.get(element);
  if (before === undefined) return series.isFirst;
  const { left, top } = element.getBoundingClientRect();
  return Math.abs(left - before.left) <= STILL && Math.abs(top - before.top) <= STILL;
}

/** Whether the latest press, of the last `within` milliseconds, was where this element is now. */
export function wasPressedHere(element: Element, within: number): boolean {
  if (series === null || performance.now() - series.last >= within) return false;
  const { place } = series;
  // By keys one large button makes way for the next one.
  if (place instanceof Element) return place === element || (!place.isConnected && place.matches('.action'));
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;
}

function isSame(one: Point | Element, other: Point | Element): boolean {
  if (one instanceof Element || other instanceof Element) return one === other;
  return Math.hypot(one.x - other.x, one.y - other.y) <= REACH;
}
