import { readProjectFile, sourceFiles } from '../../support/sources.js';

/** The window on a screen with so many pixels for each CSS pixel, and what moves it to another one. */
const windowOn = (devicePixelRatio: number): ((ratio: number) => void) => {
  let moved: () => void = () => undefined;
  const matchMedia = () => ({ addEventListener: (_: string, listener: () => void) => void (moved = listener) });
  Object.assign(globalThis, { devicePixelRatio, matchMedia });
  return (ratio) => {
    Object.assign(globalThis, { devicePixelRatio: ratio });
    moved();
  };
};

test('pictures get the pixels of the screen that the window is moved to, within limits', async () => {
  const moveTo = windowOn(1);
  const { pictureRatio } = await import('../../../client/src/board/pixelRatio.js');
  const ratios = [2, 1.25, 0.5, 4].map((ratio) => {
    moveTo(ratio);
    return pictureRatio.value;
  });
  expect(ratios).toEqual([2, 1.25, 1, 3]);
});

test('whatever draws on a canvas takes the ratio from there, and so draws again when it changes', () => {
  const reading = sourceFiles('client/src').filter((file) => readProjectFile(file).includes('devicePixelRatio'));
  // The board listens, too, and has a limit of its own.
  expect(reading).toEqual(['client/src/board/BoardView.ts', 'client/src/board/pixelRatio.ts']);
});
