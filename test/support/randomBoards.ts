import fc from 'fast-check';
import { ARMIES, BASE_ARMIES, hqOf, unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { BattleSetup } from './battles.js';

/** Units anywhere on the board, for `boardOf`, and who starts the battle. */
export interface RandomBoard extends BattleSetup {
  readonly units: readonly string[];
  readonly players: readonly { readonly army: ArmyId; readonly hq: number }[];
  readonly starter: number;
}

const PLACES = BOARDS.main.cells.map((cell) => hexText(hexOf(cell)));

/** The units of an army; those that lead to questions oftener than the others. */
const choiceOf = (army: ArmyId): TileKey[] =>
  ARMIES[army].tiles.flatMap((tile): TileKey[] => {
    if (tile.kind !== 'warrior' && tile.kind !== 'module') return [];
    const times = tile.effect?.medic
      ? 6
      : tile.effect?.convertAttack || tile.effect?.scope || tile.effect?.extraAction || tile.nets
        ? 2
        : 1;
    return new Array<TileKey>(times).fill(`${army}/${tile.id}`);
  });

/** A unit with as many wounds as it can carry, or fewer. */
const wounded = (key: TileKey, place: string, rot: number, wounds: number): string =>
  `${key} ${place} r${rot} w${wounds % unitOf(key).toughness}`;

/** Boards with 3 to 19 units; every player's HQ is on most of them, many of those about to fall. */
export const randomBoard = (players: number): fc.Arbitrary<RandomBoard> =>
  fc
    .record({
      armies: fc.shuffledSubarray([...BASE_ARMIES], { minLength: players, maxLength: players }),
      hqs: fc.array(fc.record({ toughness: fc.integer({ min: 1, max: 6 }), stands: fc.constantFrom(true, true, true, false) }), {
        minLength: players,
        maxLength: players,
      }),
      places: fc.shuffledSubarray(PLACES, { minLength: 3 }),
      picks: fc.array(
        fc.record({
          seat: fc.nat({ max: players - 1 }),
          tile: fc.nat({ max: 99 }),
          rot: fc.constantFrom(...DIRECTIONS),
          wounds: fc.constantFrom(0, 0, 1, 2),
        }),
        { minLength: PLACES.length, maxLength: PLACES.length },
      ),
      starter: fc.nat({ max: players - 1 }),
    })
    .map(({ armies, hqs, places, picks, starter }) => ({
      players: armies.map((army, seat) => ({ army, hq: hqs[seat]!.toughness })),
      units: places.map((place, index) => {
        const { seat, tile, rot, wounds } = picks[index]!;
        const hqHere = index < players && hqs[index]!.stands;
        if (hqHere) return `${hqOf(armies[index]!)} ${place} r${rot}`;
        const choice = choiceOf(armies[seat]!);
        return wounded(choice[tile % choice.length]!, place, rot, wounds);
      }),
      starter,
    }));
