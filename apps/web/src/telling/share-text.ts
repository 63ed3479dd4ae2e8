import { askedTo } from '../device/arrivals.ts';
import { gameName } from './sentences.ts';
import { isolated } from '../words/isolated.ts';
import type { Catalogue } from '../words/catalogue.ts';

/** What is sent with the link of this table; `room`: as its table names it. */
export function shareText(text: Catalogue, room: string | null, rules: string): string {
  const game = gameName(text, rules);
  const asked = room === null ? null : askedTo(room);
  if (asked === null) return text.gathering.shareText(game);
  return text.gathering.askText(isolated(text.code, asked), game);
}
