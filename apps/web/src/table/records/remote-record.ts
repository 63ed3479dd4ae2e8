/** The record of a finished game, from the server. */
export async function remoteRecord(room: string, game: number, hasNames: boolean): Promise<string | null> {
  try {
    const answer = await fetch(`/table/${room}/games/${game}${hasNames ? '' : '?names=no'}`, {
      headers: { Accept: 'text/plain' },
    });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}
