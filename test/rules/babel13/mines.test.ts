import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition } from '../../support/modePosition.js';
import { battlesIn, discardsOf, eventsOf, play, position, refusal, unitAt } from '../../support/play.js';

const place = (tile: string, at: Hex): Intent => ({ do: 'place', tile, at, rot: 0 });

describe('P8 a unit that comes onto a Mine', () => {
  test('P8 (a) is destroyed with it at once, whatever its toughness, and no Medic helps', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['wall-of-trees', 'crusher'] }, 'new-york'],
      units: ['neojungle/medic 1,0 r5'],
      foundations: ['new-york/mine 0,0'],
    });
    const after = play(table, [0, place('wall-of-trees', [0, 0])]);
    expect([unitAt(after, [0, 0]), unitAt(after, [1, 0])?.tile, after.foundations]).toEqual([null, 'neojungle/medic', []]);
    expect([discardsOf(after, 0), discardsOf(after, 1), after.decision]).toEqual([['wall-of-trees'], ['mine'], null]);
  });

  test('P8 (a) its owner’s own unit too, and before the board settles: a net it would throw does nothing', () => {
    const table = position({
      players: [{ army: 'new-york', hand: ['net-fighter'] }, 'neojungle'],
      units: ['new-york/hq 0,0', 'neojungle/net-fighter 0,-1 r3', 'new-york/cop 1,-1 r3'],
      foundations: ['new-york/mine -1,0'],
    });
    // On -1,0 the new net would have freed the HQ of the Neojungle net.
    const after = play(table, [0, place('net-fighter', [-1, 0])]);
    expect([unitAt(after, [-1, 0]), unitAt(after, [0, 0])?.tile, discardsOf(after, 0)]).toEqual([
      null,
      'new-york/hq',
      ['mine', 'net-fighter'],
    ]);
  });

  test('P8 (a) by a move as well', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['move'] }, 'new-york'],
      units: ['neojungle/monster 0,0'],
      foundations: ['new-york/mine 1,0'],
    });
    const events = eventsOf(table, 0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 });
    expect(events.find(({ type }) => type === 'mine-went-off')).toEqual({ type: 'mine-went-off', player: 0, at: [1, 0] });
  });

  test('P8 (a) U6 P5 it explodes nothing: a Trap and a Clown are simply gone', () => {
    const table = position({
      players: [{ army: 'doomsday', hand: ['trap', 'tripler'] }, 'new-york'],
      units: ['new-york/cop 0,-1'],
      foundations: ['new-york/mine 0,0'],
    });
    const after = play(table, [0, place('trap', [0, 0])]);
    expect([unitAt(after, [0, -1])?.wounds, unitAt(after, [0, 0])]).toEqual([0, null]);
  });

  test('P8 (b) an HQ only destroys the Mine', () => {
    const table = position({
      players: [{ army: 'neojungle', hand: ['move'] }, 'new-york'],
      units: ['neojungle/hq 0,0'],
      foundations: ['new-york/mine 1,0'],
    });
    const after = play(table, [0, { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 }]);
    expect([unitAt(after, [1, 0])?.tile, after.players[0]!.hq, after.foundations, discardsOf(after, 1)]).toEqual([
      'neojungle/hq',
      20,
      [],
      ['mine'],
    ]);
  });

  test('P8 (c) P2 nobody’s bomber travels on without exploding', () => {
    const table = modePosition({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'new-york'],
      units: ['moloch/hybrid 0,0', 'bomber 1,0', 'moloch/blocker 1,1', 'new-york/cop 2,-1'],
      foundations: ['new-york/mine 2,0'],
    });
    const after = play(table, [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect([unitAt(after, [2, 0]), unitAt(after, [2, -1])?.wounds, unitAt(after, [1, 1])?.wounds]).toEqual([null, 0, 0]);
    expect([after.players[1]!.onTop, after.foundations]).toEqual([['bomber/bomber'], []]);
  });

  test('P8 (c) P4 the second bomber goes back beside the board', () => {
    const table = modePosition({
      options: { bomber: 'two' },
      players: [{ army: 'moloch', hand: ['push-back'] }, 'new-york'],
      units: ['moloch/hybrid 0,0', 'bomber-2 1,0', 'moloch/blocker 1,1', 'new-york/cop 2,-1'],
      foundations: ['new-york/mine 2,0'],
    });
    const after = play(table, [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect([unitAt(after, [2, 0]), after.players.flatMap(({ onTop, discard }) => [...onTop, ...discard])]).toEqual([
      null,
      ['moloch/push-back', 'new-york/mine'],
    ]);
  });

  test('P8 (d) M4 the owner of a pushed unit may pick a hex with a Mine, and must if there is no other', () => {
    const pushing = (units: string[]): ReturnType<typeof position> =>
      position({
        players: [{ army: 'moloch', hand: ['push-back'] }, 'new-york'],
        units: ['moloch/hybrid 0,0', 'new-york/cop 1,0', ...units],
        foundations: ['new-york/mine 2,0'],
      });
    const asked = play(pushing([]), [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect(asked.decision).toMatchObject({ player: 1, kind: 'push', keys: ['1,1', '2,-1', '2,0'] });
    const picked = play(asked, [1, { do: 'choose', key: '2,0' }]);
    expect([unitAt(picked, [2, 0]), picked.foundations]).toEqual([null, []]);
    const forced = play(pushing(['moloch/blocker 1,1', 'moloch/blocker 2,-1']), [0, { do: 'push', from: [0, 0], target: [1, 0] }]);
    expect([forced.decision, unitAt(forced, [1, 0]), forced.foundations]).toEqual([null, null, []]);
  });

  test('P8 (e) F1 on the hex that fills the board it brings no battle', () => {
    const cells = BOARDS.main.cells.map((cell) => hexText(hexOf(cell)));
    const full = (foundations: string[]): ReturnType<typeof position> =>
      position({
        players: [{ army: 'new-york', hand: ['cop', 'cop'] }, 'neojungle'],
        units: cells.filter((at) => at !== '0,0').map((at) => `neojungle/wall-of-trees ${at}`),
        foundations,
      });
    expect(battlesIn(eventsOf(full([]), 0, place('cop', [0, 0])))).toContain('full by 0');
    expect(battlesIn(eventsOf(full(['new-york/mine 0,0']), 0, place('cop', [0, 0])))).toEqual([]);
    expect(battlesIn(eventsOf(full(['neojungle/roots 0,0']), 0, place('cop', [0, 0])))).toContain('full by 0');
  });

  test('P8 (f) M6 a move of two steps is refused if the first would destroy the unit', () => {
    const table = position({
      players: ['outpost', 'new-york'],
      units: ['outpost/runner 0,0', 'outpost/recon-center -2,0'],
      foundations: ['new-york/mine 1,0'],
    });
    const step = { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 0 } as const;
    expect(refusal(table, 0, { ...step, then: { to: [2, 0], rot: 0 } })).toMatchObject({ code: 'first-step-falls' });
    expect(legalIntents(table, 0).some((intent) => intent.do === 'move' && intent.then && intent.to.join() === '1,0')).toBe(false);
    expect(unitAt(play(table, [0, step]), [1, 0])).toBeNull();
    const onto: Intent = { ...step, to: [1, -1], then: { to: [1, 0], rot: 0 } };
    expect(unitAt(play(table, [0, onto]), [1, 0])).toBeNull();
  });
});
