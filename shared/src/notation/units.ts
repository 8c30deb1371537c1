import { BOARDS, type BoardId } from '../hex/boards.js';
import { cellOf, OFF_BOARD, type Cell, type Hex } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { isTile, keyFor, tileOf } from '../content/catalog.js';
import type { CompiledUnit } from '../content/compile.js';
import type { Options } from '../model/options.js';
import { NOBODY, type Player, type Seat, type Unit } from '../model/state.js';
import { isScoreMode } from '../rules/sides.js';
import { armyNames } from './armyNames.js';
import { MAX_NAME } from './players.js';
import { fields, list, oneOf, refuse, text, whole, type Reader } from './readers.js';

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

const unitTile =
  (player: Player | undefined): Reader<CompiledUnit> =>
  (value, path) => {
    const name = text(MAX_NAME)(value, path);
    const bomber = `bomber/${name}`;
    const key = player ? keyFor(player.army, name) : isTile(bomber) ? bomber : null;
    if (!key) {
      if (!player) return refuse(path.replace(/tile$/, 'army'), 'missing-field', 'Only a bomber can stand without an army.');
      return refuse(path, 'unknown-tile', `A player of ${player.army} has no tile of this name.`);
    }
    const tile = tileOf(key);
    return tile.kind === 'instant' ? refuse(path, 'not-a-unit', 'An instant is never on the board.') : tile;
  };

/** U2, U3: an HQ's wounds are its player's `hq`. */
const woundsOf =
  (tile: CompiledUnit): Reader<number> =>
  (value, path) => {
    const wounds = whole(0, Number.MAX_SAFE_INTEGER)(value, path);
    if (tile.isHq && wounds > 0) return refuse(path, 'too-many-wounds', 'The wounds of an HQ are told by the hq of its player.');
    if (wounds >= tile.toughness) return refuse(path, 'too-many-wounds', `This unit is destroyed by ${tile.toughness} wounds.`);
    return wounds;
  };

/** The units of a position, put on a board. */
export const boardFor = (options: Options, players: readonly Player[]): Reader<(Unit | null)[]> => {
  const { size } = BOARDS[options.board];
  const onBoard = cellOn(options.board);
  const owner = ownerAmong(armyNames(players));
  const scoring = isScoreMode(options.mode);
  return (value, path) => {
    const board = new Array<Unit | null>(size).fill(null);
    const place: Reader<void> = (json, unitPath) => {
      const at = fields(json, unitPath, FIELDS);
      const seat = at.find('army', owner, NOBODY);
      const player = players[seat];
      const tile = at.get('tile', unitTile(player));
      const cell = at.get('at', onBoard);
      if (board[cell]) refuse(at.pathOf('at'), 'hex-taken', 'Another unit stands on this hex.');
      if (tile.isHq && player && player.hq < 1 && !scoring) {
        refuse(unitPath, 'hq-destroyed', 'This HQ has no toughness left, so it cannot be on the board.');
      }
      const rot = at.get('rot', oneOf(DIRECTIONS));
      board[cell] = { owner: seat, tile: tile.key, rot, wounds: at.find('wounds', woundsOf(tile), 0), used: [] };
    };
    list(place, size)(value, path);
    return board;
  };
};
