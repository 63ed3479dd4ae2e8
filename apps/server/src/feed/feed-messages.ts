// Owns how news travel as text, in messages of bounded length.
import type { Heard, News, ProcessId } from './feed.ts';

/** Bytes: PostgreSQL takes less than 8,000. */
export const MOST_BYTES = 7900;

export interface FeedMessage<Of extends Heard = News> {
  /** The end of the feed that has sent it. */
  readonly from: string;
  /** Earlier messages from there may be lost. */
  readonly isGap: boolean;
  readonly beats: readonly ProcessId[];
  readonly news: readonly Of[];
}

export function writeMessage({ from, isGap, beats, news }: FeedMessage): string {
  return JSON.stringify({
    f: from,
    ...(isGap ? { g: 1 } : {}),
    ...(beats.length > 0 ? { b: beats } : {}),
    ...(news.length > 0 ? { n: news } : {}),
  });
}

/** Null: this program does not understand it. */
export function readMessage(text: string): FeedMessage<Heard> | null {
  const said = parsed(text);
  if (typeof said !== 'object' || said === null || !('f' in said) || typeof said.f !== 'string') return null;
  const beats: unknown = 'b' in said ? said.b : [];
  const news: unknown = 'n' in said ? said.n : [];
  if (!Array.isArray(beats) || !beats.every(isProcess)) return null;
  if (!Array.isArray(news) || !news.every(isHeard)) return null;
  return { from: said.f, isGap: 'g' in said && said.g === 1, beats, news };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isProcess(said: unknown): said is ProcessId {
  return typeof said === 'string';
}

/** Of some kind; what is in it is checked by those who want it. */
function isHeard(said: unknown): said is Heard {
  return typeof said === 'object' && said !== null && 'is' in said && typeof said.is === 'string';
}

/** The same in as many messages as are needed. What is too long by itself is told to be in the store. */
export function partsOf({ from, isGap, beats, news }: FeedMessage): readonly FeedMessage[] {
  const frame = lengthOf({ from, isGap, beats, news: [] }) + 10;
  const parts: FeedMessage[] = [];
  let part: News[] = [];
  let length = frame;
  const close = (): void => {
    const isFirst = parts.length === 0;
    parts.push({ from, isGap: isFirst && isGap, beats: isFirst ? beats : [], news: part });
    [part, length] = [[], frame];
  };
  for (const each of news.flatMap((one) => shortened(one, MOST_BYTES - frame))) {
    const more = bytesOf(each) + 1;
    if (length + more > MOST_BYTES) close();
    part.push(each);
    length += more;
  }
  if (part.length > 0 || parts.length === 0) close();
  return parts;
}

function shortened(news: News, most: number): readonly News[] {
  if (bytesOf(news) < most) return [news];
  if (news.is === 'rows' && news.rows.length > 1) {
    const half = Math.ceil(news.rows.length / 2);
    return [news.rows.slice(0, half), news.rows.slice(half)].flatMap((rows) =>
      shortened({ ...news, rows }, most),
    );
  }
  if (news.is === 'rows') return [{ is: 'longer', room: news.room }];
  if (news.is === 'tables') {
    const half = Math.ceil(news.tables.length / 2);
    if (half < news.tables.length)
      return [news.tables.slice(0, half), news.tables.slice(half)].flatMap((tables, nth) =>
        shortened({ ...news, tables, isFirst: news.isFirst && nth === 0 }, most),
      );
    return news.isFirst ? [{ ...news, tables: [] }] : [];
  }
  // The oldest lines are forgotten first.
  if (news.is === 'talk' && news.lines.length > 1)
    return shortened({ ...news, lines: news.lines.slice(Math.ceil(news.lines.length / 2)) }, most);
  return [];
}

const bytesOf = (news: News): number => Buffer.byteLength(JSON.stringify(news));
const lengthOf = (message: FeedMessage): number => Buffer.byteLength(writeMessage(message));
