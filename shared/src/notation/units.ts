import { BOARDS, type BoardId } from '../hex/boards.js';
import { cellOf, OFF_BOARD, type Cell, type Hex } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { isTile, tileOf, unitOf } from '../content/catalog.js';
import type { CompiledUnit } from '../content/compile.js';
import type { Options } from '../model/options.js';
import { NOBODY, type Player, type Seat, type Table, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isScoreMode } from '../rules/sides.js';
import { armyNames } from './armyNames.js';
import { MAX_NAME, tileFor } from './players.js';
import { type Fields, fields, list, oneOf, refuse, text, whole, type Reader } from './readers.js';

/** What has to be known to put a unit on the board. */
type Members = Pick<Table, 'options' | 'board'> & { readonly players: readonly Player[] };

/** More than any board has hexes. */
const MAX_UNITS = 99;

const FIELDS = ['army', 'tile', 'at', 'rot', 'wounds'] as const;

const coordinate = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const pair = list(coordinate, 2);

const hex: Reader<Hex> = (value, path) => {
  const [q, r] = pair(value, path);
  if (q === undefined || r === undefined) return refuse(path, 'wrong-type', 'A hex [q, r] is expected here.');
  return [q, r];
};

/** A hex of the board in play, as its cell. */
export const cellOn =
  (board: BoardId): Reader<Cell> =>
  (value, path) => {
    const cell = cellOf(hex(value, path));
    if (cell === OFF_BOARD || cell >= BOARDS[board].size) return refuse(path, 'off-board', 'This hex is not on the board.');
    return cell;
  };

/** The owner of a unit by the name of the army; a bomber without one is nobody's (P2). */
const ownerAmong =
  (names: readonly string[]): Reader<Seat> =>
  (value, path) => {
    const seat = names.indexOf(text(MAX_NAME)(value, path));
    return seat < 0 ? refuse(path, 'unknown-army', `The armies of this position are ${names.join(', ')}.`) : seat;
  };

/** A bomber that is nobody's (P2): the only unit without an army. */
const bomberWithout =
  (armyPath: string): Reader<TileKey> =>
  (value, path) => {
    const key = `bomber/${text(MAX_NAME)(value, path)}`;
    return isTile(key) ? key : refuse(armyPath, 'missing-field', 'Only a bomber can stand without an army.');
  };

const unitTile =
  (read: Reader<TileKey>): Reader<CompiledUnit> =>
  (value, path) => {
    const tile = tileOf(read(value, path));
    return tile.kind === 'instant' ? refuse(path, 'not-a-unit', 'An instant is never on the board.') : tile;
  };

/** U2, U3: an HQ's wounds are its player's `hq`. */
const woundsOf =
  (tile: CompiledUnit): Reader<number> =>
  (value, path) => {
    const wounds = whole(0, Number.MAX_SAFE_INTEGER)(value, path);
    if (tile.isHq && wounds > 0) return refuse(path, 'too-many-wounds', 'The wounds of an HQ are told by the hq of its player.');
    if (wounds >= tile.toughness) return refuse(path, 'too-many-wounds', `This unit can carry ${tile.toughness - 1} at most.`);
    return wounds;
  };

/** An HQ stands as long as its player has toughness, and there is one of it. */
const checkHq = ({ options, players, board }: Members, seat: Seat, at: Fields<'tile'>): void => {
  if (players[seat]?.hq === 0 && !isScoreMode(options.mode)) {
    refuse(at.path, 'hq-destroyed', 'This HQ has no toughness left, so it cannot be on the board.');
  }
  if (board.some((unit) => unit?.owner === seat && unitOf(unit.tile).isHq)) {
    refuse(at.pathOf('tile'), 'second-hq', 'This player has an HQ on the board already.');
  }
};

/** Reads a unit and puts it on the board. */
const placeOn = (members: Members): Reader<void> => {
  const { options, players, board } = members;
  const owner = ownerAmong(armyNames(players));
  const onBoard = cellOn(options.board);
  return (value, path) => {
    const at = fields(value, path, FIELDS);
    const seat = at.find('army', owner, NOBODY);
    const army = players[seat]?.army;
    const tile = at.get('tile', unitTile(army ? tileFor(army) : bomberWithout(at.pathOf('army'))));
    const cell = at.get('at', onBoard);
    if (board[cell]) refuse(at.pathOf('at'), 'hex-taken', 'Another unit stands on this hex.');
    if (tile.isHq) checkHq(members, seat, at);
    const rot = at.get('rot', oneOf(DIRECTIONS));
    board[cell] = { owner: seat, tile: tile.key, rot, wounds: at.find('wounds', woundsOf(tile), 0), used: [] };
  };
};

/** The units of a position, put on a board. */
export const boardFor =
  (options: Options, players: readonly Player[]): Reader<(Unit | null)[]> =>
  (value, path) => {
    const { size } = BOARDS[options.board];
    const board = new Array<Unit | null>(size).fill(null);
    list(placeOn({ options, players, board }), MAX_UNITS)(value, path);
    return board;
  };
