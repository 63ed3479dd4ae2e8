/**
 * The looks of a board's picture without a page equal the page's own sheets. `WRITE_LOOKS=1` writes them again; then
 * run `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LOOKS, TOKENS } from '@ludo/drawing/looks';
import { ruleSets } from '@ludo/rules';
import { expect, it } from 'vitest';

const repository = new URL('../../../', import.meta.url);
const SHEETS = ['apps/web/src/styles/tokens-themes.css', 'apps/web/src/styles/tokens-board.css'];
const DRAWING = 'packages/drawing/src/drawing.css';
const WRITTEN = 'packages/drawing/src/looks/';

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

/** In the order in which later rules win. */
const TOKEN_FILES: readonly {
  readonly file: string;
  readonly name: string;
  readonly says: string;
  readonly isHere: (where: Where) => boolean;
}[] = [
  {
    file: 'usual',
    name: 'USUAL_TOKENS',
    says: 'Of every picture, and of each style.',
    isHere: ({ palette, game, colour }) =>
      palette === undefined && game === undefined && colour === undefined,
  },
  {
    file: 'palettes',
    name: 'PALETTE_TOKENS',
    says: 'Of the palettes beside the light one, in each style.',
    isHere: ({ game, colour }) => game === undefined && colour === undefined,
  },
  { file: 'games', name: 'GAME_TOKENS', says: 'Of games.', isHere: ({ colour }) => colour === undefined },
  { file: 'colours', name: 'COLOUR_TOKENS', says: "Of players' colours.", isHere: () => true },
];

function write(file: string, text: string): void {
  const [, type = ''] = /: (?:readonly |Readonly<Record<string, )(\w+)/.exec(text) ?? [];
  writeFileSync(
    new URL(`${WRITTEN}${file}.ts`, repository),
    `/** Written from the page's sheets by \`WRITE_LOOKS=1 npm run unit -- looks\`: change those. */
import type { ${type} } from '../look.ts';

${text}
`,
  );
}

it('a picture that stands alone looks as the page does', () => {
  const { looks, tokens } = readLooks();
  expect(Object.keys(looks).length).toBeGreaterThan(40);
  if (process.env['WRITE_LOOKS'] === '1') {
    write(
      'classes',
      `/** By class; of an element's classes the last one here wins. */
export const LOOKS: Readonly<Record<string, Look>> = ${JSON.stringify(looks)};`,
    );
    let from = 0;
    for (const [nth, { file, name, says, isHere }] of TOKEN_FILES.entries()) {
      const to =
        nth + 1 === TOKEN_FILES.length
          ? tokens.length
          : tokens.findIndex(({ where }, at) => at >= from && !isHere(where));
      write(
        file,
        `/** ${says} */
export const ${name}: readonly TokenRule[] = ${JSON.stringify(tokens.slice(from, to))};`,
      );
      from = to;
    }
    return;
  }
  expect(LOOKS).toEqual(looks);
  expect(Object.keys(LOOKS)).toEqual(Object.keys(looks));
  expect(TOKENS).toEqual(tokens);
});

it.each(ruleSets.map(({ id }) => id))('%s has a colour of its own in every theme, and its wood', (id) => {
  const [themes = [], board = []] = SHEETS.map(rulesIn);
  const places = (rules: readonly Rule[], token: string) =>
    rules.flatMap(({ selectors, says }) => (says.has(token) ? selectors : []));
  const [sheet, wood] = SHEETS;
  // Each theme has a die.
  const everyTheme = places(themes, '--die');
  expect(everyTheme.length).toBeGreaterThan(3);
  expect(places(themes, `--game-${id}`), `--game-${id} in ${sheet}`).toEqual(everyTheme);
  expect(places(themes, '--game'), `.game-${id} { --game: ... } in ${sheet}`).toContain(`.game-${id}`);
  const frame = `[data-board='wood'] .game-${id}`;
  for (const token of ['--frame-lit', '--frame-deep', '--trim'])
    expect(places(board, token), `${token} of ${frame} in ${wood}`).toContain(frame);
});
