import { PLAYER_NAMES, type PlayerName } from '../ai/players.js';
import { BASE_ARMIES } from '../content/catalog.js';
import { MAPS } from '../content/maps.js';
import {
  DEFAULT_OPTIONS,
  forOptions,
  type Mode,
  MODES,
  OPTION_NAMES,
  type OptionName,
  type Options,
  type ValuedOptions,
} from '../model/options.js';
import { fail, ok, type Result } from '../model/result.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { parseGround } from '../notation/terrain.js';
import { checkOptions } from '../rules/createMatch.js';
import { PLAYERS } from '../rules/sides.js';
import { badOption, type CliError, failure, readArgs } from './call.js';
import { arrangements, hired, inTurn, matchInMatrix, type MatchPlan } from './matchPlan.js';

const MAX_GAMES = 1_000_000;
const MAX_SEED = 200;

/** Instead of a mode: all of them with all their options and armies. */
const ALL = 'all';

/** What `selfplay` is asked for. */
export interface SelfplayPlan {
  readonly games: number;
  readonly seed: string;
  readonly policy: PlayerName;
  readonly match: (game: number) => MatchPlan;
  /** The armies that play, in the order in which their wins are printed. */
  readonly armies: readonly ArmyId[];
  /** Whether games of several modes are played. */
  readonly allModes: boolean;
}

/** What is played; it follows from the options that say something about the match. */
type Matches = Pick<SelfplayPlan, 'match' | 'armies' | 'allModes'>;

const isFlag = (name: OptionName): boolean => typeof DEFAULT_OPTIONS[name] === 'boolean';

/** `teamHq` is chosen by `--team-hq`, and `takeBack`, which is on by default, by `--no-take-back`. */
export const flagOf = (name: OptionName): string =>
  `${DEFAULT_OPTIONS[name] === true ? 'no-' : ''}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The arguments that `chosenOptions` reads, without --terrain. */
export const OPTION_ARGUMENTS = {
  map: { type: 'string' },
  ...Object.fromEntries(OPTION_NAMES.map((name) => [flagOf(name), { type: isFlag(name) ? 'boolean' : 'string' } as const])),
} as const;

const MATCH_OPTIONS = {
  armies: { type: 'string' },
  players: { type: 'string' },
  /** Read by `run`: the plan gets what is in the file. */
  terrain: { type: 'string' },
  ...OPTION_ARGUMENTS,
} as const;

const ARGUMENTS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  mode: { type: 'string', default: DEFAULT_OPTIONS.mode },
  policy: { type: 'string', default: 'random' },
  ...MATCH_OPTIONS,
} as const;

type MatchValues = Readonly<Record<string, string | boolean | undefined>>;

/** The value among `known` that was written, or the one that holds when nothing was. */
const oneOf = <T extends boolean | string | number>(
  name: string,
  written: string | boolean | undefined,
  known: readonly T[],
  usual: T,
): Result<T, CliError> => {
  const value = written === undefined ? usual : known.find((each) => String(each) === written);
  return value === undefined ? badOption(name, known.length > 1 ? `one of ${known.join(', ')}` : known.join()) : ok(value);
};

/** The armies of every game in turn; after the last it begins again. */
const readArmies = (values: MatchValues, mode: Mode): Result<readonly (readonly ArmyId[])[], CliError> => {
  const { min, max } = PLAYERS[mode];
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  const list = values['armies'];
  if (typeof list !== 'string') {
    const players = oneOf('players', values['players'], sizes, min);
    return players.ok ? ok(arrangements(BASE_ARMIES, players.value, values['same-army'] === true)) : players;
  }
  const armies = list.split(',').flatMap((name) => ARMY_IDS.find((army) => army === name) ?? []);
  const complete = armies.length === list.split(',').length;
  if (!complete || !sizes.includes(armies.length)) {
    return badOption('armies', `${min === max ? min : `${min} to ${max}`} of ${ARMY_IDS.join(', ')} with commas between them`);
  }
  const players = oneOf('players', values['players'], [armies.length], armies.length);
  return players.ok ? ok([armies]) : players;
};

/** O11: the terrain a match is played on. */
type Ground = Pick<Options, 'terrain' | 'turrets'> & Partial<Pick<Options, 'board'>>;

/** Of --map and --terrain what is asked for. @param file what is in the file of --terrain. */
const readGround = (values: MatchValues, file: unknown): Result<Ground, CliError> => {
  if (values['terrain'] !== undefined) return parseGround(file);
  if (values['map'] === undefined) return ok(DEFAULT_OPTIONS);
  const map = MAPS.find(({ id }) => id === values['map']);
  return map ? ok(map) : badOption('map', `one of ${MAPS.map(({ id }) => id).join(', ')}`);
};

/**
 * Returns the options of matches according to the arguments.
 * @param file the content of the file of --terrain.
 */
export const chosenOptions = (values: MatchValues, mode: Mode, file: unknown): Result<Options, CliError> => {
  const ground = readGround(values, file);
  if (!ground.ok) return ground;
  const usual: Options = { ...DEFAULT_OPTIONS, ...ground.value };
  const wrong: CliError[] = [];
  const chosen = forOptions<ValuedOptions>((known, name) => {
    const written = values[flagOf(name)];
    if (isFlag(name)) return written === true ? known[1] : known[0];
    const read = oneOf(flagOf(name), written, known, usual[name]);
    if (!read.ok) wrong.push(read.error);
    return read.ok ? read.value : known[0];
  });
  return wrong[0] ? fail(wrong[0]) : ok({ ...usual, ...chosen, mode });
};

/** Games of one mode with the same options. */
const oneMode = (values: MatchValues, mode: Mode, file: unknown): Result<Matches, CliError> => {
  const rotation = readArmies(values, mode);
  if (!rotation.ok) return rotation;
  const lists = rotation.value;
  const isRepeated = lists.some((armies) => new Set(armies).size < armies.length);
  const options = chosenOptions(isRepeated ? { ...values, 'same-army': true } : values, mode, file);
  if (!options.ok) return options;
  const rejection = checkOptions(options.value, inTurn(lists, 0).length);
  if (rejection) return failure('bad-option', rejection.message);
  const { mercenaries } = options.value;
  const match = (game: number): MatchPlan => {
    const armies = inTurn(lists, game);
    return { options: options.value, armies, mercenaries: mercenaries > 0 ? hired(mercenaries, armies.length, game) : [] };
  };
  return ok({ match, armies: [...new Set(lists.flat())], allModes: false });
};

const allModes = (values: MatchValues): Result<Matches, CliError> => {
  const written = Object.keys(MATCH_OPTIONS).find((name) => values[name] !== undefined);
  if (written) return failure('bad-option', `--${written} cannot be chosen where --mode ${ALL} goes through everything.`);
  return ok({ match: matchInMatrix, armies: ARMY_IDS, allModes: true });
};

/** The file that --terrain names; null without that option, and where the arguments are wrong. */
export const terrainFile = (args: readonly string[]): string | null => {
  const parsed = readArgs({ args: [...args], options: ARGUMENTS });
  return parsed.ok ? (parsed.value.values['terrain'] ?? null) : null;
};

/**
 * Parses the arguments of `selfplay`.
 * @param terrain the content of the file of --terrain.
 */
export const readSelfplayPlan = (args: readonly string[], terrain: unknown): Result<SelfplayPlan, CliError> => {
  const parsed = readArgs({ args: [...args], options: ARGUMENTS });
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1 || games > MAX_GAMES) return badOption('games', `a number from 1 to ${MAX_GAMES}`);
  if (values.seed.length > MAX_SEED) return badOption('seed', `a text of at most ${MAX_SEED} characters`);
  const mode = MODES.find((each) => each === values.mode);
  if (!mode && values.mode !== ALL) return badOption('mode', `one of ${[...MODES, ALL].join(', ')}`);
  const policy = PLAYER_NAMES.find((name) => name === values.policy);
  if (!policy) return badOption('policy', `one of ${PLAYER_NAMES.join(', ')}`);
  const matches = mode ? oneMode(values, mode, terrain) : allModes(values);
  return matches.ok ? ok({ games, seed: values.seed, policy, ...matches.value }) : matches;
};
