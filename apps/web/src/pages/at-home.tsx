import { useFirstWords } from '../words/text.ts';
import { useOffline } from '../device/offline.ts';

export function AtHome() {
  const { offline: words } = useFirstWords();
  const { copy, install } = useOffline();
  return (
    <details className="at-home">
      <summary>{words.title}</summary>
      <p>{words.what}</p>
      <p role="status">{words.states[copy]}</p>
      {copy !== 'impossible' && <p>{words.installHint}</p>}
      {install !== null && (
        <p>
          <button type="button" className="button" onClick={install}>
            {words.install}
          </button>
        </p>
      )}
    </details>
  );
}
