import type { Hex } from '@hexfall/shared/hex/cells';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { TextureStore } from '../../../../client/src/board/scene/TextureStore.js';

/** Pixi shows a sprite without a texture as empty. */
export class NoPictures extends TextureStore {
  override get = (): never => undefined as never;
}

let frames: FrameRequestCallback[] = [];

/** Lets pictures be drawn, and time pass, only as the test says. */
export const holdFrames = (): void => {
  jest.useFakeTimers();
  frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  globalThis.cancelAnimationFrame = () => undefined;
};

/** Draws the next frame, that many milliseconds later. */
export const draw = (ms: number): void => {
  jest.setSystemTime(Date.now() + ms);
  for (const frame of frames.splice(0)) frame(performance.now() + ms);
};

/** An unharmed Mutant of the Borgo, as it is drawn. */
export const mutantAt = (at: Hex): UnitModel => ({
  at,
  rot: 0,
  tile: 'borgo/mutant',
  owner: 0,
  livery: 'borgo',
  duplicate: 0,
  wounds: 0,
  toughness: 1,
  prizes: [],
  venom: 0,
  life: null,
  netted: false,
  initiative: [2],
  attacks: [],
  canMove: false,
  moved: false,
});
