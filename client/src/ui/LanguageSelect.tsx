import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@hexfall/shared/model/languages';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import './LanguageSelect.css';

/** The language of the page; each by its own name, for users who cannot read the current one. */
export const LanguageSelect = () => (
  <label class="field language-field">
    <span>{t('app.settings.language')}</span>
    <select
      name="language"
      value={settings.language.value}
      onChange={({ currentTarget }) => {
        if (isLanguage(currentTarget.value)) settings.language.value = currentTarget.value;
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
