import '../store/support/browserGlobals.js';
import type { Edit } from '../../../client/src/sandbox/Edit.js';
import { newHistory, pushEdit, pushPosition, redo, undo, type UndoHistory } from '../../../client/src/sandbox/undoHistory.js';
import { plainState } from './support/randomEdits.js';

const put = (r: number): Edit => ({ do: 'addUnit', seat: 0, tile: 'borgo/mutant', at: [0, r], rot: 0 });
const turnTo = (rot: 0 | 1 | 2): Edit => ({ do: 'setRotation', at: [0, 0], rot });
const walked = (...edits: readonly Edit[]): UndoHistory => edits.reduce(pushEdit, newHistory(plainState()));
const unitsOn = ({ state }: UndoHistory): number => state.table.board.filter((unit) => unit !== null).length;

describe('the steps of an editor', () => {
  test('go back to the beginning and forth to the end', () => {
    const trail = walked(put(0), put(1));
    const back = undo(undo(trail));
    expect([unitsOn(trail), unitsOn(back), unitsOn(redo(back)), unitsOn(redo(redo(back)))]).toEqual([4, 2, 3, 4]);
    expect(undo(back)).toBe(back);
    expect(redo(trail)).toBe(trail);
  });

  test('forget what was undone when another way is taken', () => {
    const trail = pushEdit(undo(walked(put(0), put(1))), put(-1));
    expect(redo(trail)).toBe(trail);
    expect(unitsOn(trail)).toBe(4);
  });

  test('take turning one tile for one step, but not beyond an undo', () => {
    const trail = walked(put(0), turnTo(1), turnTo(2));
    expect(unitsOn(undo(undo(trail)))).toBe(2);
    const again = pushEdit(undo(trail), turnTo(1));
    expect(again.past).toHaveLength(2);
  });

  test('lead back from a position that has been opened', () => {
    const trail = pushPosition(walked(put(0)), plainState());
    expect([unitsOn(trail), unitsOn(undo(trail))]).toEqual([2, 3]);
  });

  test('are so many that one gets far, and not more', () => {
    const edits = Array.from({ length: 150 }, (_, count): Edit => ({ do: 'setBoard', board: count % 2 === 0 ? 'expanded' : 'main' }));
    expect(walked(...edits).past).toHaveLength(100);
  });
});
