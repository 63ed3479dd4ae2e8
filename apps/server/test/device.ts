// For tests: a guest whose device takes part in the dice, as a browser's does, and checks every row as it comes.
import { makeChain, type Chain } from '@ludo/fairness';
import { checkRow, foldRow, type Command, type Finding, type LoggedRow, type RoomState } from '@ludo/room';
import { randomBytes } from 'node:crypto';
import type { Guest } from './guest.ts';

const SEED_BYTES = 16;

export class Device {
  readonly guest: Guest;
  readonly seeds: Buffer[] = [];
  readonly #chains: Map<string, Chain> = new Map();

  /** `before`: the same device, when it was connected before. */
  constructor(guest: Guest, before?: Device) {
    this.guest = guest;
    if (before === undefined) return;
    this.seeds.push(...before.seeds);
    this.#chains = before.#chains;
  }

  /** The tip of a new chain. */
  tip(): string {
    const seed = randomBytes(SEED_BYTES);
    const chain = makeChain({ room: this.guest.room, owner: this.guest.person }, seed);
    this.seeds.push(seed);
    this.#chains.set(chain.tip, chain);
    return chain.tip;
  }

  /** Of this device for its next throw; undefined: none of its chains counts. */
  value(): string | undefined {
    const mine = this.guest.state?.fair?.persons.find(({ person }) => person === this.guest.person);
    if (mine?.chain == null) return undefined;
    return this.#chains.get(mine.chain.tip)?.value(mine.chain.spent + 1) ?? undefined;
  }

  async sit(player: number): Promise<void> {
    await this.guest.must({ do: 'sit', player, name: `Nr. ${player}`, tip: this.tip() });
  }

  /** With the value that belongs to it. */
  withPart(command: Command): Command {
    if (command.do !== 'throw') return command;
    const value = this.value();
    return value === undefined ? command : { ...command, value };
  }

  /** Sends what the start waits for from this device. */
  async give(): Promise<void> {
    await this.guest.until(() => (this.guest.state?.fair?.start ?? null) !== null);
    const { state, person } = this.guest;
    const player = state?.fair?.start?.of.find((each) =>
      state.seatList.some((seat) => seat.player === each && 'person' in seat && seat.person === person),
    );
    const value = this.value();
    if (player !== undefined && value !== undefined) await this.guest.must({ do: 'value', player, value });
  }

  /** Throws or plays, if it is this guest's turn; false: it is not. */
  async go(): Promise<boolean> {
    const command = this.guest.nextCommand();
    if (command === null) return false;
    await this.guest.must(this.withPart(command));
    return true;
  }
}

/** Until so many throws have been made in the room. */
export async function playOn(devices: readonly Device[], throws: number): Promise<void> {
  const [first] = devices;
  while ((first?.guest.state?.fair?.n ?? 0) < throws && first?.guest.state?.phase === 'playing') {
    const moved = await Promise.all(devices.map((device) => device.go()));
    if (moved.includes(true)) await catchUp(devices);
  }
}

/** Until all have heard the same rows. */
async function catchUp(devices: readonly Device[]): Promise<void> {
  const last = Math.max(...devices.map(({ guest }) => guest.state?.seq ?? 0));
  await Promise.all(devices.map(({ guest }) => guest.until(() => (guest.state?.seq ?? 0) >= last)));
}

/** What a page finds out that has seen all these rows. */
export function findingsOf(room: string, rows: readonly LoggedRow[]): readonly Finding[] {
  const findings: Finding[] = [];
  let state: RoomState | null = null;
  for (const row of rows) {
    const found = state === null ? null : checkRow(room, state, row.row);
    if (found !== null) findings.push(found);
    state = foldRow(state, row).state;
  }
  return findings;
}
