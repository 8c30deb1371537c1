import { lessonPosition } from './lessonPosition.js';
import { all, always, fallsIn, happened, hasWon, holds, isNow, LEARNER, loses, not, OPPONENT, staysWhole, survives } from './goals.js';
import type { Task, LessonStep } from './Step.js';

const falls = (tile: string) => not(survives(OPPONENT, tile));
const isHqSafe = not(loses(LEARNER, 1));

/** The learner's Battle tile, once every unit is where it should be. */
const fight = (say: Task['say']): Task => ({
  say,
  hint: 'lesson.battle.hint',
  allows: ['battle'],
  goal: happened('battle-ended'),
  mistakes: [{ when: always, word: 'lesson.notNow' }],
});

const placing: LessonStep = {
  id: 'placing',
  title: 'lesson.placing.title',
  position: lessonPosition({
    hand: ['armored-hunter'],
    moloch: [['hq', [0, 2]]],
    borgo: [
      ['hq', [-2, 0]],
      ['mutant', [2, -2], 1],
    ],
  }),
  tasks: [
    {
      say: 'lesson.placing.act',
      hint: 'lesson.placing.hint',
      allows: ['place'],
      goal: falls('mutant'),
      mistakes: [{ when: always, word: 'lesson.placing.far' }],
    },
  ],
  done: 'lesson.placing.done',
};

const turning: LessonStep = {
  id: 'turning',
  title: 'lesson.turning.title',
  position: lessonPosition({
    hand: ['hybrid'],
    moloch: [['hq', [-1, 2]]],
    borgo: [
      ['hq', [0, -2]],
      ['mutant', [2, 0], 5],
    ],
  }),
  tasks: [
    {
      say: 'lesson.turning.act',
      hint: 'lesson.turning.hint',
      allows: ['place'],
      goal: falls('mutant'),
      mistakes: [{ when: always, word: 'lesson.turning.past' }],
    },
  ],
  done: 'lesson.turning.done',
};

const battle: LessonStep = {
  id: 'battle',
  title: 'lesson.battle.title',
  position: lessonPosition({
    hand: ['battle'],
    moloch: [
      ['hq', [-1, 2]],
      ['armored-hunter', [0, -1]],
      ['hybrid', [-2, 2], 1],
    ],
    borgo: [
      ['hq', [0, -2]],
      ['mutant', [1, -1], 4],
    ],
  }),
  tasks: [fight('lesson.battle.act')],
  done: 'lesson.battle.done',
};

const initiative: LessonStep = {
  id: 'initiative',
  title: 'lesson.initiative.title',
  position: lessonPosition({
    hand: ['hornet', 'hunter-killer', 'battle'],
    moloch: [
      ['hq', [0, 2]],
      ['officer', [0, 1]],
    ],
    borgo: [
      ['hq', [0, -2]],
      ['brawler', [0, 0], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.initiative.act',
      hint: 'lesson.initiative.hint',
      allows: ['place'],
      goal: survives(LEARNER, 'officer'),
      mistakes: [
        { when: fallsIn(OPPONENT, 'brawler', 2), word: 'lesson.initiative.tie' },
        { when: always, word: 'lesson.initiative.miss' },
      ],
    },
    fight('lesson.initiative.fight'),
  ],
  done: 'lesson.initiative.done',
};

const armor: LessonStep = {
  id: 'armor',
  title: 'lesson.armor.title',
  position: lessonPosition({
    hand: ['blocker', 'battle'],
    moloch: [['hq', [2, 0]]],
    borgo: [
      ['hq', [0, -2]],
      ['assassin', [-2, 0], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.armor.act',
      hint: 'lesson.armor.hint',
      allows: ['place'],
      goal: all(staysWhole, isHqSafe),
      mistakes: [
        { when: isHqSafe, word: 'lesson.armor.bare' },
        { when: always, word: 'lesson.armor.past' },
      ],
    },
    fight('lesson.armor.fight'),
  ],
  done: 'lesson.armor.done',
};

const net: LessonStep = {
  id: 'net',
  title: 'lesson.net.title',
  position: lessonPosition({
    hand: ['net-fighter'],
    moloch: [['hq', [0, 1]]],
    borgo: [
      ['hq', [-1, -1]],
      ['super-mutant', [0, 0], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.net.act',
      hint: 'lesson.net.hint',
      allows: ['place'],
      goal: isNow(OPPONENT, 'super-mutant', ({ netted }) => netted),
      mistakes: [{ when: always, word: 'lesson.net.miss' }],
    },
  ],
  done: 'lesson.net.done',
};

const module: LessonStep = {
  id: 'module',
  title: 'lesson.module.title',
  position: lessonPosition({
    hand: ['officer'],
    moloch: [
      ['hq', [2, 0]],
      ['hybrid', [-1, 1]],
    ],
    borgo: [
      ['hq', [1, -2]],
      ['super-officer', [-1, -1], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.module.act',
      hint: 'lesson.module.hint',
      allows: ['place'],
      goal: isNow(LEARNER, 'hybrid', ({ attacks }) => attacks.some(({ ranged }) => ranged > 1)),
      mistakes: [{ when: always, word: 'lesson.module.miss' }],
    },
  ],
  done: 'lesson.module.done',
};

const medic: LessonStep = {
  id: 'medic',
  title: 'lesson.medic.title',
  position: lessonPosition({
    hand: ['medic', 'battle'],
    moloch: [
      ['hq', [0, 2]],
      ['gauss-cannon', [0, 0], 3],
    ],
    borgo: [
      ['hq', [0, -2]],
      ['brawler', [1, -1], 4],
    ],
  }),
  tasks: [
    {
      say: 'lesson.medic.act',
      hint: 'lesson.medic.hint',
      allows: ['place'],
      goal: survives(LEARNER, 'gauss-cannon'),
      mistakes: [{ when: always, word: 'lesson.medic.miss' }],
    },
    fight('lesson.medic.fight'),
  ],
  done: 'lesson.medic.done',
};

const push: LessonStep = {
  id: 'push',
  title: 'lesson.push.title',
  position: lessonPosition({
    hand: ['push-back'],
    moloch: [
      ['hq', [2, 0]],
      ['officer', [0, 2]],
      ['blocker', [1, 0]],
      ['blocker', [-1, 0], 3],
    ],
    borgo: [
      ['hq', [1, -2]],
      ['brawler', [0, 1], 3],
      ['mutant', [-1, 1], 3],
    ],
  }),
  tasks: [
    {
      say: 'lesson.push.act',
      hint: 'lesson.push.hint',
      allows: ['push'],
      goal: survives(LEARNER, 'officer'),
      mistakes: [{ when: always, word: 'lesson.push.wrong' }],
    },
  ],
  done: 'lesson.push.done',
};

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
      ['mutant', [2, -1], 3],
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
    { ...fight('lesson.end.fight'), goal: hasWon },
  ],
  done: 'lesson.end.done',
};

/** What a first game needs, in the order in which it is learned. */
export const STEPS: readonly LessonStep[] = [
  placing,
  turning,
  battle,
  initiative,
  armor,
  net,
  module,
  medic,
  push,
  move,
  bonus,
  mobility,
  keeping,
  swapping,
  fullBoard,
  end,
];
