import type { Evaluation } from '@hexfall/shared/ai/evaluate';
import { countsTotal, MORE_AT_START } from '@hexfall/shared/ai/featureLayout';
import { foresee } from '@hexfall/shared/ai/foresee';
import { MINDS } from '@hexfall/shared/ai/levels';
import type { Head, Parameters } from '@hexfall/shared/ai/Network';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { evaluationsOf, PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { type Beam, planTurn } from '@hexfall/shared/ai/planTurn';
import type { ComputerPlayer } from '@hexfall/shared/ai/players';
import { arrangements, hired, inTurn, mapsForPlayers, type MatchPlan } from '@hexfall/shared/cli/matchPlan';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { BOARD_IDS } from '@hexfall/shared/hex/boards';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, MODES, type Options } from '@hexfall/shared/model/options';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { checkOptions, createMatch } from '@hexfall/shared/rules/createMatch';
import { listFor } from '@hexfall/shared/rules/legal';
import { isSideOut, PLAYERS, sides, standings, teamOf } from '@hexfall/shared/rules/sides';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { playMatch, randomOfSeat } from '../playMatch.js';

/** In how many of the turns another plan than the best is played. */
const OTHER_PLANS = 0.15;
/** Among how many. */
const PLANS = 8;
const CUT = 20;
const BEAM: Beam = MINDS.veteran.beam;

/** Plays for learning: a planner without replies that now and then plays another of its plans. */
class LearningPlayer implements ComputerPlayer {
  readonly #simulation = new BattleSimulation();
  readonly #follower = new PlanFollower();
  readonly #evaluator: Evaluation;
  readonly #plain: PlanningPlayer;

  constructor(
    parameters: Parameters | null,
    private readonly random: RandomSource,
  ) {
    this.#evaluator = evaluationsOf({ ...MINDS.veteran, learned: parameters }, this.#simulation).planned;
    this.#plain = new PlanningPlayer(MINDS.veteran, random, this.#simulation);
  }

  choose = (table: Table, seat: Seat): Intent =>
    this.#follower.next(table, seat) ?? this.#follower.follow(table, seat, this.#plan(table, seat));

  #plan(table: Table, seat: Seat): readonly Intent[] {
    if (table.decision || table.turn.phase === 'setup' || listFor(table, 'redraw').size > 0) return this.#plain.plan(table, seat);
    const plans = planTurn(table, seat, this.#evaluator, BEAM, this.random);
    if (plans.length > 1 && this.random() < OTHER_PLANS) return pick(plans.slice(1, PLANS), this.random).intents;
    return plans[0]!.intents;
  }
}

const BASE_PAIRS = arrangements(BASE_ARMIES, 2);
const ALL_PAIRS = arrangements(ARMY_IDS, 2, true);
const MERCENARIES = 2;
const DUEL: Options = { ...DEFAULT_OPTIONS, takeBack: false };

/** Matches of more than two: every mode with every number of players, and on every board. */
const OTHERS: readonly { readonly options: Options; readonly players: number }[] = MODES.filter((mode) => mode !== 'duel').flatMap((mode) =>
  Array.from({ length: PLAYERS[mode].max - PLAYERS[mode].min + 1 }, (_, more) => PLAYERS[mode].min + more).flatMap((players) =>
    BOARD_IDS.map((board) => ({ options: { ...DUEL, mode, board }, players })).filter(
      ({ options }) => checkOptions(options, players) === null,
    ),
  ),
);
const ARMIES_BY_PLAYERS = [2, 3, 4].map((players) => arrangements(ARMY_IDS, players));
/** A prime, so that armies near each other in their list are played far apart. */
const ARMIES_STEP = 131;

const onMap = (options: Options, players: number, round: number): Options => {
  const { board, terrain, turrets } = inTurn(mapsForPlayers(players), round);
  return { ...options, board, terrain, turrets };
};

/**
 * What is played: of twenty games ten are duels of the base armies, five of all, one with mercenaries, two on maps, and two are of more players, of
 * which one in three is played on a map.
 */
export const matchOf = (game: number): MatchPlan => {
  const round = Math.floor(game / 20);
  const kind = game % 20;
  if (kind >= 18) {
    const place = round * 2 + kind - 18;
    const { options, players } = inTurn(OTHERS, place);
    const armies = inTurn(ARMIES_BY_PLAYERS[players - 2]!, place * ARMIES_STEP);
    return { options: place % 3 === 2 ? onMap(options, players, Math.floor(place / 3)) : options, armies };
  }
  const armies = kind < 10 ? inTurn(BASE_PAIRS, round * 10 + kind) : inTurn(ALL_PAIRS, round * 8 + kind - 10);
  const options = { ...DUEL, sameArmy: armies[0] === armies[1] };
  if (kind === 15) return { options: { ...options, mercenaries: MERCENARIES }, armies, mercenaries: hired(MERCENARIES, 2, round) };
  return { options: kind < 15 ? options : onMap(options, 2, round * 2 + kind - 16), armies };
};

/** A position of self-play with what came of it, for one side against another. */
export interface Position {
  readonly head: Head;
  readonly table: Table;
  /** By teams. */
  readonly own: number;
  readonly other: number;
  readonly game: number;
  /** The final difference of the sides in tens, by the average of their players or G4 their total, cut at ± 20 points. */
  readonly margin: number;
  /** 1 won, 0 lost, a half drawn; where neither has won, which of them has more in the end. */
  readonly win: number;
}

/** The pairs of sides for which a position is noted: the side to move with one of the others, and where a turn begins two of the others. */
const pairsOf = (head: Head, mover: number, count: number, turn: number): (readonly [number, number])[] => {
  const others = Array.from({ length: count }, (_, side) => side).filter((side) => side !== mover);
  const own = inTurn(others, turn);
  const pair = [mover, own] as const;
  return head === 'played' || others.length < 2 ? [pair] : [pair, [own, inTurn(others, others.indexOf(own) + 1)]];
};

/** Plays a game of a round and notes its positions. The same seed plays the same game. */
export const selfPlay = (seed: string, game: number, parameters: Parameters | null): Position[] => {
  const start = createMatch({ ...matchOf(game), seed: `${seed}/${game}` });
  if (!start.ok) throw new Error(start.error.message);
  const { options, players: seated } = start.value.table;
  const players = seated.map((_, seat) => new LearningPlayer(parameters, randomOfSeat(`${seed}/${game}`, seat)));
  const noted: Pick<Position, 'head' | 'table' | 'own' | 'other'>[] = [];
  const all = sides(start.value.table);
  const note = (head: Head, table: Table, seat: Seat): void => {
    for (const [own, other] of pairsOf(head, teamOf(options.mode, seat), all.length, table.turn.number)) {
      if (![own, other].some((side) => isSideOut(table, all[side]!))) noted.push({ head, table, own, other });
    }
  };
  let turn = 0;
  const { table } = playMatch(start.value, players, (before, seat, intent) => {
    if (before.decision || before.turn.phase === 'setup') return;
    if (before.turn.number !== turn && intent.do !== 'redraw') {
      turn = before.turn.number;
      note('begins', before, seat);
    }
    if (intent.do === 'end-turn') note('played', before, seat);
    if (intent.do === 'battle') {
      const fought = foresee(before, seat, intent);
      if (fought && !fought.outcome && !fought.battle) note('played', fought, seat);
    }
  });
  const reached = standings(table);
  const left = all.map((seats) => {
    const sum = seats.reduce((found, seat) => found + reached[seat]!, 0);
    return countsTotal(options.mode, seats) ? sum - MORE_AT_START : sum / seats.length;
  });
  const winners = new Set(table.outcome?.winners.map((seat) => teamOf(options.mode, seat)));
  return noted.map((position) => {
    const { own, other } = position;
    const margin = Math.max(-CUT, Math.min(CUT, left[own]! - left[other]!)) / 10;
    const win = winners.has(own) === winners.has(other) ? (winners.has(own) ? 0.5 : (Math.sign(margin) + 1) / 2) : winners.has(own) ? 1 : 0;
    return { ...position, game, margin, win };
  });
};
