import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import type { Outcome } from '@hexfall/shared/model/result';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fallenArmies, placingArmy, victoriousArmy } from '../../../client/src/sound/motifCues.js';
import { boardOf } from '../../support/battles.js';

const TABLE = boardOf(['borgo/hq -2,0', 'outpost/hq 2,0']);

describe('when the motif of an army is heard', () => {
  test('it places a unit', () => {
    const placed = { type: 'placed', player: 1, tile: 'outpost/commando', at: [0, 0], rot: 0 } as const;
    expect(placingArmy({ events: [placed], after: TABLE })).toBe('outpost');
    expect(placingArmy({ events: [{ type: 'discarded', player: 0, tile: 'borgo/mutant' }], after: TABLE })).toBeNull();
  });

  test('its unit is taken back: the motif is not heard again', () => {
    const placed = { type: 'placed', player: 1, tile: 'outpost/commando', at: [0, 0], rot: 0 } as const;
    expect(placingArmy({ events: [{ type: 'took-back', player: 1 }, placed], after: TABLE })).toBeNull();
  });

  test('its HQ falls: at the moment of the fall where the film moves, with the losses where it stands still', () => {
    const table = boardOf(['borgo/hq -2,0', 'outpost/hq 2,0', 'borgo/mutant 1,0 r2'], { players: ['borgo', { army: 'outpost', hq: 1 }] });
    const { frames } = buildReplay(describeEvents(table, fightBattle(table, 0, []).events));
    expect(frames.flatMap((frame) => fallenArmies(frame, null, table))).toEqual(['outpost']);
    const acts = frames.flatMap((frame) => frameTimeline(frame).effects.map(({ act }) => [frame, act] as const));
    expect(acts.flatMap(([frame, act]) => fallenArmies(frame, [act], table).map((army) => [act.kind, army]))).toEqual([
      ['fall', 'outpost'],
    ]);
    expect(frames.flatMap((frame) => fallenArmies(frame, null, null))).toEqual([]);
  });

  test('it has won: the army of this page, for spectators that of the first winner, and none where a player of this page has lost', () => {
    const ended = (winners: Outcome['winners']): Outcome => ({ winners, reason: 'hq-destroyed', rule: 'E1' });
    expect(victoriousArmy(ended([1]), TABLE, [])).toBe('outpost');
    expect(victoriousArmy(ended([0, 1]), TABLE, [1])).toBe('outpost');
    expect(victoriousArmy(ended([1]), TABLE, [0])).toBeNull();
    expect(victoriousArmy(ended([]), TABLE, [])).toBeNull();
  });
});
