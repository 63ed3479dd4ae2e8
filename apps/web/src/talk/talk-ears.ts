/** Reads every line once, whether the talk is beside the board, in a dialog, or closed. What was said before one came is not new. */
import { useEffect } from 'react';
import type { Said } from '@ludo/protocol';
import { lineSaid } from '../telling/talk-line.ts';
import { useSettings } from '../preferences/settings.ts';
import { currentText } from '../words/text.ts';
import { useSession } from '../play/session.ts';
import { isHeard } from '../table/talk-hearing.ts';
import { say } from '../kit/voice.ts';

/** Numbers restart in a room that was forgotten. */
const keyOf = ({ n, at }: Said): string => `${n} ${at}`;

export function useTalkTold(): void {
  const { stage, hearing } = useSession();
  useEffect(() => {
    // The same lines come again after a lost connection.
    const { view: first } = stage.store.getState();
    const known = new Set(first.talk.map(keyOf));
    const come = (talk: readonly Said[]): void => hearing.setState({ seen: talk.at(-1)?.n ?? 0 });
    if (first.room !== null) come(first.talk);
    return stage.store.subscribe(({ view: { talk, room, person } }, before) => {
      if (before.view.room === null && room !== null) come(talk);
      if (talk === before.view.talk || room === null) return;
      const fresh = talk.filter((line) => !known.has(keyOf(line)));
      for (const line of fresh) known.add(keyOf(line));
      if (before.view.room === null || !useSettings.getState().settings.aloud) return;
      const heard = fresh.filter(({ by }) => isHeard(hearing.getState(), by, person));
      say(...heard.map((line) => lineSaid(currentText(), room, line)));
    });
  }, [stage, hearing]);
}
