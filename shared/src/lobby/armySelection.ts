import { dealArmies, dealtFrom } from '../fair/fairSeed.js';
import { ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import type { Refusal } from '../protocol/messages.js';
import type { MatchSetup } from '../rules/createMatch.js';
import { seedOf } from './fairSeed.js';
import { refuse } from './refusals.js';
import { readyPlayers, seatsInTurn } from './seats.js';
import { isInSeries, type SavedSeat, type Setup, withSeat } from './setup.js';

/* How seats get armies if players do not choose them when they take a seat: see `ARMY_SELECTIONS`. The functions return a new set-up. */

/** The next ban or pick, and the seat it belongs to. */
export interface ArmyTurn {
  readonly seat: Seat;
  readonly act: 'ban' | 'pick';
}

/** O7: the least number of armies left to pick from where several players may have the same one. */
const LEFT_FOR_ALL = 2;

/** The number of bans: one per seat, as long as enough armies are left. */
const bansOf = ({ options }: Pick<Setup, 'options'>, seats: number): number =>
  Math.min(seats, ARMY_IDS.length - (options.sameArmy ? LEFT_FOR_ALL : seats));

/** The next ban or pick; null in the lobby, and when every seat has an army. */
export const armyTurn = (setup: Setup): ArmyTurn | null => {
  const players = readyPlayers(setup);
  if (!players || setup.armySelection !== 'ban-and-pick') return null;
  const order = seatsInTurn(setup.options, players);
  const banned = players.filter(({ ban }) => ban !== undefined).length;
  const banner = banned < bansOf(setup, players.length) ? order[banned] : undefined;
  if (banner !== undefined) return { seat: banner, act: 'ban' };
  const seat = [...order].reverse().find((next) => players[next]?.army === null);
  return seat === undefined ? null : { seat, act: 'pick' };
};

/** The armies that can be banned or picked next. */
export const availableArmies = ({ options, seats }: Setup): readonly ArmyId[] =>
  ARMY_IDS.filter((army) => !seats.some((taken) => taken?.ban === army || (!options.sameArmy && taken?.army === army)));

/** Bans an army for a seat, or picks one. */
export const banOrPick = (setup: Setup, { seat, act }: ArmyTurn, army: ArmyId): Result<Setup, Refusal> => {
  const turn = armyTurn(setup);
  const taken = setup.seats[seat];
  if (turn === null || !taken) return refuse('no-choice', 'No armies are being banned or picked now.');
  if (turn.seat !== seat) return refuse('not-your-turn', `Another player ${turn.act}s first.`);
  if (turn.act !== act) return refuse('no-choice', `It is time to ${turn.act} an army.`);
  if (!availableArmies(setup).includes(army)) return refuse('army-gone', 'That army is banned, or picked by another player.');
  const chosen: SavedSeat = act === 'ban' ? { ...taken, ban: army } : { ...taken, army };
  return ok(withSeat(setup, seat, chosen));
};

/** From how many armies those of a match were dealt, for its record. */
export const dealtCount = ({ seed, armies, options }: MatchSetup): number => dealtFrom(seed, armies, options.sameArmy) ?? ARMY_IDS.length;

/** Whether the armies of a match follow from its seed. They do not within a series: players keep what they were dealt in its first match. */
export const isDealt = (setup: Pick<Setup, 'armySelection' | 'seats' | 'seriesKind'>): boolean =>
  setup.armySelection === 'random' && !isInSeries(setup);

/** Deals armies when all seats are taken. They follow from the seed, which no player controls. */
const deal = (setup: Setup): Setup => {
  const dealt = dealArmies(seedOf(setup), setup.seats.length, setup.options.sameArmy);
  return { ...setup, seats: setup.seats.map((taken, seat) => taken && { ...taken, army: dealt[seat] ?? taken.army }) };
};

/** Deals the armies where they are random; otherwise, and within a series, returns the set-up unchanged. Called when the last seat has been taken. */
export const dealIfRandom = (setup: Setup): Setup => (isDealt(setup) ? deal(setup) : setup);

/** Returns a player at the start of a rematch: with the same army where players choose it, else without one. */
export const resetForRematch = ({ armySelection: way }: Setup, { ban: _, ...player }: SavedSeat): SavedSeat => ({
  ...player,
  army: way === 'free' ? player.army : null,
  mercenaries: [],
});

/** Checks that a player names an army exactly where players choose one when they sit down. */
export const checkArmyChoice = ({ armySelection: way }: Setup, army: ArmyId | null): Result<ArmyId | null, Refusal> => {
  if (way === 'free') return army === null ? refuse('army-missing', 'Choose an army.', 'S2') : ok(army);
  return army === null ? ok(null) : refuse('no-choice', 'At this table armies are assigned when all seats are taken.');
};
