import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { settings } from '../store/settings.js';
import { t } from '../text/translate.js';

/** The player's name, kept by the browser for the next table. */
export const NameField = () => (
  <label class="field">
    <span>{t('app.start.name')}</span>
    <input
      type="text"
      name="name"
      autocomplete="nickname"
      maxLength={MAX_NAME_LENGTH}
      placeholder={t('app.start.namePlaceholder')}
      value={settings.name.value}
      onInput={({ currentTarget }) => (settings.name.value = currentTarget.value)}
    />
  </label>
);
