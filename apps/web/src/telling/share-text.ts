import type { RoomState } from '@ludo/room';
import { askedTo } from '../device/arrivals.ts';
import { gameCalled } from './sentences.ts';
import { isolated } from '../words/isolated.ts';
import { differencesIn, fewLines } from '../words/game-words.ts';
import type { Catalogue } from '../words/catalogue.ts';

type Played = Pick<RoomState, 'rules' | 'rulesName' | 'start'>;

/**
 * What is sent with the link of this table, with the first of what differs from the standard of its game; `id`: as its table names
 * the room.
 */
export function shareText(text: Catalogue, id: string | null, room: Played): string {
  const game = gameCalled(text, room);
  const asked = id === null ? null : askedTo(id);
  const line =
    asked === null
      ? text.gathering.shareText(game)
      : text.gathering.askText(isolated(text.code, asked), game);
  const differing = fewLines(text, differencesIn(text, room.rules, room.start));
  return [line, ...differing.map((each) => `– ${each}`)].join('\n');
}
