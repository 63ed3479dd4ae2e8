/** What the device does beside the page: its screen stays on while one plays, its icon is marked while a turn waits unseen. */
import { useEffect, useRef } from 'react';
import { markIcon } from '../device/app-badge.ts';
import { keepAwake, type Awake } from '../device/screen-awake.ts';
import { isMyTurn, useShown } from './session.ts';

export function useDeviceSigns(): void {
  useAwakeScreen();
  useMarkedIcon();
}

function useAwakeScreen(): void {
  const isPlaying = useShown(
    ({ room, view }) => room?.phase === 'playing' && room.pausedAt === null && view.mine.length > 0,
  );
  const seq = useShown(({ room }) => room?.seq ?? 0);
  const awake = useRef<Awake | null>(null);
  useEffect(() => {
    if (!isPlaying) return;
    const kept = keepAwake();
    awake.current = kept;
    return () => {
      awake.current = null;
      kept.end();
    };
  }, [isPlaying]);
  useEffect(() => awake.current?.stay(), [isPlaying, seq]);
}

function useMarkedIcon(): void {
  const isMine = useShown(isMyTurn);
  useEffect(() => {
    if (!isMine) return;
    const look = (): void => markIcon(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      markIcon(false);
    };
  }, [isMine]);
}
