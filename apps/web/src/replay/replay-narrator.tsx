/** Tells screen readers each moment as it is reached. */
import { useEffect } from 'react';
import { captionsOf } from '../telling/captions.ts';
import { useSession } from '../play/session.ts';
import { currentText } from '../words/text.ts';
import { say } from '../kit/voice.ts';
import { useReplay } from './replay-context.ts';

export function ReplayNarrator() {
  const { table, words } = useReplay();
  const { stage } = useSession();
  useEffect(() => {
    let told = stage.store.getState().room?.seq ?? 0;
    return stage.store.subscribe(({ room, view }) => {
      const seq = room?.seq ?? 0;
      if (seq === told || room === null) return;
      const isNext = seq === told + 1;
      told = seq;
      const { events } = table.moments.at(seq - 1);
      const where = isNext ? [] : [words.momentOf(seq, table.moments.length())];
      say(...where, ...captionsOf(currentText(), room, events, view.person));
    });
  }, [stage, table, words]);
  return null;
}
