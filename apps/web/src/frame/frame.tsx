import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useMainFocus } from '../kit/main-focus.ts';
import { TopBar } from './top-bar.tsx';
import { useFirstWords } from '../words/text.ts';
import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { SettingsDialog } from './settings-chunk.ts';
import { useStaysOpen, type SettingsState } from './stays-open.ts';

interface FrameProps {
  readonly title?: string;
  /** Pages with a layout of their own. */
  readonly kind?: 'first' | 'setup';
  readonly isPassing?: boolean;
  readonly children: ReactNode;
}

export function Frame({ title, kind, isPassing = false, children }: FrameProps) {
  const text = useFirstWords();
  const [settings, setSettings] = useStaysOpen<SettingsState>('settings', 'closed');
  const name = title ?? text.site.name;
  const main = useRef<HTMLElement>(null);
  useMainFocus(main, !isPassing);
  useEffect(() => {
    document.title = title === undefined ? text.site.name : `${title} – ${text.site.name}`;
  }, [title, text]);
  // Back leads to the top of these pages, where a game is offered to go on with: the entry keeps this.
  useEffect(() => {
    if (kind === undefined) return;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [kind]);
  return (
    <div className={kind === undefined ? 'page' : `page page-${kind}`}>
      <TopBar title={name} onRules={null} onSettings={() => setSettings('open')} />
      <main ref={main} className="narrow" tabIndex={-1} aria-busy={isPassing}>
        {children}
      </main>
      {settings !== 'closed' && (
        <ErrorBoundary fallback={<p role="alert">{text.site.broken}</p>}>
          <Suspense>
            <SettingsDialog
              onClose={() => setSettings('closed')}
              onEnd={null}
              onCloseTable={null}
              onPause={null}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
