import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Player, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { defaultChoice } from '../rules/answers.js';
import { step } from '../rules/step.js';

/** An intent of a match and the table before it. */
export interface ReviewedIntent {
  readonly player: Seat;
  readonly intent: Intent;
  readonly before: Table;
}

/** An intent and whose it is. */
export interface OwnedIntent {
  readonly player: Seat;
  readonly intent: Intent;
}

/** A turn that can be reviewed: from when its tiles were drawn to its end. */
export interface PlayedTurn {
  readonly seat: Seat;
  readonly number: number;
  /** How many intents the match had when it began, and when it had ended. */
  readonly from: number;
  readonly to: number;
  /** What everybody saw when its tiles were drawn. */
  readonly table: Table;
  /** What was done then, without what was taken back. */
  readonly moves: readonly OwnedIntent[];
  /** The tiles drawn at its beginning; none where they were not drawn at random, or not all at once. */
  readonly drawn: readonly TileKey[];
}

/** Tiles are drawn in the middle of a turn: what comes after is a choice with the new tiles. */
const draws = ({ intent, before }: ReviewedIntent): boolean =>
  intent.do === 'redraw' || (before.decision?.kind === 'draw' && before.battle === null);

/** The match ends without the players playing it to the end. */
const breaksOff = ({ intent }: ReviewedIntent): boolean => intent.do === 'resign' || intent.do === 'agree-draw';

const isSameTurn = (a: Table, b: Table): boolean => a.turn.number === b.turn.number && a.turn.player === b.turn.player;

/** Drops what was taken back (T7): the last intent that is no answer, with the answers after it. */
export const withoutTakenBack = <T extends Pick<OwnedIntent, 'intent'>>(moves: readonly T[]): readonly T[] => {
  const remaining: T[] = [];
  for (const move of moves) {
    if (move.intent.do !== 'take-back') remaining.push(move);
    else
      remaining.length = Math.max(
        0,
        remaining.findLastIndex(({ intent }) => intent.do !== 'choose'),
      );
  }
  return remaining;
};

/** What a hand has more than it had; bombers on top of the pile are known before they are drawn (P2). */
const drawnOf = ({ hand: before, onTop }: Player, { hand }: Player): TileKey[] => {
  if (onTop.length > 0) return [];
  const drawn = [...hand];
  for (const tile of before) {
    const place = drawn.indexOf(tile);
    if (place >= 0) drawn.splice(place, 1);
  }
  return drawn;
};

/** Returns the turns of a match that can be reviewed; excludes turns with a resignation, and an unfinished one. */
export const playedTurns = (intents: readonly ReviewedIntent[], last: Table): PlayedTurn[] => {
  const turns: PlayedTurn[] = [];
  for (let from = 0; from < intents.length;) {
    const { before } = intents[from]!;
    const end = intents.findIndex((other, index) => index > from && !isSameTurn(other.before, before));
    const to = end < 0 ? intents.length : end;
    const turn = intents.slice(from, to);
    const isOver = end >= 0 || last.outcome !== null || !isSameTurn(last, before);
    const drawn = turn.findLastIndex(draws) + 1;
    const first = turn.findIndex((one, index) => index >= drawn && !one.before.decision && !one.before.battle);
    if (before.turn.phase === 'turn' && isOver && first >= 0 && !turn.some(breaksOff)) {
      const { player: seat, number } = before.turn;
      const { before: table } = turn[first]!;
      const moves = withoutTakenBack(turn.slice(first).map(({ player, intent }) => ({ player, intent })));
      const kept = intents[from - 1]?.before.players[seat];
      turns.push({
        seat,
        number,
        from: from + first,
        to,
        table,
        moves,
        drawn: drawn > 0 || !kept ? [] : drawnOf(kept, table.players[seat]!),
      });
    }
    from = to;
  }
  return turns;
};

/** More questions in a row do not occur. */
const MOST_QUESTIONS = 200;

const answered = (start: GameState, until: (state: GameState) => boolean): GameState => {
  let state = start;
  for (let asked = 0; state.table.decision && !until(state) && asked < MOST_QUESTIONS; asked++) {
    const { decision } = state.table;
    const done = step(state, decision.player, { do: 'choose', key: defaultChoice(decision) });
    if (!done.ok) break;
    state = done.value.state;
  }
  return state;
};

/** Whether an answer fits the question that is open. */
const fits = ({ table: { decision } }: GameState, { player, intent }: OwnedIntent): boolean =>
  intent.do === 'choose' && decision !== null && decision.player === player && decision.keys.includes(intent.key);

/** Returns the state after moves, with default answers to what they leave open; null if one of them is refused. */
export const carryOut = (start: GameState, moves: readonly OwnedIntent[]): GameState | null => {
  let state = start;
  for (const move of moves) {
    if (state.table.outcome) break;
    state = answered(state, (open) => fits(open, move));
    if (move.intent.do === 'choose' && !fits(state, move)) continue;
    const done = step(state, move.player, move.intent);
    if (!done.ok) return null;
    state = done.value.state;
  }
  return answered(state, () => false);
};
