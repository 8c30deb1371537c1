import { lesson as en } from '../text/en/lesson.js';
import { lesson as pl } from '../text/pl/lesson.js';
import { partTexts, type KeyOf } from '../text/translate.js';

/** The name of a text of the lesson. */
export type LessonKey = KeyOf<typeof en>;

/** The lesson's texts. */
export const lt = partTexts<typeof en>('lesson', { en, pl });
