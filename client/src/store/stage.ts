import { signal } from '@preact/signals';
import { settings } from './settings.js';

/** The board is on the screen and can show films. */
export const stageReady = signal(false);

/** Whether the user looks at the page. */
export const isWatched = (): boolean => document.visibilityState === 'visible';

/** Whether a film may be shown now: there is a board, the user wants films and looks at the page. */
export const wantsFilm = (): boolean => stageReady.peek() && settings.film.peek() === 'play' && isWatched();
