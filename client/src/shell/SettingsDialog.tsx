import type { Signal } from '@preact/signals';
import { LANGUAGE_NAMES, LANGUAGES } from '@hexfall/shared/model/languages';
import { askPermission, permission } from '../notifications/browserNotifications.js';
import { canVibrate } from '../notifications/vibrate.js';
import { canInstall, install, isInstalledByHand } from '../offline/installPrompt.js';
import { FIRST_GAMES, gamesPlayed } from '../platform/gamesPlayed.js';
import { ASK_KINDS, type AskKind, FILMS, MOTIONS, settings, vibrates } from '../platform/settings.js';
import { playSound } from '../sound/player.js';
import { SHORTCUTS } from '../store/input/shortcuts.js';
import { t, type TextKey } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Checkbox, Select, Slider, Switch } from '../ui/fields.js';
import { lazy } from '../ui/lazy.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import './SettingsDialog.css';

/** Which irreversible steps are asked about first. */
const AskSettings = () => {
  const asks = settings.asks.value;
  const change = (kind: AskKind, isAsked: boolean): void => {
    settings.asks.value = ASK_KINDS.filter((known) => (known === kind ? isAsked : asks.includes(known)));
  };
  return (
    <fieldset class="choices">
      <legend>{t('acting.ask.before')}</legend>
      {ASK_KINDS.map((kind) => (
        <Checkbox
          text={t(`acting.ask.kind.${kind}`)}
          key={kind}
          name={`ask-${kind}`}
          checked={asks.includes(kind)}
          onChange={(isChecked) => change(kind, isChecked)}
        />
      ))}
    </fieldset>
  );
};

const Push = lazy(async () => (await import('./PushSwitch.js')).PushSwitch);

/** The browser is asked for nothing before the user presses the button. */
const Notifications = () => {
  switch (permission.value) {
    case 'missing':
      return <p class="quiet-text">{t('notification.notifyMissing')}</p>;
    case 'denied':
      return <p class="quiet-text">{t('notification.notifyDenied')}</p>;
    case 'granted':
      return <Switch name="call-notify" text="notification.notify" setting={settings.callNotify} />;
    case 'default':
      return (
        <Button
          name="allow-notifications"
          text={t('notification.allow')}
          onClick={() => void askPermission().then((allowed) => (settings.callNotify.value = allowed))}
        />
      );
  }
};

/** How the player is called when something waits at a table. */
const NotificationSettings = () => (
  <fieldset class="choices">
    <legend>{t('notification.heading')}</legend>
    <Switch name="call-sound" text="notification.sound" setting={settings.callSound} />
    <Switch name="call-sign" text="notification.sign" setting={settings.callSign} />
    <Notifications />
    <Push />
  </fieldset>
);

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
    <Slider
      name={name}
      min={0}
      max={1}
      step={0.05}
      value={setting.value}
      aria-valuetext={`${Math.round(setting.value * 100)} %`}
      disabled={!settings.sound.value}
      onInput={(volume) => (setting.value = volume)}
      onChange={() => sample && playSound(sample)}
    />
  </label>
);

/** The volumes, the ambience, and vibration where the device can. */
const SoundSettings = () => (
  <fieldset class="choices">
    <legend>{t('sound.heading')}</legend>
    <Switch name="sound" text="sound.on" setting={settings.sound} shortcut={SHORTCUTS.page.sound[0]} />
    <Volume name="volume" text="sound.all" setting={settings.volume} sample="place" />
    <Volume name="game-volume" text="sound.game" setting={settings.gameVolume} sample="ranged" />
    <Switch name="ambience" text="sound.ambience" setting={settings.ambience} />
    {settings.ambience.value && <Volume name="ambience-volume" text="sound.ambienceVolume" setting={settings.ambienceVolume} />}
    {canVibrate() && (
      <Checkbox
        text={t('sound.vibration')}
        name="vibration"
        checked={vibrates.value}
        onChange={(isChecked) => (settings.vibration.value = isChecked)}
      />
    )}
  </fieldset>
);

/** The language of the page; each by its own name, for users who cannot read the current one. */
const LanguageSelect = () => (
  <Select
    label={t('app.settings.language')}
    name="language"
    values={LANGUAGES}
    value={settings.language.value}
    textOf={(language) => LANGUAGE_NAMES[language]}
    langOf={(language) => language}
    onChange={(language) => (settings.language.value = language)}
  />
);

/** Installs the page, where the browser offers that; says how where only its user can. Elsewhere there is nothing to see. */
const InstallButton = () => {
  if (!canInstall() && !isInstalledByHand()) return null;
  return (
    <div class="install">
      {canInstall() ? (
        <Button name="install" text={t('offline.install')} onClick={() => void install()} />
      ) : (
        <p data-part="install-by-hand">{t('offline.installByHand')}</p>
      )}
      <p class="quiet-text">{t('offline.installAbout')}</p>
    </div>
  );
};

const MOTION_TEXTS = {
  system: 'app.settings.motionSystem',
  full: 'app.settings.motionFull',
  reduced: 'app.settings.motionReduced',
} as const;
const FILM_TEXTS = { play: 'app.settings.filmPlay', skip: 'app.settings.filmSkip' } as const;

export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={t('app.menu.settings')} onClose={onClose} kind="settings">
    <div class="settings-part">
      <LanguageSelect />
      <RadioGroup
        isRow
        legend={t('app.settings.film')}
        name="app.settings.film"
        values={FILMS}
        chosen={settings.film.value}
        textOf={(value) => t(FILM_TEXTS[value])}
        onChoose={(value) => (settings.film.value = value)}
      />
      <RadioGroup
        isRow
        legend={t('app.settings.motion')}
        name="app.settings.motion"
        values={MOTIONS}
        chosen={settings.motion.value}
        textOf={(value) => t(MOTION_TEXTS[value])}
        onChoose={(value) => (settings.motion.value = value)}
      />
      <Switch name="confirm" text="app.settings.confirm" setting={settings.confirm} />
      <AskSettings />
      <Switch name="hand-over" text="hotSeat.setting" setting={settings.handOver} />
      <Switch name="named" text="app.settings.named" setting={settings.named} />
      {gamesPlayed.value < FIRST_GAMES && <Switch name="hints" text="app.settings.hints" setting={settings.hints} />}
      <Switch name="aims" text="computer.aims" setting={settings.aims} />
    </div>
    <div class="settings-part">
      <SoundSettings />
      <NotificationSettings />
      <InstallButton />
    </div>
  </Dialog>
);
