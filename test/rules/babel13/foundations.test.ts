import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { discardsOf, eventsOf, handOf, isNetted, play, position, refusal, unitAt } from '../../support/play.js';

const place = (tile: string, at: Hex, rot: 0 | 1 = 0): Intent => ({ do: 'place', tile, at, rot });
const lying = (table: ReturnType<typeof position>): string[] =>
  table.foundations.map(({ owner, tile, cell }) => `${owner}:${tile}@${cell}`);

describe('P6 two armies like any other', () => {
  test('P6 S2 a match of the two is created and begins with their HQs', () => {
    const table = position({ players: ['new-york', 'neojungle'], units: ['new-york/hq 0,0', 'neojungle/hq 0,2'] });
    expect(table.players.map(({ army, hq }) => [army, hq])).toEqual([
      ['new-york', 20],
      ['neojungle', 20],
    ]);
  });

  test('P6 C3 I5 the Sergeant gives an extra action', () => {
    expectFight(
      { players: ['new-york', 'neojungle'], units: ['new-york/cop 0,0', 'new-york/sergeant 0,1', 'neojungle/wall-of-trees 0,-1'] },
      ['3: 0,0>0,-1 melee 1', '2: 0,0>0,-1 melee 1'],
    );
  });

  test('P6 C1 C2 Vines slow enemies down like a Saboteur, and not their own side', () => {
    expectFight(
      {
        players: ['new-york', 'neojungle'],
        units: ['new-york/cop 0,0', 'neojungle/vines 0,1', 'neojungle/slicer 1,1', 'neojungle/crusher 0,-1'],
      },
      ['2: 0,0>0,-1 melee 1; idle 1,1; † 0,-1'],
    );
  });
});

describe('P7 where a foundation lies', () => {
  const table = position({
    players: [
      { army: 'new-york', hand: ['mine', 'mine', 'cop'] },
      { army: 'neojungle', hand: ['roots'] },
    ],
    units: ['new-york/hq 0,0', 'neojungle/hq 0,2'],
    foundations: ['neojungle/roots 1,0'],
  });

  test('P7 (a) on a free hex without another, in no rotation but 0, and legal lists it once', () => {
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'place' && intent.tile === 'mine')).toHaveLength(19 - 2 - 1);
    expect(refusal(table, 0, place('mine', [0, 0]))).toMatchObject({ code: 'hex-taken' });
    expect(refusal(table, 0, place('mine', [1, 0]))).toMatchObject({ code: 'foundation-there', rule: 'P7' });
    expect(refusal(table, 0, place('mine', [-1, 0], 1))).toMatchObject({ rule: 'P7' });
    const after = play(table, [0, place('mine', [-1, 0])]);
    expect([lying(after).length, handOf(after, 0), unitAt(after, [-1, 0])]).toEqual([2, ['cop', 'mine'], null]);
    expect(eventsOf(table, 0, place('mine', [-1, 0]))).toContainEqual({
      type: 'foundation-placed',
      player: 0,
      tile: 'new-york/mine',
      at: [-1, 0],
    });
  });

  test('P7 (a) O6 it is a tile used', () => {
    const limited = position({
      options: { reinforcement: true },
      players: [{ army: 'new-york', hand: ['mine', 'mine', 'mine'] }, 'neojungle'],
      units: ['new-york/hq 0,0'],
      turn: { uses: 1 },
    });
    const used = play(limited, [0, place('mine', [1, 0])]);
    expect(used.turn.uses).toBe(2);
    expect(refusal(used, 0, place('mine', [2, 0]))).toMatchObject({ rule: 'O6' });
  });

  test('P7 (a) T2 it is no instant: a hand with one is no bad draw', () => {
    const bad = (hand: string[]): ReturnType<typeof position> =>
      position({ players: [{ army: 'new-york', hand }, 'neojungle'], turn: { fresh: true } });
    expect(legalIntents(bad(['battle', 'move']), 0)).toContainEqual({ do: 'redraw' });
    expect(legalIntents(bad(['battle', 'mine']), 0)).not.toContainEqual({ do: 'redraw' });
  });

  test('P7 (b) shots pass over it, and explosions do not touch it', () => {
    expectFight(
      { players: ['new-york', 'moloch'], units: ['new-york/shooter 0,2', 'moloch/hybrid 0,-2'], foundations: ['new-york/mine 0,0'] },
      ['3: 0,2>0,-2 ranged 1; idle 0,-2; † 0,-2'],
    );
    const after = expectFight(
      {
        players: ['moloch', 'neojungle'],
        units: ['moloch/clown 1,0', 'neojungle/swarm 1,1'],
        foundations: ['neojungle/roots 0,0', 'neojungle/roots 0,1', 'neojungle/roots 1,1'],
      },
      ['2: 1,0>1,1 explosion 1; † 1,0 1,1'],
      { answers: ['explode'] },
    );
    expect(after.foundations).toHaveLength(3);
  });

  test('P7 (b) M1 M4 nothing moves or pushes it', () => {
    const moving = position({
      players: [{ army: 'new-york', hand: ['move', 'push-back'] }, 'neojungle'],
      units: ['new-york/cop 0,0'],
      foundations: ['neojungle/roots 1,0', 'new-york/mine 0,1'],
    });
    expect(refusal(moving, 0, { do: 'move', by: 'tile', from: [0, 1], to: [0, 2], rot: 0 })).toMatchObject({ code: 'no-unit-there' });
    expect(refusal(moving, 0, { do: 'push', from: [0, 0], target: [1, 0] })).toMatchObject({ code: 'no-unit-there' });
  });

  test('P7 (c) a hex with only Roots is free for any unit, and not for a second foundation', () => {
    const after = play(table, [0, place('cop', [1, 0])]);
    expect([unitAt(after, [1, 0])?.tile, lying(after)]).toEqual(['new-york/cop', lying(table)]);
    const bare = play(after, [0, { do: 'discard', tile: 'mine' }]);
    expect(legalIntents(bare, 0)).not.toContainEqual(place('mine', [1, 0]));
  });
});

describe('P7 what destroys a foundation', () => {
  const sniping = (units: string[], foundations: string[]): ReturnType<typeof position> =>
    position({ players: [{ army: 'new-york', hand: ['sniper', 'cop'] }, 'neojungle'], units, foundations });

  test('P7 (d) one Sniper is enough, no Medic saves it, and it goes to its owner’s discard pile', () => {
    const after = play(sniping(['neojungle/medic 1,0 r5'], ['neojungle/roots 0,0']), [0, { do: 'sniper', at: [0, 0] }]);
    expect([after.foundations, discardsOf(after, 1), unitAt(after, [1, 0])?.tile]).toEqual([[], ['roots'], 'neojungle/medic']);
  });

  test('P7 (e) where a unit stands on it the player says which of the two it is', () => {
    const table = sniping(['neojungle/crusher 0,0'], ['neojungle/roots 0,0']);
    const unit: Intent = { do: 'sniper', at: [0, 0] };
    const named: Intent = { do: 'sniper', at: [0, 0], foundations: [[0, 0]] };
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'sniper')).toEqual([unit, named]);
    expect([unitAt(play(table, [0, unit]), [0, 0]), play(table, [0, unit]).foundations.length]).toEqual([null, 1]);
    expect([unitAt(play(table, [0, named]), [0, 0])?.tile, play(table, [0, named]).foundations]).toEqual(['neojungle/crusher', []]);
    expect(refusal(table, 0, { do: 'sniper', at: [0, 0], foundations: [[1, 0]] })).toMatchObject({ code: 'bad-foundation', rule: 'P7' });
  });

  test('P7 (e) an area hits foundations that lie alone, and each hex with both once; an HQ may be named', () => {
    const table = position({
      players: [{ army: 'moloch', hand: ['air-strike'] }, 'neojungle', 'new-york'],
      options: { mode: 'deathmatch' },
      units: ['neojungle/crusher 0,0', 'neojungle/hq 0,1', 'moloch/hq 2,0'],
      foundations: ['neojungle/roots 0,0', 'neojungle/roots 0,1', 'new-york/mine 1,0'],
    });
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'air-strike' && intent.at.join() === '0,0')).toHaveLength(4);
    const plain = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect([unitAt(plain, [0, 0]), plain.foundations.length]).toEqual([null, 2]);
    const named = play(table, [0, { do: 'air-strike', at: [0, 0], foundations: [[0, 0], [0, 1]] }]); // prettier-ignore
    expect([unitAt(named, [0, 0])?.wounds, named.foundations, named.players[1]!.hq]).toEqual([0, [], 20]);
    expect(refusal(table, 0, { do: 'air-strike', at: [0, 0], foundations: [[1, 0]] })).toMatchObject({ code: 'bad-foundation' });
    expect(refusal(table, 0, { do: 'air-strike', at: [0, 0], foundations: [[0, 1], [0, 0]] })).toMatchObject({ code: 'bad-foundation' }); // prettier-ignore
  });

  test('P7 (d) X4 a Small Bomb destroys one too, an own one as well', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'new-york'],
      units: ['neojungle/hq 2,0'],
      foundations: ['neojungle/roots 0,0'],
    });
    const after = play(table, [0, { do: 'small-bomb', at: [[0, -1], [0, 0], [1, -1]] }]); // prettier-ignore
    expect([after.foundations, discardsOf(after, 0)]).toEqual([[], ['roots', 'small-bomb']]);
  });

  test('P7 (f) Sniper and Grenade name an enemy’s only; a Grenade one beside the own active HQ', () => {
    const own = position({ players: [{ army: 'new-york', hand: ['sniper'] }, 'neojungle'], foundations: ['new-york/mine 0,0'] });
    expect(refusal(own, 0, { do: 'sniper', at: [0, 0] })).toMatchObject({ code: 'not-foundation-owner-enemy', rule: 'P7' });
    const throwing = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'neojungle'],
      units: ['borgo/hq 0,0', 'borgo/claws 1,0'],
      foundations: ['neojungle/roots 1,0', 'neojungle/roots 2,0'],
    });
    expect(legalIntents(throwing, 0).filter((intent) => intent.do === 'grenade')).toEqual([
      { do: 'grenade', at: [1, 0], foundations: [[1, 0]] },
    ]);
    expect(refusal(throwing, 0, { do: 'grenade', at: [2, 0] })).toMatchObject({ code: 'not-adjacent', rule: 'X2' });
  });

  test('P7 (g) a Mine that is destroyed does not go off', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'new-york'],
      units: ['neojungle/monster 0,-1'],
      foundations: ['new-york/mine 0,0'],
    });
    const events = eventsOf(table, 0, { do: 'small-bomb', at: [[0, -1], [0, 0], [1, -1]] }); // prettier-ignore
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['foundation-destroyed']));
    expect(events.some(({ type }) => type === 'mine-went-off')).toBe(false);
  });

  test('P7 (h) G1 it leaves with the other tiles of a player who is out', () => {
    const after = expectFight(
      {
        mode: 'deathmatch',
        players: [{ army: 'neojungle', hq: 1 }, 'borgo', 'new-york'],
        units: ['neojungle/hq 0,0', 'borgo/mutant 0,1', 'borgo/hq 2,0', 'new-york/hq -2,0'],
        foundations: ['neojungle/roots 1,-1', 'new-york/mine -1,-1'],
      },
      ['2: 0,1>0,0 melee 1; neojungle -1; † 0,0', '0: idle -2,0 2,0', 'neojungle leaves'],
      { starter: 1 },
    );
    expect(after.foundations.map(({ cell }) => cell)).toEqual([cellOf([-1, -1])]);
    expect(discardsOf(after, 0)).toEqual(['hq', 'roots']);
  });
});

test('P9 Roots lie under whatever stands on them, and nets there hold as anywhere', () => {
  const table = modePosition({
    players: ['new-york', 'neojungle'],
    units: ['new-york/net-fighter 0,0 r1', 'neojungle/crusher 0,-1'],
    foundations: ['neojungle/roots 0,0', 'neojungle/roots 0,-1'],
  });
  expect(isNetted(table, [0, -1])).toBe(true);
});
