import { followTime } from '../../server/src/runtime/scheduling.js';

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
