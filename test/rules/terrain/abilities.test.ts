import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition } from '../../support/modePosition.js';
import { battlesIn, eventsOf, play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';

const dismal = (from: Hex, to: Hex, rot: Rotation = 0): Intent => ({ do: 'move', by: 'dismal', from, to, rot });
const place = (tile: string, at: Hex): Intent => ({ do: 'place', tile, at, rot: 0 });
const turn = (at: Hex, rot: Rotation): Intent => ({ do: 'rotate-turret', at, rot });

describe('L9: dismal forests', () => {
  const draft: PositionDraft = {
    players: ['moloch', 'borgo'],
    terrain: ['forest dismal: -2,0 -2,1 -2,2', 'forest: -1,1', 'forest: 2,0', 'water deep: -1,2'],
    units: ['moloch/scout -2,0', 'moloch/medic -2,1', 'moloch/blocker 0,0', 'borgo/mutant -2,2'],
  };
  const table = position(draft);

  test('L9: one own unit goes to any free hex of the same forest or of one that touches it, turning freely', () => {
    const goals = legalIntents(table, 0).flatMap((intent) =>
      intent.do === 'move' && intent.by === 'dismal' && intent.rot === 0 ? [`${intent.from.join()}>${intent.to.join()}`] : [],
    );
    expect(goals.sort()).toEqual(['-2,0>-1,1', '-2,1>-1,1']);
    expect(unitAt(play(table, [0, dismal([-2, 0], [-1, 1], 4)]), [-1, 1])).toMatchObject({ tile: 'moloch/scout', rot: 4 });
    expect(() => refusal(table, 0, dismal([-2, 0], [2, 0]))).not.toThrow();
    expect(() => refusal(table, 0, dismal([0, 0], [1, 0]))).not.toThrow();
    expect(refusal(table, 0, dismal([-2, 2], [-1, 1]))).toMatchObject({ code: 'not-own-unit' });
  });

  test('L9: once per turn in all', () => {
    const after = play(table, [0, dismal([-2, 0], [-1, 1])]);
    expect(legalIntents(after, 0).some((intent) => intent.do === 'move')).toBe(false);
    expect(refusal(after, 0, dismal([-2, 1], [-2, 0]))).toMatchObject({ rule: 'L9' });
    const tired = position({ ...draft, turn: { used: [{ at: [-2, 0], by: 'dismal' }] } });
    expect(refusal(tired, 0, dismal([-2, 1], [-1, 1]))).toMatchObject({ code: 'already-used' });
  });

  test('L9: also after the unit that went has left the board', () => {
    const swamp = position({
      players: [{ army: 'moloch', hand: ['move'] }, 'borgo'],
      terrain: ['forest dismal: -2,0 -2,1 -2,2', 'hole: -1,0'],
      units: ['moloch/scout -2,0', 'moloch/medic -2,2'],
    });
    const gone = play(swamp, [0, dismal([-2, 0], [-2, 1])], [0, { do: 'move', by: 'tile', from: [-2, 1], to: [-1, 0], rot: 0 }]);
    expect([unitAt(gone, [-1, 0]), gone.turn.dismal]).toEqual([null, [-1, 0]]);
    expect(refusal(gone, 0, dismal([-2, 2], [-2, 0]))).toMatchObject({ code: 'already-used', rule: 'L9' });
    const read = parsePosition(JSON.parse(JSON.stringify(formatPosition(gone))));
    expect(read.ok && read.value.table.turn.dismal).toEqual([-1, 0]);
  });

  test('L9: no HQ, and no netted unit', () => {
    const hq = position({ ...draft, units: ['moloch/hq -2,0', 'moloch/scout -2,1', 'borgo/net-fighter -1,1 r3'] });
    expect(() => refusal(hq, 0, dismal([-2, 0], [-2, 2]))).not.toThrow();
    expect(refusal(hq, 0, dismal([-2, 1], [-2, 2])).rule).toBeDefined();
    const free = position({ ...draft, units: ['moloch/scout -2,1', 'borgo/net-fighter -1,1 r0'] });
    expect(unitAt(play(free, [0, dismal([-2, 1], [-2, 2])]), [-2, 2])?.tile).toBe('moloch/scout');
    const netted = position({ ...draft, units: ['moloch/scout -2,1', 'borgo/net-fighter -1,0 r2'] });
    expect(refusal(netted, 0, dismal([-2, 1], [-2, 2]))).toMatchObject({ code: 'netted' });
  });
});

describe('L17: the hex of a turret', () => {
  test('L17: L5 it is closed', () => {
    const table = position({
      players: [{ army: 'moloch', hand: ['blocker'] }, 'borgo'],
      terrain: ['bunker: 0,0'],
      turrets: ['0,0 i3 0:1'],
    });
    expect(refusal(table, 0, place('blocker', [0, 0]))).toMatchObject({ code: 'closed' });
  });
});

describe('L18: panels', () => {
  const draft: PositionDraft = {
    players: [{ army: 'moloch', hand: ['move'] }, 'borgo'],
    terrain: ['base: 0,0 1,0 0,1; panel 1,0', 'base: -2,0'],
    turrets: ['0,0 i3 0:1', '-2,0 i3 0:1'],
    units: ['moloch/scout 1,0', 'moloch/hq 2,0', 'borgo/mutant 0,-2'],
  };

  test('L18: a unit on it lets its owner turn each turret of the element, any number of times', () => {
    const table = position(draft);
    const after = play(table, [0, turn([0, 0], 3)], [0, turn([0, 0], 5)]);
    expect(after.turrets.map(({ rot }) => rot)).toEqual([5, 0]);
    expect(legalIntents(table, 0).filter((intent) => intent.do === 'rotate-turret')).toHaveLength(5);
    expect(refusal(table, 0, turn([-2, 0], 1))).toMatchObject({ code: 'not-on-panel', rule: 'L18' });
    expect(refusal(table, 0, turn([0, 1], 1))).toMatchObject({ code: 'no-turret' });
    expect(refusal(position({ ...draft, turn: { player: 1 } }), 1, turn([0, 0], 1))).toMatchObject({ code: 'not-on-panel' });
  });

  test('L18: not a netted one', () => {
    const netted = position({ ...draft, units: ['moloch/scout 1,0', 'borgo/net-fighter 1,-1 r1'] });
    expect(refusal(netted, 0, turn([0, 0], 1))).toMatchObject({ code: 'not-on-panel' });
  });

  test('L18: HQs cannot come onto it', () => {
    const table = position({ ...draft, units: ['moloch/hq 2,0'] });
    expect(refusal(table, 0, { do: 'move', by: 'tile', from: [2, 0], to: [1, 0], rot: 0 })).toMatchObject({
      code: 'panel-hq',
      rule: 'L18',
    });
  });
});

describe('L19: tight bunkers', () => {
  const terrain = ['bunker tight: 0,0 0,1 1,0'];
  const draft: PositionDraft = {
    players: [{ army: 'moloch', hand: ['blocker', 'move', 'push-back'] }, 'borgo'],
    terrain,
    units: ['borgo/mutant 0,0', 'moloch/scout 0,2'],
  };

  test('L19: while units of one player stand in it, no other comes in', () => {
    const table = position(draft);
    expect(refusal(table, 0, place('blocker', [1, 0]))).toMatchObject({ code: 'bunker-locked', rule: 'L19' });
    expect(refusal(table, 0, { do: 'move', by: 'tile', from: [0, 2], to: [0, 1], rot: 0 })).toMatchObject({ code: 'bunker-locked' });
    const own = position({ ...draft, units: ['moloch/scout 0,0'] });
    expect(unitAt(play(own, [0, place('blocker', [1, 0])]), [1, 0])?.tile).toBe('moloch/blocker');
  });

  test('L19: open to all when it is empty or holds units of several', () => {
    const empty = position({ ...draft, units: ['moloch/scout 0,2'] });
    expect(unitAt(play(empty, [0, place('blocker', [1, 0])]), [1, 0])?.tile).toBe('moloch/blocker');
    for (const units of [
      ['borgo/mutant 0,0', 'moloch/scout 0,1'],
      ['moloch/scout 0,0', 'borgo/mutant 0,1'],
    ]) {
      const both = position({ ...draft, units });
      expect(unitAt(play(both, [0, place('blocker', [1, 0])]), [1, 0])?.tile).toBe('moloch/blocker');
    }
  });

  test('L19: a push cannot bring one in', () => {
    const pushing = position({ ...draft, units: ['moloch/medic 1,0', 'moloch/scout 1,1', 'borgo/mutant 0,2', 'moloch/hybrid 0,-1'] });
    const after = play(pushing, [0, { do: 'push', from: [1, 1], target: [0, 2] }]);
    expect(after.decision ? after.decision.keys : unitAt(after, [-1, 2])?.tile).toEqual('borgo/mutant');
  });

  test('L19: team-mates’ neither, and nobody’s units do not lock it', () => {
    const teams = position({
      options: { mode: 'team' },
      players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch', 'outpost', 'hegemony'],
      terrain,
      units: ['moloch/scout 0,0'],
    });
    expect(refusal(teams, 0, place('mutant', [1, 0]))).toMatchObject({ code: 'bunker-locked' });
    const bomber = modePosition({ players: [{ army: 'moloch', hand: ['blocker'] }, 'borgo'], terrain, units: ['bomber 0,0'] });
    expect(unitAt(play(bomber, [0, place('blocker', [1, 0])]), [1, 0])?.tile).toBe('moloch/blocker');
  });
});

describe('L20: locked out', () => {
  const full = [
    '-2,0',
    '-2,1',
    '-2,2',
    '-1,-1',
    '-1,0',
    '-1,1',
    '-1,2',
    '0,-2',
    '0,-1',
    '0,1',
    '0,2',
    '1,-2',
    '1,-1',
    '1,1',
    '2,-2',
    '2,-1',
  ];
  const blockers = full.map((at) => `moloch/blocker ${at}`);
  const terrain = ['bunker tight: 0,0 1,0'];

  test('L20: F1 after an action: all free hexes lie in bunkers locked for the player of the turn', () => {
    const table = position({
      players: [{ army: 'moloch', hand: ['blocker'] }, 'borgo'],
      terrain,
      units: [...blockers, 'borgo/medic 0,0'],
    });
    expect(battlesIn(eventsOf(table, 0, place('blocker', [2, 0])))[0]).toMatch(/ by 0$/);
  });

  test('L20: when a turn begins, before the draw; the player starts the battles and has the turn as soon as a hex is free', () => {
    const table = position({
      players: ['borgo', { army: 'moloch', pile: ['blocker', 'blocker', 'blocker'] }],
      terrain,
      units: [...blockers, 'moloch/blocker 2,0', 'borgo/mutant 0,0 r3'],
    });
    const events = eventsOf(table, 0, { do: 'end-turn' });
    const types = events
      .map(({ type }) => type)
      .filter((type) => ['turn-started', 'battle-started', 'battle-ended', 'drew'].includes(type));
    expect(types.slice(0, 3)).toEqual(['turn-started', 'battle-started', 'battle-ended']);
    expect(battlesIn(events)).toEqual(['locked by 1', 'locked by 1', 'locked by 1']); // F2: the Mutant destroys a Blocker in three
    const after = play(table, [0, { do: 'end-turn' }]);
    expect([after.turn.player, after.players[1]!.hand.length]).toEqual([1, 3]);
  });
});

describe('L8 L22: instants', () => {
  const instants = (army: 'moloch' | 'outpost', hand: readonly string[], terrain: readonly string[]): ReturnType<typeof position> =>
    position({
      players: [{ army, hand }, 'borgo'],
      terrain,
      units: [`${army}/hq 0,1`, 'borgo/mutant 0,0', 'borgo/super-mutant 1,0', `${army}/scout 0,2`],
    });

  test('L8: Sniper and Grenade cannot name a unit in a thick forest; other instants do it nothing or work', () => {
    const table = instants('moloch', ['air-strike', 'push-back'], ['forest thick: 0,0']);
    const sniping = instants('outpost', ['sniper'], ['forest thick: 0,0']);
    expect(refusal(sniping, 0, { do: 'sniper', at: [0, 0] })).toMatchObject({ code: 'thick', rule: 'L8' });
    const struck = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect([unitAt(struck, [0, 0])?.wounds, unitAt(struck, [1, 0])?.wounds]).toEqual([0, 1]);
    const pushed = play(table, [0, { do: 'push', from: [0, 1], target: [0, 0] }]);
    expect(pushed.decision?.keys).toEqual(['-1,0', '0,-1', '1,-1']);
    const thrower = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'outpost'],
      terrain: ['forest thick: 0,0'],
      units: ['borgo/hq 0,1', 'outpost/hmg 0,0'],
    });
    expect(refusal(thrower, 0, { do: 'grenade', at: [0, 0] })).toMatchObject({ code: 'thick', rule: 'L8' });
  });

  test('L12: X1 a wound of an instant destroys on rocky ground', () => {
    expect(unitAt(play(instants('outpost', ['sniper'], ['hill rocky: 1,0']), [0, { do: 'sniper', at: [1, 0] }]), [1, 0])).toBeNull();
    expect(unitAt(play(instants('outpost', ['sniper'], []), [0, { do: 'sniper', at: [1, 0] }]), [1, 0])?.wounds).toBe(1);
  });

  test('L22: X3 an Air Strike cannot be aimed so that it covers a closed hex', () => {
    const table = instants('moloch', ['air-strike'], ['rock: 0,-1']);
    expect(refusal(table, 0, { do: 'air-strike', at: [0, 0] })).toMatchObject({ code: 'closed', rule: 'L22' });
    expect(unitAt(play(table, [0, { do: 'air-strike', at: [0, 1] }]), [1, 0])?.wounds).toBe(1);
  });

  test('L22: X4 nor a Small Bomb', () => {
    const table = position({ players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'borgo'], terrain: ['base: 0,0'], turrets: ['0,0 i3 0:1'] }); // prettier-ignore
    const bomb: Intent = { do: 'small-bomb', at: [[0, -1], [0, 0], [1, -1]] }; // prettier-ignore
    expect(refusal(table, 0, bomb)).toMatchObject({ code: 'closed', rule: 'L22' });
  });

  test('L3: X3 all seven hexes may lie on terrain outside the board', () => {
    const strip = ['wasteland plain: -1,-2 0,-3 1,-3'];
    expect(refusal(instants('moloch', ['air-strike'], []), 0, { do: 'air-strike', at: [0, -2] })).toMatchObject({
      code: 'blast-off-board',
      rule: 'X3',
    });
    expect(eventsOf(instants('moloch', ['air-strike'], strip), 0, { do: 'air-strike', at: [0, -2] }).length).toBeGreaterThan(0);
  });
});
