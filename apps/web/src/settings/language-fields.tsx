/** The languages to choose from among the settings, each written in itself. */
import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { chooseLanguage, languageFor, useFirstWords, useWords } from '../words/text.ts';
import { useSettings } from '../preferences/settings.ts';

export function LanguageFields() {
  const { languages: words, code } = useFirstWords();
  // The press is answered at once; the words may have to be fetched, and cannot always be.
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
