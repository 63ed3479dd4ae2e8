/** Loads the server's other version of the page, however slow the server is. */
import { useFirstWords } from '../words/text.ts';
import { loadNewVersion } from '../device/offline.ts';

export function NewVersion() {
  const text = useFirstWords();
  return (
    <>
      <p role="alert">{text.offline.newVersion}</p>
      <p>
        <button type="button" className="button button-strong" onClick={loadNewVersion}>
          {text.offline.loadNew}
        </button>
      </p>
    </>
  );
}
