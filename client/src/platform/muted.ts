import { persisted } from './persisted.js';

const isMarks = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every((mark) => typeof mark === 'string');

/** People remembered; the oldest are forgotten. */
const MOST = 200;

/** The marks of those whose lines this browser does not show: `ChatLine.by`. */
export const muted = persisted<readonly string[]>('muted', [], isMarks);

/** Hides the lines of a speaker, or shows them again. */
export const mute = (by: string, isMuted: boolean): void => {
  const others = muted.peek().filter((mark) => mark !== by);
  muted.value = isMuted ? [by, ...others].slice(0, MOST) : others;
};
