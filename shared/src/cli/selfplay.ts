import { type ComputerPlayer, createPlayer } from '../ai/players.js';
import { numbersFrom } from '../fair/shuffle.js';
import type { Mode, Options } from '../model/options.js';
import { randomFrom } from '../model/random.js';
import { ok, type Result } from '../model/result.js';
import type { GameState } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';
import { formatOptions } from '../notation/options.js';
import { createMatch } from '../rules/createMatch.js';
import { type CliAnswer, type CliError, failure } from './call.js';
import { type PlayedGame, playGame } from './playGame.js';
import { readSelfplayPlan, type SelfplayPlan } from './selfplayPlan.js';

/** More show nothing new. */
const MAX_VIOLATIONS = 100;

/** A law that a game has broken, with what it takes to see it again. */
interface Violation {
  readonly game: number;
  readonly seed: string;
  readonly options: object;
  readonly armies: readonly ArmyId[];
  readonly mercenaries: readonly (readonly string[])[];
  readonly message: string;
}

/** How often each army has won. */
type Wins = Record<string, number>;

/** The result of all games together. */
interface Totals {
  intents: number;
  battles: number;
  readonly wins: Wins;
  readonly modes: Partial<Record<Mode, { games: number; readonly wins: Wins }>>;
  readonly violations: Violation[];
}

/** Plays one game; an exception is one more way to break a law. */
const playSafely = (start: GameState, players: readonly ComputerPlayer[]): PlayedGame => {
  try {
    return playGame(start, players);
  } catch (error) {
    return { outcome: null, intents: 0, battles: 0, broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
};

const noWins = (armies: readonly ArmyId[]): Wins => Object.fromEntries([...armies, 'draw'].map((name) => [name, 0]));

const countWins = (wins: Wins, { outcome }: PlayedGame, armies: readonly ArmyId[]): void => {
  if (!outcome) return;
  const winners = outcome.winners.flatMap((seat) => armies[seat] ?? []);
  for (const name of winners.length > 0 ? winners : ['draw']) wins[name] = (wins[name] ?? 0) + 1;
};

const count = (totals: Totals, played: PlayedGame, { mode }: Options, armies: readonly ArmyId[], all: readonly ArmyId[]): void => {
  totals.intents += played.intents;
  totals.battles += played.battles;
  countWins(totals.wins, played, armies);
  const ofMode = (totals.modes[mode] ??= { games: 0, wins: noWins(all) });
  ofMode.games++;
  countWins(ofMode.wins, played, armies);
};

const playAll = ({ games, seed, match, armies: all, policy }: SelfplayPlan): Result<Totals, CliError> => {
  const totals: Totals = { intents: 0, battles: 0, wins: noWins(all), modes: {}, violations: [] };
  for (let game = 0; game < games; game++) {
    const plan = match(game);
    const { options, armies, mercenaries = [] } = plan;
    const gameSeed = `${seed}/${game}`;
    const start = createMatch({ ...plan, seed: gameSeed });
    if (!start.ok) return failure(start.error.code, start.error.message);
    const random = randomFrom(numbersFrom(`${gameSeed}/moves`)());
    const players = armies.map(() => createPlayer(policy, random));
    const played = playSafely(start.value, players);
    count(totals, played, options, armies, all);
    for (const message of played.broken) {
      totals.violations.push({ game, seed: gameSeed, options: formatOptions(options), armies, mercenaries, message });
    }
    if (totals.violations.length >= MAX_VIOLATIONS) break;
  }
  return ok(totals);
};

/**
 * `selfplay`: plays whole games, every seat by one policy, and checks the laws of the game.
 * @param terrain the content of the file of --terrain.
 */
export const selfplay = (args: readonly string[], terrain: unknown): CliAnswer => {
  const plan = readSelfplayPlan(args, terrain);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const played = playAll(plan.value);
  if (!played.ok) return played;
  const seconds = (performance.now() - begin) / 1000;
  const { intents, battles, wins, modes, violations } = played.value;
  const { games, allModes } = plan.value;
  return ok({ games, seconds, gamesPerSecond: games / seconds, intents, battles, wins, ...(allModes ? { modes } : {}), violations });
};
