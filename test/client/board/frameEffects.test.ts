import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { changeEffects, frameEffects } from '../../../client/src/board/frameEffects.js';
import type { Effect } from '../../../client/src/board/types.js';
import { eventsOf, play, position, type PositionDraft } from '../../support/play.js';

const ONTO_1_0 = { do: 'move', by: 'tile', from: [0, 0], to: [1, 0], rot: 0 } as const;
const moving = (unit: string, draft: Partial<PositionDraft>): Table =>
  position({ players: [{ army: 'neojungle', hand: ['move'] }, 'new-york'], units: [`neojungle/${unit} 0,0`], ...draft });
const MINED: Partial<PositionDraft> = { foundations: ['new-york/mine 1,0'] };

/** What is played when the intent has been carried out, and in the replay for those who were absent. */
const effectsOf = (table: Table, intent: Intent): readonly [now: readonly Effect[], missed: readonly Effect[]] => {
  const events = eventsOf(table, 0, intent);
  const { frames } = buildReplay(describeEvents(table, events), true);
  return [
    changeEffects({ before: boardModel(table), after: boardModel(play(table, [0, intent])), events, winners: null }),
    frames.flatMap((frame) => [...frameTimeline(frame).effects.map(({ act }) => act), ...frameEffects(frame)]),
  ];
};

describe('P8 what is seen of a Mine', () => {
  const burst = { kind: 'burst', at: [1, 0] };
  const death = { kind: 'death', at: [1, 0] };

  test('P8 (a) it explodes like a bomber, and the unit falls to pieces', () => {
    expect(effectsOf(moving('monster', MINED), ONTO_1_0)).toEqual([
      [burst, death],
      [burst, death],
    ]);
  });

  test('P8 (b) an HQ stays whole', () => {
    expect(effectsOf(moving('hq', MINED), ONTO_1_0)).toEqual([[burst], [burst]]);
  });

  test('P8 nothing explodes where a unit comes onto a free hex or onto Roots', () => {
    expect(effectsOf(moving('monster', {}), ONTO_1_0)).toEqual([[], []]);
    expect(effectsOf(moving('monster', { foundations: ['neojungle/roots 1,0'] }), ONTO_1_0)).toEqual([[], []]);
  });
});

test.each([
  ['L6', 'hole: 1,0'],
  ['L11', 'water swamp: 1,0'],
])('%s: a unit that comes onto deadly ground falls to pieces without an explosion', (_clause, element) => {
  const death = { kind: 'death', at: [1, 0] };
  expect(effectsOf(moving('monster', { terrain: [element] }), ONTO_1_0)).toEqual([[death], [death]]);
});

describe('N1 what is seen of a net', () => {
  const table = position({
    players: [{ army: 'borgo', hand: ['net-fighter'] }, 'outpost'],
    units: ['borgo/hq -2,0', 'outpost/hq 2,0', 'outpost/commando 0,0'],
  });
  const place = { do: 'place', tile: 'net-fighter', at: [0, 1], rot: 4 } as const;
  const change = {
    before: boardModel(table),
    after: boardModel(play(table, [0, place])),
    events: eventsOf(table, 0, place),
    winners: null,
  };

  test('it tightens over the unit that was free before', () => {
    expect(changeEffects(change)).toEqual([{ kind: 'net', at: [0, 0] }]);
  });

  test('and over none that it holds already, on a board that was not shown, or when it is taken back', () => {
    expect(changeEffects({ ...change, before: change.after })).toEqual([]);
    expect(changeEffects({ ...change, before: null })).toEqual([]);
    expect(changeEffects({ ...change, events: [{ type: 'took-back', player: 0 }] })).toEqual([]);
  });
});

describe('what is seen of an HQ', () => {
  const battle = { do: 'battle', tile: 'battle' } as const;
  /** Borgo's Mutant strikes the HQ beside it with 1. */
  const struck = (hq: number): Table =>
    position({
      players: [
        { army: 'borgo', hand: ['battle'] },
        { army: 'outpost', hq },
      ],
      units: ['borgo/hq -2,0', 'borgo/mutant 1,0', 'borgo/claws -2,1', 'outpost/hq 1,-1', 'outpost/runner 2,0'],
    });
  const kindsAt = (table: Table, at: readonly [number, number]): string[] => {
    const [, effects] = effectsOf(table, battle);
    return effects.flatMap((effect) => ('at' in effect && effect.kind !== 'flash' && effect.at.join() === at.join() ? [effect.kind] : []));
  };

  test('U2 a hit shows how much it takes', () => {
    const [, effects] = effectsOf(struck(20), battle);
    expect(effects).toContainEqual({ kind: 'count', at: [1, -1], wounds: 1 });
    expect(kindsAt(struck(20), [1, -1])).toEqual(['impact', 'count']);
  });

  test('E1 it falls once, and as no other unit does', () => {
    expect(kindsAt(struck(1), [1, -1])).toEqual(['impact', 'count', 'fall']);
  });

  test('E1 the winners light up from their HQ outward', () => {
    const after = boardModel(struck(20));
    const seen = (winners: readonly number[]) => changeEffects({ before: after, after, events: [], winners });
    const glow = (at: readonly [number, number], delay: number) => ({ kind: 'triumph', at, livery: 'borgo', delay });
    expect(seen([0])).toEqual([glow([-2, 0], 0), glow([-2, 1], 130), glow([1, 0], 390)]);
    expect(seen([])).toEqual([]);
    expect(seen([0, 1])).toHaveLength(5);
  });
});
