/** The record of a finished game, from the server. */
import { failure, success, type Result } from '@ludo/rules';

/** `gone`: there is no such game, or it is not over. */
type NotFetched = 'gone' | 'unreachable';

export async function fetchRecord(
  room: string,
  game: string | number,
  hasNames = true,
): Promise<Result<string, NotFetched>> {
  try {
    const path = `/table/${encodeURIComponent(room)}/games/${encodeURIComponent(game)}`;
    const answer = await fetch(hasNames ? path : `${path}?names=no`, { headers: { Accept: 'text/plain' } });
    if (answer.ok) return success(await answer.text());
    return failure(answer.status === 404 ? 'gone' : 'unreachable');
  } catch {
    return failure('unreachable');
  }
}

export async function remoteRecord(room: string, game: number, hasNames: boolean): Promise<string | null> {
  const fetched = await fetchRecord(room, game, hasNames);
  return fetched.ok ? fetched.value : null;
}
