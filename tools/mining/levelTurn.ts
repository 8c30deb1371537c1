import { createPlayer } from '@hexfall/shared/ai/players';
import { keyFor } from '@hexfall/shared/content/catalog';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent, IntentKind } from '@hexfall/shared/model/intent';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { type Puzzle, PUZZLE_KINDS } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';

const MOST_INTENTS = 40;
/** How often a level is asked: those that look at some intents only, at random, may find a turn at times. */
const TIMES = 2;
/** Enough for a battle to be allowed, and for the match to go on after it. */
const PILE = 9;

const ENDINGS: ReadonlySet<IntentKind> = new Set(['battle', 'end-turn']);

/** A puzzle as the turn of a match: with a Battle tile for who wants to fight now, and a tile to discard where more are held than used. */
const tableFor = ({ position, solver, goals, use }: Puzzle): Table => {
  const { table } = position;
  const fights = goals.some(({ goal }) => goal === 'destroy-hq');
  const players = table.players.map((player, seat) => {
    const battle = seat === solver && fights ? [keyFor(player.army, 'battle')!] : [];
    return { ...player, hand: [...player.hand, ...battle], pile: PILE };
  });
  return { ...table, players, turn: { ...table.turn, mustDiscard: table.players[solver]!.hand.length > use } };
};

/** What a level does in the turn of a puzzle, as far as it can be part of a solution. */
const turnOf = (puzzle: Puzzle, level: LevelId, time: number): readonly Intent[] => {
  const { solver, position } = puzzle;
  const player = createPlayer(level, randomFrom(time));
  let state = { ...position, table: tableFor(puzzle) };
  const found: Intent[] = [];
  while (found.length < MOST_INTENTS) {
    const seat = actingSeat(state.table);
    if (seat === null || state.table.battle || state.table.turn.player !== solver) break;
    const intent = (seat === solver ? player : createPlayer('greedy', randomFrom(time))).choose(state.table, seat);
    if (ENDINGS.has(intent.do)) break;
    if (seat === solver && PUZZLE_KINDS.includes(intent.do)) found.push(intent);
    const next = step(state, seat, intent);
    if (!next.ok) break;
    state = next.value.state;
  }
  return found;
};

/** Whether a level solves a puzzle in one of a few turns. */
export const isFoundBy = (puzzle: Puzzle, level: LevelId): boolean =>
  Array.from({ length: TIMES }, (_, time) => checkSolution(puzzle, { intents: turnOf(puzzle, level, time + 1), choices: [] })).some(
    ({ solved }) => solved,
  );
