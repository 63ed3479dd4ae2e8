/** What stands round every page that is not a table. */
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useArrival } from '../screen/arrival.ts';
import { Bar } from '../screen/bar.tsx';
import { useFirstWords } from '../settings/settings.ts';
import { Nook } from './nook.tsx';
import { SettingsDialog } from './page-chunks.ts';

interface FrameProps {
  readonly title?: string;
  /** The one that welcomes. */
  readonly isFirst?: boolean;
  /** Shown only until the page itself is there. */
  readonly isPassing?: boolean;
  readonly children: ReactNode;
}

export function Frame({ title, isFirst = false, isPassing = false, children }: FrameProps) {
  const text = useFirstWords();
  const [isSettingsOpen, openSettings] = useState(false);
  const name = title ?? text.site.name;
  const main = useRef<HTMLElement>(null);
  useArrival(main, !isPassing);
  useEffect(() => {
    document.title = title === undefined ? text.site.name : `${title} – ${text.site.name}`;
  }, [title, text]);
  return (
    <div className={isFirst ? 'page page-first' : 'page'}>
      <Bar title={name} onRules={null} onSettings={() => openSettings(true)} />
      <main ref={main} className="narrow" tabIndex={-1} aria-busy={isPassing}>
        {children}
      </main>
      {isSettingsOpen && (
        <Nook otherwise={<p role="alert">{text.site.broken}</p>}>
          <Suspense>
            <SettingsDialog
              onClose={() => openSettings(false)}
              onEnd={null}
              onCloseTable={null}
              onPause={null}
            />
          </Suspense>
        </Nook>
      )}
    </div>
  );
}
