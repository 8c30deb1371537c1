import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { describeHits } from '@hexfall/shared/inspect/describeHits';
import type { Fact, UnitRef } from '@hexfall/shared/inspect/fact';
import type { Hit, StrikeResult } from '@hexfall/shared/model/event';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { type BattleSetup, boardOf } from '../../support/battles.js';

const named = ({ tile, at }: UnitRef): string => `${tile.split('/')[1]!} ${at.join(',')}`;

/** A fact as a line, so that a test can be read. */
const line = (fact: Fact): string => {
  switch (fact.kind) {
    case 'battle-began':
      return `began by ${fact.starter}`;
    case 'acts':
      return `acts ${named(fact.unit)}${fact.choice === null ? '' : `: ${fact.choice}`}`;
    case 'lost-action':
      return `netted ${named(fact.unit)}`;
    case 'hit':
      return `${fact.attacker ? named(fact.attacker) : '-'} hits ${named(fact.target)} ${fact.how} ${fact.wounds}${fact.armor > 0 ? ` armor ${fact.armor}` : ''}${fact.saved ? ' saved' : ''}`;
    case 'save':
      return `${named(fact.medic)} saves ${named(fact.unit)}`;
    case 'wounded':
      return `wounded ${named(fact.unit)} ${fact.wounds}, ${fact.left} left`;
    case 'poisoned':
      return `poisoned ${named(fact.unit)}`;
    case 'warehouse-wounded':
      return `warehouse ${fact.at.join()} -${fact.wounds}, ${fact.left} left`;
    case 'hq-damaged':
      return `HQ ${fact.player} -${fact.wounds}, ${fact.left} left`;
    case 'scored':
      return `scored ${fact.player} ${fact.points}, ${fact.total}`;
    case 'destroyed':
      return `destroyed ${named(fact.unit)} by ${fact.by}`;
    case 'hq-destroyed':
      return `HQ ${fact.player} destroyed`;
    case 'left':
      return `left ${fact.player}: ${fact.units.map(named).join(' ')}`;
    case 'action':
      return fact.event.type;
    case 'battle-ended':
      return `ended ${fact.changed ? 'changed' : 'unchanged'}`;
  }
};

const told = (units: readonly string[], setup: BattleSetup = {}): string[] => {
  const table = boardOf(units, setup);
  const { events } = fightBattle(table, 0, setup.answers ?? []);
  return describeEvents(table, events).flatMap(({ facts }) => facts.map(line));
};

test('hits, wounds and deaths, and U4: what armor has stopped', () => {
  expect(told(['outpost/commando 0,1 r4', 'outpost/annihilator 1,0 r1', 'moloch/blocker 0,-1 r3', 'moloch/hybrid 1,-1 r3'])).toEqual([
    'began by 0',
    'acts commando 0,1',
    'acts hybrid 1,-1',
    'hybrid 1,-1 hits annihilator 1,0 ranged 1',
    'commando 0,1 hits blocker 0,-1 ranged 0 armor 1',
    'destroyed annihilator 1,0 by wounds',
    'ended changed',
  ]);
});

test('I3: a netted unit loses its action', () => {
  expect(told(['borgo/net-fighter 0,1 r4', 'outpost/commando 0,0'])).toEqual([
    'began by 0',
    'acts net-fighter 0,1',
    'netted commando 0,0',
    'net-fighter 0,1 hits commando 0,0 melee 3',
    'destroyed commando 0,0 by wounds',
    'ended changed',
  ]);
});

test('D1: a Medic gives itself up', () => {
  expect(told(['outpost/commando 0,1 r4', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1'])).toContain('medic -1,0 saves mutant 0,-1');
  expect(told(['outpost/commando 0,1 r4', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1'])).toContain('destroyed medic -1,0 by saving');
});

test('U6: an explosion takes the one that exploded with it', () => {
  const lines = told(['moloch/clown 0,0', 'outpost/runner 0,-1'], { answers: ['explode'] });
  expect(lines).toContain('acts clown 0,0: explode');
  expect(lines).toContain('clown 0,0 hits runner 0,-1 explosion 1');
  expect(lines).toContain('destroyed clown 0,0 by exploding');
});

test('B8: damage to an HQ, and its end', () => {
  const units = ['outpost/commando 0,1 r4', 'outpost/commando 1,0 r3', 'borgo/hq 0,-1'];
  expect(told(units, { players: ['outpost', 'borgo'] })).toContain('HQ 1 -1, 19 left');
  expect(told(units, { players: ['outpost', { army: 'borgo', hq: 1 }] })).toContain('HQ 1 destroyed');
});

test('P16 a venom marker is told with the wound that brings it', () => {
  expect(told(['neojungle/nightshade 0,0', 'new-york/pusher 0,-1 r3'])).toContain('poisoned pusher 0,-1');
});

describe('what saves and blocks belong to', () => {
  /* Two lines of one attack meet at one unit (P5): hits that a save, which names unit and attack only, cannot distinguish. */

  const table = boardOf(['outpost/commando 0,1 r4', 'borgo/super-mutant 0,-1', 'borgo/medic -1,0 r1']);

  /** The commando's attack N hits the unit twice. */
  const strikeOf = (wounds: readonly number[], saves: StrikeResult['saves']): StrikeResult => {
    const hits = wounds.map((dealt): Hit => ({ ...HIT, wounds: dealt }));
    return { hits, saves, wounds: [], damage: [], points: [], removed: [], travels: [] };
  };

  const HIT = { from: [0, 1], direction: 0, to: [0, -1], arrival: 3, kind: 'ranged' } as const;

  test.each([
    [
      [1, 2],
      [false, true],
    ],
    [
      [2, 1],
      [true, false],
    ],
    [
      [2, 2],
      [true, false],
    ],
  ])('D1 P5 of hits with %j wounds a save belongs to the strongest, of equal ones to the first', (wounds, saved) => {
    const strike = strikeOf(wounds, [{ unit: [0, -1], source: '0,1/0', medic: [-1, 0] }]);
    expect(describeHits(table, strike, null).map((hit) => hit.saved)).toEqual(saved);
  });

  test('D1 another attack, or another unit, is not what the save belongs to', () => {
    const saves = [
      { unit: [0, -1], source: '0,1/1', medic: [-1, 0] },
      { unit: [1, -1], source: '0,1/0', medic: [-1, 0] },
    ] as const;
    expect(describeHits(table, strikeOf([1], saves), null)).toMatchObject([{ saved: false, medic: null }]);
  });
});
