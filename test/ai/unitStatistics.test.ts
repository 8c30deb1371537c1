import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { unitStatistics, type ToldIntent, type UnitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import { position, type PositionDraft } from '../support/play.js';
import { stepOn } from '../support/states.js';

/** Plays intents from a position; gives what each did. */
const told = (draft: PositionDraft, ...moves: readonly (readonly [Seat, Intent])[]): ToldIntent[] => {
  let table: Table = position(draft);
  return moves.map(([seat, intent]) => {
    const before = table;
    const done = stepOn(before, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    return { before, events: done.value.events };
  });
};

const of = (units: readonly UnitStatistics[], tile: string): UnitStatistics | undefined => units.find((unit) => unit.tile === tile);

const BATTLE: readonly [Seat, Intent] = [0, { do: 'battle' }];
const brawler = (at: readonly [number, number], rot: 0 | 1 | 2 | 3 | 4 | 5): readonly [Seat, Intent] => [
  0,
  { do: 'place', tile: 'brawler', at, rot },
];

const draft = (...units: readonly string[]): PositionDraft => ({
  players: [
    { army: 'borgo', hand: ['battle', 'brawler'], pile: ['mutant', 'mutant'] },
    { army: 'outpost', pile: ['commando', 'commando', 'scout'] },
  ],
  units: ['borgo/hq 2,0', 'outpost/hq -2,0', ...units],
});

describe('what units have done', () => {
  test('wounds dealt, and turns on the board', () => {
    const units = unitStatistics(told(draft(), brawler([-1, 0], 5), BATTLE));
    // The Brawler hits the HQ with 2; the HQ answers at initiative 0 and destroys it before the next turn.
    expect(of(units, 'borgo/brawler')).toEqual({ seat: 0, tile: 'borgo/brawler', placed: 1, dealt: 2, saved: 0, turns: 0 });
    expect(of(units, 'outpost/hq')).toMatchObject({ dealt: 1, turns: 1 });
  });

  test('what a Medic cancels is saved by it, and dealt by nobody (D1)', () => {
    const units = unitStatistics(told(draft('outpost/medic -2,1'), brawler([-1, -1], 4), BATTLE));
    expect(of(units, 'borgo/brawler')).toMatchObject({ dealt: 0 });
    expect(of(units, 'outpost/medic')).toMatchObject({ saved: 2, turns: 0 });
  });

  test('armor saves what it stops (U4)', () => {
    const shot: PositionDraft = {
      players: [
        { army: 'outpost', hand: ['battle'], pile: ['scout'] },
        { army: 'moloch', pile: ['blocker', 'blocker', 'hybrid'] },
      ],
      units: ['outpost/hq 2,0', 'moloch/hq -2,0', 'outpost/commando 0,0 r4', 'moloch/blocker 0,-2 r3'],
    };
    const units = unitStatistics(told(shot, BATTLE));
    expect(of(units, 'moloch/blocker')).toMatchObject({ seat: 1, saved: 1, turns: 1 });
    expect(of(units, 'outpost/commando')).toMatchObject({ dealt: 0, turns: 1 });
  });

  test('what was taken back was not done (T7)', () => {
    const placed = brawler([-1, 0], 5);
    const units = unitStatistics(told(draft(), placed, [0, { do: 'take-back' }], placed, BATTLE));
    expect(of(units, 'borgo/brawler')).toMatchObject({ placed: 1, dealt: 2 });
  });
});
