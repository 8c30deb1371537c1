import type { Signal } from '@preact/signals';
import { FILMS, MOTIONS, settings } from '../platform/settings.js';
import { t, type TextKey } from '../text/translate.js';
import { AskSettings } from './AskSettings.js';
import { NotificationSettings } from './NotificationSettings.js';
import { Dialog } from '../ui/Dialog.js';
import { LanguageSelect } from '../ui/LanguageSelect.js';
import { SoundSettings } from './SoundSettings.js';
import { Switch } from '../ui/Switch.js';
import { canInstall, install, isInstalledByHand } from '../offline/installPrompt.js';
import './SettingsDialog.css';

/** Installs the page, where the browser offers that; says how where only its user can. Elsewhere there is nothing to see. */
const InstallButton = () => {
  if (!canInstall() && !isInstalledByHand()) return null;
  return (
    <div class="install">
      {canInstall() ? (
        <button type="button" class="button" data-action="install" onClick={() => void install()}>
          {t('offline.install')}
        </button>
      ) : (
        <p data-part="install-by-hand">{t('offline.installByHand')}</p>
      )}
      <p class="quiet-text">{t('offline.installAbout')}</p>
    </div>
  );
};

interface RadioProps<T extends string> {
  readonly legend: TextKey;
  readonly values: readonly T[];
  readonly setting: Signal<T>;
  readonly label: (value: T) => string;
}

const Radios = <T extends string>({ legend, values, setting, label }: RadioProps<T>) => (
  <fieldset class="choices choice-row">
    <legend>{t(legend)}</legend>
    {values.map((value) => (
      <label key={value} class="choice">
        <input type="radio" name={legend} checked={setting.value === value} onChange={() => (setting.value = value)} />
        <span>{label(value)}</span>
      </label>
    ))}
  </fieldset>
);

const MOTION_TEXTS = {
  system: 'app.settings.motionSystem',
  full: 'app.settings.motionFull',
  reduced: 'app.settings.motionReduced',
} as const;
const FILM_TEXTS = { play: 'app.settings.filmPlay', skip: 'app.settings.filmSkip' } as const;

export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={t('app.settings.heading')} onClose={onClose} kind="settings">
    <div class="settings-part">
      <LanguageSelect />
      <Radios legend="app.settings.film" values={FILMS} setting={settings.film} label={(value) => t(FILM_TEXTS[value])} />
      <Radios legend="app.settings.motion" values={MOTIONS} setting={settings.motion} label={(value) => t(MOTION_TEXTS[value])} />
      <Switch name="confirm" text="app.settings.confirm" setting={settings.confirm} />
      <AskSettings />
      <Switch name="hand-over" text="hotSeat.setting" setting={settings.handOver} />
      <Switch name="aims" text="computer.aims" setting={settings.aims} />
    </div>
    <div class="settings-part">
      <SoundSettings />
      <NotificationSettings />
      <InstallButton />
    </div>
  </Dialog>
);
