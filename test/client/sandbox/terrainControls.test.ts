import '../store/support/browserGlobals.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { EditorControls } from '../../../client/src/sandbox/EditorControls.js';
import { Sandbox } from '../../../client/src/sandbox/Sandbox.js';
import type { TerrainTool } from '../../../client/src/sandbox/TerrainControls.js';

const editorWith = (tool: TerrainTool, ...hexes: readonly Hex[]): EditorControls => {
  const editor = new EditorControls(new Sandbox());
  use(editor, tool, ...hexes);
  return editor;
};

const use = (editor: EditorControls, tool: TerrainTool, ...hexes: readonly Hex[]): void => {
  editor.takeTerrain(tool);
  for (const hex of hexes) editor.point(hex);
};

const BASE: TerrainTool = { kind: 'terrain', type: 'base' };
const WAREHOUSE: TerrainTool = { kind: 'terrain', type: 'warehouse' };
const GUN: TerrainTool = { kind: 'turret', design: 'machine-gun' };
const MOBILITY: TerrainTool = { kind: 'prize', prize: 'mobility' };

describe('the tools for terrain', () => {
  test('paint and erase hex by hex, with undo and redo', () => {
    const editor = editorWith({ kind: 'terrain', type: 'forest' }, [0, 0], [0, 1]);
    const { sandbox } = editor;
    expect(sandbox.table.value.terrain).toHaveLength(1);
    use(editor, { kind: 'erase' }, [0, 1], [2, -2]);
    expect(sandbox.history.value.past).toHaveLength(3);
    for (let step = 0; step < 3; step++) sandbox.undo();
    expect(sandbox.table.value.terrain).toEqual([]);
    for (let step = 0; step < 2; step++) sandbox.redo();
    expect(sandbox.table.value.terrain[0]?.hexes).toEqual([[0, 0], [0, 1]]); // prettier-ignore
  });

  test('L18: a panel is neither closed nor high', () => {
    const editor = editorWith(BASE);
    for (const feature of ['closed', 'defense', 'high', 'panel'] as const) editor.terrain.toggle(feature);
    expect(editor.terrain.features.value).toEqual(['defense', 'panel']);
    editor.terrain.toggle('closed');
    expect(editor.terrain.features.value).toEqual(['defense', 'closed']);
    editor.terrain.toggle('closed');
    expect(editor.terrain.features.value).toEqual(['defense']);
  });

  test('L3: the third ring gets terrain, and no unit before', () => {
    const editor = editorWith({ kind: 'terrain', type: 'wasteland' });
    editor.letGo();
    editor.point([-1, 1]);
    editor.point([-3, 0]);
    expect(editor.sandbox.table.value.board[cellOf([-1, 1])]?.tile).toBe('outpost/hq');
    editor.drag({ from: [-1, 1], over: [-3, 0], direction: null });
    editor.release();
    expect(editor.sandbox.history.value.past).toEqual([]);
    use(editor, { kind: 'terrain', type: 'wasteland' }, [-3, 0]);
    editor.letGo();
    editor.point([-1, 1]);
    editor.point([-3, 0]);
    expect(editor.sandbox.table.value.board[cellOf([-3, 0])]?.tile).toBe('outpost/hq');
  });

  test('L17: a turret is put up, chosen, turned and removed', () => {
    const editor = editorWith(BASE, [0, 0]);
    use(editor, GUN, [0, 1], [0, 0]);
    const turret = () => editor.sandbox.table.value.turrets[0];
    expect(editor.chosenTurret.value).toMatchObject({ at: [0, 0], rot: 0 });
    editor.turn(-1);
    editor.turnAt([0, 0], -1);
    expect(turret()).toMatchObject({ rot: 4, initiative: [2], ranged: { 0: 1 } });
    editor.letGo();
    editor.point([0, 0]);
    editor.remove();
    expect(turret()).toBeUndefined();
  });

  test('say which hexes can get what has been taken', () => {
    const editor = editorWith(BASE, [0, 0]);
    use(editor, WAREHOUSE, [0, 1]);
    const fits = (tool: TerrainTool): boolean[] => ([[0, 0], [0, 1], [-1, 1], [2, 0]] as const).map((at) => editor.terrain.fits(tool, at)); // prettier-ignore
    expect(fits(BASE)).toEqual([true, true, true, true]);
    expect(fits({ kind: 'erase' })).toEqual([true, true, false, false]);
    expect(fits(GUN)).toEqual([true, false, false, false]);
    expect(fits(MOBILITY)).toEqual([false, true, false, false]);
  });

  test('R1: prizes are put into a warehouse and removed', () => {
    const editor = editorWith(WAREHOUSE, [0, 0]);
    use(editor, MOBILITY, [0, 0], [0, 0], [2, 0]);
    const warehouse = () => editor.sandbox.table.value.warehouses[0];
    expect(warehouse()).toMatchObject({ opens: 2, markers: ['mobility', 'mobility'] });
    editor.letGo();
    editor.point([0, 0]);
    editor.remove();
    expect(warehouse()).toBeUndefined();
  });

  test('R3: prizes go onto units, two at most', () => {
    const editor = editorWith(MOBILITY, [-1, 1]);
    editor.take({ seat: 0, tile: 'outpost/runner' });
    editor.point([0, 0]);
    use(editor, MOBILITY, [0, 0], [0, 0], [0, 0]);
    const unit = () => editor.sandbox.table.value.board[cellOf([0, 0])];
    expect(unit()?.prizes).toEqual(['mobility', 'mobility']);
  });
});

describe('tiles', () => {
  test('a tile stays in hand to be put again, but an HQ, which there is once', () => {
    const editor = new EditorControls(new Sandbox());
    const runner = { seat: 0, tile: 'outpost/runner' } as const;
    editor.take(runner);
    editor.point([0, 0]);
    expect(editor.held.value).toEqual(runner);
    editor.take({ seat: 0, tile: 'outpost/hq' });
    editor.point([0, 1]);
    expect(editor.held.value).toBeNull();
    expect(editor.chosenUnit.value).toMatchObject({ tile: 'outpost/hq', owner: 0 });
  });
});
