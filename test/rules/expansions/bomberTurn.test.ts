import type { Intent } from '@hexfall/shared/model/intent';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { eventsOf, handOf, play, refusal, unitAt } from '../../support/play.js';

const END: Intent = { do: 'end-turn' };
const NEUTRAL = { bomber: 'neutral' } as const;

const topOf = (table: Table, seat: number): unknown => table.players[seat]!.onTop[0];

describe('P2 instants', () => {
  test('P2 X1 a Sniper sets it off: it goes to the player after the one who shot', () => {
    const table = modePosition({
      mode: 'deathmatch',
      players: ['borgo', { army: 'outpost', hand: ['sniper'] }, 'moloch'],
      units: ['bomber 0,0', 'outpost/hq 0,1', 'borgo/super-mutant 1,0', 'moloch/mother 0,-1'],
      turn: { player: 1 },
    });
    const after = play(table, [1, { do: 'sniper', at: [0, 0] }]);
    expect([unitAt(after, [0, 0]), unitAt(after, [0, -1]), unitAt(after, [1, 0])?.wounds]).toEqual([null, null, 1]);
    expect(topOf(after, 2)).toBe('bomber/bomber');
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 20, 20]);
    expect(after.turn.player).toBe(1);
  });

  test('P2 X2 so does a Grenade', () => {
    const table = modePosition({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'outpost'],
      units: ['borgo/hq 0,1', 'bomber 0,0', 'borgo/mutant 1,0', 'outpost/scout 0,-1'],
    });
    const after = play(table, [0, { do: 'grenade', at: [0, 0] }]);
    expect([unitAt(after, [0, 0]), unitAt(after, [1, 0]), unitAt(after, [0, -1])]).toEqual([null, null, null]);
    expect(topOf(after, 1)).toBe('bomber/bomber');
    expect(after.players[0]!.hq).toBe(20);
  });

  test('P2 X3 an Air Strike wounds its neighbors once, the bomber once more', () => {
    const table = modePosition({
      players: [{ army: 'moloch', hand: ['air-strike'] }, 'borgo'],
      units: ['bomber 0,0', 'moloch/blocker 0,1', 'borgo/super-mutant 0,-1', 'moloch/blocker 0,2', 'moloch/hq 1,0'],
    });
    const after = play(table, [0, { do: 'air-strike', at: [0, 0] }]);
    expect([unitAt(after, [0, 1])?.wounds, unitAt(after, [0, -1]), unitAt(after, [0, 2])?.wounds]).toEqual([2, null, 0]);
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 X4 a Small Bomb sets it off', () => {
    const table = modePosition({
      players: [{ army: 'doomsday', hand: ['small-bomb'] }, 'borgo'],
      units: ['bomber 0,0', 'borgo/super-mutant 0,-1'],
    });
    const after = play(table, [
      0,
      {
        do: 'small-bomb',
        at: [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      },
    ]);
    expect([unitAt(after, [0, 0]), unitAt(after, [0, -1])?.wounds]).toEqual([null, 1]);
  });

  test('P2 D5 the owner of a Medic is asked whose wound it cancels', () => {
    const table = modePosition({
      players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'],
      units: ['bomber 0,0', 'borgo/scout 0,-1', 'borgo/officer -1,0', 'borgo/medic -1,-1 r3'],
    });
    const asked = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect(asked.decision).toMatchObject({
      player: 1,
      kind: 'medic',
      keys: ['-1,-1 saves -1,0 from 0,0/x', '-1,-1 saves 0,-1 from 0,0/x'],
    });
    const after = play(asked, [1, { do: 'choose', key: '-1,-1 saves 0,-1 from 0,0/x' }]);
    expect([unitAt(after, [0, -1])?.wounds, unitAt(after, [-1, 0]), unitAt(after, [0, 0])]).toEqual([0, null, null]);
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 netted it does not explode', () => {
    const table = modePosition({
      players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'],
      units: ['bomber 0,0', 'borgo/net-fighter -1,0', 'borgo/scout 0,-1'],
    });
    const after = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect([unitAt(after, [0, 0]), unitAt(after, [0, -1])?.wounds]).toEqual([null, 0]);
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 one bomber sets off the other', () => {
    const table = modePosition({
      players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'],
      units: ['bomber 0,0', 'bomber-2 0,1', 'borgo/scout 0,2'],
      options: { bomber: 'two' },
    });
    const after = play(table, [0, { do: 'sniper', at: [0, 0] }]);
    expect([unitAt(after, [0, 0]), unitAt(after, [0, 1]), unitAt(after, [0, 2])]).toEqual([null, null, null]);
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 T7 the instant can be taken back', () => {
    const table = modePosition({ players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'], units: ['bomber 0,0', 'borgo/scout 0,1'] });
    expect(play(table, [0, { do: 'sniper', at: [0, 0] }], [0, { do: 'take-back' }])).toEqual(table);
  });
});

describe('P2 it has no owner', () => {
  const table = modePosition({
    players: [{ army: 'hegemony', hand: ['move', 'push-back'] }, 'outpost'],
    units: ['bomber 0,0', 'hegemony/guard 0,1', 'hegemony/transport 1,0'],
  });

  test('P2 no one moves it', () => {
    expect(refusal(table, 0, { do: 'move', by: 'tile', from: [0, 0], to: [0, -1], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
    expect(refusal(table, 0, { do: 'move', by: 'transport', from: [0, 0], to: [0, -1], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
  });

  test('P2 M4 pushed, the pusher’s owner picks the hex', () => {
    const asked = play(table, [0, { do: 'push', from: [0, 1], target: [0, 0] }]);
    expect(asked.decision).toMatchObject({ player: 0, kind: 'bomber-push', keys: ['-1,0', '0,-1', '1,-1'] });
    const pushed = play(asked, [0, { do: 'choose', key: '1,-1' }]);
    expect([unitAt(pushed, [0, 0]), unitAt(pushed, [1, -1])?.owner]).toEqual([null, NOBODY]);
  });

  test('P2 M4 with one hex no one is asked', () => {
    const crowded = modePosition({
      players: [{ army: 'hegemony', hand: ['push-back'] }, 'outpost'],
      units: ['bomber 0,0', 'hegemony/guard 0,1', 'outpost/scout -1,0', 'outpost/scout 0,-1'],
    });
    const pushed = play(crowded, [0, { do: 'push', from: [0, 1], target: [0, 0] }]);
    expect([pushed.decision, unitAt(pushed, [1, -1])?.tile]).toEqual([null, 'bomber/bomber']);
  });

  test('P2 M3 netted it is not pushed', () => {
    const netted = modePosition({
      players: [{ army: 'hegemony', hand: ['push-back'] }, 'outpost'],
      units: ['bomber 0,0', 'hegemony/guard 0,1', 'hegemony/net-fighter -1,1'],
    });
    expect(refusal(netted, 0, { do: 'push', from: [0, 1], target: [0, 0] })).toMatchObject({ code: 'netted' });
  });
});

describe('P2 drawn', () => {
  const held = (hand: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    modePosition({ options: NEUTRAL, players: [{ army: 'borgo', hand }, 'outpost', 'moloch'], mode: 'deathmatch', ...draft });

  test('P2 the next draw begins with it', () => {
    const table = modePosition({
      options: NEUTRAL,
      players: ['borgo', { army: 'outpost', pile: ['bomber', 'runner', 'hmg', 'commando'] }],
    });
    const drawn = play(table, [0, END]);
    expect(handOf(drawn, 1)).toEqual(['bomber', 'hmg', 'runner']);
    expect(drawn.turn.mustDiscard).toBe(true);
  });

  test('P2 it has no owner once placed, either', () => {
    const placed = play(held(['bomber']), [0, { do: 'place', tile: 'bomber', at: [1, 0], rot: 2 }]);
    expect(unitAt(placed, [1, 0])).toMatchObject({ owner: NOBODY, tile: 'bomber/bomber' });
    expect(handOf(placed, 0)).toEqual([]);
  });

  test('P2 it can be kept', () => {
    const kept = play(held(['bomber']), [0, END]);
    expect(handOf(kept, 0)).toEqual(['bomber']);
  });

  test('P2 discarded it goes on to the next player', () => {
    const events = eventsOf(held(['bomber']), 0, { do: 'discard', tile: 'bomber' });
    expect(events).toContainEqual({ type: 'discarded', player: 0, tile: 'bomber/bomber', passedTo: 1 });
    const passed = play(held(['bomber']), [0, { do: 'discard', tile: 'bomber' }]);
    expect([passed.players[0]!.discard, topOf(passed, 1)]).toEqual([[], 'bomber/bomber']);
    expect(handOf(play(passed, [0, END]), 1)).toContain('bomber');
  });

  test('P2 T1 it can be the obligatory discard', () => {
    const passed = play(held(['bomber', 'mutant', 'claws'], { turn: { mustDiscard: true, fresh: true } }), [
      0,
      { do: 'discard', tile: 'bomber' },
    ]);
    expect([passed.turn.mustDiscard, topOf(passed, 1)]).toEqual([false, 'bomber/bomber']);
  });

  test('P2 G1 players who are out are passed over', () => {
    const table = held(['bomber'], { players: [{ army: 'borgo', hand: ['bomber'] }, { army: 'outpost', hq: 0 }, 'moloch'] });
    expect(topOf(play(table, [0, { do: 'discard', tile: 'bomber' }]), 2)).toBe('bomber/bomber');
  });

  test('P2 G5 the next player in order is the one who comes after', () => {
    const table = held(['bomber'], { mode: 'team', players: [{ army: 'borgo', hand: ['bomber'] }, 'hegemony', 'outpost', 'moloch'] });
    expect(topOf(play(table, [0, { do: 'discard', tile: 'bomber' }]), 2)).toBe('bomber/bomber');
  });

  test('P2 T2 it is no instant', () => {
    const table = held(['bomber', 'move', 'battle'], { turn: { mustDiscard: true, fresh: true } });
    expect(refusal(table, 0, { do: 'redraw' })).toMatchObject({ code: 'not-all-instants' });
  });

  test('P2 E2 it can be the last tile', () => {
    const table = modePosition({ options: NEUTRAL, players: ['borgo', { army: 'outpost', pile: ['bomber'] }] });
    expect(play(table, [0, END]).turn).toMatchObject({ player: 1, lastDrawnBy: 1 });
  });

  test('P2 T7 passing it on can be taken back', () => {
    const table = held(['bomber']);
    expect(play(table, [0, { do: 'discard', tile: 'bomber' }], [0, { do: 'take-back' }])).toEqual(table);
  });
});
