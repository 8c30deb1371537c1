import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { reading } from '@hexfall/shared/notation/readers';
import { readTerrain } from '@hexfall/shared/notation/terrain';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { elementOf } from '../../support/ground.js';
import { modePosition } from '../../support/modePosition.js';
import { battlesIn, discardsOf, eventsOf, play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';
import { tableOf } from '../../support/states.js';

const place = (tile: string, at: Hex): Intent => ({ do: 'place', tile, at, rot: 0 });
const move = (from: Hex, to: Hex): Intent => ({ do: 'move', by: 'tile', from, to, rot: 0 });
const push = (from: Hex, target: Hex): Intent => ({ do: 'push', from, target });
const holding = (hand: readonly string[], draft: Omit<PositionDraft, 'players'>): ReturnType<typeof position> =>
  position({ players: [{ army: 'moloch', hand }, 'borgo'], ...draft });

describe('L5: closed hexes', () => {
  const terrain = ['rock: 0,0', 'base closed: 1,0', 'base: 2,0 2,-1; closed 2,0; panel 2,-1', 'warehouse: -1,0'];
  const table = holding(['blocker', 'move', 'push-back'], { terrain, units: ['moloch/scout 0,1', 'borgo/scout -1,1', 'borgo/medic 0,-1'] });

  test.each([[[0, 0]], [[1, 0]], [[2, 0]], [[-1, 0]]] as const)('L5: nothing is placed on %j', (at) => {
    expect(refusal(table, 0, place('blocker', at))).toMatchObject({ code: 'closed', rule: 'L5' });
  });

  test('L5: M1 nothing moves there, M4 nothing is pushed there', () => {
    expect(refusal(table, 0, move([0, 1], [0, 0]))).toMatchObject({ code: 'closed', rule: 'L5' });
    // From 0,1 the Scout at -1,1 can go to -2,1 and -2,2 only: -1,0 is two hexes away too, and a warehouse.
    const asked = play(table, [0, push([0, 1], [-1, 1])]);
    expect(asked.decision?.keys).toEqual(['-2,1', '-2,2']);
  });

  test('L5: P7 no foundation either', () => {
    const mines = position({ players: [{ army: 'new-york', hand: ['mine'] }, 'borgo'], terrain });
    expect(refusal(mines, 0, { do: 'place', tile: 'mine', at: [0, 0], rot: 0 })).toMatchObject({ code: 'closed', rule: 'L5' });
  });

  test('L5: M4 a push without another hex is refused', () => {
    const walls = holding(['push-back'], { terrain: ['rock: 0,-1 1,-2 -1,-1'], units: ['moloch/scout 0,1', 'borgo/scout 0,0', 'borgo/medic -1,0', 'borgo/medic 1,-1'] }); // prettier-ignore
    expect(refusal(walls, 0, push([0, 1], [0, 0]))).toMatchObject({ code: 'no-room', rule: 'M4' });
  });

  test('L18: a panel is neither closed nor High', () => {
    expect(unitAt(play(table, [0, place('blocker', [2, -1])]), [2, -1])?.tile).toBe('moloch/blocker');
  });
});

describe('L6: holes', () => {
  const terrain = ['hole: 0,0 0,-1'];

  test('L6: it may be entered on purpose: the unit is destroyed at once, no Medic helps', () => {
    const table = holding(['blocker', 'move'], { terrain, units: ['moloch/hybrid 0,1', 'moloch/medic 1,0 r4'] });
    const placed = play(table, [0, place('blocker', [0, 0])]);
    expect([unitAt(placed, [0, 0]), discardsOf(placed, 0), unitAt(placed, [1, 0])?.tile]).toEqual([null, ['blocker'], 'moloch/medic']);
    const moved = play(table, [0, move([0, 1], [0, 0])]);
    expect([unitAt(moved, [0, 0]), unitAt(moved, [0, 1]), discardsOf(moved, 0)]).toEqual([null, null, ['hybrid', 'move']]);
    expect(eventsOf(table, 0, move([0, 1], [0, 0]))).toContainEqual({ type: 'fell', player: 0, at: [0, 0], rule: 'L6' });
  });

  test('L6: P8 d a push may end there, and must if there is no other hex', () => {
    const table = holding(['push-back'], { terrain, units: ['moloch/scout 0,2', 'borgo/super-mutant 0,1', 'borgo/scout -1,1', 'borgo/medic 1,0'] }); // prettier-ignore
    const after = play(table, [0, push([0, 2], [0, 1])]);
    expect([after.decision, unitAt(after, [0, 1]), discardsOf(after, 1)]).toEqual([null, null, ['super-mutant']]);
    const free = holding(['push-back'], { terrain, units: ['moloch/scout 0,2', 'borgo/super-mutant 0,1'] });
    expect(play(free, [0, push([0, 2], [0, 1])]).decision?.keys).toEqual(['-1,1', '0,0', '1,0']);
  });

  test('L6: HQs and foundations cannot come onto it', () => {
    const hq = holding(['move'], { terrain, units: ['moloch/hq 0,1'] });
    expect(refusal(hq, 0, move([0, 1], [0, 0]))).toMatchObject({ code: 'fatal-hq', rule: 'L6' });
    const mines = position({ players: [{ army: 'new-york', hand: ['mine'] }, 'borgo'], terrain });
    expect(refusal(mines, 0, place('mine', [0, 0]))).toMatchObject({ code: 'fatal-hq', rule: 'L6' });
    const pushed = holding(['push-back'], { terrain, units: ['moloch/scout 0,2', 'borgo/hq 0,1'] });
    expect(play(pushed, [0, push([0, 2], [0, 1])]).decision?.keys).toEqual(['-1,1', '1,0']);
  });

  test('L6: P8 f a move of two steps whose first ends there is refused as a whole', () => {
    const table = position({ players: ['outpost', 'borgo'], terrain, units: ['outpost/runner 0,1', 'outpost/recon-center 2,0'] });
    const twice: Intent = { do: 'move', by: 'mobility', from: [0, 1], to: [0, 0], rot: 0, then: { to: [1, 0], rot: 0 } };
    expect(refusal(table, 0, twice)).toMatchObject({ code: 'first-step-falls' });
    const second: Intent = { ...twice, to: [1, 0], then: { to: [0, 0], rot: 0 } };
    expect(unitAt(play(table, [0, second]), [0, 0])).toBeNull();
  });

  test('L6: P8 c a bomber travels on without exploding', () => {
    const table = modePosition({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo', 'outpost'],
      mode: 'deathmatch',
      terrain,
      units: ['moloch/scout 0,2', 'bomber 0,1', 'moloch/medic -1,1', 'moloch/officer 1,0'],
    });
    const after = play(table, [0, push([0, 2], [0, 1])]);
    expect([unitAt(after, [0, 1]), unitAt(after, [-1, 1])?.wounds, after.players[1]!.onTop]).toEqual([null, 0, ['bomber/bomber']]);
  });

  test('P20: L11 M7 castling is allowed even if one is destroyed by that', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['castling'] }, 'borgo'],
      terrain: ['water swamp: 0,0', 'forest jungle: 1,0'],
      units: ['neojungle/crusher 0,0', 'neojungle/monster 0,1', 'neojungle/slicer 1,0'],
    });
    const after = play(table, [0, { do: 'castle', from: [0, 0], with: [0, 1] }]);
    expect([unitAt(after, [0, 0]), unitAt(after, [0, 1])?.tile]).toEqual([null, 'neojungle/crusher']);
    expect(refusal(table, 0, { do: 'castle', from: [1, 0], with: [0, 1] })).toMatchObject({ code: 'jungle', rule: 'L11' });
  });
});

describe('L11: jungles and swamps', () => {
  const terrain = ['forest jungle: 0,0', 'water swamp: 1,0'];
  const table = holding(['blocker', 'hybrid', 'move'], { terrain, units: ['moloch/gauss-cannon 0,1', 'moloch/hq 2,-1'] });

  test('L11: a unit with printed extra toughness can never come into a jungle; others can', () => {
    expect(refusal(table, 0, place('blocker', [0, 0]))).toMatchObject({ code: 'jungle', rule: 'L11' });
    expect(refusal(table, 0, move([0, 1], [0, 0]))).toMatchObject({ code: 'jungle', rule: 'L11' });
    expect(unitAt(play(table, [0, place('hybrid', [0, 0])]), [0, 0])?.tile).toBe('moloch/hybrid');
  });

  test('L11: in a swamp such a unit is destroyed at once, an HQ is not', () => {
    const after = play(table, [0, place('blocker', [1, 0])]);
    expect([unitAt(after, [1, 0]), discardsOf(after, 0)]).toEqual([null, ['blocker']]);
    expect(eventsOf(table, 0, place('blocker', [1, 0]))).toContainEqual({ type: 'fell', player: 0, at: [1, 0], rule: 'L11' });
    expect(unitAt(play(table, [0, move([2, -1], [1, 0])]), [1, 0])?.tile).toBe('moloch/hq');
    expect(unitAt(play(table, [0, place('hybrid', [1, 0])]), [1, 0])?.tile).toBe('moloch/hybrid');
  });

  test('L11: wounds taken and toughness given by others do not matter', () => {
    const given = position({
      players: [{ army: 'new-york', hand: ['move'] }, 'borgo'],
      terrain,
      units: ['new-york/hq -1,1', 'new-york/cop 0,1 w1', 'new-york/pusher -1,0 w1'],
    });
    expect(unitAt(play(given, [0, move([0, 1], [0, 0])]), [0, 0])?.wounds).toBe(1);
    const kit = holding(['move'], { terrain, units: ['moloch/hybrid 0,1 first-aid-kit', 'moloch/blocker 2,-1 w2'] });
    expect(unitAt(play(kit, [0, move([0, 1], [0, 0])]), [0, 0])?.tile).toBe('moloch/hybrid');
    expect(unitAt(play(kit, [0, move([2, -1], [1, 0])]), [1, 0])).toBeNull();
    expect(refusal(given, 0, move([-1, 0], [0, 0]))).toMatchObject({ code: 'jungle', rule: 'L11' });
  });
});

describe('L12: pushed on rocky ground', () => {
  const terrain = ['hill rocky: 0,1'];

  test('L12: M4 a unit is destroyed where it stands; no hex is asked, no Medic', () => {
    const table = holding(['push-back'], { terrain, units: ['moloch/scout 0,2', 'borgo/super-mutant 0,1', 'borgo/medic 1,1 r5'] });
    const after = play(table, [0, push([0, 2], [0, 1])]);
    expect([after.decision, unitAt(after, [0, 1]), unitAt(after, [1, 1])?.tile]).toEqual([null, null, 'borgo/medic']);
    expect(eventsOf(table, 0, push([0, 2], [0, 1]))).toContainEqual({ type: 'fell', player: 0, at: [0, 1], rule: 'L12' });
  });

  test('L12: the push must be legal', () => {
    const blocked = holding(['push-back'], { terrain: [...terrain, 'rock: 0,0'], units: ['moloch/scout 0,2', 'borgo/mutant 0,1', 'borgo/medic -1,1', 'borgo/medic 1,0'] }); // prettier-ignore
    expect(refusal(blocked, 0, push([0, 2], [0, 1]))).toMatchObject({ code: 'no-room', rule: 'M4' });
  });

  test('L12: an HQ is pushed as ever', () => {
    const table = holding(['push-back'], { terrain, units: ['moloch/scout 0,2', 'borgo/hq 0,1'] });
    expect(play(table, [0, push([0, 2], [0, 1])]).decision?.keys).toEqual(['-1,1', '0,0', '1,0']);
  });

  test('L12: P18 the Pusher does it too', () => {
    const table = position({ players: ['new-york', 'borgo'], terrain, units: ['new-york/pusher 0,2', 'borgo/super-mutant 0,1'] });
    const after = play(table, [0, { do: 'push', by: 'ability', from: [0, 2], target: [0, 1] }]);
    expect([unitAt(after, [0, 1]), unitAt(after, [0, 2])?.used]).toEqual([null, ['push']]);
  });
});

describe('L20: full boards', () => {
  test('L20: F1 closed, fatal and turret hexes count as not there', () => {
    const filled = ['-2,0', '-2,1', '-2,2', '-1,-1', '-1,0', '-1,1', '-1,2', '0,-2', '0,-1', '0,1', '0,2', '1,-2', '1,-1', '1,0', '1,1'];
    const units = filled.map((at, index) => (index === 0 ? `moloch/hq ${at}` : index === 1 ? `borgo/hq ${at}` : `moloch/blocker ${at}`));
    const table = holding(['blocker', 'scout'], {
      units,
      terrain: ['rock: 0,0', 'hole: 2,-2', 'base: 2,-1'],
      turrets: ['2,-1 i0 0:1'],
    });
    expect(battlesIn(eventsOf(table, 0, place('scout', [2, 0])))).toContain('full by 0');
    expect(battlesIn(eventsOf(table, 0, place('scout', [2, -2])))).toEqual([]);
  });

  test('L3: F1 hexes of terrain outside the board count', () => {
    const all = legalIntents(holding(['scout'], { terrain: ['wasteland plain: 0,-3'] }), 0).filter(
      (intent) => intent.do === 'place' && intent.rot === 0,
    );
    expect(all).toHaveLength(20);
  });
});

describe('L23: putting up HQs', () => {
  const hex = '0,0 opens 2 mobility';
  test.each([
    ['rock: 0,0', 'closed', 'L5'],
    [`warehouse: 0,0; ${hex}`, 'closed', 'L5'],
    ['hole: 0,0', 'fatal-hq', 'L6'],
    ['base panel: 0,0', 'panel-hq', 'L18'],
  ])('L23: S3 not on %s', (element, code, rule) => {
    const terrain = reading(() => readTerrain([elementOf(element)], ''));
    const created = terrain.ok && createMatch({ options: { ...DEFAULT_OPTIONS, terrain: terrain.value }, armies: ['moloch', 'borgo'], seed: 'hq' }); // prettier-ignore
    if (!created || !created.ok) throw new Error('no match');
    const table = tableOf(created.value);
    const { player } = table.turn;
    expect(refusal(table, player, { do: 'place-hq', at: [0, 0], rot: 0 })).toMatchObject({ code, rule });
    expect(legalIntents(table, player)).toHaveLength(18 * 6);
  });
});
