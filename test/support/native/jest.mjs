// Adds to the globals of jest-light-runner what our tests use and it lacks: timers that let promises run, a limit for a test that never ends,
// and nothing that one file leaves to the next.
import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';
import { quickExpect } from './expect.mjs';

const { jest, setTimeout, clearTimeout } = globalThis;

globalThis.expect = quickExpect(globalThis.expect);

/** In milliseconds. A machine that does other things besides is no reason to fail. */
const LIMIT = 180_000;

// Node itself uses these two: its streams would stand still.
const timers = new ModernFakeTimers({ config: { fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] } }, global: globalThis });
const chained =
  (method) =>
  (...args) => {
    timers[method](...args);
    return jest;
  };

Object.assign(jest, {
  useFakeTimers: chained('useFakeTimers'),
  useRealTimers: chained('useRealTimers'),
  setSystemTime: chained('setSystemTime'),
  advanceTimersByTime: chained('advanceTimersByTime'),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

/** Fails when the function takes longer than the limit. */
const limited =
  (run, limit = LIMIT) =>
  async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`It did not end within ${limit} ms.`)), limit);
    });
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

/** It would end all tests, or leave Jest waiting for a worker. */
const refuseExit = () => {
  throw new Error('A test ends the process.');
};
const { exit } = process;

const globals = Object.getOwnPropertyDescriptors(globalThis);

const restoreAll = () => {
  process.exit = exit;
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(globalThis))) if (!Object.hasOwn(globals, name)) delete globalThis[name];
  Object.defineProperties(globalThis, globals);
};

const LAST = { type: 'afterAll', fn: restoreAll };

addEventHandler(({ name, timeout }, { currentDescribeBlock, rootDescribeBlock }) => {
  const added = { add_test: currentDescribeBlock.children, add_hook: currentDescribeBlock.hooks }[name]?.at(-1);
  if (!added) return;
  process.exit = refuseExit;
  if (added.fn) added.fn = limited(added.fn, timeout);
  rootDescribeBlock.hooks = [...rootDescribeBlock.hooks.filter((hook) => hook !== LAST), LAST];
});
