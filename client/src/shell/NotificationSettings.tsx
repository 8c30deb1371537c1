import { askPermission, permission } from '../notifications/browserNotifications.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { lazy } from '../ui/lazy.js';
import { Switch } from '../ui/Switch.js';

const Push = lazy(async () => (await import('./PushSwitch.js')).PushSwitch);

/** The browser is asked for nothing before the user presses the key. */
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
        <button
          type="button"
          class="button"
          data-action="allow-notifications"
          onClick={() => void askPermission().then((allowed) => (settings.callNotify.value = allowed))}
        >
          {t('notification.allow')}
        </button>
      );
  }
};

/** How the player is called when something waits at a table. */
export const NotificationSettings = () => (
  <fieldset class="choices">
    <legend>{t('notification.heading')}</legend>
    <Switch name="call-sound" text="notification.sound" setting={settings.callSound} />
    <Switch name="call-sign" text="notification.sign" setting={settings.callSign} />
    <Notifications />
    <Push />
  </fieldset>
);
