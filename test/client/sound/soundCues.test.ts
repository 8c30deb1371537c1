import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { type FilmAct, frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { cuesOfActs, cuesOfFrame, cuesOfSegment } from '../../../client/src/sound/soundCues.js';
import { boardOf } from '../../support/battles.js';

const EMPTY = boardOf(['borgo/hq -2,0', 'outpost/hq 2,0']);

const segment = (before: Table, after: Table, ...events: readonly GameEvent[]) =>
  cuesOfSegment({ seq: 1, before: before, earlier: [], events, after: after });

describe('what is heard of an action', () => {
  test('each kind of action has a sound of its own', () => {
    const heard = (
      [
        { type: 'placed', player: 0, tile: 'borgo/mutant', at: [0, 0], rot: 0 },
        { type: 'moved', player: 0, from: [0, 0], to: [0, 1], rot: 0, ability: null },
        { type: 'turned', player: 0, by: [0, 0], at: [0, 1], rot: 0 },
        { type: 'pushed', player: 0, by: [0, 0], from: [0, 1], to: [0, 2] },
        { type: 'swapped', player: 0, from: [0, 0], with: [0, 1] },
        { type: 'discarded', player: 0, tile: 'borgo/mutant' },
        { type: 'drew', player: 0, tiles: [] },
        { type: 'took-back', player: 0 },
      ] as const
    ).map((event) => segment(EMPTY, EMPTY, event)[0]);
    expect(heard).toEqual(['place', 'move', 'rotate', 'push', 'swap', 'discard', 'draw', 'undo']);
  });

  test('a net that closes over a unit is heard after the tile (N1)', () => {
    const units = ['borgo/hq -2,0', 'outpost/hq 2,0', 'outpost/commando 0,0'];
    const after = boardOf([...units, 'borgo/net-fighter 0,1 r4']);
    const placed: GameEvent = { type: 'placed', player: 0, tile: 'borgo/net-fighter', at: [0, 1], rot: 4 };
    expect(segment(boardOf(units), after, placed)).toEqual(['place', 'net']);
    expect(segment(after, after, placed)).toEqual(['place']);
  });

  test('a battle is left to its film', () => {
    expect(segment(EMPTY, EMPTY, { type: 'battle-started', starter: 0, cause: 'tile' })).toEqual([]);
  });
});

describe('what is heard of a battle', () => {
  const heardIn = (units: readonly string[]) => {
    const table = boardOf(units);
    return buildReplay(describeEvents(table, fightBattle(table, 0, []).events)).frames.map((frame) => cuesOfFrame(frame));
  };

  test('its beginning, the shot, what is destroyed, and its end', () => {
    const heard = heardIn(['borgo/hq -2,0', 'outpost/hq 2,0', 'outpost/commando 0,1 r4', 'borgo/mutant 0,-1']);
    expect(heard.flat()).toEqual(expect.arrayContaining(['alarm', 'ranged', 'destroyed']));
    expect(heard.at(0)).toEqual(['alarm']);
    expect(heard.at(-1)).toEqual(['silence']);
  });

  test('U4: armor rings, and alone where it stops the shot', () => {
    const heard = heardIn(['borgo/hq -2,0', 'outpost/hq 2,0', 'outpost/commando 0,1 r4', 'borgo/super-mutant 0,-1 r3']);
    expect(heard.flat()).toContain('armor');
    expect(heard.flat()).not.toContain('ranged');
  });

  test('a film in motion sounds when things happen: the shot and the armor when it arrives, the HQ when its number goes down', () => {
    const table = boardOf([
      'borgo/hq -2,0',
      'outpost/hq 2,0',
      'outpost/commando 0,1 r4',
      'borgo/super-mutant 0,-1 r3',
      'borgo/mutant 1,0 r2',
    ]);
    const effects = buildReplay(describeEvents(table, fightBattle(table, 0, []).events)).frames.flatMap(
      (frame) => frameTimeline(frame).effects,
    );
    const heardOf = (kind: FilmAct['kind']) => new Set(effects.flatMap(({ act }) => (act.kind === kind ? cuesOfActs([act]) : [])));
    expect(heardOf('flight')).toEqual(new Set());
    expect(heardOf('bite')).toEqual(new Set());
    expect(heardOf('impact')).toEqual(new Set(['armor', 'melee']));
    expect(heardOf('count')).toEqual(new Set(['headquarters']));
  });

  test('of what happens at the same moment each sound is heard once, and the gravest of units', () => {
    const at = [0, 0] as const;
    expect(
      cuesOfActs([
        { kind: 'wound', at },
        { kind: 'death', at },
        { kind: 'death', at: [1, 0] },
      ]),
    ).toEqual(['destroyed']);
    expect(cuesOfActs([{ kind: 'fall', at }])).toEqual(['fallen']);
    expect(
      cuesOfActs([
        { kind: 'save', medic: at, unit: [1, 0] },
        { kind: 'net', at },
      ]),
    ).toEqual(['saved', 'net']);
  });

  test('a wounded unit, a hit HQ and a fallen one differ', () => {
    const heard = heardIn([
      'borgo/hq -2,0',
      'outpost/hq 2,0',
      'outpost/commando 0,1 r4',
      'borgo/super-mutant 0,0 r3',
      'borgo/mutant 1,0 r2',
    ]).flat();
    expect(heard).toContain('headquarters');
    expect(heard).not.toContain('fallen');
  });
});
