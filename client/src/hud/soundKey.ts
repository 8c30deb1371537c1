import { isTyping } from '../input/tableShortcuts.js';
import { settings } from '../settings/settings.js';
import type { TableStore } from '../store/TableStore.js';
import { t } from '../text/translate.js';

/** The key M turns all sound off, and on again. */
export const soundKey =
  (store: Pick<TableStore, 'say'>) =>
  (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'm' || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    settings.sound.value = !settings.sound.peek();
    store.say(t(settings.sound.peek() ? 'sound.turnedOn' : 'sound.turnedOff'), false);
  };
