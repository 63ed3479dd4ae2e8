// What a page says of its own part in the dice, by what it hears from a server that cheats.
import { takeSnapshot } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { ADA, begun, ROOM, type FairTable } from '../../../test/fair-table.ts';
import { beforeJoining, hear, type Heard, type RemoteState } from '../remote/remote-state.ts';

const CLOCK = { clock: { kind: 'throw', seconds: 10 }, expiry: 'bot', away: 'wait', grace: 60 } as const;

const joined = ({ rows }: Pick<FairTable, 'rows'>): Heard => ({
  type: 'joined',
  at: 1,
  joined: {
    ok: true,
    token: 't',
    person: ADA,
    rows,
    presence: { room: 'r', here: [], watchers: 0 },
    talk: [],
    time: 1,
  },
});

const hearing = (state: RemoteState, ...all: readonly Heard[]): RemoteState =>
  all.reduce((before, heard) => hear(before, heard).state, state);

function adasTurn(): { readonly table: FairTable; readonly state: RemoteState } {
  const { table, ada } = begun(CLOCK);
  const isAdas = (): boolean => table.now.position?.dice === null && table.now.position.colour === 0;
  while (!isAdas()) table.plays(1);
  const page = beforeJoining(0, ROOM, null, ada.chains.has);
  return { table, state: hearing(page, { type: 'connected', at: 0 }, joined(table)) };
}

describe('a value that this page has sent is held back', () => {
  const value = 'v'.repeat(21) + 'A';
  const refused: Heard = {
    type: 'answered',
    id: 'x',
    answer: { ok: false, refusal: { code: 'not-your-turn', clause: null } },
    at: 2,
  };

  test('by a server that refuses the command, and throws for somebody who is late', () => {
    const { table, state } = adasTurn();
    const command = { do: 'throw', ply: table.now.ply, value } as const;
    const sent = hearing(state, { type: 'acted', id: 'x', command }, refused);
    table.passes();
    const row = table.rows.at(-1)!;
    expect(row.row).toMatchObject({ t: 'throw', by: 'clock' });
    expect(hearing(sent, { type: 'row', row, at: 3 }).view.dice).toMatchObject({ heldBack: 1 });
    expect(hearing(state, { type: 'row', row, at: 3 }).view.dice).toMatchObject({ heldBack: 0 });
  });

  test('by a server that cuts the connection meanwhile', () => {
    const { table, state } = adasTurn();
    const command = { do: 'throw', ply: table.now.ply, value } as const;
    const cut = hearing(state, { type: 'acted', id: 'x', command }, { type: 'disconnected', at: 2 });
    table.passes();
    const again = hearing(cut, { type: 'connected', at: 3 }, joined({ rows: table.rows.slice(-1) }));
    expect(again.view.dice).toMatchObject({ heldBack: 1 });
  });
});

test('a tip in the name of this person, which it has not made, is a fault', () => {
  const { table, state } = adasTurn();
  const row = table.add({ t: 'tip', h: 'f'.repeat(21) + 'A', who: ADA });
  expect(hearing(state, { type: 'row', row, at: 3 }).view.dice?.faults).toMatchObject([
    { fault: 'foreign-tip' },
  ]);
  expect(state.view.dice?.faults).toEqual([]);
});

test('a snapshot without what is known of the dice is another log', () => {
  const { table, state } = adasTurn();
  const { fair: _, ...bare } = takeSnapshot(table.now);
  const answer = joined({ rows: [] });
  if (answer.type !== 'joined') throw new Error('no answer');
  const heard = { ...answer, joined: { ...answer.joined, snapshot: bare } };
  expect(hearing(state, heard).view.dice?.faults).toMatchObject([{ fault: 'another-log' }]);
});
