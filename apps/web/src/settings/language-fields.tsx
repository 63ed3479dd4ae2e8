import { LANGUAGES, MANIFESTS } from '../words/languages.ts';
import { chooseLanguage, languageFor, useFirstWords, useWords } from '../words/text.ts';
import { useSettings } from '../preferences/settings.ts';

export function LanguageFields() {
  const { languages: words, code } = useFirstWords();
  // The choice shows at once; its words may not come.
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
