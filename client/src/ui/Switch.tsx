import type { Signal } from '@preact/signals';
import { t, type TextKey } from '../text/translate.js';
import { Checkbox } from './fields.js';

interface Props {
  /** For scripts and tests to find it by. */
  readonly name: string;
  readonly text: TextKey;
  readonly setting: Signal<boolean>;
  /** The key that does the same. */
  readonly shortcut?: string;
}

/** A setting that is on or off. */
export const Switch = ({ name, text, setting, shortcut }: Props) => (
  <Checkbox name={name} aria-keyshortcuts={shortcut} checked={setting.value} onChange={(isOn) => (setting.value = isOn)}>
    {t(text)}
    {shortcut !== undefined && <kbd aria-hidden="true">{shortcut}</kbd>}
  </Checkbox>
);
