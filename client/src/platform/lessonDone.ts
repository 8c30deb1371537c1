import { persisted } from './persisted.js';

/** Whether this browser's user has played the lesson to its end. */
export const lessonDone = persisted('lessonDone', false, (found): found is boolean => typeof found === 'boolean');
