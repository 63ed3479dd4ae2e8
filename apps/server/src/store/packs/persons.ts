// Owns finding out who is named in rows that go.
import { bodiesIn } from './pack.ts';
import type { Pack } from './pack.ts';

export function personsIn(body: string): readonly string[] {
  const { who, host, from } = JSON.parse(body) as Readonly<Record<'who' | 'host' | 'from', unknown>>;
  return [who, host, from].filter((person) => typeof person === 'string');
}

/** Nobody, if it is damaged: it goes all the same. */
export async function personsInPack(pack: Pack): Promise<readonly string[]> {
  try {
    return [...new Set((await bodiesIn(pack)).flatMap(personsIn))];
  } catch {
    return [];
  }
}
