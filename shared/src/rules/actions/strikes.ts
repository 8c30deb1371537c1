import { BOARDS, compareCells, type Board, type BoardId } from '../../hex/boards.js';
import { cellOf, hexOf, OFF_BOARD, type Cell, type Hex } from '../../hex/cells.js';
import type { Hit } from '../../model/event.js';
import type { Intent } from '../../model/intent.js';
import type { Seat, Table } from '../../model/state.js';
import { unitOf } from '../../content/catalog.js';
import { answersFrom } from '../answers.js';
import { blastFrom } from '../battle/explosions.js';
import { resolveBlast } from '../battle/strike.js';
import { influenceOf } from '../influence.js';
import { isFriendly } from '../sides.js';
import { record, type Work } from '../work.js';
import { EMPTY_MENU, menuOf, reject, type Action, type Menu } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, boardOf, cellOn, ownCells } from './hexes.js';

/** The instants that wound units (X1–X4). */
export type StrikeIntent = Extract<Intent, { do: 'sniper' | 'grenade' | 'air-strike' | 'small-bomb' }>;

const isHqAt = (table: Table, cell: Cell): boolean => unitOf(table.board[cell]!.tile).isHq;

const isEnemyAt = (table: Table, seat: Seat, cell: Cell): boolean => {
  const unit = table.board[cell];
  return unit !== null && unit !== undefined && unit.owner !== seat && !isFriendly(table, seat, unit.owner);
};

/** X1, X2: why a hex holds no enemy unit that can be hit, or null. */
const checkTarget = (table: Table, seat: Seat, at: Hex, rule: string) => {
  const cell = cellOn(table, at);
  if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
  if (!table.board[cell]) return reject('no-unit-there', 'There is no unit on that hex.', rule);
  if (!isEnemyAt(table, seat, cell)) return reject('not-enemy-unit', 'Only enemy units can be hit.', rule);
  return isHqAt(table, cell) ? reject('is-hq', 'An HQ cannot be hit by this.', rule) : null;
};

const start = (work: Work, seat: Seat, intent: StrikeIntent, action: Parameters<typeof useInstant>[2]): void => {
  useInstant(work, seat, action);
  resumeStrike(work, seat, intent, []);
};

export const sniper: Action<'sniper'> = {
  check: (table, seat, { at }) => checkInstant(table, seat, 'sniper') ?? checkTarget(table, seat, at, 'X1'),
  apply: (work, seat, intent) => start(work, seat, intent, 'sniper'),
  menu: (table, seat) => {
    if (checkInstant(table, seat, 'sniper')) return EMPTY_MENU;
    const targets = boardOf(table).cells.filter((cell) => isEnemyAt(table, seat, cell) && !isHqAt(table, cell));
    return menuOf(targets.map((cell) => ({ do: 'sniper', at: hexOf(cell) })));
  },
  undoable: true,
};

/** X2: the player's own active HQ next to a cell. */
const hasHqBeside = (table: Table, seat: Seat, cell: Cell): 'active' | 'netted' | null => {
  const hq = ownCells(table, seat).find((other) => isHqAt(table, other) && areAdjacent(table, other, cell));
  if (hq === undefined) return null;
  return influenceOf(table).netted[hq] ? 'netted' : 'active';
};

export const grenade: Action<'grenade'> = {
  check: (table, seat, { at }) => {
    const failed = checkInstant(table, seat, 'grenade') ?? checkTarget(table, seat, at, 'X2');
    if (failed) return failed;
    const hq = hasHqBeside(table, seat, cellOf(at));
    if (hq === null) return reject('not-adjacent', 'A grenade reaches units next to your HQ.', 'X2');
    return hq === 'netted' ? reject('netted', 'Your HQ is netted.', 'X2') : null;
  },
  apply: (work, seat, intent) => start(work, seat, intent, 'grenade'),
  menu: (table, seat) => {
    if (checkInstant(table, seat, 'grenade')) return EMPTY_MENU;
    const targets = boardOf(table).cells.filter((cell) => isEnemyAt(table, seat, cell) && !isHqAt(table, cell));
    const reached = targets.filter((cell) => hasHqBeside(table, seat, cell) === 'active');
    return menuOf(reached.map((cell) => ({ do: 'grenade', at: hexOf(cell) })));
  },
  undoable: true,
};

/** X3: all seven hexes have to be on the board in play. */
const coversSeven = (table: Table, cell: Cell): boolean => boardOf(table).around[cell]!.length === 6;

export const airStrike: Action<'air-strike'> = {
  check: (table, seat, { at }) => {
    const failed = checkInstant(table, seat, 'airStrike');
    if (failed) return failed;
    const cell = cellOn(table, at);
    if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    return coversSeven(table, cell) ? null : reject('blast-off-board', 'All seven hexes have to be on the board.', 'X3');
  },
  apply: (work, seat, intent) => start(work, seat, intent, 'airStrike'),
  menu: (table, seat) => {
    if (checkInstant(table, seat, 'airStrike')) return EMPTY_MENU;
    const centers = boardOf(table).cells.filter((cell) => coversSeven(table, cell));
    return menuOf(centers.map((cell) => ({ do: 'air-strike', at: hexOf(cell) })));
  },
  undoable: true,
};

/** X4: all threes of adjacent hexes of a board. */
const smallBombs = ({ cells, around }: Board): Menu =>
  menuOf(
    cells.flatMap((a) =>
      around[a]!.filter((b) => compareCells(b, a) > 0).flatMap((b) =>
        around[a]!.filter((c) => compareCells(c, b) > 0 && around[b]!.includes(c)).map((c): Intent => ({
          do: 'small-bomb',
          at: [hexOf(a), hexOf(b), hexOf(c)],
        })),
      ),
    ),
  );

const SMALL_BOMBS: { readonly [B in BoardId]: Menu } = { main: smallBombs(BOARDS.main), expanded: smallBombs(BOARDS.expanded) };

export const smallBomb: Action<'small-bomb'> = {
  check: (table, seat, { at }) => {
    const failed = checkInstant(table, seat, 'smallBomb');
    if (failed) return failed;
    const cells = at.map((hex) => cellOn(table, hex));
    if (cells.includes(OFF_BOARD)) return reject('blast-off-board', 'All three hexes have to be on the board.', 'X4');
    const [a, b, c] = cells as [Cell, Cell, Cell];
    const together = areAdjacent(table, a, b) && areAdjacent(table, b, c) && areAdjacent(table, a, c);
    return together ? null : reject('not-adjacent', 'The three hexes have to be adjacent to each other.', 'X4');
  },
  apply: (work, seat, intent) => start(work, seat, intent, 'smallBomb'),
  menu: (table, seat) => {
    if (checkInstant(table, seat, 'smallBomb')) return EMPTY_MENU;
    return SMALL_BOMBS[table.options.board];
  },
  undoable: true,
};

/** The cells an instant hits (X1–X4). */
export const areaOf = (table: Table, intent: StrikeIntent): Cell[] => {
  switch (intent.do) {
    case 'sniper':
    case 'grenade':
      return [cellOf(intent.at)];
    case 'air-strike':
      return [cellOf(intent.at), ...boardOf(table).around[cellOf(intent.at)]!];
    case 'small-bomb':
      return intent.at.map(cellOf);
  }
};

/** X1–X4: everything the instant hits; a grenade deals as many wounds as are left. */
const hitsOf = (table: Table, intent: StrikeIntent): Hit[] =>
  areaOf(table, intent).flatMap((cell): Hit[] => {
    const unit = table.board[cell];
    if (!unit || unitOf(unit.tile).isHq) return [];
    const wounds = intent.do === 'grenade' ? unitOf(unit.tile).toughness - unit.wounds : 1;
    return [{ from: hexOf(cell), direction: 0, to: hexOf(cell), arrival: 0, kind: 'instant', wounds }];
  });

/** Goes on with an instant that wounds: asks about Medics (D2, D5), or lets it strike. */
export const resumeStrike = (work: Work, seat: Seat, intent: StrikeIntent, given: readonly string[]): void => {
  const { table } = work;
  const answers = answersFrom(given);
  const influence = influenceOf(table);
  const blast = blastFrom(influence, hitsOf(table, intent), [], seat);
  const strike = resolveBlast(table, influence, blast, table.turn.player, answers.ask, intent.do);
  if (strike) record(work, { type: 'struck', player: seat, source: intent.do, ...strike });
  else record(work, { type: 'asked', decision: answers.decision()!, pending: { kind: 'instant', intent, answers: given } });
};
