import { BOARDS } from '../hex/boards.js';
import type { Cell } from '../hex/cells.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { BattleCause, GameState, Table } from '../model/state.js';
import { runBattle, startBattle } from './battle/runBattle.js';
import { drawToLimit } from './draw.js';
import { eliminate } from './elimination.js';
import { hasTurret, isLockedFor } from './entering.js';
import { landscapeOf } from './landscape.js';
import { decideFinal, decideStandstill, finalDraw, isInPlay, leaders, takesTurns } from './outcome.js';
import { settle } from './settle.js';
import { turnOrder } from './sides.js';
import { additionalStarter, lastDrawSlot, tiebreakOrder } from './tiebreak.js';
import { latestSlot, presentStarter, slotAfter } from './turnOrder.js';
import { record, type Work } from './work.js';

const end = (work: Work, outcome: Outcome): void => record(work, { type: 'ended', outcome });

/** Starts the turn at a place of the turn order and draws (T1, S4). */
export const startTurn = (work: Work<GameState>, slot: number, additional: readonly Seat[] | null = null): void => {
  const player = turnOrder(work.table)[slot]!;
  record(work, { type: 'turn-started', player, number: work.table.turn.number + 1, slot, additional });
  if (isLockedOut(work.table, player)) return battle(work, player, 'locked');
  drawToLimit(work, player);
};

/** L20: the player who has fought the battles before the draw has the turn afterwards. */
const resumeTurn = (work: Work<GameState>): void => {
  const { player } = work.table.turn;
  if (takesTurns(work.table, player)) drawToLimit(work, player);
  else goOn(work);
};

/** Ends the turn and begins what follows: a turn, the final battle or the additional battle (E2, E4). */
export const finishTurn = (work: Work<GameState>): void => {
  record(work, { type: 'turn-ended', player: work.table.turn.player });
  goOn(work);
};

/** Ends the turn with a battle (B1). */
export const endTurnWithBattle = (work: Work<GameState>, starter: Seat, cause: BattleCause): void => {
  record(work, { type: 'turn-ended', player: work.table.turn.player });
  battle(work, starter, cause);
};

const battle = (work: Work<GameState>, starter: Seat, cause: BattleCause): void => {
  startBattle(work, presentStarter(work.table, starter), cause);
  continueBattle(work);
};

/** Fights the running battle to its end, or to the next question, and then does what follows from it. */
export const continueBattle = (work: Work<GameState>): void => {
  const { starter, cause } = work.table.battle!;
  if (runBattle(work)) afterBattle(work, starter, cause, work.table);
};

const afterBattle = (work: Work<GameState>, starter: Seat, cause: BattleCause, table: Table): void => {
  const { changed } = lastBattle(work);
  const outcome = eliminate(work);
  if (outcome) return end(work, outcome);
  settle(work); // T6: units that have left (G1) no longer hold nets
  if (cause === 'final') return decide(work, decideFinal(table, null));
  if (cause === 'additional') return end(work, decideFinal(table, table.turn.additional) ?? finalDraw());
  const isStillFull = isBoardFull(table) || (cause !== 'tile' && takesTurns(table, starter) && isLockedOut(table, starter));
  if (!isStillFull) return cause === 'locked' ? resumeTurn(work) : goOn(work);
  if (!changed) return end(work, decideStandstill(table)); // F2, L20
  battle(work, starter, cause === 'locked' ? cause : 'full');
};

const lastBattle = ({ events }: Work): { changed: boolean } => {
  const found = events.findLast((event) => event.type === 'battle-ended');
  if (!found) throw new Error('no battle has ended');
  return found;
};

/** E4: a winner, or a tie and with it one more turn for those who share the first place. */
const decide = (work: Work<GameState>, outcome: Outcome | null): void => {
  if (outcome) return end(work, outcome);
  const { table } = work;
  const contest = tiebreakOrder(table, leaders(table).flat());
  additionalTurn(work, contest, contest, lastDrawSlot(table));
};

/** E4: the next of the additional turns after a slot, or the additional battle. */
const additionalTurn = (work: Work<GameState>, contest: readonly Seat[], toCome: readonly Seat[], after: number): void => {
  const { table } = work;
  const seat = toCome.find((other) => takesTurns(table, other));
  if (seat === undefined) return battle(work, additionalStarter(table, contest), 'additional');
  startTurn(
    work,
    slotAfter(table, after, (other) => other === seat),
    contest.filter((other) => isInPlay(table, other)),
  );
};

/** Continues after a finished turn (E2): the next player's, unless everyone has had the last one. */
const goOn = (work: Work<GameState>): void => {
  const { table } = work;
  const { turn } = table;
  const { additional: contest } = turn;
  if (contest) return additionalTurn(work, contest, contest.slice(contest.indexOf(turn.player) + 1), turn.slot);
  const next = slotAfter(table, turn.slot, (seat) => takesTurns(table, seat));
  if (turn.lastDrawnBy !== null && hasHadLastTurn(table, next)) return battle(work, turn.lastDrawnBy, 'final');
  startTurn(work, next);
};

/** E2: whether the player at a slot has had a turn since the last tile was drawn, or drew it. */
const hasHadLastTurn = (table: Table, next: number): boolean => {
  const order = turnOrder(table);
  const from = latestSlot(table, table.turn.lastDrawnBy!);
  for (let slot = from; ; slot = (slot + 1) % order.length) {
    if (order[slot] === order[next]) return true;
    if (slot === table.turn.slot) return false;
  }
};

/** F1, L3, L20: the hexes without a unit that have to be taken for the board to be full. */
export const openCells = (table: Table): Cell[] => {
  const counted = landscapeOf(table)?.counted ?? MAIN_CELLS;
  return counted.filter((cell) => !table.board[cell] && !hasTurret(table, cell));
};

/** F1: whether no hex that counts is free. */
export const isBoardFull = (table: Table): boolean => {
  if (table.terrain.length + table.turrets.length > 0) return openCells(table).length === 0;
  for (let cell = 0; cell < BOARDS.main.size; cell++) if (!table.board[cell]) return false;
  return true;
};

const MAIN_CELLS = BOARDS.main.cells;

/** L20: whether all free hexes lie in tight bunkers that are locked for a player. */
export const isLockedOut = (table: Table, seat: Seat): boolean => {
  const landscape = landscapeOf(table);
  if (!landscape?.is.tight.includes(true)) return false;
  const open = openCells(table);
  return open.length > 0 && open.every((cell) => isLockedFor(table, landscape, cell, seat));
};
