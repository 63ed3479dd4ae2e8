// Who sits where: sitting down, leaving, bots, the host's menu, whoever drops out, and the next game with others.
import { standardChoices } from '@ludo/room';
import { expect, test, vi } from 'vitest';
import { happen, press, pressKey, write } from '../../test/dom/doing.ts';
import { fakeRoom, roomFrom } from '../../test/dom/fake-room.ts';
import { everything } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { answer, captions, choices, comeTo, pageOf, throwButton, turnOf } from '../../test/dom/table.ts';
import { remember } from '../device/storage.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BOTH = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } };

const seat = (page: Part, name: string): string =>
  page
    .in('region', 'Players')
    .all('listitem')
    .map(wordsOf)
    .find((words) => words.includes(name)) ?? '';

async function about(page: Part, who: string, deed: string): Promise<void> {
  await press(page.the('button', `More about ${who}`));
  await press(page.the('button', deed));
}

const isSeatOffered = (page: Part): boolean => page.has('button', /Take the seat of/);
const start = 'Start the game';

test('a free seat is taken under a name; a full table offers none, and whoever watches is told so', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const ben = await comeTo(room, 'ben');
  const cem = await comeTo(room, 'cem');
  expect(cem.page.says('Take a free seat, or just watch.')).toBe(true);
  expect(ben.page.has('button', start)).toBe(false);
  await write(ben.page.the('textbox', 'Name for Yellow'), 'Ben');
  await press(ben.page.the('button', /Take the seat of Yellow$/));
  expect(ben.page.has('button', 'Stand up: Leave the seat of Ben')).toBe(true);
  expect(seat(ben.page, 'Ben')).toContain('you');
  expect(ben.page.the('button', 'Waiting for Ada (Red) to start').getAttribute('aria-disabled')).toBe('true');
  expect(isSeatOffered(cem.page)).toBe(false);
  expect(cem.page.says('You are watching.')).toBe(true);
  expect(cem.page.says('Everybody has a seat.')).toBe(true);
  expect(cem.page.has('button', start)).toBe(false);
});

test('a seat at which a bot plays says so, also to whoever may take it', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  room.does('ada', { do: 'bot', player: 2, level: 'sensible' }, { do: 'start' });
  const { page } = await comeTo(room, 'cem');
  expect(seat(page, 'Bot Yellow')).toContain('Sit here');
  expect(page.has('button', /Take the seat of Yellow$/)).toBe(true);
  expect(page.element.querySelectorAll('.piece-marks')).toHaveLength(2);
});

test('with one press bots take all free seats of a table; only its host is offered that', async () => {
  const room = fakeRoom({ rules: 'ludo', seats: '1234' }, { ada: { 1: 'Ada' }, ben: { 3: 'Ben' } });
  const ada = await pageOf(room, 'ada');
  expect((await pageOf(room, 'ben')).has('button', 'Bots take the free seats')).toBe(false);
  await press(ada.the('button', 'Bots take the free seats'));
  expect(room.state().seatList.map(({ state }) => state)).toEqual(['held', 'bot', 'held', 'bot']);
  expect(ada.has('button', 'Bots take the free seats')).toBe(false);
  expect(ada.has('button', start)).toBe(true);
});

test('whoever comes to a game of partners reads on the large button with whom', async () => {
  const room = fakeRoom({ rules: 'uckers', seats: '1234' }, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'ben');
  expect(wordsOf(page.the('button', 'Sit down and play'))).toContain(
    'You and Blue against Ada (Red) and Yellow',
  );
});

test('the own name is written at no further seat of whoever sits', async () => {
  const room = fakeRoom({ rules: 'ludo', seats: '1234' }, { ada: {} });
  const { page } = await comeTo(room, 'ada');
  await write(page.the('textbox', 'Name for Red'), 'Ada');
  await press(page.the('button', /Take the seat of Red$/));
  const fields = page.all('textbox', /^Name for/);
  expect(fields.map((field) => (field instanceof HTMLInputElement ? field.value : '?'))).toEqual([
    '',
    '',
    '',
  ]);
});

test('a picture that is chosen comes along with the seat, for everybody at the table', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const ada = await comeTo(room, 'ada');
  const ben = await comeTo(room, 'ben');
  await press(ben.page.the('button', 'A picture beside your name'));
  await press(ben.page.the('radio', 'Fox'));
  await write(ben.page.the('textbox', 'Name for Yellow'), 'Ben');
  await press(ben.page.the('button', /Take the seat of Yellow$/));
  for (const { page } of [ada, ben]) expect(seat(page, 'Ben')).toContain('🦊 Ben');
  expect(seat(ada.page, 'Ada')).not.toMatch(/\p{Extended_Pictographic}/u);
});

test('the own name stands at the seat that the large button takes, and comes along to each', async () => {
  remember('name', 'Ada');
  const room = fakeRoom({ rules: 'ludo', seats: '1234' }, { host: { 1: 'Ben' } });
  const { page } = await comeTo(room, 'ada');
  const field = (colour: string): HTMLInputElement =>
    page.the('textbox', `Name for ${colour}`) as HTMLInputElement;
  const values = (): readonly string[] => ['Green', 'Yellow', 'Blue'].map((colour) => field(colour).value);
  expect(values()).toEqual(['Ada', '', '']);
  await happen(() => field('Blue').focus());
  expect(values()).toEqual(['', '', 'Ada']);
  expect(page.the('button', 'Sit down and play').textContent).toContain('Blue');
  await press(page.the('button', /Take the seat of Yellow$/));
  expect(seat(page, 'Ada')).toContain('Yellow');
});

test('the large button is always the next thing: sit down, send the link, start', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const host = await comeTo(room, 'ada');
  const ben = await comeTo(room, 'ben');
  expect(host.page.the('button', 'Send the link').textContent).toContain('Waiting for 1 more');
  expect(host.page.has('button', 'Bots take the free seats')).toBe(true);
  expect(host.page.has('button', start)).toBe(false);
  await write(ben.page.the('textbox', 'Name for Yellow'), 'Ben');
  await press(ben.page.the('button', 'Sit down and play'));
  expect(ben.page.has('button', 'Stand up: Leave the seat of Ben')).toBe(true);
  expect(ben.page.has('button', 'Sit down and play')).toBe(false);
  expect(host.page.the('button', start).textContent).toContain('Both are here');
  await press(host.page.the('button', start));
  expect(turnOf(host.page)).toBe('Ada (Red): throw the die');
});

test('the invitation comes before the players while a seat is free, and after them once all are taken', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'ada');
  const headings = (): readonly string[] =>
    page
      .all('heading')
      .map(wordsOf)
      .filter((words) => words === 'Players' || words.startsWith('Invite '));
  expect(headings()).toEqual(['Invite your friends', 'Players']);
  expect(page.says('Whoever opens this link picks a free seat, or just watches.')).toBe(true);
  await happen(() => room.does('ben', { do: 'sit', player: 2, name: 'Ben' }));
  expect(headings()).toEqual(['Players', 'Invite people to watch']);
  expect(page.says('All seats are taken: whoever opens this link watches.')).toBe(true);
});

test('the large button leaves the start to the host, unless the host is away', async () => {
  const room = roomFrom(POSITION, BOTH);
  await comeTo(room, 'ada');
  const { page } = await comeTo(room, 'ben');
  expect(page.has('button', 'Waiting for Ada (Red) to start')).toBe(true);
  await happen(() => room.leaves('ada'));
  expect(page.has('button', 'Waiting for Ada (Red) to start')).toBe(false);
  expect(page.the('button', start).textContent).toContain('Both are here');
});

test('a seat that somebody else has just taken is refused with the reason', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page, table } = await comeTo(room, 'ben');
  table.isAnswered = false;
  await press(page.the('button', /Take the seat of Yellow$/));
  await happen(() => table.drops());
  table.isAnswered = true;
  room.does('cem', { do: 'sit', player: 2, name: 'Cem' });
  await happen(() => table.joins());
  expect(page.says('Somebody else has just taken this seat.')).toBe(true);
  expect(page.has('button', /Leave the seat/)).toBe(false);
  // Rows that were on their way take nothing of it away.
  await happen(() => room.does('cem', { do: 'stand', player: 2 }));
  expect(page.says('Somebody else has just taken this seat.')).toBe(true);
});

test('one device holds three seats, and plays for each in turn', async () => {
  const room = roomFrom('ludo 1234 b.7.20.33/b.b.b.5/b.b.b.9/b.b.b.12 G ? -', {
    ada: { 1: 'Ada', 2: 'Ben', 3: 'Cem' },
    dora: { 4: 'Dora' },
  });
  room.does('dora', { do: 'start' });
  const family = (await comeTo(room, 'ada')).page;
  const guest = (await comeTo(room, 'dora')).page;
  expect(seat(family, 'Cem')).toContain('you');
  expect(seat(guest, 'Dora')).toContain('you');
  expect(seat(guest, 'Cem')).not.toContain('you');
  room.deal(1, 2, 3, 4);
  for (const [page, other, who] of [
    [family, guest, 'Ben (Green)'],
    [family, guest, 'Cem (Yellow)'],
    [guest, family, 'Dora (Blue)'],
    [family, guest, 'Ada (Red)'],
  ] as const) {
    expect(turnOf(page)).toBe(`${who}: throw the die`);
    expect(turnOf(other)).toBe(`${who} throws`);
    expect(other.has('button', throwButton)).toBe(false);
    await press(page.the('button', throwButton));
    await press(choices(page)[0] ?? page.the('button', /^Move: /));
  }
});

test('a second seat of the same person says whose it is', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'ada');
  const other = (await comeTo(room, 'ben')).page;
  const field = page.the('textbox', 'Name for Yellow');
  expect(field.getAttribute('placeholder')).toBe('Ada');
  await press(page.the('button', /Take the seat of Yellow$/));
  for (const each of [page, other]) {
    expect(captions(each).at(-1)).toBe('Ada takes Yellow.');
    expect(each.in('region', 'Players').all('listitem').map(wordsOf)[1]).toMatch(/^Ada ?Yellow/);
  }
  expect(page.all('button', /Leave the seat of/).map(nameOf)).toEqual([
    'Stand up: Leave the seat of Ada (Red)',
    'Stand up: Leave the seat of Ada (Yellow)',
  ]);
});

test('a seat that is taken without a name is not said to take itself', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-' }, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'ben');
  await press(page.the('button', /Take the seat of Yellow$/));
  expect(captions(page).at(-1)).toBe('You take Yellow.');
  await press(page.the('button', 'Stand up: Leave the seat of Yellow'));
  expect(captions(page).at(-1)).toBe('The player of Yellow leaves the seat.');
});

test('a watcher has nothing to press, by keys neither', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'cem');
  expect(page.the('button', 'You are watching').getAttribute('aria-disabled')).toBe('true');
  expect(page.has('button', /^More about/)).toBe(false);
  await pressKey(' ');
  await press(page.in('group', /^Board of /).all('button')[0]!);
  expect(page.says('You are watching and have no seat.')).toBe(true);
  await press(page.the('button', 'Settings'));
  expect(everything().has('button', /End this game|Pause/)).toBe(false);
  expect(room.state().lastThrow).toBeNull();
});

test('the host sets a bot on a free seat, whom somebody follows; pauses, and goes on', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'ada');
  await press(page.the('button', 'Let a bot play Yellow'));
  expect(seat(page, 'Yellow')).toMatch(/^Bot Yellow(?!.*(Yellow|bot))/);
  const ben = await comeTo(room, 'ben');
  await press(ben.page.the('button', /Take the seat of Yellow$/));
  await press(page.the('button', start));
  await press(page.the('button', 'Settings'));
  vi.useFakeTimers();
  await happen(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  await pressKey('Escape');
  await happen(() => room.does('ada', { do: 'pause' }));
  expect(turnOf(ben.page)).toBe('The game is paused');
  expect(page.has('button', throwButton)).toBe(false);
  expect(ben.page.the('button', 'The game is paused').getAttribute('aria-disabled')).toBe('true');
  await press(page.the('button', 'Go on with the game'));
  expect(page.has('button', throwButton)).toBe(true);
});

test('nobody plays while the game is paused, also whose turn it is', async () => {
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- Y ? -', BOTH);
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ben');
  await happen(() => room.does('ada', { do: 'pause' }));
  const large = page.the('button', 'The game is paused');
  expect(large.getAttribute('aria-disabled')).toBe('true');
  await press(large);
  await pressKey(' ');
  expect(page.says('The game is paused')).toBe(true);
  expect(page.all('status').map(wordsOf).join('')).toBe('');
  expect(room.state().lastThrow).toBeNull();
});

test('the host takes a player off a seat, who is asked about first by name; everybody is told', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const ada = (await comeTo(room, 'ada')).page;
  const ben = (await comeTo(room, 'ben')).page;
  await about(ada, 'Ben', 'Remove: Take Ben off the seat');
  const asked = ada.in('dialog', 'Take Ben off the seat');
  expect(document.activeElement).toBe(asked.the('button', 'Keep this player'));
  await pressKey('Escape');
  expect(room.state().seatList[1]?.state).toBe('held');
  await about(ada, 'Ben', 'Remove: Take Ben off the seat');
  await answer('Remove');
  for (const page of [ada, ben])
    expect(captions(page).at(-1)).toContain('Ben was taken off the seat by the host.');
  expect(seat(ada, 'Ben has left the game')).toContain('Sit here too');
  expect(ben.says('You are watching.')).toBe(true);
});

test('a seat is given up by name in the middle of a game, and kept by the safe answer', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ben');
  await about(page, 'Ben', 'Give up the seat: Leave the seat of Ben');
  const asked = page.in('dialog', 'Leave the seat of Ben');
  expect(document.activeElement).toBe(asked.the('button', 'Stay'));
  await press(asked.the('button', 'Stay'));
  expect(page.has('dialog')).toBe(false);
  expect(room.state().seatList[1]?.state).toBe('held');
  await about(page, 'Ben', 'Give up the seat: Leave the seat of Ben');
  await answer('Give up the seat');
  expect(page.says('You are watching.')).toBe(true);
});

test('a question about what is over goes by itself', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ben');
  await about(page, 'Ben', 'Give up the seat: Leave the seat of Ben');
  await happen(() => room.does('ada', { do: 'end' }));
  expect(page.has('dialog')).toBe(false);
});

test('the host hands the role on, and takes no part in leading any more', async () => {
  const room = roomFrom(POSITION, BOTH);
  const { page } = await comeTo(room, 'ada');
  await about(page, 'Ben', 'Make host: Make Ben the host');
  expect(captions(page).at(-1)).toContain('Ben (Yellow) is now the host.');
  expect(page.has('button', 'Waiting for Ben (Yellow) to start')).toBe(true);
  await happen(() => room.does('ben', { do: 'start' }));
  await happen(() => room.does('ben', { do: 'pause' }));
  expect(page.has('button', 'Go on with the game')).toBe(false);
  await happen(() => room.does('ben', { do: 'resume' }));
  vi.useFakeTimers();
  await press(page.the('button', 'Settings'));
  await happen(() => void vi.advanceTimersByTime(500));
  expect(page.has('button', 'Ask the host to end the game')).toBe(true);
  expect(page.has('button', /^(End this game|Pause the game|Close this table)$/)).toBe(false);
});

test('after a game a seat is left, goes to a bot, and then to somebody new; the result is of those who played', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' }, { do: 'end' });
  const ada = (await comeTo(room, 'ada')).page;
  const ben = (await comeTo(room, 'ben')).page;
  expect(ben.has('button', 'Play again')).toBe(true);
  await press(ben.the('button', 'Stand up: Leave the seat of Ben'));
  expect(ada.says('1 seat is free. The next game can start when all are taken.')).toBe(true);
  expect(ada.has('button', 'Play again')).toBe(false);
  expect(ada.has('heading', 'Invite your friends')).toBe(true);
  await press(ada.the('button', 'Let a bot play Yellow'));
  expect(ada.has('button', 'Play again')).toBe(true);
  await about(ada, 'Yellow', 'Remove: Take Yellow off the seat');
  expect(ada.has('button', 'Play again')).toBe(false);
  await happen(() => room.does('cem', { do: 'sit', player: 2, name: 'Cem' }));
  expect(ada.in('table').says('Ben (Yellow)')).toBe(true);
  await happen(() => room.does('cem', { do: 'start' }));
  await press(ada.the('button', 'Play again'));
  expect(ada.has('button', throwButton)).toBe(true);
  expect(seat(ada, 'Cem')).toContain('Yellow');
  expect(ben.says('You are watching.')).toBe(true);
});

test('where the others decide, one press lets a bot play on for whoever does not come back', async () => {
  vi.useFakeTimers();
  const room = fakeRoom(
    {
      rules: 'jumbo',
      seats: '1-2-',
      position: POSITION,
      table: { ...standardChoices, away: 'others', grace: 60 },
    },
    { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
  room.does('ben', { do: 'start' });
  const { page } = await comeTo(room, 'ben');
  await happen(() => room.leaves('ada'));
  expect(turnOf(page)).toBe('Ada (Red) is not connected; the game waits');
  await happen(() => room.writes({ t: 'away', p: 1 }));
  expect(captions(page).at(-1)).toContain('Ada (Red) has lost the connection.');
  expect(page.has('button', 'Let a bot play on')).toBe(false);
  expect(page.says(/In .* each of you can let a bot play on\. Gone for \d+ seconds?\./)).toBe(true);
  expect(page.has('button', 'Waiting for Ada (Red)')).toBe(true);
  await happen(() => room.passes(60_000));
  expect(page.says('Each of you can let a bot play on now.')).toBe(true);
  await press(page.the('button', 'Let a bot play on'));
  expect(turnOf(page)).toBe('A bot plays for Ada (Red)');
  room.deal(3);
  await happen(() => room.passes(1000));
  expect(captions(page).at(-1)).toContain('Ada (Red) throws 3.');
  // She comes back to what a bot, and not she, has done.
  expect(captions(await pageOf(room, 'ada')).at(-1)).toContain('Ada (Red) throws 3.');
});

test('a closed table can be looked at, and nothing else; only its host closes it', async () => {
  const room = roomFrom(POSITION, BOTH);
  room.does('ada', { do: 'start' });
  const ben = (await comeTo(room, 'ben')).page;
  vi.useFakeTimers();
  await press(ben.the('button', 'Settings'));
  await happen(() => void vi.advanceTimersByTime(500));
  expect(ben.has('button', 'Close this table')).toBe(false);
  await pressKey('Escape');
  const ada = (await comeTo(room, 'ada')).page;
  await press(ada.the('button', 'Settings'));
  await happen(() => void vi.advanceTimersByTime(500));
  await press(ada.the('button', 'Close this table'));
  await answer('Close the table');
  const cem = (await comeTo(room, 'cem')).page;
  for (const page of [ada, ben, cem]) {
    expect(page.says(/closed this table/)).toBe(true);
    expect(page.has('button', throwButton)).toBe(false);
    expect(page.has('button', /Take the seat|^Play again|^Start/)).toBe(false);
  }
});

test('on the turn of somebody who is away it stands below it when a bot plays on, before what can be pressed', async () => {
  vi.useFakeTimers();
  const room = fakeRoom(
    {
      rules: 'jumbo',
      seats: '1-2-',
      position: POSITION,
      table: { ...standardChoices, away: 'bot', grace: 60 },
    },
    { ben: { 2: 'Ben' }, ada: { 1: 'Ada' } },
  );
  room.does('ben', { do: 'start' });
  const page = await pageOf(room, 'ben');
  await happen(() => room.leaves('ada'));
  await happen(() => room.writes({ t: 'away', p: 1 }));
  await happen(() => void vi.advanceTimersByTime(20_000));
  const line = [...page.element.querySelectorAll('.turn-line > *')].map(wordsOf);
  expect(line[0]).toBe('Ada (Red) is not connected; the game waits');
  expect(line[1]).toBe('A bot plays on in 40 seconds. Gone for 20 seconds.');
  expect(line[2]).toContain('Let a bot play on');
});
