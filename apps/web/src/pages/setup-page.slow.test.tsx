// Where a game is made: the table has what was chosen, and mistakes are told.
import { expect, test } from 'vitest';
import { press, until, write } from '../../test/dom/doing.ts';
import { everything, showAddress } from '../../test/dom/page.tsx';
import { descriptionOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { answer, captions, standing } from '../../test/dom/table.ts';
import { storedGame } from '../table/stored-game.ts';

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('radio', 'Ludo, board-game rules')).toBe(true));
  return page;
}

/** Ludo is told apart from the others by its rules. */
const cardOf = (game: string): string => (game === 'Ludo' ? 'Ludo, board-game rules' : game);

const isChecked = (page: Part, role: string, name: string | RegExp): boolean =>
  (page.the(role, name) as HTMLInputElement).checked;
const start = (page: Part): HTMLElement => page.the('button', 'Start the game');
const isAtTable = (page: Part) => until(() => expect(page.has('group', /^Board of /)).toBe(true));

async function writePosition(page: Part, text: string): Promise<void> {
  if (!page.has('textbox', 'Position text'))
    await press(page.the('button', 'Advanced: start from a position'));
  await write(page.the('textbox', 'Position text'), text);
}

test('GV-1, GV-3 to GV-7: every variation is chosen on the page, and the rule card shows them', async () => {
  const page = await open('/new/here');
  await press(page.the('radio', /^German-style Ludo/));
  await press(page.the('radio', 'Player 1: Yellow and Red; Player 2: Green and Black'));
  expect(page.says('Each colour plays for itself; whoever first has both colours home wins.')).toBe(true);
  for (const variation of [/^Barriers: /, /move backwards/, /jumped over/, /throw up to three times/])
    await press(page.the('checkbox', variation));
  await press(page.in('group', /^Whoever can capture must/).the('radio', /^Penalty: /));
  await press(start(page));
  await isAtTable(page);
  expect(captions(page)[0]).toContain('Who begins?');
  await press(page.the('button', 'Rules'));
  await until(() => {
    const terms = everything().in('dialog', 'The rules of German-style Ludo').all('term').map(wordsOf);
    expect(terms).toEqual(expect.arrayContaining(['GV-1', 'GV-3', 'GV-4', 'GV-5', 'GV-6', 'GV-7', 'GL-13']));
  });
});

test.each([
  ['Ludo', 'ludo'],
  ['Jumbo Ludo', 'jumbo'],
])('HO-2: %s is made for the places, and its rule card shows it instead of the end', async (game, id) => {
  const page = await open('/new/here');
  await press(page.the('radio', cardOf(game)));
  const places = /^Play on for the places: /;
  expect(isChecked(page, 'checkbox', places)).toBe(false);
  await press(page.the('checkbox', places));
  await press(start(page));
  await isAtTable(page);
  expect(storedGame()?.rows[0]?.row).toMatchObject({ rules: `${id}+places=last` });
  await press(page.the('button', 'Rules'));
  await until(() => {
    const terms = everything().in('dialog', `The rules of ${game}`).all('term').map(wordsOf);
    expect(terms).toContain('HO-2');
    expect(terms).not.toContain('ML-12');
  });
});

test('IL-10, IL-11: a choice of several forms tells the usual one, and where no head start is left none is offered', async () => {
  const page = await open('/new/here?game=ludo-king');
  expect(isChecked(page, 'radio', 'Ludo as in the apps')).toBe(true);
  const home = 'Two pieces of each colour are home from the beginning';
  await press(page.the('checkbox', home));
  const goal = () => page.in('group', 'Pieces that must get home');
  expect(isChecked(goal(), 'radio', 'All four')).toBe(true);
  await press(goal().the('radio', 'One piece home is enough.'));
  expect(page.has('checkbox', home)).toBe(false);
  await press(start(page));
  await isAtTable(page);
  expect(storedGame()?.rows[0]?.row).toMatchObject({ rules: 'indian+goal=1' });
  expect(storedGame()?.room.start).toBe('whole');
  await press(page.the('button', 'Rules'));
  await until(() => {
    const card = everything().in('dialog', 'The rules of Ludo as in the apps');
    expect(card.all('term').map(wordsOf)).toEqual(expect.arrayContaining(['IL-5', 'IL-7', 'IL-11']));
    expect(card.says('One piece home is enough.')).toBe(true);
  });
});

test.each(['Ludo', 'Jumbo Ludo'])('HO-3 to HO-6: %s is made with the rules of families', async (game) => {
  const page = await open('/new/here');
  await press(page.the('radio', cardOf(game)));
  for (const variation of [
    /^A capture gives another throw/,
    /^Safe squares: /,
    /^With pieces waiting in base/,
  ])
    await press(page.the('checkbox', variation));
  const out = page.in('group', 'Pieces that begin on the start square');
  await press(out.the('radio', 'Two pieces of each colour begin on the start square.'));
  await press(start(page));
  await isAtTable(page);
  expect(storedGame()?.room.rules).toMatch(/^\w+\+captureThrows\+out=2\+safe\+threeThrows$/);
  await press(page.the('button', 'Rules'));
  await until(() => {
    const terms = everything().in('dialog', `The rules of ${game}`).all('term').map(wordsOf);
    expect(terms).toEqual(expect.arrayContaining(['HO-3', 'HO-4', 'HO-5', 'HO-6']));
  });
});

test.each(['Uckers', 'Navy Uckers'])('WU-1 to WU-5: %s is made with every switch', async (game) => {
  const page = await open('/new/here');
  await press(page.the('radio', cardOf(game)));
  for (const variation of [/^Any double throws again/, /^Blob takes blob: /, /^Blow-back: /, /^Suck-back: /])
    await press(page.the('checkbox', variation));
  await press(
    page.in('group', 'A double 1 as the first throw of a colour').the('radio', /^Snake eyes, out and in: /),
  );
  await press(start(page));
  await isAtTable(page);
  expect(storedGame()?.room.rules).toMatch(
    /\+anyDouble\+blobTakesBlob\+blowBack\+snakeEyes=outAndIn\+suckBack$/,
  );
  await press(page.the('button', 'Rules'));
  await until(() => {
    const terms = everything().in('dialog', `The rules of ${game}`).all('term').map(wordsOf);
    expect(terms).toEqual(expect.arrayContaining(['WU-1', 'WU-2', 'WU-3', 'WU-4', 'WU-5']));
  });
});

test('one press puts bots on all seats but one, and the button says who will play', async () => {
  const page = await open('/new/here');
  const bots = () => page.all('checkbox', /^Let a bot play /) as readonly HTMLInputElement[];
  const set = () => bots().filter(({ checked }) => checked);
  expect(isChecked(page, 'radio', 'Everybody here')).toBe(true);
  expect(descriptionOf(start(page))).toBe('Ludo, board-game rules · 2 people');

  await press(page.the('radio', 'Only me, against bots'));
  expect(descriptionOf(start(page))).toBe('Ludo, board-game rules · 1 person and 1 bot');
  await press(page.the('radio', /^4 players/));
  expect(isChecked(page, 'radio', 'Only me, against bots')).toBe(true);
  expect(set()).toHaveLength(3);
  expect(descriptionOf(start(page))).toBe('Ludo, board-game rules · 1 person and 3 bots');

  await press(bots().at(-1)!);
  for (const each of ['Everybody here', 'Only me, against bots'])
    expect(isChecked(page, 'radio', each)).toBe(false);
  expect(descriptionOf(start(page))).toBe('Ludo, board-game rules · 2 people and 2 bots');
  await press(page.the('radio', 'Everybody here'));
  expect(set()).toEqual([]);
  expect(page.has('radio', 'Easy')).toBe(false);

  await press(page.the('radio', 'Only me, against bots'));
  expect(isChecked(page, 'radio', 'Good')).toBe(true);
  await press(page.the('radio', 'For small children'));
  await press(start(page));
  await isAtTable(page);
  const sat = storedGame()?.rows.filter(({ row }) => row.t === 'bot' && row.l === 'random');
  expect(sat).toHaveLength(3);
});

test('how well bots play is remembered', async () => {
  const first = await open('/new/here');
  await press(first.the('radio', 'Only me, against bots'));
  await press(first.the('radio', 'For small children'));
  await press(start(first));
  await isAtTable(first);
  const page = await open('/new/bots');
  expect((page.all('radio', 'For small children') as readonly HTMLInputElement[]).at(-1)?.checked).toBe(true);
});

test.each([
  ['bots', 'Only me, against bots', 'Ludo, board-game rules · 1 person and 1 bot'],
  ['here', 'Everybody here', 'Ludo, board-game rules · 2 people'],
])(
  '/new/%s begins with the company that it is named for, whatever was played last',
  async (kind, company, who) => {
    const other = await open(kind === 'bots' ? '/new/here' : '/new/bots');
    await press(start(other));
    await isAtTable(other);
    const page = await open(`/new/${kind}`);
    expect((page.all('radio', company) as readonly HTMLInputElement[]).at(-1)?.checked).toBe(true);
    expect(descriptionOf(page.all('button', 'Start the game').at(-1)!)).toBe(who);
  },
);

test('at a table for friends the button says what is played, and by how many', async () => {
  const page = await open('/new/friends');
  const make = () => page.the('button', 'Make the table');
  expect(descriptionOf(make())).toBe('Ludo, board-game rules · You and 1 other');
  await press(page.the('radio', /^4 players/));
  await press(page.the('radio', 'Quick Ludo'));
  expect(descriptionOf(make())).toBe('Quick Ludo · You and 3 others');
});

test('the button says what own rules are called, and a game that goes on from a position', async () => {
  const page = await open('/new/here');
  await press(page.the('checkbox', /^Play on for the places: /));
  await write(page.the('textbox', 'What are these rules called?'), 'Grandma’s');
  expect(descriptionOf(start(page))).toBe('Grandma’s · 2 people');
  await writePosition(page, 'parchis 1-2- b.7.20.20/-/b.b.b.b/- Y ? -');
  expect(descriptionOf(start(page))).toBe('Parchís · 2 people');
});

const wrong = [
  ['chess 1-2- b.7.20.33/-/b.b.12.40/- R ? -', 'rules'],
  ['ludo 1--- b.7.20.33/-/b.b.12.40/- R ? -', 'seats'],
  ['ludo 1-2- 7.b.20.33/-/b.b.12.40/- R ? -', 'pieces'],
  ['ludo 1-2- b.7.20.33/-/b.b.12.40/- G ? -', 'colour'],
  ['ludo 1-2- b.7.20.33/-/b.b.12.40/- R 7 -', 'dice'],
  ['ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? w1', 'notes'],
  ['ludo 1-2-', 'text'],
] as const;

test('a position text that is wrong is answered with its field and the reason; a game begins from a right one', async () => {
  const page = await open('/new/here');
  for (const [text, field] of wrong) {
    await writePosition(page, text);
    expect(page.all('status').map(wordsOf).join(''), text).toMatch(
      new RegExp(`^The field “${field}” is not right\\. .{30,}\\. Here: .{5,}$`),
    );
    await press(start(page));
    expect(document.activeElement).toBe(page.the('textbox', 'Position text'));
  }
  await writePosition(page, 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? -');
  expect(page.says('Field “')).toBe(false);
  await press(start(page));
  await isAtTable(page);
  expect(standing(page)).toContain('Red piece on square 34');
});

test('another game on this screen takes the place of a running one only when it was said', async () => {
  const first = await open('/new/here');
  await writePosition(first, 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -');
  await press(start(first));
  await isAtTable(first);
  await press(first.in('list', 'Your choices').all('button')[0]!);
  await press(first.the('button', 'Throw the die'));
  const before = localStorage.getItem('ludo.here');
  expect(before).toContain('"t":"throw"');

  const page = await open('/new/here');
  expect(wordsOf(page.the('link', /^Go on with the game on this screen/))).toContain(
    'Jumbo Ludo, 1 throw so far. Another game takes its place.',
  );
  await press(start(page));
  const asked = everything().in('dialog', 'Another game on this screen?');
  expect(asked.says('Jumbo Ludo goes on here, with 1 throw so far.')).toBe(true);
  expect(document.activeElement).toBe(asked.the('button', 'Go on with it'));
  await answer('Close');
  expect(localStorage.getItem('ludo.here')).toBe(before);

  await press(start(page));
  await answer('Go on with it');
  expect(location.pathname).toBe('/here');
  expect(localStorage.getItem('ludo.here')).toBe(before);

  const other = await open('/new/here');
  await press(start(other));
  await answer('Begin another');
  await isAtTable(other);
  expect(localStorage.getItem('ludo.here')).not.toContain('"t":"throw"');
});

test('what is wrong with a setup is told anew in another language', async () => {
  const page = await open('/new/here');
  for (const bot of page.all('checkbox', /^Let a bot play/)) await press(bot);
  await press(start(page));
  const alert = () => page.all('alert').map(wordsOf).join('');
  expect(alert()).toBe('At least one seat needs a person who is there.');
  await press(page.the('button', 'Language: English'));
  await press(everything().the('button', 'Español'));
  await until(() => expect(alert()).toBe('Al menos un asiento necesita una persona presente.'));
});

test('what may be said is chosen where a table is made', async () => {
  const page = await open('/new/friends');
  await press(page.the('button', 'What may be said at the table'));
  await press(page.the('radio', 'People’s own words as well'));
  expect(isChecked(page, 'radio', 'People’s own words as well')).toBe(true);
});

test('a link may name the game, and another way to play keeps what has been chosen', async () => {
  const page = await open('/new/bots?game=german');
  expect(isChecked(page, 'radio', 'German-style Ludo')).toBe(true);
  const ways = () => page.in('navigation', 'Choose with whom you play');
  expect(ways().the('link', 'Against bots').getAttribute('aria-current')).toBe('page');
  await press(page.the('radio', /^4 players/));
  await press(ways().the('link', 'Around this screen'));
  await until(() => expect(descriptionOf(start(page))).toBe('German-style Ludo · 4 people'));
  expect(isChecked(page, 'radio', 'German-style Ludo')).toBe(true);
  await press(ways().the('link', 'With friends by link'));
  await until(() =>
    expect(descriptionOf(page.the('button', 'Make the table'))).toBe('German-style Ludo · You and 3 others'),
  );
});

test('how the score is kept is chosen for one screen, too', async () => {
  const page = await open('/new/here');
  await press(page.the('button', 'Score and next games'));
  await press(page.the('radio', /^Best of 3/));
  await press(page.the('checkbox', 'Draw the seats anew for each next game'));
  await press(start(page));
  await isAtTable(page);
  expect(storedGame()?.room.table).toMatchObject({
    bestOf: 3,
    points: 'wins',
    drawsSeats: true,
    clock: { kind: 'none' },
  });
});
