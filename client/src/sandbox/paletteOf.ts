import { ARMIES, tileOf } from '@hexfall/shared/content/catalog';
import { BOMBER, mercenaries, mercenaryKey, SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';

/** A tile that can be taken, and its owner: a player or none (P2). */
export interface Held {
  readonly seat: Seat;
  readonly tile: TileKey;
}

/** Every design a player of an army can have on the board or in hand: units first, then instants, and what the expansions add. */
export const paletteOf = (army: ArmyId, seat: Seat): readonly Held[] => {
  const own = ARMIES[army].tiles.map(({ id }): Held => ({ seat, tile: tileOf(`${army}/${id}`).key }));
  const isInstant = ({ tile }: Held): boolean => tileOf(tile).kind === 'instant';
  const bombers = [BOMBER, SECOND_BOMBER];
  return [
    ...own.filter((key) => !isInstant(key)),
    ...own.filter(isInstant),
    ...mercenaries.map(({ id }): Held => ({ seat, tile: mercenaryKey(id) })),
    ...bombers.map((tile): Held => ({ seat, tile })),
    ...bombers.map((tile): Held => ({ seat: NOBODY, tile })),
  ];
};
