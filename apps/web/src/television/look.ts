/** What is looked at from three metres: everything is as large as the screen allows, and the screen stays on. */
import { useEffect, useLayoutEffect } from 'react';
import { keepAwake } from '../device/screen-awake.ts';

/** Milliseconds for which the screen stays on, whatever happens: longer than a meal between two games. */
const EVENING = 3 * 3_600_000;

/** `moment`: changes whenever something happens. */
export function useTelevisionLook(moment: string | number): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['page'] = 'television';
    return () => void delete dataset['page'];
  }, []);
  useEffect(() => {
    const awake = keepAwake(EVENING);
    awake.stay();
    return awake.end;
  }, [moment]);
}
