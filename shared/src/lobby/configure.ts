import type { Options } from '../model/options.js';
import { pick, type RandomSource } from '../model/random.js';
import type { Result } from '../model/result.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import type { ArmySelection } from '../protocol/lobby.js';
import type { Refusal } from '../protocol/messages.js';
import type { Requests } from '../protocol/requests.js';
import { refuse } from './refusals.js';
import { checkPlaces, requireLobby } from './seating.js';
import { fullSeats, isPerson } from './seats.js';
import type { SavedSeat, Setup } from './setup.js';
import { newSetup } from './tableSetup.js';

type Seats = Setup['seats'];

/** The players on fewer or more seats: those whose seat is gone get the first free ones. */
const reseat = (seats: Seats, count: number): (SavedSeat | null)[] => {
  const remaining: (SavedSeat | null)[] = Array.from({ length: count }, (_, seat) => seats[seat] ?? null);
  for (const taken of seats.slice(count)) if (taken) remaining[remaining.indexOf(null)] = taken;
  return remaining;
};

/** Without an army; what the player had chosen is remembered. */
const disarmed = ({ ban: _, chosen: before, ...player }: SavedSeat): SavedSeat => {
  const chosen = player.army ?? before;
  return { ...player, army: null, mercenaries: [], ...(chosen && { chosen }) };
};

/** Returns the players with the armies that they chose, as far as S2 and O7 allow, and the others with any free ones. */
const withArmies = (seats: Seats, { sameArmy }: Options, random: RandomSource): Seats => {
  const given = new Set<ArmyId>();
  const armies = seats.map((taken) => {
    const wish = taken && (taken.army ?? taken.chosen);
    if (!wish || (!sameArmy && given.has(wish))) return null;
    given.add(wish);
    return wish;
  });
  return seats.map((taken, seat) => {
    if (!taken) return null;
    const { ban: _, chosen: __, ...player } = taken;
    const army = armies[seat] ?? pick(sameArmy ? ARMY_IDS : ARMY_IDS.filter((id) => !given.has(id)), random);
    given.add(army);
    return { ...player, army, mercenaries: [] };
  });
};

/** Players as the table assigns armies: without one, or each with one that S2 and O7 allow. */
const rearm = (seats: Seats, armySelection: ArmySelection, options: Options, random: RandomSource): Seats =>
  armySelection === 'free' ? withArmies(seats, options, random) : seats.map((taken) => taken && disarmed(taken));

/** Asks the other people at a full table again: they have sat down to play something else. Programs are always ready. */
const waitsForReady = (setup: Setup): Setup => ({
  ...setup,
  seats: setup.seats.map((taken) =>
    isPerson(taken) && !taken.program && taken.keyHash !== setup.creator ? { ...taken, waitsForReady: true } : taken,
  ),
});

/** Replaces the options of a table in the lobby. Returns the new set-up. */
export const configure = (setup: Setup, wish: Omit<Requests['configure'], 'n'>, random: RandomSource): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const fresh = newSetup({ ...wish, listed: setup.listed }, setup);
  if (!fresh.ok) return fresh;
  const players = setup.seats.filter((taken) => taken !== null);
  // As many seats as players would start the match.
  const needed = players.some((taken) => taken.waitsForReady) ? players.length : players.length + 1;
  if (wish.seats < needed) return refuse('seat-taken', 'So many players sit at this table already: at least one seat has to stay free.');
  const { options, startingSeat, armySelection, forecast, seriesKind } = fresh.value;
  const seats = rearm(reseat(setup.seats, wish.seats), armySelection, options, random);
  const { seriesKind: _, ...kept } = setup;
  const changed = { ...kept, options, startingSeat, armySelection, forecast, seats, ...(seriesKind && { seriesKind }) };
  return checkPlaces(fullSeats(changed) ? waitsForReady(changed) : changed);
};
