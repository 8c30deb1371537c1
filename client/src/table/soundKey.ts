import { isTyping, shortcutOf } from '../store/input/shortcuts.js';
import { settings } from '../platform/settings.js';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';

/** The key M turns all sound off, and on again. */
export const soundKey =
  (store: Pick<TableStore, 'say'>) =>
  (event: KeyboardEvent): void => {
    if (shortcutOf(event, 'page') !== 'sound' || isTyping(event.target) || event.repeat) return;
    settings.sound.value = !settings.sound.peek();
    store.say(t(settings.sound.peek() ? 'sound.turnedOn' : 'sound.turnedOff'), false);
  };
