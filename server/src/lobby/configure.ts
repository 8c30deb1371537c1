import { pick, type Random } from '@hexfall/shared/ai/random';
import type { Result } from '@hexfall/shared/model/result';
import type { Options } from '@hexfall/shared/model/options';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { ConfigureRequest, Muster } from '@hexfall/shared/protocol/lobby';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { SavedSeat, Setup } from '../store/MatchRepository.js';
import { refuse } from './refusals.js';
import { checkPlaces, requireLobby } from './seating.js';
import { newSetup } from './tableSetup.js';

type Seats = Setup['seats'];

/** The players on fewer or more seats: those whose seat is gone get the first free ones. */
const reseat = (seats: Seats, count: number): (SavedSeat | null)[] => {
  const kept: (SavedSeat | null)[] = Array.from({ length: count }, (_, seat) => seats[seat] ?? null);
  for (const taken of seats.slice(count)) if (taken) kept[kept.indexOf(null)] = taken;
  return kept;
};

/** Players with armies as the table assigns them: without one, or each with one that S2 and O7 allow. */
const rearm = (seats: Seats, muster: Muster, { sameArmy }: Options, random: Random): Seats => {
  const given = new Set<ArmyId>();
  const armed: (SavedSeat | null)[] = [];
  for (const taken of seats) {
    if (!taken) {
      armed.push(null);
      continue;
    }
    const { ban: _, ...player } = taken;
    if (muster !== 'free') {
      armed.push({ ...player, army: null, mercenaries: [] });
      continue;
    }
    const free = ARMY_IDS.filter((army) => sameArmy || !given.has(army));
    const army = player.army && free.includes(player.army) ? player.army : pick(free, random);
    given.add(army);
    armed.push({ ...player, army, mercenaries: [] });
  }
  return armed;
};

/** Replaces the options of a table in the lobby. Returns the new set-up. */
export const configure = (setup: Setup, wish: Omit<ConfigureRequest, 'n'>, random: Random): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const fresh = newSetup({ ...wish, listed: setup.listed });
  if (!fresh.ok) return fresh;
  if (setup.seats.filter((taken) => taken !== null).length >= wish.seats)
    return refuse('seat-taken', 'So many players sit at this table already: at least one seat has to stay free.');
  const { options, begins, muster, forecast } = fresh.value;
  const seats = rearm(reseat(setup.seats, wish.seats), muster, options, random);
  const { forecast: _, ...rest } = setup;
  return checkPlaces({ ...rest, options, begins, muster, ...(forecast === false && { forecast }), seats });
};
