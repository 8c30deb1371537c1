import type { ArmyId } from '../model/tile.js';
import type { MatchSetup } from '../rules/createMatch.js';
import { fullSeats, personsOf } from './seats.js';
import type { SavedSeat, Setup } from './setup.js';

/** The armies of the players if each has one, else null. */
const armiesOf = (players: readonly SavedSeat[]): readonly ArmyId[] | null => {
  const armies = players.flatMap(({ army }) => army ?? []);
  return armies.length === players.length ? armies : null;
};

/** What the engine starts the match from; null while the match has not started. */
export const matchSetupOf = ({ options, seats, seed }: Setup): MatchSetup | null => {
  const players = fullSeats({ seats });
  const armies = players && armiesOf(players);
  if (!armies || seed === null) return null;
  const persons = personsOf(seats);
  return {
    options,
    armies,
    seed,
    ...(persons.some((person, seat) => person !== seat) && { persons }),
    ...(options.mercenaries > 0 && { mercenaries: players.map(({ mercenaries }) => mercenaries) }),
  };
};
