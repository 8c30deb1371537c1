import type { Signal } from '@preact/signals';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';

/** A player's name: the one this browser remembers for the next table, or that of a guest. */
export const NameField = ({ name = settings.name }: { readonly name?: Signal<string> }) => (
  <label class="field">
    <span>{t('app.start.name')}</span>
    <input
      type="text"
      name="name"
      autocomplete={name === settings.name ? 'nickname' : 'off'}
      maxLength={MAX_NAME_LENGTH}
      placeholder={t('app.start.namePlaceholder')}
      value={name.value}
      onInput={({ currentTarget }) => (name.value = currentTarget.value)}
    />
  </label>
);
