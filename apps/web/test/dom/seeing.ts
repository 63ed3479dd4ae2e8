// What a blind person finds on a page: by role and name, as screen readers tell them. Hidden parts, and parts under an
// open dialog, are not there.
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

/** The whole name, or a pattern of a part. */
export type Name = string | RegExp;

/** A part of the page with its content. */
export interface Part {
  readonly element: Element;
  /** Everything of this role and name, in the order of the page. */
  readonly all: (role: string, name?: Name) => readonly HTMLElement[];
  /** The only one. */
  readonly the: (role: string, name?: Name) => HTMLElement;
  readonly has: (role: string, name?: Name) => boolean;
  /** The only one, as a part. */
  readonly in: (role: string, name?: Name) => Part;
  /** Whether these words can be read there. */
  readonly says: (words: Name) => boolean;
}

/** Styles are unknown here; only `hidden` and `aria-hidden` count. */
const unstyled = { display: 'block', visibility: 'visible', content: '', getPropertyValue: () => '' };
const options = {
  computedStyleSupportsPseudoElements: false,
  getComputedStyle: () => unstyled as unknown as CSSStyleDeclaration,
};

export const nameOf = (element: Element): string => computeAccessibleName(element, options);
export const descriptionOf = (element: Element): string => computeAccessibleDescription(element, options);
export const wordsOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

export function part(element: Element): Part {
  const all = (role: string, name?: Name): readonly HTMLElement[] => {
    const isFound = finder();
    return [...element.querySelectorAll<HTMLElement>(candidates(role))].filter(
      (each) => roleOf(each) === role && isFound(each) && (name === undefined || isMeant(name, nameOf(each))),
    );
  };
  const the = (role: string, name?: Name): HTMLElement => {
    const [first, ...others] = all(role, name);
    if (first === undefined || others.length > 0) {
      const found = all(role).map(nameOf);
      throw new Error(
        `${others.length + (first ? 1 : 0)} × ${role} ${String(name)}, among: ${found.join(' | ')}`,
      );
    }
    return first;
  };
  return {
    element,
    all,
    the,
    has: (role, name) => all(role, name).length > 0,
    in: (role, name) => part(the(role, name)),
    says: (words) => {
      const text = seenIn(element);
      return typeof words === 'string' ? text.includes(words) : words.test(text);
    },
  };
}

/** All readable text, including text hidden from screen readers. */
function seenIn(element: Element): string {
  const words: string[] = [];
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    else if (node instanceof Element && !isPutAway(node, true)) walk(node);
  };
  /** What is around it is seen. */
  const walk = (seen: Element): void => {
    for (const child of seen.childNodes) read(child);
    // Inline elements do not separate words.
    if (!['span', 'strong', 'bdi', 'kbd', 'b'].includes(seen.localName)) words.push(' ');
  };
  if (isThere(element, true)) walk(element);
  else for (const dialog of element.querySelectorAll('dialog[open]')) if (isThere(dialog, true)) walk(dialog);
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}

function isMeant(wanted: Name, found: string): boolean {
  return typeof wanted === 'string' ? wanted === found : wanted.test(found);
}

/** A selector of elements that may have a role, so that not everything is checked. */
function candidates(role: string): string {
  const own = `[role="${role}"]`;
  const tags: Readonly<Record<string, string>> = {
    button: 'button, summary',
    link: 'a[href]',
    textbox: 'input, textarea',
    radio: 'input[type="radio"]',
    checkbox: 'input[type="checkbox"]',
    heading: 'h1, h2, h3, h4',
    list: 'ul, ol',
    listitem: 'li',
    dialog: 'dialog',
    region: 'section',
    row: 'tr',
    rowheader: 'th',
    group: 'fieldset, details',
    term: 'dt',
  };
  const tag = tags[role];
  return tag === undefined ? '*' : `${tag}, ${own}`;
}

/** A summary is its details' button, as in browsers; a section is a region if it has a name. */
function roleOf(element: Element): string | null {
  if (element.localName === 'summary') return 'button';
  if (element.localName === 'section' && !element.hasAttribute('role'))
    return nameOf(element) === '' ? null : 'region';
  return getRole(element);
}

/** Whether it can be found; `isSeen`: includes parts hidden from screen readers. */
export const isThere = (element: Element, isSeen = false): boolean => finder(isSeen)(element);

/** The same of many parts, as long as the page stays as it is: what lies over it is looked for once. */
function finder(isSeen = false): (element: Element) => boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (element) => {
    if (top !== undefined && !top.contains(element)) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (isPutAway(each, isSeen)) return false;
    return true;
  };
}

/** By itself, wherever it stands. */
function isPutAway(element: Element, isSeen: boolean): boolean {
  if (element.hasAttribute('hidden') || (!isSeen && element.getAttribute('aria-hidden') === 'true'))
    return true;
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return true;
  const { parentElement: around } = element;
  return around?.localName === 'details' && !around.hasAttribute('open') && element.localName !== 'summary';
}

const plain = (words: string): string =>
  words
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A control within is pressed by its own words. */
const UNREAD = 'svg, kbd, .unseen, [hidden], a, button, input';

/** What is read on a control: without descriptions, pictures and keys. */
function seenOn(control: Element): string {
  const words: string[] = [];
  const described =
    control.querySelector('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
    if (node instanceof Element && node !== control && node.matches(UNREAD)) return;
    if (node instanceof Element && node.id !== '' && described.includes(node.id)) return;
    for (const child of node.childNodes) walk(child);
    words.push(' ');
  };
  walk(control);
  return plain(words.join(''));
}

/** Controls that cannot be pressed by saying what is read on them; where dice stand among the words, they may part them. */
export function misnamed(root: Element): readonly string[] {
  const controls = [...root.querySelectorAll('button, summary, a[href], [role="button"]')];
  const fields = [...root.querySelectorAll('label')].flatMap((label) => {
    const field = label.querySelector('input');
    return field === null ? [] : [[label, field] as const];
  });
  return [...controls.map((each) => [each, each] as const), ...fields].flatMap(([shown, control]) => {
    if (!control.hasAttribute('aria-label') && control.querySelector('[aria-hidden]') === null) return [];
    const seen = seenOn(shown);
    const name = plain(nameOf(control));
    if (!/\p{L}/u.test(seen) || !isThere(control)) return [];
    const isPressed =
      shown.querySelector('svg.die') === null ? ` ${name} `.includes(` ${seen} `) : isWithin(seen, name);
    return isPressed ? [] : [`“${seen}” is named “${name}”`];
  });
}

/** Its words in this order, with others between. */
function isWithin(seen: string, name: string): boolean {
  let rest = name.split(' ');
  return seen.split(' ').every((word) => {
    const at = rest.indexOf(word);
    rest = rest.slice(at + 1);
    return at >= 0;
  });
}
