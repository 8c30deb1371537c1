import { unitOf } from '../../content/catalog.js';
import { type Board, compareCells } from '../../hex/boards.js';
import { type Cell, cellOf, type Hex, hexOf, OFF_BOARD } from '../../hex/cells.js';
import type { Intent, IntentOf } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { isClosed } from '../entering.js';
import { foundationAt } from '../foundations.js';
import { influenceOf } from '../influence.js';
import { boardOf, landscapeOf, type WithTerrain } from '../landscape.js';
import { isFriendly } from '../sides.js';
import { toughnessLeft } from '../toughness.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkNamed, dealDamage, foundationChoices, reachesFoundation } from './dealDamage.js';
import { checkInstant } from './held.js';
import { areAdjacent, cellOn, ownCells } from './hexes.js';

const isHqAt = (table: Table, cell: Cell): boolean => unitOf(table.board[cell]!.tile).isHq;

const isEnemyAt = (table: Table, seat: Seat, cell: Cell): boolean => {
  const unit = table.board[cell];
  return unit !== null && unit !== undefined && unit.owner !== seat && !isFriendly(table, seat, unit.owner);
};

/** P7 (f): whether the foundation of an enemy lies on a cell. */
const isEnemyFoundationAt = (table: Table, seat: Seat, cell: Cell): boolean => {
  const foundation = foundationAt(table, cell);
  return foundation !== null && !isFriendly(table, seat, foundation.owner);
};

/** L8 */
const isThick = (table: Table, cell: Cell): boolean => landscapeOf(table)?.is.thick[cell] === true;

type Aimed = Pick<IntentOf<'sniper' | 'grenade'>, 'at' | 'foundations'>;

/** X1, X2, P7: why a hex holds nothing of an enemy that can be hit, or null. */
const checkTarget = (table: Table, seat: Seat, aimed: Aimed, rule: string): Rejection | null => {
  const cell = cellOn(table, aimed.at);
  if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
  const misnamed = checkNamed(table, aimed, [cell]);
  if (misnamed) return misnamed;
  if (reachesFoundation(table, aimed, cell)) {
    if (isEnemyFoundationAt(table, seat, cell)) return null;
    return reject('not-foundation-owner-enemy', "Only an enemy's foundation can be hit.", 'P7');
  }
  if (!table.board[cell]) return reject('no-unit-there', 'There is no unit on that hex.', rule);
  if (!isEnemyAt(table, seat, cell)) return reject('not-enemy-unit', 'Only enemy units can be hit.', rule);
  if (isHqAt(table, cell)) return reject('is-hq', 'An HQ cannot be hit by this.', rule);
  return isThick(table, cell) ? reject('thick', 'A unit in a thick forest cannot be hit by this.', 'L8') : null;
};

/** X1, X2, P7: what the two instants can be aimed at, by q and then r; on one hex the unit before the foundation. */
const targetsOf = (table: Table, seat: Seat): readonly Aimed[] =>
  boardOf(table).cells.flatMap((cell) => {
    const at = hexOf(cell);
    const unit = table.board[cell];
    const aims: Aimed[] = unit && isEnemyAt(table, seat, cell) && !isHqAt(table, cell) && !isThick(table, cell) ? [{ at }] : [];
    if (table.foundations.length === 0 || !isEnemyFoundationAt(table, seat, cell)) return aims;
    return [...aims, unit ? { at, foundations: [at] } : { at }];
  });

export const sniper: Action<'sniper'> = {
  ...dealDamage<'sniper'>((_, { at }) => [cellOf(at)]),
  check: (table, seat, intent) => checkInstant(table, seat, 'sniper') ?? checkTarget(table, seat, intent, 'X1'),
  list: (table, seat) => {
    if (checkInstant(table, seat, 'sniper')) return NO_INTENTS;
    return intentList(targetsOf(table, seat).map((target) => ({ do: 'sniper', ...target })));
  },
};

/** X2: the player's own active HQ next to a cell. */
const hasHqBeside = (table: Table, seat: Seat, cell: Cell): 'active' | 'netted' | null => {
  const hq = ownCells(table, seat).find((other) => isHqAt(table, other) && areAdjacent(table, other, cell));
  if (hq === undefined) return null;
  return influenceOf(table).netted[hq] ? 'netted' : 'active';
};

export const grenade: Action<'grenade'> = {
  ...dealDamage<'grenade'>((_, { at }) => [cellOf(at)], toughnessLeft),
  check: (table, seat, intent) => {
    const failed = checkInstant(table, seat, 'grenade') ?? checkTarget(table, seat, intent, 'X2');
    if (failed) return failed;
    const hq = hasHqBeside(table, seat, cellOf(intent.at));
    if (hq === null) return reject('not-adjacent', 'A grenade reaches units next to your HQ.', 'X2');
    return hq === 'netted' ? reject('netted', 'Your HQ is netted.', 'X2') : null;
  },
  list: (table, seat) => {
    if (checkInstant(table, seat, 'grenade')) return NO_INTENTS;
    const reached = targetsOf(table, seat).filter(({ at }) => hasHqBeside(table, seat, cellOf(at)) === 'active');
    return intentList(reached.map((target) => ({ do: 'grenade', ...target })));
  },
};

/** X3: all seven hexes have to be on the board in play. */
const coversSeven = (table: Table, cell: Cell): boolean => boardOf(table).around[cell]!.length === 6;

/** L22 */
const coversClosed = (table: Table, area: readonly Cell[]): boolean => area.some((cell) => isClosed(table, cell));

const rejectClosed = (): Rejection => reject('closed', 'It cannot cover a closed hex.', 'L22');

/** X3: a hex and its six neighbors. */
const strikeArea = (table: WithTerrain, { at }: { readonly at: Hex }): Cell[] => [cellOf(at), ...boardOf(table).around[cellOf(at)]!];

export const airStrike: Action<'air-strike'> = {
  ...dealDamage<'air-strike'>(strikeArea),
  check: (table, seat, intent) => {
    const { at } = intent;
    const failed = checkInstant(table, seat, 'air-strike');
    if (failed) return failed;
    const cell = cellOn(table, at);
    if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    if (!coversSeven(table, cell)) return reject('blast-off-board', 'All seven hexes have to be on the board.', 'X3');
    const area = strikeArea(table, intent);
    return coversClosed(table, area) ? rejectClosed() : checkNamed(table, intent, area);
  },
  list: (table, seat) => {
    if (checkInstant(table, seat, 'air-strike')) return NO_INTENTS;
    const centers = boardOf(table).cells.filter(
      (cell) => coversSeven(table, cell) && !coversClosed(table, strikeArea(table, { at: hexOf(cell) })),
    );
    return intentList(
      centers
        .map(hexOf)
        .flatMap((at) => foundationChoices(table, strikeArea(table, { at })).map((named): Intent => ({ do: 'air-strike', at, ...named }))),
    );
  },
};

/** X4: all threes of adjacent hexes of a board. */
const smallBombs = ({ cells, around }: Board): readonly IntentOf<'small-bomb'>[] =>
  cells.flatMap((a) =>
    around[a]!.filter((b) => compareCells(b, a) > 0).flatMap((b) =>
      around[a]!.filter((c) => compareCells(c, b) > 0 && around[b]!.includes(c)).map((c): IntentOf<'small-bomb'> => ({
        do: 'small-bomb',
        at: [hexOf(a), hexOf(b), hexOf(c)],
      })),
    ),
  );

const KNOWN_BOMBS = new WeakMap<Board, readonly IntentOf<'small-bomb'>[]>();

/** X4, L22: those of the board in play that cover no closed hex. */
const smallBombsOn = (table: Table): readonly IntentOf<'small-bomb'>[] => {
  const board = boardOf(table);
  let bombs = KNOWN_BOMBS.get(board);
  if (!bombs) KNOWN_BOMBS.set(board, (bombs = smallBombs(board)));
  if (table.terrain.length + table.turrets.length === 0) return bombs;
  return bombs.filter(({ at }) => !coversClosed(table, at.map(cellOf)));
};

export const smallBomb: Action<'small-bomb'> = {
  ...dealDamage<'small-bomb'>((_, { at }) => at.map(cellOf)),
  check: (table, seat, intent) => {
    const { at } = intent;
    const failed = checkInstant(table, seat, 'small-bomb');
    if (failed) return failed;
    const cells = at.map((hex) => cellOn(table, hex));
    if (cells.includes(OFF_BOARD)) return reject('blast-off-board', 'All three hexes have to be on the board.', 'X4');
    const [a, b, c] = cells as [Cell, Cell, Cell];
    const together = areAdjacent(table, a, b) && areAdjacent(table, b, c) && areAdjacent(table, a, c);
    if (!together) return reject('not-adjacent', 'The three hexes have to be adjacent to each other.', 'X4');
    return coversClosed(table, [a, b, c]) ? rejectClosed() : checkNamed(table, intent, [a, b, c]);
  },
  list: (table, seat) => {
    if (checkInstant(table, seat, 'small-bomb')) return NO_INTENTS;
    const bombs = smallBombsOn(table);
    if (table.foundations.length === 0) return intentList(bombs);
    return intentList(
      bombs.flatMap(({ at }) => foundationChoices(table, at.map(cellOf)).map((named): Intent => ({ do: 'small-bomb', at, ...named }))),
    );
  },
};
