import { askPermission, permission } from '../call/notifications.js';
import { settings } from '../store/settings.js';
import { t } from '../text/translate.js';
import { Switch } from './Switch.js';

/** The browser is asked for nothing before the user presses the key. */
const Notifications = () => {
  switch (permission.value) {
    case 'missing':
      return <p class="quiet-text">{t('call.notifyMissing')}</p>;
    case 'denied':
      return <p class="quiet-text">{t('call.notifyDenied')}</p>;
    case 'granted':
      return <Switch name="call-notify" text="call.notify" setting={settings.callNotify} />;
    case 'default':
      return (
        <button
          type="button"
          class="button"
          data-action="allow-notifications"
          onClick={() => void askPermission().then((allowed) => (settings.callNotify.value = allowed))}
        >
          {t('call.allow')}
        </button>
      );
  }
};

/** How the player is called when something waits at a table. */
export const CallSettings = () => (
  <fieldset class="choices">
    <legend>{t('call.heading')}</legend>
    <Switch name="call-sound" text="call.sound" setting={settings.callSound} />
    <Switch name="call-sign" text="call.sign" setting={settings.callSign} />
    <Notifications />
  </fieldset>
);
