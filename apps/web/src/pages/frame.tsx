/** What stands round every page that is not a table. */
import { useEffect, useState, type ReactNode } from 'react';
import { Bar } from '../screen/bar.tsx';
import { SettingsDialog } from '../screen/settings-dialog.tsx';
import { useText } from '../settings/settings.ts';

export function Frame({ title, children }: { title?: string; children: ReactNode }) {
  const text = useText();
  const [isSettingsOpen, openSettings] = useState(false);
  const name = title ?? text.site.name;
  useEffect(() => {
    document.title = title === undefined ? text.site.name : `${title} – ${text.site.name}`;
  }, [title, text]);
  return (
    <div className="page">
      <Bar title={name} onRules={null} onSettings={() => openSettings(true)} />
      <main className="narrow" tabIndex={-1}>
        {children}
      </main>
      {isSettingsOpen && <SettingsDialog onClose={() => openSettings(false)} onEnd={null} />}
    </div>
  );
}
