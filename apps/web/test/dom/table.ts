// What people do and see at a table, by the names of its controls.
import { beginHere, openLocalTable, type LocalPlayer } from '../../src/table/local-table.ts';
import type { Table } from '../../src/table/table.ts';
import { everything, showTable } from './page.tsx';
import { nameOf, part, wordsOf, type Name, type Part } from './seeing.ts';
import { happen, press } from './doing.ts';
import type { FakeRoom } from './fake-room.ts';
import type { FakeTable } from './fake-table.ts';

/** A game on this screen from a position, with these people at the seats in order; `null`: a bot. */
export function tableHere(
  position: string,
  people: readonly (string | null)[],
  ...faces: readonly number[]
): Table {
  const [rules = '', seats = ''] = position.split(' ');
  const parties = people.map((name, nth): LocalPlayer => ({
    player: nth + 1,
    name: name ?? '',
    isBot: name === null,
  }));
  const begun = beginHere({ rules, seats, position }, parties);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const left = [...faces];
  const table = openLocalTable({ throw: (count) => ({ faces: left.splice(0, count), origin: 'scripted' }) });
  if (table === null) throw new Error('there is no game on this screen');
  return table;
}

/** The page of somebody who has come to a room. */
export async function pageOf(room: FakeRoom, person: string): Promise<Part> {
  return (await comeTo(room, person)).page;
}

/** The same, with its table. */
export async function comeTo(
  room: FakeRoom,
  person: string,
  where: 'at the table' | 'at the door' = 'at the table',
): Promise<{ table: FakeTable; page: Part }> {
  let table: FakeTable | null = null;
  // Others see that somebody comes.
  await happen(() => void (table = room.tableOf(person, where === 'at the table')));
  if (table === null) throw new Error('nobody came');
  return { table, page: await showTable(table) };
}

export async function showHere(
  position: string,
  people: readonly (string | null)[],
  ...faces: readonly number[]
): Promise<{ table: Table; page: Part }> {
  const table = tableHere(position, people, ...faces);
  await table.act({ do: 'start' });
  return { table, page: await showTable(table) };
}

export const board = (page: Part): Part => page.in('group', /^Board of /);
export const choices = (page: Part): readonly HTMLElement[] =>
  page.has('list', 'Your choices') ? page.in('list', 'Your choices').all('button') : [];
export const offers = (page: Part): readonly string[] => choices(page).map(nameOf);
export const captions = (page: Part): readonly string[] =>
  page.all('log', 'What happened').flatMap((log) => part(log).all('listitem').map(wordsOf));
export const turnOf = (page: Part): string =>
  wordsOf(page.element.querySelector('[data-testid="turn"]') ?? page.element);
export const throwButton = /^Throw the (die|dice)$/;

/** Everything on the board in words, in alphabetical order. */
export const standing = (page: Part): readonly string[] =>
  board(page)
    .all('button')
    .map((each) => nameOf(each).replace(/(: |, cannot move).*$/, ''))
    .toSorted();

/** Why a request is not carried out, with its rule, as the page tells it. */
export const told = (page: Part): readonly string[] =>
  page
    .all('status')
    .map(wordsOf)
    .filter((words) => words !== '');

/** Answers a question before something that cannot be undone. */
export const answer = (name: Name): Promise<void> => press(everything().in('dialog').the('button', name));
