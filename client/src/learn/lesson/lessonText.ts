import { lesson } from '../../text/en/lesson.js';
import { addTexts, type KeyOf } from '../../text/translate.js';

/** The name of a text of the lesson. */
export type LessonKey = `lesson.${KeyOf<typeof lesson>}`;

addTexts({ lesson });
