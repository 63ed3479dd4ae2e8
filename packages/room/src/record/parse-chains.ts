// Owns reading what a record knows of its chains before the start.
import { parseBytes } from '@ludo/fairness';
import type { RecordChains } from './game-record.ts';
import type { Lines } from './lines.ts';
import { fail, MOST, nothingMore, parseNumber, parseOwner, parsePerson, parseValue } from './parse-line.ts';

const RESULT_BYTES = 32;

export function readChains(lines: Lines): RecordChains | undefined {
  const throws = lines.next('throws', ([number, ...rest]) => {
    nothingMore(rest);
    return parseNumber(number, 'number of throws', MOST);
  });
  if (throws === undefined) return undefined;
  const before = lines.must('before', ([text = '', ...rest]) => {
    nothingMore(rest);
    const isResult = parseBytes(text)?.length === RESULT_BYTES;
    return isResult ? text : fail(`'${text}' is no result: 32 bytes in base64url are expected`);
  });
  const chain = ([owner, tip, spent, ...rest]: readonly string[]): Chain => {
    nothingMore(rest);
    return {
      person: parseOwner(owner),
      tip: parseValue(tip, 'tip'),
      spent: parseNumber(spent, 'number of values', MOST),
    };
  };
  const server = lines.must('chain', (words) => {
    const read = chain(words);
    return read.person === null ? read : fail("the server's chain comes first");
  });
  const named = new Set<string>();
  const once = (list: string, person: string | null): void => {
    const name = `${list} ${person ?? 'server'}`;
    if (named.has(name)) fail(`'${name}' stands here already`);
    named.add(name);
  };
  const persons = lines.all('chain', (words) => {
    const { person, ...read } = chain(words);
    once('chain', person);
    return person === null ? fail('the server has one chain') : { person, ...read };
  });
  const waiting = lines.all('wait', ([owner, tip, ...rest]) => {
    nothingMore(rest);
    const person = parseOwner(owner);
    once('wait', person);
    return { person, tip: parseValue(tip, 'tip') };
  });
  const renewing = lines.all('renew', ([person, ...rest]) => {
    nothingMore(rest);
    const read = parsePerson(person);
    once('renew', read);
    return read;
  });
  return { throws, before, server: { tip: server.tip, spent: server.spent }, persons, waiting, renewing };
}

interface Chain {
  readonly person: string | null;
  readonly tip: string;
  readonly spent: number;
}
