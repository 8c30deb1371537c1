import lesson from '@hexfall/shared/locales/en/lesson.json';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent, IntentKind } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { addTexts, type KeyOf } from '../../text/translate.js';

/** The name of a text of the lesson. */
export type LessonKey = `lesson.${KeyOf<typeof lesson>}`;

addTexts({ lesson });

/** What the learner has done, and what the table has become. */
export interface StepOutcome {
  readonly events: readonly GameEvent[];
  readonly table: Table;
}

export type Goal = (deed: StepOutcome) => boolean;

/** One action asked of the learner. */
export interface Task {
  /** The one sentence that asks for it. */
  readonly say: LessonKey;
  readonly hint: LessonKey;
  /** What the learner may do meanwhile. */
  readonly allows: readonly IntentKind[];
  /** Whether that was it. */
  readonly goal: Goal;
  /** A friendly word for what was not: of the first that fits. The last one fits always. */
  readonly mistakes: readonly { readonly when: Goal; readonly word: LessonKey }[];
}

/** One thing to learn, from a position of its own. The learner has seat 0. */
export interface LessonStep {
  readonly id: string;
  readonly title: LessonKey;
  /** In the notation of docs/notation.md. */
  readonly position: unknown;
  /** One after the other. */
  readonly tasks: readonly Task[];
  readonly done: LessonKey;
}

/** Whether the learner may do that at this point, if the rules allow it. */
export const isAllowed = ({ allows }: Task, { do: kind }: Intent): boolean => allows.includes(kind);

/** The message for an action that has missed its goal. */
export const wordFor = ({ mistakes: astray }: Task, deed: StepOutcome): LessonKey => {
  const found = astray.find(({ when }) => when(deed));
  if (!found) throw new Error('no word fits');
  return found.word;
};
