/**
 * The looks of a board's picture without a page equal the page's own sheets. `WRITE_LOOKS=1` writes them again; then
 * run `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LOOKS, TOKENS } from '@ludo/drawing/looks';
import { expect, it } from 'vitest';

const repository = new URL('../../../', import.meta.url);
const SHEETS = ['apps/web/src/styles/tokens-themes.css', 'apps/web/src/styles/tokens-board.css'];
const DRAWING = 'packages/drawing/src/drawing.css';
const WRITTEN = 'packages/drawing/src/looks.ts';

/** What a link's picture has beside the board. */
const CARD = [
  '--tabletop',
  '--tabletop-lit',
  '--ink',
  '--soft',
  '--line',
  '--strong',
  '--on-strong',
  '--brass',
];

interface Rule {
  readonly selectors: readonly string[];
  readonly says: ReadonlyMap<string, string>;
}

function rulesIn(sheet: string): readonly Rule[] {
  const css = readFileSync(new URL(sheet, repository), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((each) => each.trim()),
    says: new Map(
      Array.from(body.matchAll(/([\w-]+):([^;]+);/g), ([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' ').trim(),
      ]),
    ),
  }));
}

interface Where {
  palette?: string;
  style?: string;
  game?: string;
  colour?: string;
}

/** The conditions of a token sheet's selector; throws for any other selector. */
function whereOf(selector: string): { readonly where: Where; readonly weight: number } {
  const where: Where = {};
  let weight = 0;
  const rest = selector.replace(
    /:root|\[data-theme='([\w-]+)'\]|\[data-board(?:='(\w+)')?\]|\[class\*='game-'\]|\.game-([\w-]+)|\.is-(\w+)/g,
    (all, palette?: string, style?: string, game?: string, colour?: string) => {
      weight += 1;
      if (palette !== undefined) where.palette = palette;
      if (style !== undefined) where.style = style;
      if (game !== undefined || all.startsWith('[class')) where.game = game ?? '*';
      if (colour !== undefined) where.colour = colour;
      return '';
    },
  );
  expect(rest.trim(), `what ${selector} asks for`).toBe('');
  return { where, weight };
}

/** Root, game, colour: the innermost one wins. */
const depthOf = ({ game, colour }: Where) => (colour === undefined ? (game === undefined ? 0 : 1) : 2);

function readLooks() {
  const looks: Record<string, Record<string, string>> = {};
  for (const { selectors, says } of rulesIn(DRAWING))
    for (const selector of selectors) {
      const [, name = ''] = /^\.([\w-]+)$/.exec(selector) ?? [];
      expect(name, `${selector} is one class`).not.toBe('');
      looks[name] = { ...looks[name], ...Object.fromEntries(says) };
    }
  const said = SHEETS.flatMap(rulesIn).flatMap(({ selectors, says }) =>
    // Of two selectors for the same, an element of the root and the root itself, keeps one.
    selectors
      .filter((selector) => !/:root\S+ \[data-board/.test(selector))
      .map((selector) => ({ ...whereOf(selector), says })),
  );
  const asked = new Set(['--frame-lit', '--frame-deep', '--trim', ...CARD]);
  const ask = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) asked.add(name);
  };
  for (const look of Object.values(looks)) for (const value of Object.values(look)) ask(value);
  for (let before = 0; before < asked.size;) {
    before = asked.size;
    for (const { says } of said) for (const [name, value] of says) if (asked.has(name)) ask(value);
  }
  const tokens = said
    .map(({ where, weight, says }) => ({
      weight,
      where,
      says: Object.fromEntries([...says].filter(([name]) => asked.has(name))),
    }))
    .filter(({ says }) => Object.keys(says).length > 0)
    .toSorted((a, b) => depthOf(a.where) - depthOf(b.where) || a.weight - b.weight)
    .map(({ where, says }) => ({ where, says }));
  return { looks, tokens };
}

it('a picture that stands alone looks as the page does', () => {
  const { looks, tokens } = readLooks();
  expect(Object.keys(looks).length).toBeGreaterThan(40);
  if (process.env['WRITE_LOOKS'] === '1') {
    writeFileSync(
      new URL(WRITTEN, repository),
      `/**
 * The look of a still board for pictures without a page: drawing.css by class, and the tokens it uses. Generated from
 * the page's sheets by \`WRITE_LOOKS=1 npm run unit -- looks\`: change those.
 */

/** Properties by their CSS names. */
export type Look = Readonly<Record<string, string>>;

export interface TokenRule {
  /** The conditions; \`*\` is any game. */
  readonly where: {
    readonly palette?: string;
    readonly style?: string;
    readonly game?: string;
    readonly colour?: string;
  };
  readonly says: Look;
}

/** By class; of an element's classes the last one here wins. */
export const LOOKS: Readonly<Record<string, Look>> = ${JSON.stringify(looks)};

/** The values of tokens; later ones win. */
export const TOKENS: readonly TokenRule[] = ${JSON.stringify(tokens)};
`,
    );
    return;
  }
  expect(LOOKS).toEqual(looks);
  expect(Object.keys(LOOKS)).toEqual(Object.keys(looks));
  expect(TOKENS).toEqual(tokens);
});
