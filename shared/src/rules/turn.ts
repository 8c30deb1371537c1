import { BOARDS } from '../hex/boards.js';
import { unitOf } from '../content/catalog.js';
import { cellOf, hexOf, type Hex } from '../hex/cells.js';
import type { Mode } from '../model/options.js';
import type { Outcome } from '../model/result.js';
import type { BattleCause, Seat, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { runBattle, startBattle } from './battle/runBattle.js';
import { decideByFall, decideFinal, decideStandstill, finalDraw, isIn, leaders } from './outcome.js';
import { isTeamMode, teamOf, turnOrder } from './sides.js';
import { drawLimit, fullHand } from './uses.js';
import { pileSize } from './view.js';
import { record, type Work } from './work.js';

const end = (work: Work, outcome: Outcome): void => record(work, { type: 'ended', outcome });

/** Starts the turn at a place of the turn order and draws (T1, S4). */
export const startTurn = (work: Work, slot: number, additional: readonly Seat[] | null = null): void => {
  const player = turnOrder(work.table)[slot]!;
  record(work, { type: 'turn-started', player, number: work.table.turn.number + 1, slot, additional });
  drawUp(work, player);
};

/** T1: draws up to the limit; says when it was the last tile (E2) and when one has to be discarded. */
export const drawUp = (work: Work, seat: Seat): void => {
  const { table } = work;
  const player = table.players[seat]!;
  const count = Math.min(drawLimit(table) - player.hand.length, pileSize(player));
  if (count > 0) {
    const tiles = topOf(work, seat, count);
    if (!tiles) return;
    record(work, { type: 'drew', player: seat, tiles });
  }
  if (pileSize(player) === 0 && table.turn.lastDrawnBy === null) record(work, { type: 'last-tile-drawn', player: seat });
  if (player.hand.length === fullHand(table)) record(work, { type: 'must-discard', player: seat });
};

/** The tiles on top of a pile; refuses the step when the position does not know them. */
const topOf = (work: Work, seat: Seat, count: number): readonly TileKey[] | null => {
  const { pile } = work.table.players[seat]!;
  if (typeof pile !== 'number') return pile.slice(0, count);
  work.refusal = { code: 'unknown-pile', message: 'This position does not say which tiles are left to draw.' };
  return null;
};

/** Ends the turn and goes on to whatever follows: a turn, the final battle or the additional battle (E2, E4). */
export const endTurn = (work: Work): void => {
  record(work, { type: 'turn-ended', player: work.table.turn.player });
  goOn(work);
};

/** Ends the turn with a battle (B1). */
export const endTurnWithBattle = (work: Work, starter: Seat, cause: BattleCause): void => {
  record(work, { type: 'turn-ended', player: work.table.turn.player });
  battle(work, starter, cause);
};

const battle = (work: Work, starter: Seat, cause: BattleCause): void => {
  startBattle(work, starter, cause);
  continueBattle(work);
};

/** Fights the running battle to its end, or to the next question, and then does what follows from it. */
export const continueBattle = (work: Work): void => {
  const { starter, cause } = work.table.battle!;
  if (runBattle(work)) afterBattle(work, starter, cause, work.table);
};

const afterBattle = (work: Work, starter: Seat, cause: BattleCause, table: Table): void => {
  const { changed } = lastBattle(work);
  const outcome = settleFallen(work);
  if (outcome) return end(work, outcome);
  if (cause === 'final') return decide(work, decideFinal(table));
  if (cause === 'additional') return end(work, decideFinal(table) ?? finalDraw());
  if (!isMainBoardFull(table)) return goOn(work);
  if (!changed) return end(work, decideStandstill(table)); // F2
  battle(work, starter, 'full');
};

const lastBattle = ({ events }: Work): { changed: boolean } => {
  const found = events.findLast((event) => event.type === 'battle-ended');
  if (!found) throw new Error('no battle has ended');
  return found;
};

/** E4: a winner, or a tie and with it one more turn for those who share the first place. */
const decide = (work: Work, outcome: Outcome | null): void => {
  if (outcome) return end(work, outcome);
  const order = turnOrder(work.table);
  const tied = leaders(work.table).flat();
  const last = lastDrawnSlot(work.table);
  const queue = [...new Set(order.map((_, i) => order[(last + 1 + i) % order.length]!))].filter((seat) => tied.includes(seat) && isIn(work.table, seat));
  nextAdditional(work, queue);
};

/** E4: the next of the additional turns, or the additional battle; B6: whoever had the last turn starts it. */
const nextAdditional = (work: Work, queue: readonly Seat[]): void => {
  const [seat, ...rest] = queue;
  if (seat === undefined) return battle(work, work.table.turn.player, 'additional');
  startTurn(work, slotAfter(work.table, work.table.turn.slot, (other) => other === seat), rest);
};

/** The next slot in the order of turns whose player satisfies the condition. */
const slotAfter = (table: Table, slot: number, wanted: (seat: Seat) => boolean): number => {
  const order = turnOrder(table);
  for (let i = 1; i <= order.length; i++) {
    const next = (slot + i) % order.length;
    if (wanted(order[next]!)) return next;
  }
  throw new Error('nobody is left to play');
};

/** Where in the order of turns the last tile was drawn: the latest such place up to now. */
const lastDrawnSlot = ({ turn, ...table }: Table): number => {
  const order = turnOrder(table);
  for (let i = 0; i < order.length; i++) {
    const slot = (turn.slot - i + order.length) % order.length;
    if (order[slot] === turn.lastDrawnBy) return slot;
  }
  throw new Error('nobody has drawn the last tile');
};

/** Goes on after a finished turn (E2): the next player's, unless everyone has had the last one. */
const goOn = (work: Work): void => {
  const { table } = work;
  const { turn } = table;
  if (turn.additional) return nextAdditional(work, turn.additional.filter((seat) => isIn(table, seat)));
  const next = slotAfter(table, turn.slot, (seat) => isIn(table, seat));
  if (turn.lastDrawnBy !== null && hasHadLastTurn(table, next)) return battle(work, turn.lastDrawnBy, 'final');
  startTurn(work, next);
};

/** E2: whether the player at a slot has had a turn since the last tile was drawn, or drew it. */
const hasHadLastTurn = (table: Table, next: number): boolean => {
  const order = turnOrder(table);
  const from = lastDrawnSlot(table);
  for (let slot = from; ; slot = (slot + 1) % order.length) {
    if (order[slot] === order[next]) return true;
    if (slot === table.turn.slot) return false;
  }
};

/** F1: whether no hex of the main board is free. */
export const isMainBoardFull = ({ board }: Pick<Table, 'board'>): boolean => {
  for (let cell = 0; cell < BOARDS.main.size; cell++) if (!board[cell]) return false;
  return true;
};

/** Modes in which the others play on when somebody is out (G1). */
const G1_MODES: readonly Mode[] = ['deathmatch', 'deathmatch-score'];

/**
 * Lets everyone leave whose HQ is gone (B8, G1) or who has resigned meanwhile (E5).
 * @returns how the match ends by it, if it does.
 */
export const settleFallen = (work: Work): Outcome | null => {
  const { table } = work;
  table.players.forEach((player, seat) => {
    if (player.resigned && isIn(table, seat) && resigns(table, seat)) {
      record(work, { type: 'hq-fell', player: seat, at: hqAt(table, seat) });
    }
  });
  if (G1_MODES.includes(table.options.mode)) {
    table.players.forEach((player, seat) => {
      if (!player.out && !isIn(table, seat)) record(work, { type: 'left', player: seat, units: unitsOf(table, seat) });
    });
  }
  return decideByFall(table);
};

/** E5: in team modes a side resigns only when all its players do. */
const resigns = (table: Table, seat: Seat): boolean =>
  !isTeamMode(table.options.mode) || table.players.every((player, other) => player.resigned || teamOf(table.options.mode, seat) !== teamOf(table.options.mode, other));

const hqAt = (table: Table, seat: Seat): Hex | null => unitsOf(table, seat).find((at) => unitOf(table.board[cellOf(at)]!.tile).isHq) ?? null;

/** The hexes of a player's units, by q and then r. */
const unitsOf = ({ board, options }: Table, seat: Seat): Hex[] =>
  BOARDS[options.board].cells.filter((cell) => board[cell]?.owner === seat).map(hexOf);
