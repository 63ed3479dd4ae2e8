// Owns attacks with the values and tips of dice that can be checked: wrong ones, used ones, those of others, and none where they
// are waited for.
import { randomBytes } from 'node:crypto';
import { makeChain, VALUE_BYTES, type Chain } from '@ludo/fairness';
import type { Attack } from '../attack.ts';
import type { Ground } from '../ground.ts';
import { joinOf, newId, v } from '../talk.ts';
import { Wire } from '../wire.ts';

const newValue = (): string => randomBytes(VALUE_BYTES).toString('base64url');
const newChain = (room: string, owner: string): Chain => makeChain({ room, owner }, randomBytes(VALUE_BYTES));

interface Table {
  readonly wire: Wire;
  readonly room: string;
  readonly chain: Chain;
  /** Of another room. */
  readonly other: Chain;
}

async function tableOf(ground: Ground, from: number): Promise<Table | null> {
  const wire = await Wire.enter(ground, from);
  const opened = await wire?.ask('create', { v, rules: 'ludo', seats: '1234' });
  if (wire === null || opened?.['ok'] !== true) return null;
  const [room, token] = [String(opened['room']), opened['token']];
  const joined = await wire.ask('join', { ...joinOf(room), token });
  const person = String(joined?.['person']);
  const [chain, other] = [newChain(room, person), newChain('elsewhere123', person)];
  for (const player of [1, 2, 3, 4])
    wire.tell('command', {
      room,
      id: newId(),
      command: { do: 'sit', player, name: 'Eve', ...(player === 1 ? { tip: chain.tip } : {}) },
    });
  return { wire, room, chain, other };
}

/** By which a command may be refused, and now and then the right one, so that games go on. */
function valueFrom({ chance }: Ground, { chain, other }: Table, spent: number): string {
  const all = [
    chain.value(spent + 1),
    chain.value(spent),
    chain.value(spent + 2),
    chain.value(512),
    chain.tip,
    other.value(1),
    newValue(),
    'A'.repeat(chance.between(0, 3000)),
    `${newValue().slice(0, 21)}B`,
  ];
  return chance.pick(all) ?? newValue();
}

/** Each at a table of its own; every few dozen commands one is done with a new table, of which there may be so many. */
const wrong = (addresses: number, each: number) => (ground: Ground) =>
  ground.crew(addresses * each, async (nth) => {
    const table = await tableOf(ground, nth % addresses);
    if (table === null) return ground.rest(500);
    ground.note('let in');
    const { wire, room } = table;
    let [spent, ply] = [0, 0];
    wire.onText = (text) => {
      const refused = /^42\["refused".*"code":"([^"]*)"/.exec(text)?.[1];
      if (refused !== undefined) return ground.note(`refused: ${refused}`);
      const [, kind] = /"row":\{"t":"(\w+)"/.exec(text) ?? [];
      if (kind === undefined) return;
      ground.note(`done: ${kind}`);
      if (kind === 'throw' || kind === 'start') spent += 1;
      if (kind === 'throw' || kind === 'start' || kind === 'play') ply += 1;
    };
    for (let count = 0; count < 60 && wire.isOpen && ground.left > 0; count += 1) {
      const value = valueFrom(ground, table, spent);
      const command = ground.chance.pick<object>([
        { do: 'value', player: ground.chance.between(1, 4), value },
        { do: 'value', player: 1, value: table.chain.value(spent + 1) },
        { do: 'throw', ply, value },
        { do: 'throw', ply, value: table.chain.value(spent + 1) },
        { do: 'throw', ply },
        { do: 'tip', tip: value },
        { do: 'start' },
        { do: 'play', ply, play: '-' },
      ]);
      wire.tell('command', { room, id: newId(), command });
      await wire.answered();
      await ground.rest(50);
    }
    wire.end();
  });

/** Games that are begun in one breath at many tables, of which none has the values that are called for. */
const withheld = (addresses: number, each: number) => async (ground: Ground) => {
  const tables: Table[] = [];
  for (let nth = 0; nth < addresses * each && ground.left > 0; nth += 1) {
    const table = await tableOf(ground, nth % addresses);
    if (table !== null) tables.push(table);
  }
  ground.note('let in', tables.length);
  while (ground.goesOn()) {
    for (const { wire, room } of tables)
      wire.tell('command', { room, id: newId(), command: { do: 'start' } });
    ground.note('breaths');
    await ground.rest(1000);
  }
  for (const { wire } of tables) wire.end();
};

export const dice: readonly Attack[] = [
  {
    name: 'wrong-values',
    does: 'values for the dice that are wrong, used, somebody else’s or none, and tips all the time, from 32 addresses',
    addresses: 32,
    steps: 0,
    run: wrong(32, 8),
  },
  {
    name: 'withheld-values',
    does: 'games are begun at 640 tables of 16 addresses in one breath, and no values sent that are called for',
    addresses: 16,
    steps: 0,
    run: withheld(16, 40),
  },
];
