import { Motion } from '../../../client/src/board/motion.js';

let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  globalThis.cancelAnimationFrame = (handle) => void (frames[handle - 1] = () => undefined);
  globalThis.reportError = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
});

const isStill = (): boolean => false;

/** Draws the next frame, so many milliseconds later. */
const draw = (ms: number): void => {
  jest.setSystemTime(Date.now() + ms);
  const now = performance.now() + ms;
  for (const frame of frames.splice(0)) frame(now);
};

test('a run ends with its last step', async () => {
  const painted = jest.fn();
  const steps: number[] = [];
  const ended = new Motion(painted, isStill).run({ duration: 100 }, (t) => steps.push(t));
  draw(50);
  draw(100);
  await ended;
  expect(steps).toEqual([0, 0.5, 1]);
  expect(painted).toHaveBeenCalledTimes(2);
});

test('a run ends although the board cannot be painted', async () => {
  const motion = new Motion(() => {
    throw new Error('the graphics are gone');
  }, isStill);
  const ended = motion.run({ duration: 100 }, () => undefined);
  expect(() => draw(50)).toThrow('the graphics are gone');
  expect(() => draw(100)).toThrow('the graphics are gone');
  await ended;
});

test('a step that fails ends its run and no other one', async () => {
  const motion = new Motion(() => undefined, isStill);
  const failing = motion.run({ duration: 100 }, (t) => {
    if (t > 0) throw new Error('the unit is gone');
  });
  const other = motion.run({ duration: 100 }, () => undefined);
  draw(50);
  await failing;
  expect(reportError).toHaveBeenCalledTimes(1);
  draw(100);
  await other;
});

test('a run ends although no frame comes', async () => {
  const ended = new Motion(() => undefined, isStill).run({ duration: 3000 }, () => undefined);
  await jest.advanceTimersByTimeAsync(5000);
  await ended;
});
