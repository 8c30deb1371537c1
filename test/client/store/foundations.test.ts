import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Foundation, Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { threatOverlay } from '../../../client/src/board/threatOverlay.js';
import { ARMY_PICKS } from '../../../client/src/platform/armyPick.js';
import { pointableHexes } from '../../../client/src/store/input/decisionKeys.js';
import { ghostOf, type PointerState } from '../../../client/src/store/input/marks.js';
import { choiceOf, select, type Selection } from '../../../client/src/store/input/selection.js';
import { pickHex, swapMeant } from '../../../client/src/store/input/steps.js';
import { position } from '../../support/play.js';

const mineInHand = (): Table =>
  position({
    players: [{ army: 'new-york', hand: ['mine', 'sniper'] }, 'neojungle'],
    units: ['new-york/hq -2,0', 'neojungle/hq 2,0', 'neojungle/slicer 0,0'],
  });

const withRoots = (table: Table, at: Hex): Table => ({
  ...table,
  foundations: [{ owner: 1, tile: 'neojungle/roots', cell: cellOf(at) } satisfies Foundation],
});

const taken = (tile: 'new-york/mine' | 'new-york/sniper'): Selection => select({ kind: 'tile', tile, slot: 0 }, 3);

const pointing = (table: Table, selection: Selection, hoverIntent: Intent | null): PointerState => {
  const legal = legalIntents(table, 0);
  return { table, me: 0, selection, choice: choiceOf(legal, selection), legal, hoverIntent, hoverAnswer: null, latest: [] };
};

test('every army can be picked', () => {
  expect(ARMY_PICKS).toEqual([...ARMY_IDS, 'random']);
  expect(ARMY_PICKS).toEqual(expect.arrayContaining(['new-york', 'neojungle']));
});

describe('P7 placing a foundation', () => {
  test('takes one hex and no turning', () => {
    const outcome = pickHex(legalIntents(mineInHand(), 0), taken('new-york/mine'), [0, 1], false);
    expect(outcome).toEqual({ leads: 'send', intent: { do: 'place', tile: 'mine', at: [0, 1], rot: 0 } });
  });

  test('shows it on the hex pointed at, before it is sent', () => {
    const hovered: Intent = { do: 'place', tile: 'mine', at: [0, 1], rot: 0 };
    expect(ghostOf(pointing(mineInHand(), taken('new-york/mine'), hovered))).toMatchObject({ tile: 'new-york/mine', at: [0, 1], rot: 0 });
    expect(ghostOf(pointing(mineInHand(), taken('new-york/mine'), null))).toBeNull();
  });
});

describe('P7 an instant at a unit on a foundation', () => {
  const table = withRoots(mineInHand(), [0, 0]);
  const legal = legalIntents(table, 0);

  test('waits for a choice between the two', () => {
    const outcome = pickHex(legal, taken('new-york/sniper'), [0, 0], false);
    if (outcome.leads !== 'on') throw new Error('sent at once');
    expect(choiceOf(legal, outcome.selection)).toMatchObject({ shared: [[0, 0]], ready: { do: 'sniper', at: [0, 0] } });
    expect(choiceOf(legal, outcome.selection).ready).not.toHaveProperty('foundations');
    const swapped = swapMeant(outcome.selection, [0, 0]);
    expect(choiceOf(legal, swapped).ready).toEqual({ do: 'sniper', at: [0, 0], foundations: [[0, 0]] });
    expect(choiceOf(legal, swapMeant(swapped, [0, 0])).ready).toEqual({ do: 'sniper', at: [0, 0] });
  });

  test('goes off at once where only one of them is there', () => {
    const alone = withRoots(mineInHand(), [0, 1]);
    expect(pickHex(legalIntents(alone, 0), taken('new-york/sniper'), [0, 1], false)).toMatchObject({ leads: 'send' });
    expect(pickHex(legalIntents(alone, 0), taken('new-york/sniper'), [0, 0], false)).toMatchObject({ leads: 'send' });
  });
});

test('P18 a Pusher pushes by itself, pointed at and then at its target', () => {
  const table = position({
    players: ['new-york', 'neojungle'],
    units: ['new-york/hq -2,0', 'neojungle/hq 2,0', 'new-york/pusher 0,0', 'neojungle/slicer 0,-1'],
  });
  const legal = legalIntents(table, 0);
  const selection = select({ kind: 'unit', at: [0, 0] }, 0);
  expect(choiceOf(legal, selection)).toMatchObject({ ability: 'push', selectable: [[0, -1]] });
  expect(pickHex(legal, selection, [0, -1], false)).toEqual({
    leads: 'send',
    intent: { do: 'push', by: 'ability', from: [0, 0], target: [0, -1] },
  });
});

describe('answers pointed at on the board', () => {
  const asked = (kind: Decision['kind'], keys: readonly string[]): Table => ({
    ...mineInHand(),
    decision: { player: 0, kind, about: [0, 2], keys },
  });

  test('P13 a target by its hex', () => {
    expect(pointableHexes(asked('target', ['0 0,0', '0 0,-1']), '0 0,-1')).toEqual([[0, -1]]);
  });

  test('P14 a unit that a rocket can come to in two ways also by the hex it comes from', () => {
    const table = asked('rocket', ['0,0/0', '0,0/1', '1,0/0', 'none']);
    expect(pointableHexes(table, '1,0/0')).toEqual([[1, 0]]);
    expect(pointableHexes(table, '0,0/0')).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(pointableHexes(table, '0,0/1')).not.toEqual(pointableHexes(table, '0,0/0'));
    expect(pointableHexes(table, 'none')).toEqual([]);
  });

  test('P16 a venom marker by its unit', () => {
    expect(pointableHexes(asked('venom', ['0,0', '0,-1']), '0,0')).toEqual([[0, 0]]);
  });
});

describe('what the board shows', () => {
  test('P7, P10, P16 foundations, the toughness that an HQ gives, and venom markers', () => {
    const table = withRoots(
      position({ players: ['new-york', 'neojungle'], units: ['new-york/hq 0,0', 'neojungle/hq 2,0', 'new-york/cop 0,-1'] }),
      [0, -1],
    );
    const cop = table.board[cellOf([0, -1])]!;
    const model = boardModel({ ...table, board: table.board.map((unit) => (unit === cop ? { ...cop, venom: [1, 1] } : unit)) });
    expect(model.foundations).toEqual([{ at: [0, -1], tile: 'neojungle/roots', owner: 1, livery: 'neojungle' }]);
    expect(model.units.find(({ tile }) => tile === 'new-york/cop')).toMatchObject({ toughness: 2, venom: 2 });
  });

  const linesOf = (unit: string) => {
    const enemies = ['neojungle/slicer 0,0', 'neojungle/swarm 0,-1'];
    const table = position({ players: ['new-york', 'neojungle'], units: ['new-york/hq -2,0', 'neojungle/hq 2,0', unit, ...enemies] });
    return threatOverlay(table, [0, 2])?.lines.map(({ kind, path, hits }) => ({
      kind,
      end: path.at(-1),
      hits: hits.map(({ at, wounds }) => `${at.join(',')} ${wounds}`),
    }));
  };

  test('P13 a Sharpshooter reaches every enemy on the line', () => {
    expect(linesOf('new-york/sharpshooter 0,2')).toEqual([{ kind: 'ranged', end: [0, -2], hits: ['0,0 1', '0,-1 1'] }]);
  });

  test('P15 a shotgun loses one wound for each hex', () => {
    expect(linesOf('new-york/shotgun 0,2')).toEqual([{ kind: 'shotgun', end: [0, 0], hits: ['0,0 2'] }]);
  });

  test('P14 a rocket reaches each unit within its course', () => {
    const lines = linesOf('new-york/rocket-launcher 0,2');
    expect(lines?.map(({ kind, hits }) => [kind, ...hits])).toEqual(expect.arrayContaining([['rocket', '0,0 3']]));
  });

  test('P11 the ground of the Motherland, for its members alone', () => {
    const table = position({
      players: ['new-york', 'neojungle'],
      units: ['new-york/hq -2,0', 'neojungle/hq 2,0', 'neojungle/slicer 1,0', 'neojungle/swarm -1,1'],
    });
    expect(threatOverlay(table, [1, 0])?.ground).toHaveLength(2);
    expect(threatOverlay(table, [-1, 1])?.ground).toEqual([]);
    expect(threatOverlay(table, [-2, 0])?.ground).toEqual([]);
  });
});
