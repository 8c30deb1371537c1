import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import push from '@hexfall/shared/locales/en/push.json';
import { permission } from '../notifications/browserNotifications.js';
import { checkPush, pushState, turnPushOff, turnPushOn } from '../notifications/pushSubscription.js';
import { addTexts, t, type TextKey } from '../text/translate.js';
import { Checkbox } from '../ui/fields.js';

addTexts({ push });

/** The message after the switch was turned. A user who has refused permission knows why it is off. */
const newsAfter = (on: boolean): TextKey | null => {
  if (!on) return 'push.ended';
  if (pushState.peek() === 'on') return 'push.on';
  return permission.peek() === 'granted' ? 'push.failed' : null;
};

/** Switches push messages on and off for this browser, and says what is needed where they are not possible yet. */
export const PushSwitch = () => {
  const news = useSignal<TextKey | null>(null);
  useEffect(() => void checkPush(), []);
  const turn = async (on: boolean): Promise<void> => {
    news.value = 'push.working';
    await (on ? turnPushOn() : turnPushOff());
    news.value = newsAfter(on);
  };
  const state = pushState.value;
  if (state === 'uninstalled')
    return (
      <p class="quiet-text" data-part="push-install">
        {t('push.install')}
      </p>
    );
  if (state !== 'on' && state !== 'off') return null;
  return (
    <>
      <Checkbox
        text={t('push.label')}
        name="call-push"
        aria-describedby="push-about"
        checked={state === 'on'}
        disabled={news.value === 'push.working'}
        onChange={(isChecked) => void turn(isChecked)}
      />
      <p class="quiet-text" id="push-about">
        {t('push.about')}
      </p>
      <p class="quiet-text" role="status" data-part="push-news">
        {news.value && t(news.value)}
      </p>
    </>
  );
};
