import {
  AT,
  BY_PART,
  COUNTED,
  type Counted,
  COUNTED_FROM,
  FEATURE_STEPS,
  GLOBAL,
  PLACE,
  SCALARS,
  SIDE_SIZE,
  UNIT_PLACE,
} from '@hexfall/shared/ai/featureLayout';
import { PositionFeatures } from '@hexfall/shared/ai/PositionFeatures';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { modePosition, type ModePositionDraft } from '../support/modePosition.js';
import { changedTable } from '../support/states.js';

/*
 * What each number of a position means: for every one a small position whose value was worked out by hand, with other values for the two
 * sides. A number without a row fails.
 */

/** Moloch's HQ in a corner, Borgo's at an edge, and nothing else. */
const HQS = ['moloch/hq -2,0', 'borgo/hq 2,-1'];
const ARMIES = ['moloch', 'borgo'] as const;

type Draft = Partial<ModePositionDraft>;

/** A position with the HQs of `HQS`, but for those that it puts elsewhere and of armies that do not play. */
const tableWith = ({ units = [], players = ARMIES, ...draft }: Draft): Table => {
  const armies = players.map((player) => (typeof player === 'string' ? player : player.army));
  const hqs = HQS.filter((hq) => armies.some((army) => hq.startsWith(army)) && !units.some((unit) => unit.startsWith(hq.split(' ')[0]!)));
  return modePosition({ players, units: [...hqs, ...units], ...draft });
};

/** All numbers of a table for a side against another, by place. */
const featuresOf = (table: Table, own = 0, other = 1): ((place: number) => number) => {
  const features = new PositionFeatures(new BattleSimulation());
  features.look(table);
  features.fill(own, other);
  const found = new Map(Array.from(features.places.subarray(0, features.count), (place, each) => [place, features.values[each]!]));
  return (place) => found.get(place) ?? 0;
};

const steps = (value: number): number => Math.round(value * FEATURE_STEPS);

interface Row {
  readonly draft: Draft;
  readonly change?: (table: Table) => Table;
  /** The value of the own side and of the other one. */
  readonly values: readonly [own: number, other: number];
}

/** The Hornet hits Borgo's HQ with 2, and falls by it; the Hybrid behind it goes on to hit it with 1. */
const ATTACK = ['moloch/hybrid 0,-1 r2', 'moloch/hornet 1,-1 r2'];
const HQ_OF = {
  players: [
    { army: 'moloch', hq: 17 },
    { army: 'borgo', hq: 12 },
  ],
  units: ATTACK,
} as const;
/** The Super Mutant with 2 toughness has the Hybrid behind it, which hits it in each battle. */
const SHOT = ['moloch/hybrid 0,-1 r2', 'borgo/super-mutant 1,-1 r2'];
/** A friend and an enemy beside the HQ in the corner, which has three neighbors. */
const AROUND = ['moloch/blocker -1,0', 'borgo/mutant -1,-1', 'moloch/blocker -2,1'];
/** Each of them points to the north, one at an enemy and one at a friend. */
const NETS = ['hegemony/net-fighter 0,0 r5', 'borgo/mutant 0,-1', 'hegemony/net-fighter 1,1 r5', 'hegemony/runner 1,0'];
const HOLDERS = [
  { army: 'moloch', hand: ['battle', 'blocker'], discard: ['battle'], pile: 17 },
  { army: 'borgo', hand: ['move'], pile: 34 },
] as const;

const ROWS: Readonly<Record<(typeof SCALARS)[number], Row>> = {
  hq: { draft: HQ_OF, values: [1.7, 1.2] },
  hqAfterFirst: { draft: HQ_OF, values: [1.7, 0.9] },
  hqAfterSecond: { draft: HQ_OF, values: [1.7, 0.8] },
  lossInFirst: { draft: HQ_OF, values: [0, 0.3] },
  lossInSecond: { draft: HQ_OF, values: [0, 0.1] },
  // 20 and 10 are 15 on average.
  weakest: {
    draft: {
      mode: 'team',
      players: ['moloch', { army: 'outpost', hq: 10 }, 'borgo', 'hegemony'],
    },
    values: [0.5, 0],
  },
  // Hybrid and Hornet are worth 1, a Super Mutant 1.15, a Medic 1.1, each by four.
  units: { draft: { units: [...ATTACK, 'borgo/medic 0,2'] }, values: [0.5, 0.275] },
  survivors: { draft: { units: ATTACK }, values: [0.25, 0] },
  lastSurvivors: { draft: { units: SHOT }, values: [0.25, 0] },
  wounds: { draft: { units: ['moloch/blocker 0,0 w2', 'borgo/super-mutant 0,2 w1'] }, values: [2, 1] },
  netted: { draft: { players: ['hegemony', 'borgo'], units: NETS }, values: [0, 1 / 3] },
  hqNetted: {
    draft: {
      players: ['hegemony', 'borgo'],
      units: ['hegemony/hq -2,1', 'hegemony/net-fighter -2,2 r5', 'borgo/hq 2,-2', 'hegemony/net-fighter 2,-1 r5'],
    },
    values: [0, 1],
  },
  // A Battle tile is worth 2, another instant 1.2, a unit 0.5, each by three.
  hand: { draft: { players: HOLDERS }, values: [2.5 / 3, 0.4] },
  battlesInHand: { draft: { players: HOLDERS }, values: [1, 0] },
  threat: { draft: { players: HOLDERS, units: ATTACK }, values: [0.3, 0] },
  pile: { draft: { players: HOLDERS }, values: [0.5, 1] },
  // Half of the Battle tiles that have not been seen: of four two, and six.
  battlesInPile: { draft: { players: HOLDERS }, values: [1, 3] },
  waiting: {
    draft: {},
    change: (table) =>
      changedTable(table, {
        players: table.players.map((player, seat) => ({
          ...player,
          mercenaries: seat === 0 ? ['moloch/mercenary:gunner'] : [],
          onTop: seat === 0 ? ['bomber/bomber'] : [],
        })),
      }),
    values: [2, 0],
  },
  freeAroundHq: { draft: { units: AROUND.slice(0, 2) }, values: [1 / 3, 4 / 3] },
  enemiesAroundHq: { draft: { units: AROUND }, values: [1 / 3, 0] },
  friendsAroundHq: { draft: { units: AROUND }, values: [2 / 3, 0] },
  // 2 + 4 + 2 hexes, of which a unit in the middle hides three; and 1 + 1 + 3 + 3.
  openToHq: { draft: { units: ['moloch/blocker 0,0'] }, values: [0.5, 0.8] },
  hqInCorner: { draft: {}, values: [1, 0] },
  hqAtEdge: { draft: {}, values: [0, 1] },
  hqInside: { draft: { units: ['moloch/hq 0,0'] }, values: [1, 0] },
};

const unchanged = (table: Table): Table => table;

describe('the numbers of a side', () => {
  test.each(SCALARS)('%s is what it says, for each side, and by the part of the tiles that is left', (name) => {
    const { draft, change = unchanged, values } = ROWS[name];
    const [own, other] = values;
    expect(own).not.toBe(other);
    const table = change(tableWith(draft));
    const at = featuresOf(table);
    const from = featuresOf(table, 1, 0);
    expect([at(AT[name]), at(SIDE_SIZE + AT[name])]).toEqual([own, other].map(steps));
    expect([from(AT[name]), from(SIDE_SIZE + AT[name])]).toEqual([other, own].map(steps));
    const part = table.players.reduce((sum, { pile }) => sum + pile, 0) / (34 * table.players.length);
    expect([at(BY_PART + AT[name]), at(SIDE_SIZE + BY_PART + AT[name])]).toEqual([own * part, other * part].map(steps));
  });

  test('G3: points are what they leave of 20 of the other side’s HQ', () => {
    const players = [{ army: 'moloch', score: 4 }, { army: 'borgo', score: 1 }, 'outpost'] as const;
    const at = featuresOf(tableWith({ mode: 'deathmatch-score', players, units: ATTACK }));
    const sides = (name: (typeof SCALARS)[number]): number[] => [at(AT[name]), at(SIDE_SIZE + AT[name])];
    expect(sides('hq')).toEqual([1.9, 1.6].map(steps));
    expect(sides('hqAfterFirst')).toEqual([1.9, 1.3].map(steps));
    expect(sides('hqAfterSecond')).toEqual([1.9, 1.2].map(steps));
    expect(sides('lossInFirst')).toEqual([0, 0.3].map(steps));
    expect(sides('lossInSecond')).toEqual([0, 0.1].map(steps));
  });

  test('the toughness of the HQs after a battle is by seat', () => {
    const features = new PositionFeatures(new BattleSimulation());
    features.look(tableWith(HQ_OF));
    expect([...features.hqAfterBattle.subarray(0, 2)]).toEqual([17, 9]);
  });
});

describe('what is counted of a side', () => {
  const COUNTS: Readonly<Record<Counted, readonly (readonly [place: number, own: number, other: number])[]>> = {
    armies: [
      [ARMY_IDS.indexOf('moloch'), 1, 0],
      [ARMY_IDS.indexOf('borgo'), 0, 1],
    ],
    onBoard: [
      [UNIT_PLACE.get('moloch/hornet')!, 1, 0],
      [UNIT_PLACE.get('moloch/hybrid')!, 1, 0],
    ],
    surviving: [
      [UNIT_PLACE.get('moloch/hornet')!, 0, 0],
      [UNIT_PLACE.get('moloch/hybrid')!, 1, 0],
    ],
    inHand: [
      [PLACE.get('moloch/battle')!, 1, 0],
      [PLACE.get('borgo/move')!, 0, 1],
    ],
    // Half of each: of four Battle tiles one is held and one discarded, of two Hybrids one on the board; Borgo has four of Move.
    hidden: [
      [PLACE.get('moloch/battle')!, 1, 0],
      [PLACE.get('moloch/hybrid')!, 0.5, 0],
      [PLACE.get('borgo/move')!, 0, 1.5],
    ],
  };

  test.each(COUNTED)('%s', (counted) => {
    const at = featuresOf(tableWith({ players: HOLDERS, units: ATTACK }));
    for (const [place, own, other] of COUNTS[counted]) {
      const start = COUNTED_FROM[counted] + place;
      expect([place, at(start), at(SIDE_SIZE + start)]).toEqual([place, steps(own), steps(other)]);
    }
  });

  test.each(['moloch/hybrid', 'outpost/runner'] as const)('of two players counts by their average: %s', (tile) => {
    const players = ['moloch', 'outpost', 'borgo', 'hegemony'] as const;
    const table = modePosition({ mode: 'team', players, units: ['moloch/hybrid 0,0', 'outpost/runner 1,1', 'borgo/mutant -2,2 r3'] });
    expect(featuresOf(table)(COUNTED_FROM.onBoard + UNIT_PLACE.get(tile)!)).toBe(steps(0.5));
  });
});

describe('the numbers of the position', () => {
  const FOUR = ['moloch', 'outpost', 'borgo', 'hegemony'] as const;
  const THREE = ['moloch', 'outpost', 'borgo'] as const;
  /** Positions by their value, from the side of the first team unless it is said. */
  const GLOBAL_ROWS: Readonly<Record<keyof typeof GLOBAL, readonly (readonly [value: number, draft: Draft, own?: number])[]>> = {
    part: [
      [0.75, { players: HOLDERS }],
      [0, { players: HOLDERS.map((player) => ({ ...player, pile: 0 })) }],
    ],
    lastDrawn: [
      [1, { turn: { lastDrawnBy: 1 } }],
      [0, {}],
    ],
    lastDrawnByOwn: [
      [1, { turn: { lastDrawnBy: 0 } }],
      [0, { turn: { lastDrawnBy: 1 } }],
      [1, { turn: { lastDrawnBy: 1 } }, 1],
    ],
    ownToMove: [
      [1, {}],
      [0, { turn: { player: 1 } }],
    ],
    otherToMove: [
      [0, {}],
      [1, { turn: { player: 1 } }],
    ],
    ownAllied: [
      [0, { mode: 'one-vs-two', players: THREE }],
      [1, { mode: 'one-vs-two', players: THREE }, 1],
    ],
    otherAllied: [
      [1, { mode: 'one-vs-two', players: THREE }],
      [0, { mode: 'one-vs-two', players: THREE }, 1],
    ],
    furtherSides: [
      [0, {}],
      [0, { mode: 'team', players: FOUR }],
      [2, { mode: 'deathmatch', players: FOUR }],
    ],
    scored: [
      [1, { mode: 'deathmatch-score', players: THREE }],
      [0, { mode: 'deathmatch', players: THREE }],
    ],
    expanded: [
      [1, { mode: 'team', options: { board: 'expanded' }, players: FOUR }],
      [0, { mode: 'team', players: FOUR }],
    ],
    onTerrain: [
      [1, { terrain: ['forest thick: 0,0'] }],
      [0, {}],
    ],
    always: [[1, {}]],
  };

  const ROWS_OF = Object.entries(GLOBAL_ROWS).flatMap(([name, rows]) =>
    rows.map(([value, draft, own = 0]) => ({ name: name as keyof typeof GLOBAL, value, draft, own })),
  );

  test.each(ROWS_OF)('$name is $value with $draft for side $own', ({ name, value, draft, own }) => {
    expect(featuresOf(tableWith(draft), own, 1 - own)(GLOBAL[name])).toBe(steps(value));
  });

  test('each has a row', () => expect(Object.keys(GLOBAL_ROWS)).toEqual(Object.keys(GLOBAL)));
});
