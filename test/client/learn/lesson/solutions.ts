import type { Intent } from '@hexfall/shared/model/intent';
import type { LessonKey } from '../../../../client/src/learn/lesson/Step.js';

/** How a step is meant to be solved, task by task, and what the rules allow but is not meant, with the word that it earns. */
interface Solution {
  readonly intents: readonly Intent[];
  readonly wrong: readonly { readonly task: number; readonly intent: Intent; readonly word: LessonKey }[];
}

const BATTLE: Intent = { do: 'battle' };

export const SOLUTIONS: Readonly<Record<string, Solution>> = {
  placing: {
    intents: [{ do: 'place', tile: 'armored-hunter', at: [1, -1], rot: 0 }],
    wrong: [{ task: 0, intent: { do: 'place', tile: 'armored-hunter', at: [0, 0], rot: 0 }, word: 'lesson.placing.far' }],
  },
  turning: {
    intents: [{ do: 'place', tile: 'hybrid', at: [0, 0], rot: 2 }],
    wrong: [{ task: 0, intent: { do: 'place', tile: 'hybrid', at: [0, 0], rot: 0 }, word: 'lesson.turning.past' }],
  },
  battle: { intents: [BATTLE], wrong: [{ task: 0, intent: { do: 'end-turn' }, word: 'lesson.notNow' }] },
  initiative: {
    intents: [{ do: 'place', tile: 'hunter-killer', at: [1, 0], rot: 5 }, BATTLE],
    wrong: [
      { task: 0, intent: { do: 'place', tile: 'hornet', at: [1, 0], rot: 5 }, word: 'lesson.initiative.tie' },
      { task: 0, intent: { do: 'place', tile: 'hunter-killer', at: [1, 0], rot: 3 }, word: 'lesson.initiative.miss' },
      { task: 0, intent: { do: 'place', tile: 'hornet', at: [2, 0], rot: 5 }, word: 'lesson.initiative.miss' },
      { task: 1, intent: { do: 'end-turn' }, word: 'lesson.notNow' },
    ],
  },
  armor: {
    intents: [{ do: 'place', tile: 'blocker', at: [0, 0], rot: 5 }, BATTLE],
    wrong: [
      { task: 0, intent: { do: 'place', tile: 'blocker', at: [0, 0], rot: 0 }, word: 'lesson.armor.bare' },
      { task: 0, intent: { do: 'place', tile: 'blocker', at: [1, -1], rot: 5 }, word: 'lesson.armor.past' },
      { task: 1, intent: { do: 'discard', tile: 'battle' }, word: 'lesson.notNow' },
    ],
  },
  net: {
    intents: [{ do: 'place', tile: 'net-fighter', at: [1, 0], rot: 0 }],
    wrong: [{ task: 0, intent: { do: 'place', tile: 'net-fighter', at: [1, 0], rot: 1 }, word: 'lesson.net.miss' }],
  },
  module: {
    intents: [{ do: 'place', tile: 'officer', at: [0, 1], rot: 0 }],
    wrong: [{ task: 0, intent: { do: 'place', tile: 'officer', at: [0, 1], rot: 1 }, word: 'lesson.module.miss' }],
  },
  medic: {
    intents: [{ do: 'place', tile: 'medic', at: [0, 1], rot: 0 }, BATTLE],
    wrong: [
      { task: 0, intent: { do: 'place', tile: 'medic', at: [0, 1], rot: 1 }, word: 'lesson.medic.miss' },
      { task: 1, intent: { do: 'end-turn' }, word: 'lesson.notNow' },
    ],
  },
  push: {
    intents: [{ do: 'push', from: [0, 2], target: [0, 1] }],
    wrong: [{ task: 0, intent: { do: 'push', from: [-1, 0], target: [-1, 1] }, word: 'lesson.push.wrong' }],
  },
  move: {
    intents: [{ do: 'move', by: 'tile', from: [0, 0], to: [1, -1], rot: 2 }],
    wrong: [
      { task: 0, intent: { do: 'move', by: 'tile', from: [0, 0], to: [0, 0], rot: 2 }, word: 'lesson.move.miss' },
      { task: 0, intent: { do: 'move', by: 'tile', from: [-1, 2], to: [-1, 1], rot: 0 }, word: 'lesson.move.miss' },
    ],
  },
  bonus: {
    intents: [{ do: 'place', tile: 'hybrid', at: [0, 0], rot: 1 }],
    wrong: [
      { task: 0, intent: { do: 'place', tile: 'hybrid', at: [0, 0], rot: 0 }, word: 'lesson.bonus.past' },
      { task: 0, intent: { do: 'place', tile: 'hybrid', at: [2, -2], rot: 4 }, word: 'lesson.bonus.far' },
    ],
  },
  mobility: {
    intents: [{ do: 'move', by: 'mobility', from: [-1, 1], to: [-1, 0], rot: 2 }],
    wrong: [{ task: 0, intent: { do: 'move', by: 'mobility', from: [-1, 1], to: [0, 0], rot: 2 }, word: 'lesson.mobility.miss' }],
  },
  keeping: {
    intents: [{ do: 'end-turn' }],
    wrong: [
      { task: 0, intent: { do: 'discard', tile: 'officer' }, word: 'lesson.keeping.gone' },
      { task: 0, intent: { do: 'place', tile: 'officer', at: [0, 0], rot: 0 }, word: 'lesson.keeping.gone' },
    ],
  },
  swapping: {
    intents: [{ do: 'redraw' }],
    wrong: [{ task: 0, intent: { do: 'discard', tile: 'move' }, word: 'lesson.swapping.late' }],
  },
  'full-board': {
    intents: [{ do: 'place', tile: 'armored-hunter', at: [0, 0], rot: 0 }],
    wrong: [{ task: 0, intent: { do: 'end-turn' }, word: 'lesson.notNow' }],
  },
  end: {
    intents: [{ do: 'discard', tile: 'blocker' }, { do: 'place', tile: 'hornet', at: [0, 0], rot: 0 }, BATTLE],
    wrong: [
      { task: 0, intent: { do: 'discard', tile: 'battle' }, word: 'lesson.end.needed' },
      { task: 1, intent: { do: 'place', tile: 'hornet', at: [1, -1], rot: 5 }, word: 'lesson.end.slow' },
      { task: 1, intent: { do: 'place', tile: 'hornet', at: [0, 0], rot: 3 }, word: 'lesson.end.miss' },
      { task: 2, intent: { do: 'end-turn' }, word: 'lesson.notNow' },
    ],
  },
};
