import { ARMIES, hqOf, keyFor } from '@hexfall/shared/content/catalog';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Table, Unit } from '@hexfall/shared/model/state';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { copyState } from '@hexfall/shared/rules/copies';
import { createMatch } from '@hexfall/shared/rules/createMatch';

const unitsOf = (army: ArmyId): TileKey[] =>
  ARMIES[army].tiles.flatMap((tile) => (tile.kind === 'warrior' || tile.kind === 'module' ? (keyFor(army, tile.id) ?? []) : []));

/** Full main boards: two HQs and random units of two of the armies, all turned at random. */
export const fullBoards = (count: number, choice: readonly ArmyId[]): readonly Table[] => {
  const numbers = numbersFrom('bench');
  const random = randomFrom(1);
  return Array.from({ length: count }, () => {
    const armies = shuffle(choice, numbers).slice(0, 2);
    const created = createMatch({ options: DEFAULT_OPTIONS, armies, seed: 'bench' });
    if (!created.ok) throw new Error(created.error.message);
    const { table } = copyState(created.value);
    const unit = (owner: number, tile: TileKey): Unit => ({ owner, tile, rot: pick(DIRECTIONS, random), wounds: 0, used: [] });
    const units = table.board.map((_, index) => {
      const owner = index % 2;
      const army = armies[owner]!;
      return unit(owner, index < 2 ? hqOf(army) : pick(unitsOf(army), random));
    });
    table.board = shuffle(units, numbers);
    table.turn = { ...table.turn, phase: 'turn', number: 9 };
    return table;
  });
};
