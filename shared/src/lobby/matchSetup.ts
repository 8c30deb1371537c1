import { seriesOf } from '../model/series.js';
import type { ArmyId } from '../model/tile.js';
import type { SeriesJson } from '../notation/json.js';
import type { MatchSetup } from '../rules/createMatch.js';
import { fullSeats, personsOf } from './seats.js';
import { type SavedSeat, seriesKindOf, type Setup } from './setup.js';

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

/** Where the match of a table stands in a series, for its record; nothing where it is none of several. */
export const recordedSeries = (setup: Pick<Setup, 'seats' | 'seriesKind'>): { readonly series?: SeriesJson } => {
  const kind = seriesKindOf(setup);
  if (kind === 'single') return {};
  const none = setup.seats.map(() => 0);
  const { played, ...before } = seriesOf(setup.seats.map((taken) => taken?.series)) ?? { played: 0, won: none, drawn: 0, hq: none };
  return { series: { kind, match: played + 1, ...before } };
};
