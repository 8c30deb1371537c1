import '../store/support/browserGlobals.js';
import { linkedPuzzle, openedPath } from '../../../client/src/puzzles/puzzleLink.js';
import { PUZZLES_PATH } from '../../../client/src/puzzles/puzzlePaths.js';
import { puzzlesOf } from '../../puzzle/puzzleOf.js';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
});

const [first, second] = puzzlesOf('easy');
const own = { ...first!, id: 'mine' };

const fragmentIn = (path: string): string => path.slice(PUZZLES_PATH.length);

const solutionIn = async (path: string): Promise<unknown> => {
  const read = await linkedPuzzle(fragmentIn(path));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.position.table).toEqual(own.position.table);
  return read.value.solution;
};

beforeEach(() => stored.clear());

test('the solution of a puzzle from a file stays in the tab, and is not in its address', async () => {
  const path = await openedPath(own);
  expect(await solutionIn(path)).toEqual(own.solution);
  stored.clear();
  expect(await solutionIn(path)).toBeNull();
});

test('it is for this address only, and only if it solves the puzzle', async () => {
  const path = await openedPath(own);
  await openedPath({ ...second!, id: 'other' });
  expect(await solutionIn(path)).toBeNull();
  const wrong = await openedPath({ ...own, solution: { intents: [], choices: [] } });
  expect(await solutionIn(wrong)).toBeNull();
  for (const [key] of [...stored]) stored.set(key, 'no JSON');
  expect(await solutionIn(path)).toBeNull();
});
