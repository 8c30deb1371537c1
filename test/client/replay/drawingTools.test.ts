import '../store/support/browserGlobals.js';
import { computed, signal } from '@preact/signals';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { samePlace, type StudyDrawing } from '@hexfall/shared/protocol/study';
import { settings } from '../../../client/src/platform/settings.js';
import { DrawingTools } from '../../../client/src/replay/study/DrawingTools.js';
import type { StudyStore } from '../../../client/src/replay/study/StudyStore.js';
import { drawingNews, drawingText } from '../../../client/src/replay/study/studyText.js';

const ARROW: StudyDrawing = { kind: 'arrow', from: [0, 0], to: [1, -1], color: 'yellow' };
const MARK: StudyDrawing = { kind: 'mark', at: [1, -1], color: 'blue' };

/** Tools over a study that draws at once. */
const tools = () => {
  const drawings = signal<readonly StudyDrawing[]>([]);
  const hovered = signal<Hex | null>(null);
  const isDrawer = signal(true);
  const draw = (drawing: StudyDrawing, isThere: boolean): Promise<void> => {
    const others = drawings.peek().filter((other) => !samePlace(other, drawing));
    drawings.value = isThere ? others : [...others, drawing];
    return Promise.resolve();
  };
  const study = { drawings, isDrawer, isThere: computed(() => true), draw } as unknown as StudyStore;
  const taken = new DrawingTools(study, hovered);
  taken.toggle();
  return { taken, drawings, hovered, isDrawer };
};

describe('drawing', () => {
  test('an arrow is dragged, and shown while it is', () => {
    const { taken, drawings } = tools();
    expect(taken.beginDrag([0, 0])).toBe(true);
    taken.drag([1, -1]);
    expect([taken.shown.value, drawings.value]).toEqual([[ARROW], []]);
    taken.endDrag([1, -1]);
    expect([taken.shown.value, drawings.value]).toEqual([[ARROW], [ARROW]]);
  });

  test('an arrow has two hexes, chosen one after the other', () => {
    const { taken, drawings, hovered } = tools();
    taken.point([0, 0]);
    hovered.value = [0, 1];
    expect(taken.shown.value).toEqual([{ ...ARROW, to: [0, 1] }]);
    taken.point([0, 0]);
    expect([drawings.value, taken.from.value]).toEqual([[], null]);
    taken.point([0, 0]);
    taken.point([1, -1]);
    expect(drawings.value).toEqual([ARROW]);
  });

  test('the same drawing once more takes it away, in another color it replaces it', () => {
    const { taken, drawings } = tools();
    taken.take('mark');
    taken.point([0, 0]);
    taken.color.value = 'red';
    taken.point([0, 0]);
    expect(drawings.value).toEqual([{ kind: 'mark', at: [0, 0], color: 'red' }]);
    taken.point([0, 0]);
    expect(drawings.value).toEqual([]);
  });

  test('what was drawn last on a hex is erased first', () => {
    const { taken, drawings } = tools();
    drawings.value = [ARROW, MARK];
    taken.take('erase');
    taken.point([0, 1]);
    expect(drawings.value).toHaveLength(2);
    taken.point([1, -1]);
    expect(drawings.value).toEqual([ARROW]);
    taken.point([1, -1]);
    expect(drawings.value).toEqual([]);
  });

  test('Escape drops the arrow that is begun, then the tools', () => {
    const { taken } = tools();
    taken.point([0, 0]);
    expect([taken.escape(), taken.from.value, taken.isOpen.value]).toEqual([true, null, true]);
    expect([taken.escape(), taken.isOpen.value, taken.escape()]).toEqual([true, false, false]);
  });

  test('there is no tool for one who may not draw', () => {
    const { taken, isDrawer, drawings } = tools();
    isDrawer.value = false;
    taken.point([0, 0]);
    expect([taken.active.value, taken.beginDrag([0, 0]), taken.from.value, drawings.value]).toEqual([null, false, null, []]);
  });
});

describe('drawings in words', () => {
  beforeEach(() => (settings.language.value = 'en'));

  test('name hexes and colors', () => {
    expect(drawingText(ARROW, BOARDS.main)).toBe('Arrow from C3 to D2, yellow');
    expect(drawingText(MARK, BOARDS.main)).toBe('Mark on D2, blue');
  });

  test.each<[string, readonly StudyDrawing[], readonly StudyDrawing[], string]>([
    ['one more', [ARROW], [ARROW, MARK], 'Mark on D2, blue'],
    ['another color', [MARK], [{ ...MARK, color: 'red' }], 'Mark on D2, red'],
    ['one less', [ARROW, MARK], [MARK], 'Erased: Arrow from C3 to D2, yellow'],
    ['none left', [ARROW, MARK], [], 'No drawings'],
    ['no change', [ARROW], [ARROW], ''],
  ])('say what has changed: %s', (_, before, now, news) => {
    expect(drawingNews(before, now, BOARDS.main)).toBe(news);
  });
});
