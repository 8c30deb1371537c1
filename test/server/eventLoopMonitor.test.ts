import { EventLoopMonitor, type StallCause } from '../../server/src/metrics/EventLoopMonitor.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps the main thread busy. */
const spin = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('a stall is counted once, by what caused it', async () => {
  const stalls: StallCause[] = [];
  const monitor = new EventLoopMonitor((cause) => stalls.push(cause));
  monitor.start();
  try {
    await pause(50);
    stalls.length = 0;
    expect(monitor.run('sync', () => (spin(120), 'done'))).toBe('done');
    await pause(60);
    expect(stalls.filter((cause) => cause === 'sync')).toHaveLength(1);
    spin(200);
    await pause(60);
    expect(stalls).toContain('other');
    expect(() =>
      monitor.run('rules', () => {
        spin(60);
        throw new Error('a fault');
      }),
    ).toThrow('a fault');
    expect(stalls).toContain('rules');
  } finally {
    monitor.stop();
  }
});

test('what is short is not counted', () => {
  const stalls: StallCause[] = [];
  const monitor = new EventLoopMonitor((cause) => stalls.push(cause));
  expect(monitor.run('rules', () => 3)).toBe(3);
  expect(stalls).toEqual([]);
});

test('the event loop is late if it is so for several looks in a row', async () => {
  const monitor = new EventLoopMonitor(() => undefined);
  monitor.start();
  try {
    expect(monitor.lagMs).toBe(0);
    spin(200);
    await pause(1);
    const once = monitor.lagMs;
    for (let i = 0; i < 5; i++) {
      spin(200);
      await pause(1);
    }
    expect(once).toBeLessThan(150);
    expect(monitor.lagMs).toBeGreaterThan(150);
  } finally {
    monitor.stop();
  }
});
