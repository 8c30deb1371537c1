import { BOARDS } from '@hexfall/shared/hex/boards';
import '../app/support/browserGlobals.js';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Motion } from '../../../client/src/board/motion.js';
import { Units } from '../../../client/src/board/scene/Units.js';
import type { BoardModel } from '../../../client/src/board/types.js';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { draw, holdFrames, NoPictures } from './support/frames.js';

beforeEach(() => {
  holdFrames();
  globalThis.reportError = jest.fn<typeof reportError>();
});

afterEach(() => {
  jest.useRealTimers();
});

const unit = (q: number): UnitModel => ({
  at: [q, 0],
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

const model = (...units: readonly UnitModel[]): BoardModel => ({ board: BOARDS.main, units });

test('a unit that is destroyed while it still moves is left alone', async () => {
  const units = new Units(
    new NoPictures(),
    new Motion(
      () => undefined,
      () => false,
    ),
    () => ({ x: 0, y: 0, radius: 1 }),
  );
  await units.show(model(unit(0)), false);
  const moved = units.show(model(unit(1)), true);
  const removed = units.show(model(), true);
  draw(330); // A removal takes less time than a move.
  draw(400);
  await Promise.all([moved, removed]);
  expect(reportError).not.toHaveBeenCalled();
});
