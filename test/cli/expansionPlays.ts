import { DISCARD, documentOf, END, type PlayCase, SUPPLIED } from './support.js';

/* What is expected was worked out by hand from docs/rules.md. */

const HIRED = documentOf(
  'duel',
  [{ ...SUPPLIED['borgo'], mercenaries: ['mercenary:gunner', 'mercenary:shooter'] }, { army: 'outpost' }],
  [],
  {
    turn: { player: 1 },
    options: { mercenaries: 2 },
  },
);

export const EXPANSION_PLAYS: readonly PlayCase[] = [
  {
    title: 'P1 at each tile drawn a mercenary may be drawn instead',
    position: HIRED,
    intents: [END(1)],
    printed: { accepted: 1, decision: { player: 0, kind: 'draw', keys: ['gunner', 'pile', 'shooter'] } },
  },
  {
    title: 'P1 a mercenary, a tile, the other mercenary',
    position: HIRED,
    intents: [
      END(1),
      { player: 0, do: 'draw', mercenary: 'shooter' },
      { player: 0, do: 'choose', key: 'pile' },
      { player: 0, do: 'choose', key: 'gunner' },
    ],
    printed: {
      accepted: 4,
      decision: null,
      position: {
        players: [{ hand: ['mercenary:shooter', 'mutant', 'mercenary:gunner'], pile: ['claws', 'scout', 'mutant'] }, {}],
        turn: { player: 0, mustDiscard: true },
      },
    },
  },
  {
    title: 'P1 a mercenary is placed like any unit',
    position: documentOf('duel', [{ army: 'borgo', hand: ['mercenary:net-fighter'] }, { army: 'outpost' }]),
    intents: [{ player: 0, do: 'place', tile: 'mercenary:net-fighter', at: [1, -1], rot: 4 }],
    printed: { accepted: 1, position: { units: [{ army: 'borgo', tile: 'mercenary:net-fighter', at: [1, -1], rot: 4 }] } },
  },
  {
    title: 'P2 the Mad Bomber that was drawn stays nobody’s when it is placed',
    position: documentOf('duel', [{ army: 'borgo', hand: ['bomber'] }, { army: 'outpost' }], [], { options: { bomber: 'neutral' } }),
    intents: [{ player: 0, do: 'place', tile: 'bomber', at: [1, 0], rot: 0 }],
    printed: { accepted: 1, position: { units: [{ tile: 'bomber', at: [1, 0], rot: 0 }] } },
  },
  {
    title: 'P3 the mercenary one belongs to who placed it',
    position: documentOf('duel', [{ army: 'borgo', hand: ['bomber'] }, { army: 'outpost' }], [], { options: { bomber: 'mercenary' } }),
    intents: [{ player: 0, do: 'place', tile: 'bomber', at: [1, 0], rot: 0 }],
    printed: { accepted: 1, position: { units: [{ army: 'borgo', tile: 'bomber' }] } },
  },
  {
    title: 'P2 discarded it goes on to the next player, and is drawn there first',
    position: documentOf('duel', [{ army: 'borgo', hand: ['bomber'] }, SUPPLIED['outpost']!], [], { options: { bomber: 'neutral' } }),
    intents: [DISCARD(0, 'bomber'), END(0)],
    printed: { accepted: 2, position: { players: [{ hand: [], discard: [] }, { hand: ['bomber', 'runner', 'hmg'] }] } },
  },
  {
    title: 'P2 who pushes it picks where it goes',
    position: documentOf('duel', [{ army: 'hegemony', hand: ['push-back'] }, { army: 'outpost' }], ['hegemony/ganger 0,0', 'bomber 0,1']),
    intents: [{ player: 0, do: 'push', from: [0, 0], target: [0, 1] }],
    printed: { accepted: 1, decision: { player: 0, kind: 'bomber-push', keys: ['-1,2', '0,2', '1,1'] } },
  },
  {
    title: 'P4 for a discarded tile Mad Bomber II is placed',
    position: documentOf('duel', [{ army: 'borgo', hand: ['battle', 'mutant'] }, { army: 'outpost' }], [], { options: { bomber: 'two' } }),
    intents: [{ player: 0, do: 'place-bomber-2', discard: 'battle', at: [0, -1], rot: 0 }],
    printed: {
      accepted: 1,
      position: { players: [{ hand: ['mutant'], discard: ['battle'] }, {}], units: [{ tile: 'bomber-2', at: [0, -1], rot: 0 }] },
    },
  },
  {
    title: 'P4 there is only one',
    position: documentOf('duel', [{ army: 'borgo', hand: ['mutant'] }, { army: 'outpost' }], ['bomber-2 0,0'], {
      options: { bomber: 'two' },
    }),
    intents: [{ player: 0, do: 'place-bomber-2', discard: 'mutant', at: [0, -1], rot: 0 }],
    printed: { accepted: 0, error: { code: 'no-bomber', rule: 'P4' } },
  },
  {
    title: 'X4 a Small Bomb wounds every unit on three hexes, but no HQ',
    position: documentOf(
      'duel',
      [{ army: 'doomsday', hand: ['small-bomb'] }, { army: 'moloch' }],
      ['doomsday/tripler 0,0', 'moloch/hq 1,0', 'moloch/hornet 0,1'],
    ),
    intents: [
      {
        player: 0,
        do: 'small-bomb',
        at: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
    ],
    printed: {
      accepted: 1,
      position: {
        players: [{ discard: ['small-bomb'] }, { hq: 20, discard: ['hornet'] }],
        units: [{ tile: 'tripler', wounds: 1 }, { tile: 'hq' }],
      },
    },
  },
  {
    title: 'X4 the three hexes must touch each other',
    position: documentOf('duel', [{ army: 'doomsday', hand: ['small-bomb'] }, { army: 'moloch' }]),
    intents: [
      {
        player: 0,
        do: 'small-bomb',
        at: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      },
    ],
    printed: { accepted: 0, error: { rule: 'X4' } },
  },
  {
    title: 'P5 the HQ turns one unit in a turn',
    position: documentOf('duel', [{ army: 'doomsday' }, { army: 'moloch' }], ['doomsday/hq 0,0', 'doomsday/tripler 2,-2']),
    intents: [
      { player: 0, do: 'rotate', at: [2, -2], rot: 5 },
      { player: 0, do: 'rotate', at: [0, 0], rot: 1 },
    ],
    printed: {
      accepted: 1,
      error: { index: 1, code: 'already-used', rule: 'P5' },
      position: {
        turn: { used: [{ at: [0, 0], by: 'rotate' }] },
        units: [
          { at: [0, 0], rot: 0 },
          { at: [2, -2], rot: 5 },
        ],
      },
    },
  },
];
