import { tileOf, unitOf } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { type Foundation, type GameState, NOBODY, type Player, type Table, type Turn, type Unit } from '../model/state.js';
import type { ArmyId, TileKey } from '../model/tile.js';
import { transportUse } from '../rules/connections.js';
import { checkEntry } from '../rules/entering.js';
import { withFoundation } from '../rules/foundations.js';
import { standsOn } from '../rules/landscape.js';
import { decideByFall } from '../rules/outcome.js';
import { startingWarehouses } from '../rules/prizes.js';
import { usualTiebreak } from '../rules/tiebreak.js';
import type { NotationError } from './error.js';
import { FORMAT } from './json.js';
import { readOptions } from './options.js';
import { armyNames, playersFor, tileFor } from './players.js';
import { fields, manyOf, type Reader, reading, refuseDocument } from './readers.js';
import { readTerrain, turretsOn } from './terrain.js';
import { turnFor, type Used } from './turn.js';
import { boardCell, boardFor, ownerAmong, type TableGround } from './units.js';

/** More than any board has hexes. */
const MAX_FOUNDATIONS = 99;

const FOUNDATION_FIELDS = ['army', 'tile', 'at'] as const;

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
const foundationsFor =
  (ground: TableGround, players: readonly Player[]): Reader<readonly Foundation[]> =>
  (value, path) => {
    const owner = ownerAmong(armyNames(players));
    const readFoundation: Reader<Foundation & { readonly path: string }> = (entry, place) => {
      const at = fields(entry, place, FOUNDATION_FIELDS);
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

const FIELDS = ['format', 'options', 'players', 'turn', 'units', 'foundations', 'terrain', 'turrets'] as const;

/** The version of a document. */
export const readFormat: Reader<typeof FORMAT> = (value, path) =>
  value === FORMAT ? FORMAT : refuseDocument(path, 'wrong-format', `This program reads format ${FORMAT}.`);

const markUsed = (board: (Unit | null)[], turn: Turn, used: readonly Used[]): void => {
  for (const { cell, by, of, path } of used) {
    const unit = board[cell];
    if (!unit && by === 'dismal') {
      turn.dismal = hexOf(cell); // L9: it has left the board.
      continue;
    }
    if (!unit) return refuseDocument(`${path}/at`, 'no-unit-there', 'There is no unit on this hex.');
    board[cell] = { ...unit, used: [...unit.used, of === null ? by : transportUse(unit, of)] };
  }
};

const refusePlacedHq = ({ board, turn }: Table, path: string): void => {
  const placed = board.some((unit) => unit?.owner === turn.player && unitOf(unit.tile).isHq);
  if (turn.phase === 'setup' && placed) refuseDocument(`${path}/turn/player`, 'hq-placed', 'This player has placed the HQ already.');
};

/** A position as a part of a larger document; for use inside `reading`. */
export const readPosition: Reader<GameState> = (value, path) => {
  const at = fields(value, path, FIELDS);
  at.get('format', readFormat);
  const options = at.get('options', readOptions);
  const terrain = at.find('terrain', readTerrain, options.terrain);
  const turrets = at.find(
    'turrets',
    turretsOn(terrain),
    options.turrets.filter((turret) => standsOn(terrain, turret)),
  );
  const ground = { options, terrain, turrets, warehouses: startingWarehouses(terrain) };
  const { players, piles } = at.get('players', playersFor(options));
  const { turn, used } = at.get('turn', turnFor(ground, players));
  const foundations = at.find('foundations', foundationsFor(ground, players), []);
  const board = at.get('units', boardFor(ground, players, foundations));
  markUsed(board, turn, used);
  const table: Table = {
    ...ground,
    players,
    board,
    foundations,
    turn,
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    canTakeBack: false,
  };
  if (turn.additional?.length === 0) turn.additional = usualTiebreak(table);
  table.outcome = decideByFall(table);
  refusePlacedHq(table, path);
  return { table, piles, previous: null };
};

/** Returns the state of a position: without a running battle or open question, and over if a fallen HQ says so. */
export const parsePosition = (json: unknown): Result<GameState, NotationError> => reading(() => readPosition(json, ''));
