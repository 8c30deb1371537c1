import { DISCARD, documentOf, END, type PlayCase, seated } from './support.js';

/* What is expected was worked out by hand from docs/rules.md. */

export const MODE_PLAYS: readonly PlayCase[] = [
  {
    title: 'G1 turns go around three players',
    position: documentOf('deathmatch', seated('borgo', 'outpost', 'hegemony')),
    intents: [END(0), DISCARD(1, 'hmg'), END(1), DISCARD(2, 'thug'), END(2)],
    printed: { accepted: 5, position: { turn: { player: 0, mustDiscard: true } } },
  },
  {
    title: 'G1 E5 who resigns leaves with all units, the rest play on',
    position: documentOf('deathmatch', seated('borgo', 'outpost', 'hegemony'), ['borgo/hq 0,0', 'borgo/mutant 1,0', 'outpost/hq 0,2']),
    intents: [{ player: 0, do: 'resign' }],
    printed: {
      accepted: 1,
      outcome: null,
      position: { players: [{ hq: 0 }, { hand: ['runner', 'hmg', 'scout'] }, {}], turn: { player: 1 }, units: [{ army: 'outpost' }] },
    },
  },
  {
    title: 'G1 E5 the last one who has not resigned wins',
    position: documentOf('deathmatch', seated('borgo', 'outpost', 'hegemony')),
    intents: [
      { player: 2, do: 'resign' },
      { player: 0, do: 'resign' },
    ],
    printed: { accepted: 2, outcome: { winners: [1], reason: 'resigned' } },
  },
  {
    title: 'G3 E4 after the final battle the most points win',
    position: documentOf(
      'deathmatch-score',
      [
        { army: 'borgo', score: 4, pile: [] },
        { army: 'outpost', score: 7, pile: [] },
        { army: 'hegemony', score: 6, pile: [] },
      ],
      [],
      { turn: { player: 2, lastDrawnBy: 0 } },
    ),
    intents: [END(2)],
    printed: { accepted: 1, outcome: { winners: [1], reason: 'score' } },
  },
  {
    title: 'G4 the loner has every other turn: 0, 1, 0, 2, which the slot distinguishes',
    position: documentOf('one-vs-two', seated('borgo', 'outpost', 'hegemony')),
    intents: [END(0), DISCARD(1, 'hmg'), END(1), DISCARD(0, 'claws')],
    printed: { accepted: 4, position: { turn: { player: 0, slot: 2 } } },
  },
  {
    title: 'G4 after the slot 2 it is the second opponent',
    position: documentOf('one-vs-two', seated('borgo', 'outpost', 'hegemony'), [], { turn: { player: 0, slot: 2 } }),
    intents: [END(0)],
    printed: { accepted: 1, position: { turn: { player: 2, mustDiscard: true } } },
  },
  {
    title: 'G4 E2 the loner draws the last tile: only the next opponent has one more turn; the higher total wins',
    position: documentOf(
      'one-vs-two',
      [
        { army: 'borgo', hq: 20, pile: [] },
        { army: 'outpost', hq: 10, pile: [] },
        { army: 'hegemony', hq: 11, pile: [] },
      ],
      [],
      { turn: { player: 0, slot: 2, lastDrawnBy: 0 } },
    ),
    intents: [END(0), END(2)],
    printed: { accepted: 2, outcome: { winners: [1, 2], reason: 'toughness' } },
  },
  {
    title: 'G5 turns alternate between the teams: 0, 2, 1, 3',
    position: documentOf('team', seated('borgo', 'outpost', 'hegemony', 'doomsday')),
    intents: [END(0), DISCARD(2, 'thug'), END(2), DISCARD(1, 'hmg'), END(1)],
    printed: { accepted: 5, position: { turn: { player: 3, mustDiscard: true } } },
  },
  {
    title: 'G5 E5 a team resigns only when both do',
    position: documentOf('team', seated('borgo', 'outpost', 'hegemony', 'doomsday')),
    intents: [
      { player: 2, do: 'resign' },
      { player: 3, do: 'resign' },
    ],
    printed: { accepted: 2, outcome: { winners: [0, 1], reason: 'resigned' } },
  },
  {
    title: 'G2 nobody moves a team-mate’s unit',
    position: documentOf(
      'team',
      [{ army: 'borgo', hand: ['move'] }, { army: 'outpost' }, { army: 'hegemony' }, { army: 'doomsday' }],
      ['outpost/runner 0,0'],
    ),
    intents: [{ player: 0, do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 0 }],
    printed: { accepted: 0, error: { index: 0, code: 'not-own-unit' } },
  },
  {
    title: 'G6 E4 a tie: all players of the tied sides have one more turn',
    position: documentOf(
      'team-score',
      ['borgo', 'outpost', 'hegemony', 'doomsday'].map((army, seat) => ({ army, score: seat % 2 ? 8 : 5, pile: [] })),
      [],
      { turn: { player: 3, lastDrawnBy: 0 } },
    ),
    intents: [END(3), END(2), END(1), END(3), END(0)],
    printed: { accepted: 5, outcome: { winners: [], reason: 'draw' } },
  },
  {
    title: 'O5 one person commands two armies, and keeps the seats apart',
    position: documentOf(
      'team',
      seated('borgo', 'outpost', 'hegemony', 'doomsday').map((player, seat) => ({ ...player, person: [0, 0, 1, 2][seat] })),
    ),
    intents: [{ player: 1, do: 'end-turn' }],
    printed: {
      accepted: 0,
      error: { code: 'not-your-turn', rule: 'T4' },
      position: { players: [{ person: 0 }, { person: 0 }, { person: 1 }, {}] },
    },
  },
  {
    title: 'O6 reinforcement draws six tiles and obliges to discard one',
    position: documentOf(
      'duel',
      [{ army: 'borgo' }, { army: 'outpost', pile: ['hmg', 'scout', 'runner', 'battle', 'move', 'medic', 'move'] }],
      [],
      {
        options: { reinforcement: true },
      },
    ),
    intents: [END(0)],
    printed: {
      accepted: 1,
      position: {
        players: [{}, { hand: ['hmg', 'scout', 'runner', 'battle', 'move', 'medic'], pile: ['move'] }],
        turn: { player: 1, mustDiscard: true },
      },
    },
  },
  {
    title: 'O3 in the first turn only one tile may be used',
    position: documentOf('duel', [{ army: 'borgo', hand: ['mutant', 'claws'] }, { army: 'outpost' }], [], {
      options: { start: 'alternative' },
      turn: { player: 0, number: 1 },
    }),
    intents: [
      { player: 0, do: 'place', tile: 'mutant', at: [0, 0], rot: 0 },
      { player: 0, do: 'place', tile: 'claws', at: [1, 0], rot: 0 },
    ],
    printed: { accepted: 1, error: { index: 1, code: 'use-limit', rule: 'O3' } },
  },
  {
    title: 'O9 without take-back nothing is taken back',
    position: documentOf('duel', [{ army: 'borgo', hand: ['mutant'] }, { army: 'outpost' }], [], { options: { takeBack: false } }),
    intents: [
      { player: 0, do: 'place', tile: 'mutant', at: [0, 0], rot: 0 },
      { player: 0, do: 'take-back' },
    ],
    printed: { accepted: 1, error: { index: 1, code: 'take-back-off', rule: 'O9' } },
  },
];
