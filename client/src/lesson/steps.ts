import { field } from './field.js';
import { all, always, fallsIn, happened, hasWon, holds, isNow, LEARNER, loses, not, OPPONENT, staysWhole, survives } from './judges.js';
import type { Beat, Step } from './Step.js';

const falls = (tile: string) => not(survives(OPPONENT, tile));
const isHqSafe = not(loses(LEARNER, 1));

/** The learner's Battle tile, once everything stands as it should. */
const fight = (say: Beat['say']): Beat => ({
  say,
  hint: 'battle.hint',
  allows: ['battle'],
  goal: happened('battle-ended'),
  astray: [{ when: always, word: 'notNow' }],
});

const placing: Step = {
  id: 'placing',
  title: 'placing.title',
  position: field({
    hand: ['armored-hunter'],
    moloch: [['hq', [0, 2]]],
    borgo: [
      ['hq', [-2, 0]],
      ['mutant', [2, -2], 1],
    ],
  }),
  beats: [
    {
      say: 'placing.act',
      hint: 'placing.hint',
      allows: ['place'],
      goal: falls('mutant'),
      astray: [{ when: always, word: 'placing.far' }],
    },
  ],
  done: 'placing.done',
};

const turning: Step = {
  id: 'turning',
  title: 'turning.title',
  position: field({
    hand: ['hybrid'],
    moloch: [['hq', [-1, 2]]],
    borgo: [
      ['hq', [0, -2]],
      ['mutant', [2, 0], 5],
    ],
  }),
  beats: [
    {
      say: 'turning.act',
      hint: 'turning.hint',
      allows: ['place'],
      goal: falls('mutant'),
      astray: [{ when: always, word: 'turning.past' }],
    },
  ],
  done: 'turning.done',
};

const battle: Step = {
  id: 'battle',
  title: 'battle.title',
  position: field({
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
  beats: [fight('battle.act')],
  done: 'battle.done',
};

const initiative: Step = {
  id: 'initiative',
  title: 'initiative.title',
  position: field({
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
  beats: [
    {
      say: 'initiative.act',
      hint: 'initiative.hint',
      allows: ['place'],
      goal: survives(LEARNER, 'officer'),
      astray: [
        { when: fallsIn(OPPONENT, 'brawler', 2), word: 'initiative.tie' },
        { when: always, word: 'initiative.miss' },
      ],
    },
    fight('initiative.fight'),
  ],
  done: 'initiative.done',
};

const armor: Step = {
  id: 'armor',
  title: 'armor.title',
  position: field({
    hand: ['blocker', 'battle'],
    moloch: [['hq', [2, 0]]],
    borgo: [
      ['hq', [0, -2]],
      ['assassin', [-2, 0], 3],
    ],
  }),
  beats: [
    {
      say: 'armor.act',
      hint: 'armor.hint',
      allows: ['place'],
      goal: all(staysWhole, isHqSafe),
      astray: [
        { when: isHqSafe, word: 'armor.bare' },
        { when: always, word: 'armor.past' },
      ],
    },
    fight('armor.fight'),
  ],
  done: 'armor.done',
};

const net: Step = {
  id: 'net',
  title: 'net.title',
  position: field({
    hand: ['net-fighter'],
    moloch: [['hq', [0, 1]]],
    borgo: [
      ['hq', [-1, -1]],
      ['super-mutant', [0, 0], 3],
    ],
  }),
  beats: [
    {
      say: 'net.act',
      hint: 'net.hint',
      allows: ['place'],
      goal: isNow(OPPONENT, 'super-mutant', ({ netted }) => netted),
      astray: [{ when: always, word: 'net.miss' }],
    },
  ],
  done: 'net.done',
};

const module: Step = {
  id: 'module',
  title: 'module.title',
  position: field({
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
  beats: [
    {
      say: 'module.act',
      hint: 'module.hint',
      allows: ['place'],
      goal: isNow(LEARNER, 'hybrid', ({ attacks }) => attacks.some(({ ranged }) => ranged > 1)),
      astray: [{ when: always, word: 'module.miss' }],
    },
  ],
  done: 'module.done',
};

const medic: Step = {
  id: 'medic',
  title: 'medic.title',
  position: field({
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
  beats: [
    {
      say: 'medic.act',
      hint: 'medic.hint',
      allows: ['place'],
      goal: survives(LEARNER, 'gauss-cannon'),
      astray: [{ when: always, word: 'medic.miss' }],
    },
    fight('medic.fight'),
  ],
  done: 'medic.done',
};

const push: Step = {
  id: 'push',
  title: 'push.title',
  position: field({
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
  beats: [
    {
      say: 'push.act',
      hint: 'push.hint',
      allows: ['push'],
      goal: survives(LEARNER, 'officer'),
      astray: [{ when: always, word: 'push.wrong' }],
    },
  ],
  done: 'push.done',
};

const end: Step = {
  id: 'end',
  title: 'end.title',
  position: field({
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
  beats: [
    {
      say: 'end.discard',
      hint: 'end.hintDiscard',
      allows: ['discard'],
      goal: all(holds('hornet'), holds('battle')),
      astray: [{ when: always, word: 'end.needed' }],
    },
    {
      say: 'end.act',
      hint: 'end.hint',
      allows: ['place'],
      goal: loses(OPPONENT, 3),
      astray: [
        { when: fallsIn(LEARNER, 'hornet', 3), word: 'end.slow' },
        { when: always, word: 'end.miss' },
      ],
    },
    { ...fight('end.fight'), goal: hasWon },
  ],
  done: 'end.done',
};

/** What a first game needs, in the order in which it is learned. */
export const STEPS: readonly Step[] = [placing, turning, battle, initiative, armor, net, module, medic, push, end];
