/** Says that the server has another version of the page than this one, and loads it: the server's is asked first. */
import { useFirstWords } from '../settings/settings.ts';

export function NewVersion() {
  const text = useFirstWords();
  return (
    <>
      <p role="alert">{text.offline.newVersion}</p>
      <p>
        <button type="button" className="button button-strong" onClick={() => location.reload()}>
          {text.offline.loadNew}
        </button>
      </p>
    </>
  );
}
