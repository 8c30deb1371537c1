import { PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import { badOption, type CliError } from '@hexfall/shared/cli/call';
import { ok, type Result } from '@hexfall/shared/model/result';

const MOST_GAMES = 1_000_000;
const MOST_POSITIONS = 9_999_999_999;

/** What is mined in games of computer players. */
export interface MiningPlan {
  readonly games: number;
  readonly seed: string;
  readonly policy: PlayerName;
  /** How many positions a puzzle may have. */
  readonly most: number;
}

/** The whole number in an option, from 1 up to the most. */
export const wholeIn = (name: string, text: string, most: number): Result<number, CliError> =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= most ? ok(Number(text)) : badOption(name, `a whole number from 1 to ${most}`);

/** How many games are mined. */
export const readGames = (text: string): Result<number, CliError> => wholeIn('games', text, MOST_GAMES);

/** The plan in the options of a call. */
export const readMiningPlan = (values: Readonly<Record<'games' | 'seed' | 'policy' | 'limit', string>>): Result<MiningPlan, CliError> => {
  const games = readGames(values.games);
  if (!games.ok) return games;
  const most = wholeIn('limit', values.limit, MOST_POSITIONS);
  if (!most.ok) return most;
  const policy = PLAYER_NAMES.find((name) => name === values.policy);
  if (!policy) return badOption('policy', `one of ${PLAYER_NAMES.join(', ')}`);
  return ok({ games: games.value, seed: values.seed, policy, most: most.value });
};
