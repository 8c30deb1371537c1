import { resolveInProject } from '../support/sources.js';

/** What the script exports. */
interface Lanes {
  readonly runInLanes: (
    lanes: number,
    parts: readonly string[],
    run: (part: string) => Promise<number>,
    isOver?: () => boolean,
  ) => Promise<number>;
}
const { runInLanes } = (await import(resolveInProject('scripts/lanes.mjs'))) as Lanes;

/** Parts that end when they are told to, in any order. */
const heldParts = (names: readonly string[]) => {
  const begun: string[] = [];
  const ends = new Map<string, (code: number) => void>();
  const run = (name: string): Promise<number> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string, code: number): Promise<void> => {
    ends.get(name)!(code);
    await new Promise(setImmediate);
  };
  return { begun, run, end, names };
};

describe('the lanes of the whole suite', () => {
  test.each([['long'], ['short']])('tell of a part that has failed while another was running, which then passed: %s', async (failing) => {
    const parts = heldParts(['long', 'short', 'last']);
    const status = runInLanes(2, parts.names, parts.run);
    await parts.end('short', failing === 'short' ? 1 : 0);
    await parts.end('last', 0);
    await parts.end('long', failing === 'long' ? 1 : 0);
    expect(await status).toBe(1);
  });

  test('begin the next part when one has ended', async () => {
    const parts = heldParts(['long', 'short', 'last']);
    const status = runInLanes(2, parts.names, parts.run);
    expect(parts.begun).toEqual(['long', 'short']);
    await parts.end('short', 0);
    expect(parts.begun).toEqual(['long', 'short', 'last']);
    await parts.end('long', 0);
    await parts.end('last', 0);
    expect(await status).toBe(0);
  });

  test('have failed if they were interrupted before all was begun', async () => {
    const parts = heldParts(['long', 'short', 'last']);
    let isOver = false;
    const status = runInLanes(2, parts.names, parts.run, () => isOver);
    isOver = true;
    await parts.end('short', 0);
    await parts.end('long', 0);
    expect(parts.begun).toEqual(['long', 'short']);
    expect(await status).toBe(1);
  });
});
