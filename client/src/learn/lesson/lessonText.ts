import lesson from '@hexfall/shared/locales/en/lesson.json';
import { addTexts, type KeyOf } from '../../text/translate.js';

/** The name of a text of the lesson. */
export type LessonKey = `lesson.${KeyOf<typeof lesson>}`;

addTexts({ lesson });
