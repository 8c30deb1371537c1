import '../../store/support/browserGlobals.js';
import type { Intent } from '@hexfall/shared/model/intent';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import type { Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { LEARNER } from '../../../../client/src/learn/lesson/goals.js';
import { startOf } from '../../../../client/src/learn/lesson/Lesson.js';
import { isAllowed, type LessonStep, type StepOutcome, type Task, wordFor } from '../../../../client/src/learn/lesson/Step.js';
import { STEPS } from '../../../../client/src/learn/lesson/steps.js';
import { attempt, show } from '../../../support/play.js';
import { tableOf } from '../../../support/states.js';
import { allOf } from '../../text/support/texts.js';
import { SOLUTIONS } from './solutions.js';

/** Carries out what the learner does; the opponent answers if something is asked. */
const after = (table: Table, intent: Intent): StepOutcome => {
  const done = attempt(table, LEARNER, intent);
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${done.error.message}\n${show(table)}`);
  const { decision } = done.value.table;
  if (!decision) return done.value;
  expect(decision.player).not.toBe(LEARNER);
  const answered = attempt(done.value.table, decision.player, { do: 'choose', key: defaultChoice(decision) });
  if (!answered.ok) throw new Error(answered.error.message);
  return answered.value;
};

const solutionOf = ({ id }: LessonStep) => {
  const solution = SOLUTIONS[id];
  if (!solution) throw new Error(`no solution is known for ${id}`);
  return solution;
};

/** The tasks of a step, each with the table on which it is asked if all goes as intended. */
const askedOn = (step: LessonStep): { readonly task: Task; readonly table: Table; readonly intended: Intent }[] => {
  let table = tableOf(startOf(step));
  return step.tasks.map((task, index) => {
    const intended = solutionOf(step).intents[index];
    if (!intended) throw new Error(`${step.id} has more tasks than its solution`);
    const asked = { task, table, intended };
    ({ table } = after(table, intended));
    return asked;
  });
};

test('the lesson has sixteen steps, each with a name of its own', () => {
  expect(STEPS).toHaveLength(16);
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
});

describe.each(STEPS)('$id', (step) => {
  test('is solved by what it is meant to be solved by', () => {
    for (const { task, table, intended } of askedOn(step)) {
      expect(isAllowed(task, intended)).toBe(true);
      expect(legalIntents(table, LEARNER)).toContainEqual(intended);
      expect(task.goal(after(table, intended))).toBe(true);
    }
    expect(solutionOf(step).intents).toHaveLength(step.tasks.length);
  });

  test.each(solutionOf(step).wrong)('$intent.do $intent.tile is legal and does not count: $word', ({ task: place, intent, word }) => {
    const { task, table } = askedOn(step)[place]!;
    expect(legalIntents(table, LEARNER)).toContainEqual(intent);
    const deed = after(table, intent);
    expect(task.goal(deed)).toBe(false);
    expect(wordFor(task, deed)).toBe(word);
  });

  test('has a wrong answer known for each of its tasks', () => {
    expect(new Set(solutionOf(step).wrong.map(({ task }) => task)).size).toBe(step.tasks.length);
  });

  test('has an answer for everything the rules allow, and asks the learner nothing else', () => {
    for (const { task, table } of askedOn(step)) {
      const legal = legalIntents(table, LEARNER).filter((intent) => isAllowed(task, intent));
      const deeds = legal.map((intent) => after(table, intent));
      const missed = deeds.filter((deed) => !task.goal(deed));
      expect(missed.map((deed) => wordFor(task, deed))).not.toContain('');
      expect(deeds.length - missed.length).toBeGreaterThan(0);
    }
  });

  test('says every word of its tasks to someone', () => {
    for (const { task, table } of askedOn(step)) {
      const deeds = legalIntents(table, LEARNER).map((intent) => after(table, intent));
      const words = new Set(deeds.filter((deed) => !task.goal(deed)).map((deed) => wordFor(task, deed)));
      expect([...words].sort()).toEqual(task.mistakes.map(({ word }) => word).sort());
    }
  });
});

/** More do not fit a phone's panel. */
const MOST_LETTERS = 130;

test.each(LANGUAGES)('in %s every sentence is short enough for a phone', (language) => {
  const sentences = allOf(language).filter(([path]) => path.startsWith('lesson.'));
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter(([, text]) => text.length > MOST_LETTERS)).toEqual([]);
});

test.each(LANGUAGES)('in %s the first sentence of the lesson says what wins: the HQ, and 0', (language) => {
  const [first] = (new Map(allOf(language)).get('lesson.placing.act') ?? '').split(/(?<=\.) /u);
  expect(first).toMatch(/(?:HQ|QG|CG|Sztab|štáb|штаб).*(?<!\d)0(?!\d)/u);
});
