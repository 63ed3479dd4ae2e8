// What large text and low windows do to a page: words broken in their middle, too much covered by what always stays,
// too little of the board, drawings without room.

/**
 * Each fault in words. The page is scrolled meanwhile, and back again. Runs in the page: uses nothing from outside of
 * itself.
 */
export function crampedHere(): string[] {
  /** Of the window: a word no wider than this stands on one line. */
  const lineOfWord = 0.6;
  /** Of the window's height, by what always stays. */
  const mostCovered = 0.4;
  /** While a game is played: of the board, or of a window lower than it; its side, of the window's shorter one. */
  const leastOfBoard = 0.6;
  const wholeBoard = 0.97;
  const leastOfHeight = 0.4;
  const leastOfWindow = 0.5;
  const found = new Set<string>();
  const root = document.querySelector(':modal') ?? document.body;
  const scrolled = [scrollX, scrollY] as const;
  const called = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const type = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : '';
    return `${element.tagName.toLowerCase()}${type} "${label.replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
  };
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    (element.parentElement !== null && isClipped(element.parentElement));
  const linesOf = (range: Range): readonly DOMRect[] => {
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return rects.filter(
      ({ top, height }, nth) => nth === 0 || Math.abs(top - (rects[nth - 1]?.top ?? top)) > height / 2,
    );
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent === null || text.trim() === '' || parent.closest('svg, script, style, option') !== null)
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (linesOf(range).length < 2 || isClipped(parent)) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s\-–—/\u00ad\u200b]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range).length < 2) continue;
      const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
      if (width < lineOfWord * innerWidth) found.add(`a word broken: "${word}" in ${called(parent)}`);
    }
  }

  for (const drawing of root.querySelectorAll('svg')) {
    const { width, height } = drawing.getBoundingClientRect();
    if (!drawing.checkVisibility() || drawing.getAttribute('width') === '0') continue;
    if (width === 0 || height === 0)
      found.add(`no room for a drawing in ${called(drawing.parentElement ?? drawing)}`);
  }
  for (const wreath of root.querySelectorAll('.garland')) {
    if (!wreath.checkVisibility()) continue;
    const [own, around] = [wreath, wreath.parentElement ?? root].map((each) => each.getBoundingClientRect());
    const off =
      own === undefined || around === undefined ? 0 : own.left + own.right - around.left - around.right;
    if (wreath.checkVisibility() && Math.abs(off) > 4)
      found.add(`off the middle by ${Math.abs(off / 2).toFixed(0)} px: the garland`);
  }

  scrollTo({ top: 0, behavior: 'instant' });
  const stays = [...root.querySelectorAll('*')].filter((each) => {
    const { position, pointerEvents } = getComputedStyle(each);
    if (pointerEvents === 'none' || !each.checkVisibility()) return false;
    return position === 'fixed' || position === 'sticky';
  });
  const outer = stays.filter((each) => !stays.some((other) => other !== each && other.contains(each)));
  const heights = outer.map((each) => each.getBoundingClientRect().height);
  const covered = heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  if (covered > mostCovered) {
    found.add(
      `${(100 * covered).toFixed(0)} % of the height is covered by ${outer.map(called).join(' and ')}`,
    );
  }
  // In a lesson words come first, and the board below them.
  const board = root.querySelector('.table-playing:not(.table-guided) .table-board')?.getBoundingClientRect();
  if (board !== undefined) {
    const bottom = outer
      .filter((each) => getComputedStyle(each).position === 'fixed')
      .map((each) => each.getBoundingClientRect())
      .reduce((lowest, { top }) => Math.min(lowest, top), innerHeight);
    const height = Math.min(board.bottom, bottom) - Math.max(board.top, 0);
    const seen = height / board.height;
    // Every piece that can move, and where it would come to, is seen without scrolling.
    const isChoosing = root.querySelector('.side-choosing') !== null;
    if (isChoosing && seen < wholeBoard)
      found.add(`only ${(100 * seen).toFixed(0)} % of the board is in sight while there is a choice`);
    if (seen < leastOfBoard && height < leastOfHeight * innerHeight)
      found.add(`only ${(100 * seen).toFixed(0)} % of the board is in sight`);
    const share = board.width / Math.min(innerWidth, innerHeight);
    if (share < leastOfWindow) found.add(`the board has only ${(100 * share).toFixed(0)} % of the window`);
  }
  scrollTo({ left: scrolled[0], top: scrolled[1], behavior: 'instant' });
  return [...found];
}
