/** The languages to choose from among the settings, each written in itself. */
import { DIRECTIONS, LANGUAGE_NAMES, LANGUAGES } from '../catalogue/languages.ts';
import { useFirstWords, useSettings } from '../settings/settings.ts';

export function LanguageFields() {
  const { languages: words, code } = useFirstWords();
  const change = useSettings((state) => state.change);
  // The press is answered at once; the words may have to be fetched, and cannot always be.
  const chosen = useSettings((state) => (state.missing === null ? state.settings.language : code));
  return (
    <fieldset className="segments">
      <legend>{words.title}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input
            type="radio"
            name="language"
            checked={language === chosen}
            onChange={() => change({ language })}
          />
          <span lang={language} dir={DIRECTIONS[language]}>
            {LANGUAGE_NAMES[language]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
