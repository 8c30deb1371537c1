import { tileOf } from '../content/catalog.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Foundation, type Player } from '../model/state.js';
import type { ArmyId, TileKey } from '../model/tile.js';
import { checkEntry } from '../rules/entering.js';
import { withFoundation } from '../rules/foundations.js';
import { armyNames, tileFor } from './players.js';
import { fields, manyOf, refuseDocument, type Reader } from './readers.js';
import { boardCell, ownerAmong, type TableGround } from './units.js';

/** More than any board has hexes. */
const MAX_FOUNDATIONS = 99;

const FIELDS = ['army', 'tile', 'at'] as const;

const foundationTile =
  (army: ArmyId): Reader<TileKey> =>
  (value, path) => {
    const key = tileFor(army)(value, path);
    return tileOf(key).kind === 'foundation' ? key : refuseDocument(path, 'not-a-foundation', 'A Mine or Roots are expected here (P7).');
  };

const armyOf = (players: readonly Player[], seat: Seat): ArmyId => {
  const player = players[seat];
  if (!player) throw new Error(`there is no player ${seat}`);
  return player.army;
};

/** P7: the foundations of a position. */
export const foundationsFor =
  (ground: TableGround, players: readonly Player[]): Reader<readonly Foundation[]> =>
  (value, path) => {
    const owner = ownerAmong(armyNames(players));
    const readFoundation: Reader<Foundation & { readonly path: string }> = (entry, place) => {
      const at = fields(entry, place, FIELDS);
      const seat = at.get('army', owner);
      return {
        owner: seat,
        tile: at.get('tile', foundationTile(armyOf(players, seat))),
        cell: at.get('at', boardCell(ground)),
        path: at.pathOf('at'),
      };
    };
    let found: readonly Foundation[] = [];
    for (const { path: place, ...foundation } of manyOf(readFoundation, MAX_FOUNDATIONS)(value, path)) {
      if (checkEntry({ ...ground, board: [], foundations: [] }, foundation.cell, { owner: NOBODY, tile: null }))
        refuseDocument(place, 'bad-place', 'No foundation lies on this hex (L5, L6).');
      if (found.some(({ cell }) => cell === foundation.cell))
        refuseDocument(place, 'hex-taken', 'Another foundation lies on this hex (P7).');
      found = withFoundation(found, foundation);
    }
    return found;
  };
