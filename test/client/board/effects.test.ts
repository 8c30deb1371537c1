import '../store/support/browserGlobals.js';
import { Motion } from '../../../client/src/board/motion.js';
import { EffectLayer } from '../../../client/src/board/scene/EffectLayer.js';
import type { Effect } from '../../../client/src/board/types.js';
import { playEffect } from '../../../client/src/board/scene/playEffect.js';
import { draw, holdFrames, NoPictures } from './support/frames.js';

beforeEach(holdFrames);

afterEach(() => {
  jest.useRealTimers();
});

const layer = (isStill: boolean): EffectLayer =>
  new EffectLayer({
    store: new NoPictures(),
    motion: new Motion(
      () => undefined,
      () => isStill,
    ),
    place: () => ({ x: 0, y: 0, radius: 1 }),
    units: { at: () => undefined, hexes: [[1, 0]] },
  });

/** What is played where a Mine goes off, and how many pictures of it are seen at once. */
const EXPLOSION: readonly (readonly ['blast' | 'death', number])[] = [
  ['blast', 3],
  ['death', 11],
];

test.each(EXPLOSION)('P8 the %s of a Mine is seen for a moment and leaves no trace', async (kind, pictures) => {
  const effects = layer(false);
  const played = playEffect(effects, { kind, at: [0, 0] });
  draw(150);
  expect(effects.children.filter(({ visible }) => visible)).toHaveLength(pictures);
  draw(1000);
  await played;
  expect(effects.children).toEqual([]);
});

test.each(EXPLOSION)('P8 where motion is not wanted nothing of the %s is ever seen', async (kind) => {
  const effects = layer(true);
  const played = playEffect(effects, { kind, at: [0, 0] });
  expect(effects.children).toEqual([]);
  await played;
  expect(effects.children).toEqual([]);
});

/** The moments of an HQ, how many pictures of them are seen at once, and when, in milliseconds. */
const MOMENTS: readonly (readonly [Effect, number, number])[] = [
  [{ kind: 'hq-hit', at: [0, 0], wounds: 3 }, 150, 2],
  [{ kind: 'hq-fall', at: [0, 0] }, 150, 1],
  [{ kind: 'hq-fall', at: [0, 0] }, 600, 28],
  [{ kind: 'triumph', at: [0, 0], livery: 'borgo', delay: 260 }, 150, 0],
  [{ kind: 'triumph', at: [0, 0], livery: 'borgo', delay: 260 }, 400, 1],
];

test.each(MOMENTS)('%j after %i ms: %i pictures, and at last none', async (effect, after, pictures) => {
  const effects = layer(false);
  const played = playEffect(effects, effect);
  draw(after);
  expect(effects.children.filter(({ visible }) => visible)).toHaveLength(pictures);
  draw(3000);
  await played;
  expect(effects.children).toEqual([]);
});

test.each(MOMENTS)('%j: nothing is seen where motion is not wanted', async (effect) => {
  const effects = layer(true);
  await playEffect(effects, effect);
  expect(effects.children).toEqual([]);
});
