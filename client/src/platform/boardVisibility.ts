import { signal } from '@preact/signals';
import { settings } from './settings.js';

/** The board is on the screen and can show replays. */
export const boardReady = signal(false);

/** Whether the user looks at the page. */
export const isPageVisible = (): boolean => document.visibilityState === 'visible';

/** Whether a replay may be shown now: there is a board, the user wants replays and looks at the page. */
export const wantsReplay = (): boolean => boardReady.peek() && settings.film.peek() === 'play' && isPageVisible();
