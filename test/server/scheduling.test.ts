import { followTime, LimitedQueue, PeriodicTask, SerialQueue } from '../../server/src/runtime/scheduling.js';

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

test('a limited queue runs some tasks at a time, in the order they were added, and goes on after one that fails', async () => {
  const queue = new LimitedQueue(2);
  const tasks = [pending(), pending(), pending(), pending()] as const;
  const started = (): readonly boolean[] => tasks.map((task) => task.started());
  const done = tasks.map(({ task }) => queue.add(task));
  await settled();
  expect(started()).toEqual([true, true, false, false]);
  tasks[1].end();
  await settled();
  expect(started()).toEqual([true, true, true, false]);
  const failed = queue.add(() => Promise.reject(new Error('broken')));
  tasks[0].end();
  tasks[2].end();
  await expect(failed).rejects.toThrow('broken');
  expect(started()).toEqual([true, true, true, true]);
  tasks[3].end();
  await Promise.all(done);
  // All places are free again.
  const later = [pending(), pending()] as const;
  const ended = later.map(({ task }) => queue.add(task));
  await settled();
  expect(later.map((task) => task.started())).toEqual([true, true]);
  for (const { end } of later) end();
  await Promise.all(ended);
});

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

describe('the time of the server', () => {
  const BEGIN = 1_700_000_000_000;

  /** A machine whose clocks a test sets. */
  const machine = () => {
    const clocks = { wall: BEGIN, monotonic: 12_345.6 };
    const steps: number[] = [];
    const time = followTime({ wall: () => clocks.wall, monotonic: () => clocks.monotonic });
    time.onSet((by) => steps.push(by));
    /** Lets time pass; without `wall` the machine's clock goes with it. */
    const pass = (monotonic: number, wall = monotonic): void => {
      clocks.monotonic += monotonic;
      clocks.wall += wall;
    };
    return { time, steps, pass };
  };

  test("the server's time begins with that of the machine and goes on with it", () => {
    const { time, steps, pass } = machine();
    expect(time.now()).toBe(BEGIN);
    pass(5000);
    time.check();
    expect([time.now(), time.steady()]).toEqual([BEGIN + 5000, BEGIN + 5000]);
    expect([steps, time.setAt()]).toEqual([[], -Infinity]);
  });

  test.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])("the machine's clock is set %s: the server's time goes on until it is looked at, and follows then", (_way, by) => {
    const { time, steps, pass } = machine();
    pass(1000, 1000 + by);
    expect(time.now()).toBe(BEGIN + 1000);
    time.check();
    expect([time.now(), time.steady(), time.setAt()]).toEqual([BEGIN + 1000 + by, BEGIN + 1000, BEGIN + 1000 + by]);
    time.check();
    expect(steps).toEqual([by]);
  });

  test('a machine that sleeps: what its monotonic clock has not counted is a step', () => {
    const { time, steps, pass } = machine();
    pass(0, 120_000);
    time.check();
    expect([steps, time.now(), time.steady()]).toEqual([[120_000], BEGIN + 120_000, BEGIN]);
  });

  test('small corrections are left out until they are more than two seconds together', () => {
    const { time, steps, pass } = machine();
    pass(1000, 3000);
    time.check();
    expect([steps, time.now()]).toEqual([[], BEGIN + 1000]);
    pass(1000, 1001);
    time.check();
    expect([steps, time.now()]).toEqual([[2001], BEGIN + 4001]);
  });

  test('nobody is told any more who has asked for that', () => {
    const { time, pass } = machine();
    const told = jest.fn();
    time.onSet(told)();
    pass(0, 10_000);
    time.check();
    expect(told).not.toHaveBeenCalled();
  });

  test('times are whole milliseconds, as the database wants them', () => {
    const { time, pass } = machine();
    pass(0.7);
    expect(Number.isInteger(time.now())).toBe(true);
  });
});
