import { ARMIES, isTile, tileOf, unitOf } from '../content/catalog.js';
import { type CompiledUnit, isUnit } from '../content/compile.js';
import { type Cell, cellOf, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { MAX_MARKERS } from '../model/limits.js';
import type { Seat } from '../model/seat.js';
import { type Foundation, NOBODY, type Player, type Table, type Unit } from '../model/state.js';
import { boardSize, PRIZES } from '../model/terrain.js';
import type { TileKey } from '../model/tile.js';
import type { BoardFacts } from '../rules/compiledBoard.js';
import { checkEntry, deathOn, type Entrant } from '../rules/entering.js';
import { isMined } from '../rules/foundations.js';
import { influenceOf } from '../rules/influence.js';
import { isOnBoard, landscapeOf, type WithTerrain } from '../rules/landscape.js';
import { markersLeft } from '../rules/markers.js';
import { MAX_ATTACHED } from '../rules/prizes.js';
import { isScoreMode } from '../rules/sides.js';
import { toughnessAt } from '../rules/toughness.js';
import { armyNames, MAX_NAME, tileFor } from './players.js';
import { type Fields, fields, manyOf, oneOf, pair, type Reader, refuseDocument, text, whole } from './readers.js';

/** What is fixed about a table before anything stands on it. */
export type TableGround = Pick<Table, 'options' | 'terrain' | 'turrets'>;

/** What has to be known to put a unit on the board. */
type Members = TableGround & Pick<Table, 'board' | 'foundations' | 'warehouses'> & { readonly players: readonly Player[] };

/** More than any board has hexes. */
const MAX_UNITS = 99;
const FIELDS = ['army', 'tile', 'at', 'rot', 'wounds', 'venom', 'prizes'] as const;

/** Any hex, on the board or not. */
const hex = pair(whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));

/** A hex of the board in play, as its cell. */
export const boardCell =
  (ground: WithTerrain): Reader<Cell> =>
  (value, path) => {
    const cell = cellOf(hex(value, path));
    if (cell === OFF_BOARD || !isOnBoard(ground, cell)) return refuseDocument(path, 'off-board', 'This hex is not on the board.');
    return cell;
  };

/** The owner of a unit by the name of the army; a bomber without one is nobody's (P2). */
export const ownerAmong =
  (names: readonly string[]): Reader<Seat> =>
  (value, path) => {
    const seat = names.indexOf(text(MAX_NAME)(value, path));
    return seat < 0 ? refuseDocument(path, 'unknown-army', `The armies of this position are ${names.join(', ')}.`) : seat;
  };

/** A bomber that is nobody's (P2): the only unit without an army. */
const bomberWithout =
  (armyPath: string): Reader<TileKey> =>
  (value, path) => {
    const key = `bomber/${text(MAX_NAME)(value, path)}`;
    return isTile(key) ? key : refuseDocument(armyPath, 'missing-field', 'Only a bomber can stand without an army.');
  };

const unitTile =
  (read: Reader<TileKey>): Reader<CompiledUnit> =>
  (value, path) => {
    const tile = tileOf(read(value, path));
    if (isUnit(tile)) return tile;
    const why = tile.kind === 'instant' ? 'An instant is never on the board.' : 'A foundation is no unit: it belongs under foundations.';
    return refuseDocument(path, 'not-a-unit', why);
  };

/** U2, U3: an HQ's wounds are its player's `hq`. */
const woundsOf =
  (tile: CompiledUnit): Reader<number> =>
  (value, path) => {
    const wounds = whole(0, Number.MAX_SAFE_INTEGER)(value, path);
    if (tile.isHq && wounds > 0) return refuseDocument(path, 'too-many-wounds', 'The wounds of an HQ are in the hq of its player.');
    return wounds;
  };

/** P10: wounds are compared with the current toughness, which depends on the whole board. */
const refuseFallen = (facts: BoardFacts, woundPaths: ReadonlyMap<Cell, string>): void => {
  const influence = influenceOf(facts);
  for (const [cell, path] of woundPaths) {
    const toughness = toughnessAt(influence, cell);
    if ((facts.board[cell]?.wounds ?? 0) >= toughness)
      refuseDocument(path, 'too-many-wounds', `This unit can carry ${toughness - 1} at most.`);
  }
};

/** P16: the owners of the markers on a unit, by number. */
const venomOf =
  (owner: Reader<Seat>): Reader<readonly Seat[]> =>
  (value, path) =>
    manyOf(owner, MAX_MARKERS)(value, path).sort();

/** P16 (c) */
const refuseTooManyMarkers = (members: Members, path: string): void =>
  members.players.forEach(({ army }, seat) => {
    if (markersLeft(members, seat) < 0)
      refuseDocument(path, 'too-many-markers', `The venom markers of ${army} are ${ARMIES[army].venomMarkers ?? 0}.`);
  });

/** L5, L6, L11, L18: where a unit cannot be. Bunkers are not looked at (L19). */
const refuseBadPlace = (members: Members, cell: Cell, entrant: Entrant & { readonly tile: TileKey }, path: string): void => {
  const landscape = landscapeOf(members);
  const rejection = checkEntry({ ...members, board: [] }, cell, entrant);
  if (rejection) refuseDocument(path, 'bad-place', rejection.message);
  if (landscape && deathOn(landscape, cell, entrant)) refuseDocument(path, 'bad-place', 'This unit cannot stand on this hex (L6, L11).');
};

/** An HQ stands as long as its player has toughness, and there is one of it. */
const checkHq = ({ options, players, board }: Members, seat: Seat, at: Fields<'tile'>): void => {
  if (players[seat]?.hq === 0 && !isScoreMode(options.mode)) {
    refuseDocument(at.path, 'hq-destroyed', 'This HQ has no toughness left, so it cannot be on the board.');
  }
  if (board.some((unit) => unit?.owner === seat && unitOf(unit.tile).isHq)) {
    refuseDocument(at.pathOf('tile'), 'second-hq', 'This player has an HQ on the board already.');
  }
};

/** Reads a unit and puts it on the board; notes where wounds are given. */
const placeOn = (members: Members, woundPaths: Map<Cell, string>): Reader<void> => {
  const { players, board, foundations } = members;
  const owner = ownerAmong(armyNames(players));
  const onBoard = boardCell(members);
  return (value, path) => {
    const at = fields(value, path, FIELDS);
    const seat = at.find('army', owner, NOBODY);
    const army = players[seat]?.army;
    const tile = at.get('tile', unitTile(army ? tileFor(army) : bomberWithout(at.pathOf('army'))));
    const cell = at.get('at', onBoard);
    if (board[cell]) refuseDocument(at.pathOf('at'), 'hex-taken', 'Another unit stands on this hex.');
    if (isMined({ foundations }, cell)) refuseDocument(at.pathOf('at'), 'unit-on-mine', 'A Mine has no unit on it (P8).');
    refuseBadPlace(members, cell, { owner: seat, tile: tile.key }, at.pathOf('at'));
    if (tile.isHq) checkHq(members, seat, at);
    const rot = at.get('rot', oneOf(DIRECTIONS));
    const prizes = at.find('prizes', manyOf(oneOf(PRIZES), MAX_ATTACHED), []).sort();
    if (tile.isHq && prizes.length > 0) refuseDocument(at.pathOf('prizes'), 'bad-place', 'An HQ carries no prize (R3).');
    const venom = at.find('venom', venomOf(owner), []);
    board[cell] = {
      owner: seat,
      tile: tile.key,
      rot,
      wounds: at.find('wounds', woundsOf(tile), 0),
      used: [],
      ...(venom.length > 0 && { venom }),
      ...(prizes.length > 0 && { prizes }),
    };
    if (board[cell].wounds > 0) woundPaths.set(cell, at.pathOf('wounds'));
  };
};

/** The units of a position, put on a board. */
export const boardFor =
  (
    ground: TableGround & Pick<Table, 'warehouses'>,
    players: readonly Player[],
    foundations: readonly Foundation[],
  ): Reader<(Unit | null)[]> =>
  (value, path) => {
    const board = new Array<Unit | null>(boardSize(ground.options.board, ground.terrain)).fill(null);
    const members = { ...ground, players, board, foundations };
    const woundPaths = new Map<Cell, string>();
    manyOf(placeOn(members, woundPaths), MAX_UNITS)(value, path);
    refuseFallen(members, woundPaths);
    refuseTooManyMarkers(members, path);
    return board;
  };
