import { PeriodicTask, SerialQueue } from '../../server/src/runtime/scheduling.js';

/** A task that ends on demand. */
const pending = (): { readonly task: () => Promise<void>; readonly end: () => void; readonly started: () => boolean } => {
  let isStarted = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const task = (): Promise<void> => {
    isStarted = true;
    return ended;
  };
  return { task, end: () => end(), started: () => isStarted };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a serial queue', () => {
  test('runs one task at a time, in the order they were added', async () => {
    const queue = new SerialQueue();
    const [first, second] = [pending(), pending()];
    void queue.add(first.task);
    void queue.add(second.task);
    await settled();
    expect([first.started(), second.started()]).toEqual([true, false]);
    first.end();
    await settled();
    expect(second.started()).toBe(true);
    second.end();
    await queue.idle();
  });

  test('returns what a task returns, and goes on after one that fails', async () => {
    const queue = new SerialQueue();
    const failed = queue.add(() => Promise.reject(new Error('broken')));
    const thrown = queue.add(() => {
      throw new Error('at once');
    });
    const later = queue.add(() => Promise.resolve(3));
    await expect(failed).rejects.toThrow('broken');
    await expect(thrown).rejects.toThrow('at once');
    expect(await later).toBe(3);
    await expect(queue.idle()).resolves.toBeUndefined();
  });
});

test('runs of a periodic task never overlap, and stopping waits for the current one', async () => {
  const run = pending();
  const task = jest.fn(run.task);
  const periodic = new PeriodicTask(task, 1_000_000);
  periodic.runNow();
  await settled();
  // However often it is due meanwhile, it runs once more.
  for (let times = 0; times < 3; times++) periodic.runNow();
  await settled();
  expect(task).toHaveBeenCalledTimes(1);
  const stopped = jest.fn();
  const stopping = periodic.stop().then(stopped);
  await settled();
  expect(stopped).not.toHaveBeenCalled();
  run.end();
  await stopping;
  expect(task).toHaveBeenCalledTimes(2);
});
