import type { Signal } from '@preact/signals';
import { canVibrate } from '../notifications/vibrate.js';
import { settings, vibrates } from '../platform/settings.js';
import { playSound } from '../sound/player.js';
import { t, type TextKey } from '../text/translate.js';
import { Switch } from '../ui/Switch.js';
import './SettingsDialog.css';

interface VolumeProps {
  readonly name: string;
  readonly text: TextKey;
  readonly setting: Signal<number>;
  /** The sound that plays when the slider has been moved; none if the change is audible anyway. */
  readonly sample?: Parameters<typeof playSound>[0];
}

const Volume = ({ name, text, setting, sample }: VolumeProps) => (
  <label class="range">
    <span>{t(text)}</span>
    <input
      type="range"
      name={name}
      min={0}
      max={1}
      step={0.05}
      value={setting.value}
      aria-valuetext={`${Math.round(setting.value * 100)} %`}
      disabled={!settings.sound.value}
      onInput={({ currentTarget }) => (setting.value = Number(currentTarget.value))}
      onChange={() => sample && playSound(sample)}
    />
  </label>
);

/** The volumes, the ambience, and vibration where the device can. */
export const SoundSettings = () => (
  <fieldset class="choices">
    <legend>{t('sound.heading')}</legend>
    <Switch name="sound" text="sound.on" setting={settings.sound} />
    <Volume name="volume" text="sound.all" setting={settings.volume} sample="place" />
    <Volume name="game-volume" text="sound.game" setting={settings.gameVolume} sample="ranged" />
    <Switch name="ambience" text="sound.ambience" setting={settings.ambience} />
    {settings.ambience.value && <Volume name="ambience-volume" text="sound.ambienceVolume" setting={settings.ambienceVolume} />}
    {canVibrate() && (
      <label class="choice">
        <input
          type="checkbox"
          name="vibration"
          checked={vibrates.value}
          onChange={({ currentTarget }) => (settings.vibration.value = currentTarget.checked)}
        />
        <span>{t('sound.vibration')}</span>
      </label>
    )}
  </fieldset>
);
