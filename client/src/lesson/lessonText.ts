import { lesson as en } from '../text/en/lesson.js';
import { lesson as pl } from '../text/pl/lesson.js';
import { addTexts, type KeyOf } from '../text/translate.js';

/** The name of a text of the lesson. */
export type LessonKey = `lesson.${KeyOf<typeof en>}`;

addTexts({ en: { lesson: en }, pl: { lesson: pl } });
