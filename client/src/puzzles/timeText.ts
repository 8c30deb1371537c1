import { watchText } from '../store/clocks.js';

const SECOND = 1000;

/** A time in whole seconds as on a watch; a second that has begun does not count. */
export const timeText = (ms: number): string => watchText(Math.floor(ms / SECOND) * SECOND);
