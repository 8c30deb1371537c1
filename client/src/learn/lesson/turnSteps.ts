import { fight } from './battleSteps.js';
import { all, always, falls, fallsIn, happened, holds, isNow, LEARNER, learnerWins, loses, OPPONENT } from './goals.js';
import { lessonPosition } from './lessonPosition.js';
import type { LessonStep } from './Step.js';

const move: LessonStep = {
  id: 'move',
  title: 'lesson.move.title',
  position: lessonPosition({
    hand: ['move'],
    moloch: [
      ['hq', [-1, 2]],
      ['hybrid', [0, 0]],
    ],
    borgo: [
      ['hq', [-2, 0]],
      ['mutant', [2, -1], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.move.act',
      hint: 'lesson.move.hint',
      allows: ['move'],
      goal: falls('mutant'),
      mistakes: [{ when: always, word: 'lesson.move.miss' }],
    },
  ],
  done: 'lesson.move.done',
};

const bonus: LessonStep = {
  id: 'bonus',
  title: 'lesson.bonus.title',
  position: lessonPosition({
    hand: ['hybrid'],
    moloch: [['hq', [0, 1]]],
    borgo: [
      ['hq', [-2, 0]],
      ['super-officer', [1, -1], 4],
    ],
  }),
  tasks: [
    {
      say: 'lesson.bonus.act',
      hint: 'lesson.bonus.hint',
      allows: ['place'],
      goal: falls('super-officer'),
      mistakes: [
        { when: isNow(LEARNER, 'hybrid', ({ attacks }) => attacks.some(({ ranged }) => ranged > 1)), word: 'lesson.bonus.past' },
        { when: always, word: 'lesson.bonus.far' },
      ],
    },
  ],
  done: 'lesson.bonus.done',
};

const mobility: LessonStep = {
  id: 'mobility',
  title: 'lesson.mobility.title',
  position: lessonPosition({
    learner: 'borgo',
    hand: [],
    moloch: [
      ['hq', [-2, 0]],
      ['hybrid', [1, -2], 3],
    ],
    borgo: [
      ['hq', [1, 1]],
      ['assassin', [-1, 1]],
    ],
  }),
  tasks: [
    {
      say: 'lesson.mobility.act',
      hint: 'lesson.mobility.hint',
      allows: ['move'],
      goal: falls('hybrid'),
      mistakes: [{ when: always, word: 'lesson.mobility.miss' }],
    },
  ],
  done: 'lesson.mobility.done',
};

const keeping: LessonStep = {
  id: 'keeping',
  title: 'lesson.keeping.title',
  position: lessonPosition({
    hand: ['officer'],
    moloch: [
      ['hq', [0, 2]],
      ['armored-hunter', [1, 0]],
    ],
    borgo: [
      ['hq', [0, -2]],
      ['mutant', [2, -2], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.keeping.act',
      hint: 'lesson.keeping.hint',
      allows: ['end-turn', 'place', 'discard'],
      goal: all(happened('turn-ended'), holds('officer')),
      mistakes: [{ when: always, word: 'lesson.keeping.gone' }],
    },
  ],
  done: 'lesson.keeping.done',
};

const swapping: LessonStep = {
  id: 'swapping',
  title: 'lesson.swapping.title',
  position: lessonPosition({
    mustDiscard: true,
    fresh: true,
    hand: ['push-back', 'move', 'battle'],
    moloch: [['hq', [0, 2]]],
    borgo: [
      ['hq', [0, -2]],
      ['mutant', [1, -1], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.swapping.act',
      hint: 'lesson.swapping.hint',
      allows: ['redraw', 'discard'],
      goal: happened('redrew'),
      mistakes: [{ when: always, word: 'lesson.swapping.late' }],
    },
  ],
  done: 'lesson.swapping.done',
};

/** F1: all hexes but one are taken. */
const fullBoard: LessonStep = {
  id: 'full-board',
  title: 'lesson.fullBoard.title',
  position: lessonPosition({
    hand: ['armored-hunter'],
    moloch: [
      ['hq', [0, 2]],
      ['blocker', [-2, 1]],
      ['hybrid', [-2, 2]],
      ['blocker', [-1, 1]],
      ['guard', [0, 1]],
      ['blocker', [1, 0]],
      ['officer', [-1, 2]],
      ['scout', [1, 1]],
      ['hybrid', [2, 0]],
    ],
    borgo: [
      ['hq', [0, -2]],
      ['officer', [-1, -1]],
      ['scout', [1, -2]],
      ['mutant', [0, -1], 3],
      ['super-officer', [2, -2], 3],
      ['brawler', [-1, 0], 3],
      ['mutant', [1, -1], 3],
      ['officer', [-2, 0]],
      ['scout', [2, -1]],
    ],
  }),
  tasks: [
    {
      say: 'lesson.fullBoard.act',
      hint: 'lesson.fullBoard.hint',
      allows: ['place'],
      goal: happened('battle-ended'),
      mistakes: [{ when: always, word: 'lesson.notNow' }],
    },
  ],
  done: 'lesson.fullBoard.done',
};

const end: LessonStep = {
  id: 'end',
  title: 'lesson.end.title',
  position: lessonPosition({
    hq: 3,
    mustDiscard: true,
    hand: ['blocker', 'hornet', 'battle'],
    moloch: [
      ['hq', [0, 2]],
      ['hybrid', [0, 1]],
    ],
    borgo: [
      ['hq', [0, -1]],
      ['mutant', [1, -2], 2],
    ],
  }),
  tasks: [
    {
      say: 'lesson.end.discard',
      hint: 'lesson.end.hintDiscard',
      allows: ['discard'],
      goal: all(holds('hornet'), holds('battle')),
      mistakes: [{ when: always, word: 'lesson.end.needed' }],
    },
    {
      say: 'lesson.end.act',
      hint: 'lesson.end.hint',
      allows: ['place'],
      goal: loses(OPPONENT, 3),
      mistakes: [
        { when: fallsIn(LEARNER, 'hornet', 3), word: 'lesson.end.slow' },
        { when: always, word: 'lesson.end.miss' },
      ],
    },
    { ...fight('lesson.end.fight'), goal: learnerWins },
  ],
  done: 'lesson.end.done',
};

/** What a turn is made of, in the order in which it is learned; the last step wins a game. */
export const TURN_STEPS: readonly LessonStep[] = [move, bonus, mobility, keeping, swapping, fullBoard, end];
