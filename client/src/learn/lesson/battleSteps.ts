import { all, always, falls, fallsIn, happened, isNow, LEARNER, loses, not, OPPONENT, staysWhole, survives } from './goals.js';
import { lessonPosition } from './lessonPosition.js';
import type { LessonStep, Task } from './Step.js';

const isHqSafe = not(loses(LEARNER, 1));

/** The learner's Battle tile, once every unit is where it should be. */
export const fight = (say: Task['say']): Task => ({
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

/** What units do in a battle, in the order in which it is learned. */
export const BATTLE_STEPS: readonly LessonStep[] = [placing, turning, battle, initiative, armor, net, module, medic, push];
