/** The language choice in the settings, each language written in itself. */
import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { chooseLanguage, languageFor, useFirstWords, useWords } from '../words/text.ts';
import { useSettings } from '../preferences/settings.ts';

export function LanguageFields() {
  const { languages: words, code } = useFirstWords();
  // Shows the choice at once; the words may still have to be fetched, which can fail.
  const isMissing = useWords(({ missing }) => missing !== null);
  const wanted = useSettings(({ settings }) => languageFor(settings.language));
  const chosen = isMissing ? code : wanted;
  return (
    <fieldset className="segments">
      <legend>{words.title}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input
            type="radio"
            name="language"
            checked={language === chosen}
            onChange={() => chooseLanguage(language)}
          />
          <span lang={language} dir={MANIFESTS[language].direction}>
            {MANIFESTS[language].name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
