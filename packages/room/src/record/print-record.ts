// Owns writing a record as text. `parseRecord` undoes it.
import type { GameRecord, RecordChains, RecordLine, RecordSeat, RecordThrow, Turn } from './game-record.ts';

export function printRecord(record: GameRecord): string {
  return [...printingRecord(record)].join('');
}

/** In parts: its head, and then line by line. */
export function* printingRecord(record: GameRecord): Generator<string, void, undefined> {
  yield `${printHead(record).join('\n')}\n\n`;
  for (const line of record.lines) yield `${printRecordLine(line)}\n`;
}

/** Of the `nth` of a record's lines, from 0. */
export function lineNumber(record: GameRecord, nth: number): number {
  return printHead(record).length + nth + 2;
}

/** Of the tag or seat with which a line of the head begins; the first, if there is none. */
export function headLineNumber(record: GameRecord, beginning: string): number {
  const nth = printHead(record).findIndex((line) => `${line} `.startsWith(`${beginning} `));
  return Math.max(0, nth) + 1;
}

function printHead({ seated, chains, ...tags }: GameRecord): readonly string[] {
  const {
    record,
    rules,
    seats,
    position,
    hasHeadStart,
    rulesName,
    game,
    hasClock,
    begins,
    began,
    over,
    room,
    dice,
    result,
  } = tags;
  return [
    `record ${record}`,
    `rules ${rules}`,
    `seats ${seats}`,
    ...(position === undefined ? [] : [`position ${position}`]),
    ...(hasHeadStart === undefined ? [] : ['head-start yes']),
    ...(rulesName === undefined ? [] : [`called ${rulesName}`]),
    `game ${game}`,
    ...(hasClock === undefined ? [] : ['clock yes']),
    ...(begins === undefined ? [] : [`begins ${begins}`]),
    ...(began === undefined ? [] : [`began ${began}`]),
    ...(over === undefined ? [] : [`over ${over}`]),
    ...(room === undefined ? [] : [`room ${room}`]),
    `dice ${dice}`,
    `result ${result}`,
    ...seated.map(printSeat),
    ...(chains === undefined ? [] : printChains(chains)),
  ];
}

function printChains({
  throws,
  before,
  server,
  persons,
  waiting,
  renewing,
}: RecordChains): readonly string[] {
  return [
    `throws ${throws}`,
    `before ${before}`,
    `chain server ${server.tip} ${server.spent}`,
    ...persons.map(({ person, tip, spent }) => `chain ${person} ${tip} ${spent}`),
    ...waiting.map(({ person, tip }) => `wait ${person ?? 'server'} ${tip}`),
    ...renewing.map((person) => `renew ${person}`),
  ];
}

function printSeat(seat: RecordSeat): string {
  const seatOf = `seat ${seat.player} ${seat.is}`;
  if (seat.is === 'nobody') return seatOf;
  const name = seat.name === null ? '' : ` ${seat.name}`;
  if (seat.is === 'person') return `${seatOf} ${seat.person ?? '-'}${name}`;
  const standsIn = seat.person !== null || seat.name !== null;
  return `${seatOf} ${seat.level}${standsIn ? ` ${seat.person ?? '-'}${name}` : ''}`;
}

/** Without its end. */
export function printRecordLine(line: RecordLine): string {
  switch (line.is) {
    case 'value':
      return `value ${line.player} ${line.value}`;
    case 'lots':
      return ['lots', ...line.lots.map(printThrow)].join(' ');
    case 'begin': {
      const rounds = line.rounds.map((round) =>
        round.map((roll) => `${roll.colour}${printThrow(roll)}`).join(' '),
      );
      const thrown = rounds.length === 0 ? '' : ` ${rounds.join(' / ')}`;
      return `begin ${line.colour}${thrown}${proof(line.server)}`;
    }
    case 'seat':
      return printSeat(line.seat);
    case 'tip':
      return `tip ${line.person ?? 'server'} ${line.tip}${line.isRestored === true ? ' restored' : ''}`;
    case 'turn':
      return printTurn(line);
  }
}

function printTurn({ colour, announced = [], thrown, played, bonuses = [], server, device }: Turn): string {
  const words = [
    colour,
    ...announced,
    thrown === null ? '.' : printThrow(thrown),
    ...(played === null ? [] : [`${played.play}${marked(played.by)}`]),
    ...bonuses.flatMap(({ count, play, by }) => [`+${count}`, `${play}${marked(by)}`]),
  ];
  return words.join(' ') + proof(server, device);
}

function printThrow({ faces, by, origin }: RecordThrow & { readonly by?: string }): string {
  return faces.join('') + marked(by, origin);
}

function marked(...words: readonly (string | undefined)[]): string {
  const said = words.filter((word) => word !== undefined);
  return said.length === 0 ? '' : `(${said.join(',')})`;
}

function proof(server: string | undefined, device?: string): string {
  if (server === undefined) return '';
  return ` | ${server}${device === undefined ? '' : ` ${device}`}`;
}
