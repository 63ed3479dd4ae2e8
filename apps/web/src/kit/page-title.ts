/** What a background tab says of the table. */
import { useEffect } from 'react';
import { afterPaint } from '../device/after-paint.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    const show = (): void => {
      document.title = title;
    };
    if (!document.hidden) return afterPaint(show);
    show();
    return undefined;
  }, [title]);
}
