import fc from 'fast-check';
import { isSameInAllRotations, TILES } from '@hexfall/shared/content/catalog';
import { cellOf, hexOf } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf } from '../support/battles.js';
import { babelBoard, redirectingBoard } from '../support/modePositions.js';
import { randomBoard } from '../support/randomBoards.js';

const ROUND = (Object.keys(TILES) as TileKey[]).filter(isSameInAllRotations);

test('most HQs are the same in all rotations, and no unit with a side of its own', () => {
  expect(ROUND).toEqual(expect.arrayContaining(['borgo/hq', 'moloch/hq', 'outpost/hq', 'hegemony/hq']));
  for (const key of ['borgo/mutant', 'moloch/hybrid', 'borgo/officer', 'moloch/blocker', 'borgo/net-fighter', 'move'] as TileKey[])
    expect(ROUND).not.toContain(key);
});

const BOARDS: readonly Table[] = [
  ...Array.from({ length: 60 }, (_, number) => babelBoard(number)),
  ...Array.from({ length: 60 }, (_, number) => redirectingBoard(randomFrom(number))),
  ...fc.sample(randomBoard(2), { numRuns: 100, seed: 1 }).map((board) => boardOf(board.units, board)),
  ...fc.sample(randomBoard(4), { numRuns: 100, seed: 2 }).map((board) => boardOf(board.units, board)),
];

const withRotation = (table: Table, cell: number, rot: (typeof DIRECTIONS)[number]): Table => ({
  ...table,
  board: table.board.map((unit, other) => (unit && other === cell ? { ...unit, rot } : unit)),
});

test('a battle is the same however a unit lies that is the same in all rotations', () => {
  let turned = 0;
  for (const table of BOARDS) {
    const { events } = fightByDefault(table, 0);
    for (const [cell, unit] of table.board.entries()) {
      if (!unit || !isSameInAllRotations(unit.tile)) continue;
      for (const rot of DIRECTIONS) {
        turned++;
        expect({ at: hexOf(cell), rot, events: fightByDefault(withRotation(table, cellOf(hexOf(cell)), rot), 0).events }).toEqual({
          at: hexOf(cell),
          rot,
          events,
        });
      }
    }
  }
  expect(turned).toBeGreaterThan(1000);
});
