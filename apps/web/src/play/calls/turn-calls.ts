/** Tells of one's turn while the page is in the background: by the page itself, or, once that is gone, by web push. */
import { useEffect } from 'react';
import {
  notificationPermission,
  notify,
  subscribeToPush,
  takeNotificationBack,
} from '../../device/notifications.ts';
import { useSettings } from '../../preferences/settings.ts';
import { gameName } from '../../telling/sentences.ts';
import { languageWanted, useText } from '../../words/text.ts';
import { isMyTurn, useSession, useShown } from '../session.ts';

export function useTurnCalls(): void {
  const { table } = useSession();
  const room = table.talk?.room ?? null;
  const isOn = useSettings(({ settings }) => settings.turnCalls === 'yes') && room !== null;
  useNotification(isOn ? room : null);
  usePush(isOn);
}

function useNotification(room: string | null): void {
  const text = useText();
  const isMine = useShown(isMyTurn);
  const rules = useShown((shown) => shown.room?.rules ?? null);
  const title = text.calls.yourTurn;
  const body = rules === null ? '' : gameName(text, rules);
  useEffect(() => {
    if (!isMine || room === null) return;
    const look = (): void => {
      if (document.visibilityState === 'hidden') void notify({ title, body, room });
      else void takeNotificationBack(room);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      void takeNotificationBack(room);
    };
  }, [isMine, room, title, body]);
}

/** At each join anew: the server forgets, and a browser may have another subscription by now. */
function usePush(isOn: boolean): void {
  const { table } = useSession();
  const key = useShown(({ view }) => (view.mine.length > 0 ? view.pushKey : null));
  const since = useShown(({ view: { connection } }) =>
    connection.state === 'open' ? connection.since : null,
  );
  useEffect(() => {
    if (!isOn || key === null || since === null || notificationPermission() !== 'given') return;
    let isOver = false;
    void subscribeToPush(key).then((at) => {
      if (at !== null && !isOver) table.push?.subscribe(at, languageWanted());
    });
    return () => {
      isOver = true;
    };
  }, [isOn, key, since, table]);
}
