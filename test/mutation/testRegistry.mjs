import { jestExpect } from '@jest/expect';
import * as circus from 'jest-circus';

/**
 * Registers tests as for the pure tests of `npm test`, by Jest's own functions, but without files, workers and isolated modules: a test is
 * a function in a list, and can be run again and again in one process.
 *
 * @typedef {{ id: string, name: string, file: string, run: () => Promise<void> }} RegisteredTest
 */

/** Where in the list of the first blocks each file begins. @type {{ file: string, first: number }[]} */
let files = [];

const registerFile = (file) => files.push({ file, first: circus.getState().rootDescribeBlock.children.length });

/** The blocks around a test, from the outermost. */
const blocksAround = ({ parent }) => (parent ? [...blocksAround(parent), parent] : []);

const hooksOf = (block, type) => block.hooks.filter((hook) => hook.type === type);

/** Runs a test with the hooks of the blocks around it. */
const run = async (test) => {
  const blocks = blocksAround(test);
  try {
    for (const { fn } of blocks.flatMap((block) => hooksOf(block, 'beforeEach'))) await fn();
    await test.fn();
  } finally {
    for (const { fn } of blocks.reverse().flatMap((block) => hooksOf(block, 'afterEach'))) await fn();
  }
};

/** There is no first and no last test: each runs again and again. */
const refuseHooksForAll = ({ name, hooks }) => {
  if (hooks.some(({ type }) => type.endsWith('All'))) throw new Error(`${name} has a hook for all of its tests`);
};

/** The tests of a block and of those in it that are not skipped. */
const testsIn = (block) => {
  if (block.mode === 'skip' || block.mode === 'todo') return [];
  if (block.type === 'test') return [block];
  refuseHooksForAll(block);
  return block.children.flatMap(testsIn);
};

const nameOf = (test) => [...blocksAround(test).slice(1), test].map(({ name }) => name).join(' ');

/**
 * Lists the tests that a bundle registers while it is evaluated.
 * @param {() => Promise<unknown>} evaluate
 * @returns {Promise<RegisteredTest[]>}
 */
export const registeredBy = async (evaluate) => {
  const { describe, test, it, beforeEach, afterEach, beforeAll, afterAll } = circus;
  Object.assign(globalThis, { describe, test, it, beforeEach, afterEach, beforeAll, afterAll, expect: jestExpect, registerFile });
  circus.resetState();
  files = [];
  await evaluate();
  const root = circus.getState().rootDescribeBlock;
  refuseHooksForAll(root);
  const seen = new Map();
  return files.flatMap(({ file, first }, index) =>
    root.children
      .slice(first, files[index + 1]?.first)
      .flatMap(testsIn)
      .map((test) => {
        const name = nameOf(test);
        const key = `${file} ${name}`;
        const before = seen.get(key) ?? 0;
        seen.set(key, before + 1);
        return { id: before === 0 ? key : `${key} #${before + 1}`, name, file, run: () => run(test) };
      }),
  );
};
