import { POLICIES, type Policy } from '../ai/policies.js';
import { randomFrom } from '../ai/random.js';
import { BASE_ARMIES } from '../content/catalog.js';
import { DEFAULT_OPTIONS, MODES, type Mode, type Options } from '../model/options.js';
import { ok, type Result } from '../model/result.js';
import type { Table } from '../model/state.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { createMatch } from '../rules/createMatch.js';
import { numbersFrom } from '../rules/shuffle.js';
import { PLAYERS } from '../rules/sides.js';
import { failure, type Answer, type CliError } from './answer.js';
import { readArgs } from './args.js';
import { playGame, type PlayedGame } from './playGame.js';

const MAX_GAMES = 1_000_000;
const MAX_SEED = 200;
/** More tell nothing new. */
const MAX_VIOLATIONS = 100;

/** What `selfplay` is asked for. */
interface Plan {
  readonly games: number;
  readonly seed: string;
  readonly options: Options;
  /** The armies of each game; after the last it begins again. */
  readonly rotation: readonly (readonly ArmyId[])[];
  readonly policy: Policy;
}

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  mode: { type: 'string', default: DEFAULT_OPTIONS.mode },
  armies: { type: 'string' },
  policy: { type: 'string', default: 'random' },
} as const;

const badOption = (name: keyof typeof OPTIONS, expected: string): Result<never, CliError> =>
  failure('bad-option', `--${name} takes ${expected}.`);

/** Every way to give different ones of these armies to that many players. */
const arrangements = (armies: readonly ArmyId[], players: number): ArmyId[][] =>
  players === 0
    ? [[]]
    : armies.flatMap((army) =>
        arrangements(
          armies.filter((other) => other !== army),
          players - 1,
        ).map((rest) => [army, ...rest]),
      );

const readArmies = (list: string | undefined, mode: Mode): Result<readonly (readonly ArmyId[])[], CliError> => {
  const { min, max } = PLAYERS[mode];
  if (list === undefined) return ok(arrangements(BASE_ARMIES, min));
  const armies = list.split(',').flatMap((name) => ARMY_IDS.find((army) => army === name) ?? []);
  const complete = armies.length === list.split(',').length;
  if (complete && armies.length >= min && armies.length <= max) return ok([armies]);
  return badOption('armies', `${min === max ? min : `${min} to ${max}`} of ${ARMY_IDS.join(', ')} with commas between them`);
};

const readPlan = (args: readonly string[]): Result<Plan, CliError> => {
  const parsed = readArgs({ args: [...args], options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1 || games > MAX_GAMES) return badOption('games', `a number from 1 to ${MAX_GAMES}`);
  if (values.seed.length > MAX_SEED) return badOption('seed', `a text of at most ${MAX_SEED} characters`);
  const mode = MODES.find((each) => each === values.mode);
  if (!mode) return badOption('mode', `one of ${MODES.join(', ')}`);
  const rotation = readArmies(values.armies, mode);
  if (!rotation.ok) return rotation;
  const policy = Object.entries(POLICIES).find(([name]) => name === values.policy)?.[1];
  if (!policy) return badOption('policy', `one of ${Object.keys(POLICIES).join(', ')}`);
  const sameArmy = rotation.value.some((armies) => new Set(armies).size < armies.length);
  return ok({ games, seed: values.seed, options: { ...DEFAULT_OPTIONS, mode, sameArmy }, rotation: rotation.value, policy });
};

/** A law that a game has broken, with what it takes to see it again. */
interface Violation {
  readonly game: number;
  readonly seed: string;
  readonly armies: readonly ArmyId[];
  readonly message: string;
}

/** What all games together come to. */
interface Totals {
  intents: number;
  battles: number;
  readonly wins: Record<string, number>;
  readonly violations: Violation[];
}

/** Plays one game; an exception is one more way to break a law. */
const playSafely = (start: Table, policy: Policy, random: () => number): PlayedGame => {
  try {
    return playGame(start, policy, random);
  } catch (error) {
    return { outcome: null, intents: 0, battles: 0, broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
};

const countWins = (wins: Record<string, number>, { outcome }: PlayedGame, armies: readonly ArmyId[]): void => {
  if (!outcome) return;
  const winners = outcome.winners.flatMap((seat) => armies[seat] ?? []);
  for (const name of winners.length > 0 ? winners : ['draw']) wins[name] = (wins[name] ?? 0) + 1;
};

const playAll = ({ games, seed, options, rotation, policy }: Plan): Result<Totals, CliError> => {
  const names = [...new Set(rotation.flat()), 'draw'];
  const totals: Totals = { intents: 0, battles: 0, wins: Object.fromEntries(names.map((name) => [name, 0])), violations: [] };
  for (let game = 0; game < games; game++) {
    const armies = rotation[game % rotation.length] ?? [];
    const gameSeed = `${seed}/${game}`;
    const start = createMatch({ options, armies, seed: gameSeed });
    if (!start.ok) return failure(start.error.code, start.error.message);
    const played = playSafely(start.value, policy, randomFrom(numbersFrom(`${gameSeed}/moves`)()));
    totals.intents += played.intents;
    totals.battles += played.battles;
    countWins(totals.wins, played, armies);
    for (const message of played.broken) totals.violations.push({ game, seed: gameSeed, armies, message });
    if (totals.violations.length >= MAX_VIOLATIONS) break;
  }
  return ok(totals);
};

/** `selfplay`: plays whole games, every seat by one policy, and watches that the laws of the game hold. */
export const selfplay = (args: readonly string[]): Answer => {
  const plan = readPlan(args);
  if (!plan.ok) return plan;
  const begin = performance.now();
  const played = playAll(plan.value);
  if (!played.ok) return played;
  const seconds = (performance.now() - begin) / 1000;
  const { intents, battles, wins, violations } = played.value;
  const { games } = plan.value;
  return ok({ games, seconds, gamesPerSecond: games / seconds, intents, battles, wins, violations });
};
