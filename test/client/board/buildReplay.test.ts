import { hexText } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { buildReplay, type Frame, type Replay, splice } from '@hexfall/shared/picture/replay/buildReplay';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { type BattleSetup, boardOf } from '../../support/battles.js';
import { playOf } from '../../support/matches.js';
import { foldOn } from '../../support/states.js';

const filmed = (units: readonly string[], setup: BattleSetup = {}): Replay => {
  const table = boardOf(units, setup);
  return buildReplay(describeEvents(table, fightBattle(table, 0, setup.answers ?? []).events));
};

const kinds = ({ frames }: Replay): string[] => frames.map(({ kind, phase }) => (phase === null ? kind : `${kind} ${phase}`));

const frameOf = ({ frames }: Replay, kind: Frame['kind']): Frame => {
  const found = frames.find((frame) => frame.kind === kind);
  if (!found) throw new Error(`no frame ${kind}`);
  return found;
};

const unitsOn = ({ model }: Frame): string[] => model.units.map(({ tile, at }) => `${tile} ${at.join(',')}`);

const DUEL = ['borgo/hq -2,0', 'outpost/hq 2,0'];

test('a battle is replayed phase by phase: who acts, what hits, what is lost', () => {
  const shown = filmed([...DUEL, 'outpost/commando 0,1 r4', 'borgo/mutant 0,-1']);
  expect(kinds(shown)).toEqual(['opening', 'acts 3', 'hits 3', 'losses 3', 'acts 0', 'closing']);
  expect(shown.phases).toEqual([
    { initiative: 3, frame: 1 },
    { initiative: 0, frame: 4 },
  ]);
  expect(frameOf(shown, 'acts').acts).toEqual([[0, 1]]);
  expect(frameOf(shown, 'hits').hits).toMatchObject([
    {
      from: [0, 1],
      to: [0, -1],
      path: [
        [0, 1],
        [0, -1],
      ],
      saved: false,
    },
  ]);
  expect(unitsOn(frameOf(shown, 'hits'))).toContain('borgo/mutant 0,-1');
  expect(unitsOn(frameOf(shown, 'losses'))).not.toContain('borgo/mutant 0,-1');
  expect(frameOf(shown, 'losses').model.notes).toEqual([
    { at: [0, -1], kind: 'wounds', value: 1 },
    { at: [0, -1], kind: 'destroyed' },
  ]);
});

test('damage to an HQ is shown where the HQ stands', () => {
  const shown = filmed(['borgo/hq 0,-1', 'outpost/hq 2,0', 'outpost/commando 0,1 r4']);
  expect(frameOf(shown, 'losses').damage).toEqual([{ player: 0, wounds: 1, at: [0, -1] }]);
  expect(frameOf(shown, 'closing').model.units.find(({ tile }) => tile === 'borgo/hq')?.life).toBe(19);
});

test('D1: what a Medic cancels is marked, and the Medic is the one that goes', () => {
  const shown = filmed([...DUEL, 'outpost/commando 0,1 r4', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1']);
  expect(kinds(shown).slice(0, 5)).toEqual(['opening', 'acts 3', 'hits 3', 'saves 3', 'losses 3']);
  expect(frameOf(shown, 'hits').hits).toMatchObject([{ to: [0, -1], saved: true }]);
  expect(frameOf(shown, 'losses').removed).toEqual([[-1, 0]]);
});

test('P5: a redirected shot is drawn around its corners', () => {
  const shown = filmed([
    'doomsday/hq -2,0',
    'outpost/hq 2,0',
    'doomsday/alpha-shooter 0,2 r5',
    'doomsday/fireblast 0,0 r2',
    'outpost/runner 2,-1',
  ]);
  const [hit] = frameOf(shown, 'hits').hits;
  expect(hit?.path[0]).toEqual([0, 2]);
  expect(hit?.path).toContainEqual([0, 0]);
});

test('a battle that waits for an answer ends its film there', () => {
  const table = boardOf([...DUEL, 'moloch/clown 0,0', 'outpost/runner 0,-1'], { players: ['borgo', 'outpost', 'moloch'] });
  const { events, decision } = fightBattle(table, 0, []);
  expect(decision?.kind).toBe('explode');
  expect(kinds(buildReplay(describeEvents(table, events))).at(-1)).not.toBe('closing');
});

test('steps without a strike have no film', () => {
  const { steps } = playOf(0);
  const placed = steps.find(({ events }) => events.every(({ type }) => type !== 'struck' && type !== 'battle-started'))!;
  expect(buildReplay(describeEvents(placed.before, placed.events))).toEqual({ frames: [], phases: [] });
});

/** The board right after the last battle among the events. */
const afterBattle = (before: Table, events: readonly GameEvent[]): Table =>
  foldOn(before, events.slice(0, events.findLastIndex(({ type }) => type === 'battle-ended') + 1));

test('law: every battle of a match ends in the true board', () => {
  let battles = 0;
  for (const place of [0, 1, 2]) {
    for (const { before, events } of playOf(place).steps) {
      if (!events.some(({ type }) => type === 'battle-ended')) continue;
      const { frames } = buildReplay(describeEvents(before, events));
      const closing = frames.findLast(({ kind }) => kind === 'closing');
      expect(closing?.model).toEqual(boardModel(afterBattle(before, events)));
      battles++;
    }
  }
  expect(battles).toBeGreaterThan(3);
});

describe('the way of a shot', () => {
  const pathsIn = (units: readonly string[]): string[] =>
    frameOf(filmed(units, { players: ['doomsday', 'moloch'] }), 'hits').hits.map(({ path }) => path.map(hexText).join(' > '));
  const SHOT = ['doomsday/delta-shooter 0,2', 'doomsday/fireblast 0,1 r1', 'doomsday/fireblast 0,-1 r2', 'moloch/hybrid 2,-1'];

  test('P5 it turns at a redirecting unit', () => {
    expect(pathsIn([...SHOT, 'moloch/blocker 1,0'])).toContain('0,2 > 0,1 > 1,0');
  });

  test('P5 N1 it flies over a netted one', () => {
    expect(pathsIn([...SHOT, 'moloch/net-fighter -1,2 r1'])).toContain('0,2 > 0,-1 > 2,-1');
  });
});

test('films one after the other: every phase is found where it is in the whole', () => {
  const parts = [
    filmed([...DUEL, 'outpost/commando 0,1 r4', 'borgo/mutant 0,-1']),
    filmed([...DUEL, 'borgo/claws 0,0']),
    filmed([...DUEL, 'outpost/runner 0,0']),
  ];
  const whole = splice(parts);
  expect(whole.frames).toEqual(parts.flatMap(({ frames }) => frames));
  expect(whole.phases.map(({ initiative }) => initiative)).toEqual([3, 0, 3, 0, 2, 0]);
  for (const { initiative, frame } of whole.phases) expect(whole.frames[frame]).toMatchObject({ kind: 'acts', phase: initiative });
});
