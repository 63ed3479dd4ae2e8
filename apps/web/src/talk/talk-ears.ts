/** Reads every line once, whether the talk is beside the board, in a dialog, or closed. */
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
    const known = new Set(stage.store.getState().view.talk.map(keyOf));
    return stage.store.subscribe(({ view: { talk, room, person } }, before) => {
      if (talk === before.view.talk || room === null) return;
      const fresh = talk.filter((line) => !known.has(keyOf(line)));
      for (const line of fresh) known.add(keyOf(line));
      if (before.view.room === null || !useSettings.getState().settings.aloud) return;
      const heard = fresh.filter(({ by }) => isHeard(hearing.getState(), by, person));
      say(...heard.map((line) => lineSaid(currentText(), room, line)));
    });
  }, [stage, hearing]);
}
