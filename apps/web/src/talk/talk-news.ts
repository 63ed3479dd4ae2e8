import { useEffect, useRef, useState } from 'react';
import type { Said } from '@ludo/protocol';
import { useStore } from 'zustand';
import { useSession, useShown } from '../play/session.ts';
import { isHeard } from '../table/talk-hearing.ts';

/** Milliseconds. */
const NEW = 7000;

/** Null when the line is no longer new. */
export function useNewLine(player: number): Said | null {
  const { hearing } = useSession();
  const me = useShown((shown) => shown.view.person);
  const talk = useShown((shown) => shown.view.talk);
  const heard = useStore(hearing);
  const last = talk.at(-1) ?? null;
  const before = useRef(last);
  const [news, setNews] = useState<Said | null>(null);
  useEffect(() => {
    // The same lines come again after a lost connection.
    const known = before.current;
    before.current = last;
    if (last === null || (last.n === known?.n && last.at === known.at)) return;
    if (isOf(last, player)) setNews(last);
  }, [last, player]);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setNews(null), NEW);
    return () => clearTimeout(timer);
  }, [news]);
  return news !== null && isHeard(heard, news.by, me) ? news : null;
}

const isOf = ({ by }: Said, player: number): boolean => by.as === 'player' && by.player === player;
