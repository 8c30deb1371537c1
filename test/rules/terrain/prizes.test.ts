import type { Intent } from '@hexfall/shared/model/intent';
import type { Prize } from '@hexfall/shared/model/terrain';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { expectFight } from '../../support/modePosition.js';
import { eventsOf, handOf, play, position, refusal, unitAt } from '../../support/play.js';

const DUEL = ['moloch', 'borgo'] as const;
const terrain = ['warehouse: 0,0; 0,0 opens 2 mobility accelerator'];
const stored = ['accelerator', 'mobility'];

describe('R1: warehouses', () => {
  test('R1: a shot that enters it wounds it by its strength, bonuses included, and the wounds stay', () => {
    const units = ['moloch/hybrid 0,2'];
    const after = expectFight({ players: DUEL, units, terrain }, ['3: warehouse 0,0 has 1']);
    expect(after.warehouses).toEqual([{ at: [0, 0], opens: 2, wounds: 1, markers: stored }]);
    expectFight({ players: DUEL, units: [...units, 'moloch/officer -1,2 r1'], terrain }, ['3: warehouse 0,0 moloch opens at 2']);
  });

  test('R1: L7 only if it comes there, and nothing behind is hit', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,1', 'borgo/scout 0,-1'], terrain }, [
      '3: 0,2>0,1 ranged 1; † 0,1',
    ]);
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,-1'], terrain }, ['3: warehouse 0,0 has 1']);
  });

  test('R1: every melee attack into it, whoever owns the unit, HQs too', () => {
    expectFight({ players: DUEL, units: ['borgo/mutant 0,1'], terrain }, ['2: warehouse 0,0 has 1']);
    expectFight({ players: DUEL, units: ['moloch/hq 0,1'], terrain }, ['0: warehouse 0,0 has 1']);
  });

  test('R1: U5 Gauss with 1, P15 a shotgun by its distance', () => {
    expectFight({ players: DUEL, units: ['moloch/gauss-cannon 0,2 r2', 'moloch/hq 1,1'], terrain }, [
      '1: warehouse 0,0 has 1',
      '0: idle 1,1',
    ]);
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/shotgun 0,2'], terrain }, ['2: warehouse 0,0 new-york opens at 2']);
  });

  test('R1: no explosion and no terrain wounds it', () => {
    const units = ['moloch/clown 0,1 r3'];
    expectFight({ players: DUEL, units, terrain: [...terrain, 'base defense: 0,-1'] }, ['2: idle 0,1; † 0,1'], { answers: ['explode'] });
  });

  test('R1: P13 a Sharpshooter may pick it, P14 a rocket comes to it like an enemy unit', () => {
    const players = ['new-york', 'moloch'] as const;
    expectFight({ players, units: ['new-york/sharpshooter 0,2', 'moloch/blocker 0,1'], terrain }, ['? new-york target 0,2: 0 0,0 | 0 0,1']);
    expectFight({ players, units: ['new-york/rocket-launcher 0,1'], terrain }, ['2: warehouse 0,0 new-york opens at 3']);
    expectFight({ players, units: ['new-york/rocket-launcher 0,2'], terrain }, ['? new-york rocket 0,2: 0,0/0 | 0,0/1 | 0,0/5 | none']);
  });

  test('R1: F2 a wound on it is a change', () => {
    const after = expectFight({ players: DUEL, units: ['borgo/mutant 0,1'], terrain }, ['2: warehouse 0,0 has 1']);
    expect(after.warehouses[0]?.wounds).toBe(1);
  });
});

describe('R2: what is won', () => {
  test('R2: if all wounds of the step come from one player, the player gets the prizes; then the hex is only closed and high', () => {
    const opened = ['warehouse: 0,0; 0,0 opens 2 w1 mobility'];
    const after = expectFight({ players: DUEL, units: ['borgo/mutant 0,1'], terrain: opened }, ['2: warehouse 0,0 borgo opens at 2']);
    expect([after.players.map(({ prizes }) => prizes), after.warehouses]).toEqual([[[], ['mobility']], []]);
  });

  test('R2: wounds of earlier steps do not count for that', () => {
    const units = ['moloch/hybrid 0,2', 'borgo/mutant -1,1 r1'];
    const after = expectFight({ players: DUEL, units, terrain }, ['3: warehouse 0,0 has 1', '2: warehouse 0,0 borgo opens at 2']);
    expect(after.players[1]!.prizes).toEqual(stored);
  });

  test('R2: from several players, team-mates too, the prizes are destroyed', () => {
    const draft = { mode: 'team' as const, players: ['outpost', 'borgo', 'moloch', 'hegemony'] as const, terrain };
    const units = ['borgo/brawler 0,1', 'hegemony/runner 1,-1 r4'];
    const after = expectFight({ ...draft, units }, ['2: warehouse 0,0 lost at 3']);
    expect([after.players.flatMap(({ prizes }) => prizes), after.warehouses]).toEqual([[], []]);
    const mates = ['outpost/mobile-armor 0,1', 'borgo/claws 1,-1 r0'];
    expectFight({ ...draft, units: mates }, ['3: warehouse 0,0 lost at 3', '2: idle 0,1']);
  });
});

describe('R3: prizes held', () => {
  const attach = (prize: Prize, at: readonly [number, number]): Intent => ({ do: 'attach', prize, at });
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant'], prizes: ['mobility', 'first-aid-kit', 'mobility'] }, 'moloch'],
    units: ['borgo/hq 0,2', 'borgo/mutant 0,0', 'borgo/brawler 2,-1', 'moloch/net-fighter 1,-1 r2', 'moloch/scout -2,0'],
    turn: { uses: 1 },
  });

  test('R3: in the own turn on a friendly unit, no HQ, netted or not; no tile is used', () => {
    const after = play(table, [0, attach('mobility', [0, 0])], [0, attach('first-aid-kit', [2, -1])]);
    expect([unitAt(after, [0, 0])?.prizes, unitAt(after, [2, -1])?.prizes, after.players[0]!.prizes]).toEqual([
      ['mobility'],
      ['first-aid-kit'],
      ['mobility'],
    ]);
    expect([handOf(after, 0), after.turn.uses]).toEqual([['mutant'], 1]);
    expect(refusal(table, 0, attach('mobility', [0, 2]))).toMatchObject({ code: 'is-hq', rule: 'R3' });
    expect(refusal(table, 0, attach('mobility', [1, -1]))).toMatchObject({ code: 'not-own-unit', rule: 'R3' });
    expect(refusal(table, 0, attach('mobility', [1, 0]))).toMatchObject({ code: 'no-unit-there' });
    expect(refusal(table, 0, attach('accelerator', [0, 0]))).toMatchObject({ code: 'no-such-prize', rule: 'R3' });
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'attach')).toHaveLength(4);
  });

  test('R3: no more than two on a unit', () => {
    const after = play(table, [0, attach('mobility', [0, 0])], [0, attach('mobility', [0, 0])]);
    expect(refusal(after, 0, attach('first-aid-kit', [0, 0]))).toMatchObject({ code: 'two-prizes', rule: 'R3' });
  });

  test('R3: G2 on a team-mate’s unit', () => {
    const teams = position({
      options: { mode: 'team' },
      players: [{ army: 'borgo', prizes: ['mobility'] }, 'moloch', 'outpost', 'hegemony'],
      units: ['moloch/scout 0,0', 'outpost/scout 1,0'],
    });
    expect(unitAt(play(teams, [0, attach('mobility', [0, 0])]), [0, 0])?.prizes).toEqual(['mobility']);
    expect(refusal(teams, 0, attach('mobility', [1, 0]))).toMatchObject({ code: 'not-own-unit' });
  });

  test('R3: it is gone when the unit leaves the board', () => {
    const sniping = position({
      players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'],
      units: ['borgo/mutant 0,0 mobility'],
    });
    const after = play(sniping, [0, { do: 'sniper', at: [0, 0] }]);
    expect([unitAt(after, [0, 0]), after.players.flatMap(({ prizes }) => prizes), after.warehouses]).toEqual([null, [], []]);
    expect(eventsOf(sniping, 0, { do: 'sniper', at: [0, 0] }).some(({ type }) => type === 'prize-won')).toBe(false);
  });
});

describe('R4: what prizes do', () => {
  test('R4: a first aid kit gives 1 toughness', () => {
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0 first-aid-kit'] }, ['3: 0,2>0,0 ranged 1']);
    expectFight({ players: DUEL, units: ['moloch/hybrid 0,2', 'borgo/scout 0,0 w2 first-aid-kit first-aid-kit'] }, [
      '3: 0,2>0,0 ranged 1; † 0,0',
    ]);
  });

  test('R4: an enhanced hit counts for melee only, an enhanced shot for shots only', () => {
    const one = ['moloch/juggernaut 0,1 r0 enhanced-hit', 'borgo/hq 0,0', 'borgo/super-mutant 1,0 r0'];
    expectFight({ players: DUEL, units: one }, ['3: idle 1,0', '1: 0,1>0,0 melee 3; 0,1>1,0 ranged 1; borgo -3', '0: 0,0>0,1 melee 1']);
  });

  test('R4: C2 it adds to bonuses of others, and neither counts for Gauss and special attacks', () => {
    const units = ['moloch/hybrid 0,2 enhanced-shot enhanced-shot', 'moloch/officer -1,2 r1', 'borgo/hq 0,0'];
    expectFight({ players: DUEL, units }, ['3: 0,2>0,0 ranged 4; borgo -4', '0: idle 0,0']);
    expectFight({ players: DUEL, units: ['moloch/gauss-cannon 0,2 r2 enhanced-shot', 'borgo/hq 0,0'] }, [
      '1: 0,2>0,0 gauss 1; borgo -1',
      '0: idle 0,0',
    ]);
    expectFight({ players: ['new-york', 'borgo'], units: ['new-york/shotgun 0,2 enhanced-shot', 'borgo/hq 0,0'] }, [
      '2: 0,2>0,0 shotgun 2; borgo -2',
      '0: idle 0,0',
    ]);
  });

  test('R4: an accelerator raises every initiative value', () => {
    expectFight({ players: DUEL, units: ['moloch/stormtrooper 0,2 accelerator'] }, ['3: idle 0,2', '2: idle 0,2']);
  });

  test('R4: U6 explosives give the choice', () => {
    expectFight({ players: DUEL, units: ['borgo/mutant 0,0 explosives', 'moloch/blocker 0,1'] }, ['? borgo explode 0,0: attack | explode']);
    expectFight({ players: DUEL, units: ['borgo/mutant 0,0 explosives', 'moloch/blocker 0,1'] }, ['2: 0,0>0,1 explosion 1; † 0,0'], {
      answers: ['explode'],
    });
  });

  test('R4: I5 an additional action is one source, two give two', () => {
    expectFight({ players: DUEL, units: ['borgo/claws 0,0 additional-action'] }, ['3: idle 0,0', '2: idle 0,0']);
    expectFight({ players: DUEL, units: ['borgo/claws 0,0 additional-action additional-action'] }, [
      '3: idle 0,0',
      '2: idle 0,0',
      '1: idle 0,0',
    ]);
  });

  test('R4: C5 they are the unit’s own: no Scoper takes them away', () => {
    expectFight({ players: ['outpost', 'borgo'], units: ['borgo/mutant 0,0 accelerator', 'outpost/scoper 0,-1'] }, [
      '3: 0,0>0,-1 melee 1; † 0,-1',
    ]);
  });

  test('R4: M2 M6 mobility moves once per turn, twice with a Recon Center', () => {
    const table = position({
      players: ['outpost', 'borgo'],
      units: ['outpost/hmg 0,0 mobility', 'outpost/recon-center 2,0', 'outpost/brawler -2,0'],
    });
    const once: Intent = { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 };
    const after = play(table, [0, once]);
    expect(unitAt(after, [0, 1])?.tile).toBe('outpost/hmg');
    expect(refusal(after, 0, { ...once, from: [0, 1], to: [0, 0] })).toMatchObject({ rule: 'M2' });
    expect(unitAt(play(table, [0, { ...once, then: { to: [0, 2], rot: 3 } }]), [0, 2])?.rot).toBe(3);
    expect(refusal(table, 0, { ...once, from: [-2, 0], to: [-2, 1] })).toMatchObject({ code: 'no-mobility' });
  });
});

test('R5: a scenario is a position with terrain, turrets, prizes, hands, piles and toughness, played by the rules as they are', () => {
  const table = position({
    players: [
      { army: 'moloch', hq: 5, hand: ['battle'], pile: ['scout', 'hybrid'], prizes: ['enhanced-shot'] },
      { army: 'borgo', hq: 2, pile: ['mutant'] },
    ],
    terrain: [...terrain, 'bunker: 2,0'],
    turrets: ['2,0 i1 4:1'],
    units: ['moloch/hq -2,0', 'moloch/hybrid 0,2', 'borgo/hq 2,-2', 'borgo/medic 0,1'],
  });
  const after = play(table, [0, { do: 'attach', prize: 'enhanced-shot', at: [0, 2] }], [0, { do: 'battle' }]);
  expect([unitAt(after, [0, 1]), after.players.map(({ hq }) => hq), after.turn.player]).toEqual([null, [5, 2], 1]);
});

describe('L2 R1: warehouses that lie on each other', () => {
  const holding = (elements: readonly string[]): unknown => position({ players: DUEL, terrain: elements }).warehouses;

  test('L2 R1 of two alike the later one counts: its prizes lie there, once', () => {
    expect(holding(['warehouse: 0,0; 0,0 opens 2 mobility', 'warehouse: 0,0; 0,0 opens 3 accelerator'])).toEqual([
      { at: [0, 0], opens: 3, wounds: 0, markers: ['accelerator'] },
    ]);
  });

  test('L2 R1 under another element there are none, beside it there are', () => {
    const large = 'warehouse: 0,0 1,0; 0,0 opens 2 mobility; 1,0 opens 1 explosives';
    const rest = { at: [1, 0], opens: 1, wounds: 0, markers: ['explosives'] };
    expect(holding([large, 'rock: 0,0'])).toEqual([rest]);
    expect(holding(['warehouse: 0,0', large])).toEqual([rest]);
  });
});

test('L2 L10: of two alike elements on one hex the later one counts, for everything', () => {
  const [forest, waste] = ['forest thick: 0,0', 'wasteland radioactive: 0,0'];
  const units = ['moloch/mother 0,0', 'borgo/assassin 0,-2 r4'];
  expectFight({ players: DUEL, units, terrain: [waste, forest] }, ['3: idle 0,-2']);
  expectFight({ players: DUEL, units, terrain: [forest, waste] }, ['3: 0,-2>0,0 ranged 1; † 0,0']);
});
