import type { Signal } from '@preact/signals';
import { t, type TextKey } from '../text/translate.js';
import { Checkbox } from './fields.js';

interface Props {
  /** For scripts and tests to find it by. */
  readonly name: string;
  readonly text: TextKey;
  readonly setting: Signal<boolean>;
}

/** A setting that is on or off. */
export const Switch = ({ name, text, setting }: Props) => (
  <Checkbox name={name} text={t(text)} checked={setting.value} onChange={(isOn) => (setting.value = isOn)} />
);
