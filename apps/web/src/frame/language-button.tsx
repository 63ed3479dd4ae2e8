import { createPortal } from 'react-dom';
import { LANGUAGES, type Language, MANIFESTS } from '../words/languages.ts';
import { chooseLanguage, showLanguage, useFirstWords, useWords } from '../words/text.ts';
import '../styles/language.css';
import { Dialog } from '../kit/dialog.tsx';
import { useStaysOpen } from './stays-open.ts';

export function LanguageButton() {
  const { languages: words, code } = useFirstWords();
  const missing = useWords((words) => words.missing);
  const [isOpen, open] = useStaysOpen('language', false);
  const name = MANIFESTS[code].name;
  return (
    <>
      <button
        type="button"
        className="icon-button language-button"
        aria-label={words.button(name)}
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12H21M12 3C6.500 8 6.500 16 12 21C17.500 16 17.500 8 12 3Z" />
        </svg>
        <span aria-hidden="true">{name}</span>
      </button>
      {/* Dialogs and alarms do not belong into a header. */}
      {isOpen && createPortal(<LanguageDialog onClose={() => open(false)} />, document.body)}
      {missing !== null && !isOpen && createPortal(<Missing language={missing} />, document.body)}
    </>
  );
}

function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { languages: words, code } = useFirstWords();
  return (
    <Dialog title={words.title} close={words.close} onClose={onClose}>
      <ul className="languages">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={language === code ? 'button button-strong' : 'button'}
              lang={language}
              dir={MANIFESTS[language].direction}
              aria-current={language === code}
              onClick={(event) => {
                chooseLanguage(language);
                event.currentTarget.closest('dialog')?.close();
              }}
            >
              {MANIFESTS[language].name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A language is fetched when it is chosen. */
function Missing({ language }: { language: Language }) {
  const { languages: words } = useFirstWords();
  return (
    <div className="language-missing" role="alert">
      <p>{words.failed(MANIFESTS[language].name)}</p>
      <p className="row">
        <button type="button" className="small-button" onClick={() => void showLanguage(language)}>
          {words.again}
        </button>
        <button type="button" className="small-button" onClick={() => useWords.setState({ missing: null })}>
          {words.close}
        </button>
      </p>
    </div>
  );
}
