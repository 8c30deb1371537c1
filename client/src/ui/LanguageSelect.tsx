import { LANGUAGES, settings, type Language } from '../platform/settings.js';
import { t } from '../text/translate.js';
import './LanguageSelect.css';

/** Each language by its own name, for users who cannot read the current one. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  cs: 'Čeština',
  uk: 'Українська',
};

/** The language of the page. */
export const LanguageSelect = () => (
  <label class="field language-field">
    <span>{t('app.settings.language')}</span>
    <select
      name="language"
      value={settings.language.value}
      onChange={({ currentTarget }) => {
        const chosen = LANGUAGES.find((language) => language === currentTarget.value);
        if (chosen) settings.language.value = chosen;
      }}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  </label>
);
