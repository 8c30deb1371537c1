import { type GameMap, MAPS } from '../content/maps.js';
import { mercenaries } from '../content/neutralTiles.js';
import { DEFAULT_OPTIONS, type Mode, MODES, OPTION_NAMES, OPTIONS, type Options } from '../model/options.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import { checkOptions, type MatchSetup } from '../rules/createMatch.js';
import { PLAYERS } from '../rules/sides.js';

/** A match without the order of its draw piles. */
export type MatchPlan = Omit<MatchSetup, 'seed'>;

/** One item after the other; after the last it begins again. Throws when there are none. */
export const inTurn = <T>(items: readonly T[], place: number): T => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to take in turn');
  return item;
};

/** Every way to give these armies to that many players, each army once unless `repeated`. */
export const arrangements = (armies: readonly ArmyId[], players: number, repeated = false): ArmyId[][] =>
  players === 0
    ? [[]]
    : armies.flatMap((army) => {
        const left = repeated ? armies : armies.filter((other) => other !== army);
        return arrangements(left, players - 1, repeated).map((rest) => [army, ...rest]);
      });

/** P1: who hires whom: `each` for every player, in turn from a list that starts with another mercenary in every round. */
export const hired = (each: number, players: number, round: number): string[][] =>
  Array.from({ length: players }, (_, seat) =>
    Array.from({ length: each }, (__, index) => inTurn(mercenaries, round + seat * each + index).id),
  );

/** All options that a mode can be played with by that many players. */
const optionsOf = (mode: Mode, players: number): Options[] =>
  OPTION_NAMES.reduce<Options[]>(
    (found, name) => found.flatMap((options) => OPTIONS[name].values.map((value) => ({ ...options, [name]: value }))),
    [{ ...DEFAULT_OPTIONS, mode }],
  ).filter((options) => checkOptions(options, players) === null);

/** What a round has one match of: a mode with a number of players, all its options and all armies. */
const KINDS = MODES.flatMap((mode) => {
  const { min, max } = PLAYERS[mode];
  const sizes = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return sizes.map((players) => ({ options: optionsOf(mode, players), armies: arrangements(ARMY_IDS, players) }));
});

/** Primes that divide no number of options or of armies, so that the steps reach all of them, and nearby matches differ a lot. */
const OPTIONS_STEP = 101;
const ARMIES_STEP = 131;

/** O7: one more player gets the army of the first. */
const withTwins = ([first, ...others]: readonly ArmyId[], round: number): ArmyId[] =>
  first ? [first, ...others.with(round % others.length, first)] : [];

/** O11: one round in three is played on terrain. */
const TERRAIN_ROUNDS = 3;

/** The maps on which that many can play, in their order. */
export const mapsForPlayers = (players: number): readonly GameMap[] =>
  MAPS.filter(({ players: { min, max } }) => min <= players && players <= max);

/** Options with the terrain of a map that fits, a map after the other; unchanged where none does. */
const onMap = (options: Options, players: number, round: number): Options => {
  const fits = mapsForPlayers(players)
    .filter(({ board }) => board === options.board)
    .map(({ terrain, turrets }): Options => ({ ...options, terrain, turrets }))
    .filter((played) => checkOptions(played, players) === null);
  return fits.length > 0 ? inTurn(fits, Math.floor(round / TERRAIN_ROUNDS)) : options;
};

/**
 * A fixed order of matches that combines every mode, board, option and army with every other, and every map. It omits O5, because the rules
 * do not ask which person sits where.
 * @param number from 0, without end.
 */
export const matchInMatrix = (number: number): MatchPlan => {
  const round = Math.floor(number / KINDS.length);
  const kind = inTurn(KINDS, number);
  const flat = inTurn(kind.options, round * OPTIONS_STEP);
  const lap = Math.floor(round / kind.options.length);
  const armies = inTurn(kind.armies, round * ARMIES_STEP + lap);
  const options = (round + lap) % TERRAIN_ROUNDS === TERRAIN_ROUNDS - 1 ? onMap(flat, armies.length, round) : flat;
  return {
    options,
    armies: options.sameArmy ? withTwins(armies, round) : armies,
    mercenaries: options.mercenaries > 0 ? hired(options.mercenaries, armies.length, round) : [],
  };
};
