import type { Signal } from '@preact/signals';
import { t, type TextKey } from '../text/translate.js';

interface Props {
  /** For scripts and tests to find it by. */
  readonly name: string;
  readonly text: TextKey;
  readonly setting: Signal<boolean>;
}

/** A setting that is on or off. */
export const Switch = ({ name, text, setting }: Props) => (
  <label class="choice">
    <input type="checkbox" name={name} checked={setting.value} onChange={({ currentTarget }) => (setting.value = currentTarget.checked)} />
    <span>{t(text)}</span>
  </label>
);
