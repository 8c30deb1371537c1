import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { dealArmies } from '@hexfall/shared/rules/dealArmies';
import type { SavedSeat, Setup } from '../store/MatchStore.js';
import { fullSeats, seatsInTurn } from './beginning.js';
import { seedOf } from './fairDraw.js';
import { refuse } from './refuse.js';

/*
 * How armies come to seats where they are not chosen when sitting down: see `Muster`. The functions give a new set-up and leave
 * the old one as it is.
 */

/** What is to be done next by banning and picking, and by whom. */
export interface Choosing {
  readonly seat: Seat;
  readonly act: 'ban' | 'pick';
}

/** O7: so many armies are left to pick from at least, where all may have the same one. */
const LEFT_FOR_ALL = 2;

/** How many armies are banned: one by each seat, as long as enough are left. */
const bansOf = ({ options }: Pick<Setup, 'options'>, seats: number): number =>
  Math.min(seats, ARMY_IDS.length - (options.sameArmy ? LEFT_FOR_ALL : seats));

/** Whose turn it is to ban an army or to pick one; null while a seat is free, and when every seat has an army. */
export const choosing = (setup: Setup): Choosing | null => {
  const players = fullSeats(setup);
  if (!players || setup.muster !== 'ban-and-pick') return null;
  const order = seatsInTurn(setup.options, players);
  const banned = players.filter(({ ban }) => ban !== undefined).length;
  const banner = banned < bansOf(setup, players.length) ? order[banned] : undefined;
  if (banner !== undefined) return { seat: banner, act: 'ban' };
  const seat = order.toReversed().find((next) => players[next]?.army === null);
  return seat === undefined ? null : { seat, act: 'pick' };
};

/** The armies that can be banned or picked next. */
export const choosable = ({ options, seats }: Setup): readonly ArmyId[] =>
  ARMY_IDS.filter((army) => !seats.some((taken) => taken?.ban === army || (!options.sameArmy && taken?.army === army)));

/** Bans an army for a seat, or picks one. */
export const choose = (setup: Setup, { seat, act }: Choosing, army: ArmyId): Result<Setup, Refusal> => {
  const turn = choosing(setup);
  const taken = setup.seats[seat];
  if (turn === null || !taken) return refuse('no-choice', 'No armies are being banned or picked now.');
  if (turn.seat !== seat) return refuse('not-your-turn', `Another player ${turn.act}s first.`);
  if (turn.act !== act) return refuse('no-choice', `It is time to ${turn.act} an army.`);
  if (!choosable(setup).includes(army)) return refuse('army-gone', 'That army is banned, or picked by another player.');
  const chosen: SavedSeat = act === 'ban' ? { ...taken, ban: army } : { ...taken, army };
  return ok({ ...setup, seats: setup.seats.with(seat, chosen) });
};

/** Deals armies at a table where everybody sits. They follow from the seed, which nobody has chosen. */
const deal = (setup: Setup): Setup => {
  const dealt = dealArmies(seedOf(setup), setup.seats.length, setup.options.sameArmy);
  return { ...setup, seats: setup.seats.map((taken, seat) => taken && { ...taken, army: dealt[seat] ?? taken.army }) };
};

/** The set-up with what happens by itself to armies when the last seat has been taken. */
export const muster = (setup: Setup): Setup => (setup.muster === 'random' ? deal(setup) : setup);

/** A player as at the start of a rematch: with the same army where armies are chosen; else with none, for they come anew. */
export const demobilized = ({ muster: way }: Setup, { ban: _, ...player }: SavedSeat): SavedSeat => ({
  ...player,
  army: way === 'free' ? player.army : null,
  mercenaries: [],
});

/** Whether somebody sits down with that army, or with none, where this is how it is done; else why not. */
export const checkWish = ({ muster: way }: Setup, army: ArmyId | null): Result<ArmyId | null, Refusal> => {
  if (way === 'free') return army === null ? refuse('army-missing', 'Say which army you command.', 'S2') : ok(army);
  return army === null ? ok(null) : refuse('no-choice', 'At this table armies come to seats when all are taken.');
};
