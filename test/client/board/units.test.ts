import '../store/support/browserGlobals.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { Motion } from '../../../client/src/board/motion.js';
import { Units } from '../../../client/src/board/scene/Units.js';
import { UnitSprite } from '../../../client/src/board/scene/UnitSprite.js';
import type { BoardModel } from '../../../client/src/board/types.js';
import { draw, holdFrames, mutantAt, NoPictures } from './support/scene.js';

beforeEach(() => {
  holdFrames();
  globalThis.reportError = jest.fn();
});

afterEach(() => {
  jest.useRealTimers();
});

const unit = (q: number): UnitModel => mutantAt([q, 0]);

const model = (...units: readonly UnitModel[]): BoardModel => ({ board: BOARDS.main, units });

/** The units of a board whose hexes are one pixel apart. */
const newUnits = (): Units =>
  new Units(
    new NoPictures(),
    new Motion(
      () => undefined,
      () => false,
    ),
    ([q, r]) => ({ x: q, y: r, radius: 1 }),
  );

test('a unit that is destroyed while it still moves is left alone', async () => {
  const units = newUnits();
  await units.show(model(unit(0)), false);
  const moved = units.show(model(unit(1)), true);
  const removed = units.show(model(), true);
  draw(330); // A removal takes less time than a move.
  draw(400);
  await Promise.all([moved, removed]);
  expect(reportError).not.toHaveBeenCalled();
});

test('what a plan places and moves stands as ghosts on its hexes, for as long as it is planned', async () => {
  const units = newUnits();
  /** What is drawn of the plan: where, and how faint the bodies are. */
  const ghosts = (): unknown[] =>
    units.children
      .flatMap((layer) => layer.children)
      .filter((sprite) => sprite instanceof UnitSprite && !sprites.has(sprite))
      .map((sprite) => [sprite.x, sprite.children.flatMap((layers) => layers.children)[0]?.alpha]);
  await units.show(model(unit(0), unit(1)), false);
  const sprites = new Set([units.at([0, 0]), units.at([1, 0])]);
  expect(ghosts()).toEqual([]);
  const planned = { units: [unit(1), unit(2)], foundations: [], paths: [], orders: [] };
  await units.show({ ...model(unit(0), unit(1)), planned }, false);
  // Over the unit that makes way the planned one is less faint.
  expect(ghosts()).toEqual([
    [1, 0.92],
    [2, 0.66],
  ]);
  expect(units.hexes).toEqual([
    [0, 0],
    [1, 0],
  ]);
  await units.show(model(unit(0), unit(1)), false);
  expect(ghosts()).toEqual([]);
});
