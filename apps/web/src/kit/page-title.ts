/** The title of the page: what a tab in the background says of the table. */
import { useEffect } from 'react';
import { afterPaint } from '../device/after-paint.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    const show = (): void => {
      document.title = title;
    };
    // What is in sight comes first; who has another tab before them sees nothing but this.
    if (!document.hidden) return afterPaint(show);
    show();
    return undefined;
  }, [title]);
}
