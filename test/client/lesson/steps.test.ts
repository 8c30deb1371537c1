import '../app/support/browserGlobals.js';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/defaultChoice';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { LEARNER } from '../../../client/src/lesson/judges.js';
import { startOf } from '../../../client/src/lesson/startOf.js';
import { isAllowed, wordFor, type Beat, type Deed, type Step } from '../../../client/src/lesson/Step.js';
import { STEPS } from '../../../client/src/lesson/steps.js';
import { attempt, show } from '../../support/play.js';
import { SOLUTIONS } from './solutions.js';

/** Carries out what the learner does; the opponent answers if something is asked. */
const after = (table: Table, intent: Intent): Deed => {
  const done = attempt(table, LEARNER, intent);
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${done.error.message}\n${show(table)}`);
  const { decision } = done.value.table;
  if (!decision) return done.value;
  expect(decision.player).not.toBe(LEARNER);
  const answered = attempt(done.value.table, decision.player, { do: 'choose', key: defaultChoice(decision) });
  if (!answered.ok) throw new Error(answered.error.message);
  return answered.value;
};

const solutionOf = ({ id }: Step) => {
  const solution = SOLUTIONS[id];
  if (!solution) throw new Error(`no solution is known for ${id}`);
  return solution;
};

/** The beats of a step, each with the table on which it is asked if all goes as intended. */
const askedOn = (step: Step): { readonly beat: Beat; readonly table: Table; readonly intended: Intent }[] => {
  let table = startOf(step);
  return step.beats.map((beat, place) => {
    const intended = solutionOf(step).intents[place];
    if (!intended) throw new Error(`${step.id} has more beats than its solution`);
    const asked = { beat, table, intended };
    ({ table } = after(table, intended));
    return asked;
  });
};

test('the lesson has ten steps, each with a name of its own', () => {
  expect(STEPS).toHaveLength(10);
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
});

describe.each(STEPS)('$id', (step) => {
  test('is solved by what it is meant to be solved by', () => {
    for (const { beat, table, intended } of askedOn(step)) {
      expect(isAllowed(beat, intended)).toBe(true);
      expect(legalIntents(table, LEARNER)).toContainEqual(intended);
      expect(beat.goal(after(table, intended))).toBe(true);
    }
    expect(solutionOf(step).intents).toHaveLength(step.beats.length);
  });

  test.each(solutionOf(step).wrong)('$intent.do $intent.tile is legal and does not count: $word', ({ beat: place, intent, word }) => {
    const { beat, table } = askedOn(step)[place]!;
    expect(legalIntents(table, LEARNER)).toContainEqual(intent);
    const deed = after(table, intent);
    expect(beat.goal(deed)).toBe(false);
    expect(wordFor(beat, deed)).toBe(word);
  });

  test('has a wrong answer known for each of its beats', () => {
    expect(new Set(solutionOf(step).wrong.map(({ beat }) => beat)).size).toBe(step.beats.length);
  });

  test('has an answer for everything the rules allow, and asks the learner nothing else', () => {
    for (const { beat, table } of askedOn(step)) {
      const legal = legalIntents(table, LEARNER).filter((intent) => isAllowed(beat, intent));
      const deeds = legal.map((intent) => after(table, intent));
      const missed = deeds.filter((deed) => !beat.goal(deed));
      expect(missed.map((deed) => wordFor(beat, deed))).not.toContain('');
      expect(deeds.length - missed.length).toBeGreaterThan(0);
    }
  });

  test('says every word of its beats to somebody', () => {
    for (const { beat, table } of askedOn(step)) {
      const deeds = legalIntents(table, LEARNER).map((intent) => after(table, intent));
      const words = new Set(deeds.filter((deed) => !beat.goal(deed)).map((deed) => wordFor(beat, deed)));
      expect([...words].sort()).toEqual(beat.astray.map(({ word }) => word).sort());
    }
  });
});
