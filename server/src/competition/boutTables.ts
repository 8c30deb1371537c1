import { randomInt } from 'node:crypto';
import type { BoutOutcome, MatchPlace } from '@hexfall/shared/competition/acts';
import { type Bout, boutsOf, outcomeOfMatch, seatInBout } from '@hexfall/shared/competition/bout';
import type { Competition } from '@hexfall/shared/competition/competition';
import { contributionsAt, type DealPlace } from '@hexfall/shared/fair/deal';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { finalizeSetup, isComplete } from '@hexfall/shared/lobby/tableSetup';
import { newServerSetup } from '../match/createTable.js';
import { standingsOfSeats } from '../match/matchResults.js';
import type { Step } from '../match/PlayedIntents.js';
import { toPresentRules } from '../match/presentRules.js';
import { startMatch } from '../match/startMatch.js';
import { resumeMatch } from '../match/storedMatch.js';
import { newTableCode } from '../security/credentials.js';
import type { BoutTable, CompetitionMatch, StoredCompetition } from '../store/competitions.js';
import type { StoredDeal } from '../store/deals.js';
import type { SavedMatch } from '../table/savedMatch.js';

/** The matches of the last round that can begin and have no table yet. */
export const missingMatches = (
  state: Competition,
  outcomes: Parameters<typeof boutsOf>[1],
  matches: readonly CompetitionMatch[],
): readonly MatchPlace[] => {
  const round = state.rounds.length;
  const last = state.rounds.at(-1);
  if (!last || last.begun === null || last.stopped !== null || state.phase !== 'running') return [];
  const isMade = (pairing: number, match: number): boolean =>
    matches.some((made) => made.round === round && made.pairing === pairing && made.match === match);
  const bouts: readonly (Bout | null)[] = boutsOf(state, outcomes)[round - 1] ?? [];
  return bouts.flatMap((bout, pairing) => {
    const match = bout?.next ?? null;
    return match === null || isMade(pairing, match) ? [] : [{ round, pairing, match }];
  });
};

const seatOf = ({ name, key }: { readonly name: string; readonly key: string }): SavedSeat => ({
  ...{ name, army: null, keyHash: key, mercenaries: [] },
});

/** Returns the set-up of a table with all its players once its match has begun: armies are dealt. */
const begunSetup = (setup: Setup, now: number, step: Step): Setup => {
  const final = finalizeSetup(setup, randomInt);
  if (!isComplete(final)) throw new Error('a match of a competition is not complete');
  const started = startMatch(final, now, step);
  if (!started.ok) throw new Error(`a match of a competition cannot start: ${started.error.message}`);
  return started.value.setup;
};

/** Returns the set-up of a table without players. */
const freeSetup = ({ options, listed }: Pick<StoredCompetition, 'options' | 'listed'>): Setup => {
  const setup = newServerSetup({ options, listed, armySelection: 'random' });
  if (!setup.ok) throw new Error(`the options of a competition cannot be played: ${setup.error.message}`);
  return setup.value;
};

/** Returns the set-up of a match of a competition, which has begun: armies are dealt, and the entrants exchange seats after each match. */
const setupOf = (competition: StoredCompetition, sides: readonly [number, number], match: number, now: number, step: Step): Setup => {
  const inSeats = [0, 1].map((seat) => competition.entrants[sides[seatInBout(seat, match)]]);
  const seats = inSeats.map((entrant) => {
    if (!entrant) throw new Error('an entrant has no name');
    return seatOf(entrant);
  });
  return begunSetup({ ...freeSetup(competition), seats }, now, step);
};

/**
 * Returns the set-ups of all tables of a deal, whose matches have begun: they have the same armies and draw piles.
 * @param tables the players of each, in seating order.
 */
export const dealtSetups = (
  competition: Pick<StoredCompetition, 'options' | 'listed'>,
  { id, secret, contributions }: Pick<StoredDeal, 'id' | 'secret' | 'contributions'>,
  tables: readonly (readonly { readonly name: string; readonly key: string }[])[],
  now: number,
  step: Step,
): readonly Setup[] =>
  tables.map((players, table) => {
    const place: DealPlace = { table, of: tables.length };
    const own = contributionsAt(contributions, place);
    const seats = players.map((player, seat): SavedSeat => {
      const contribution = own[seat] ?? null;
      return contribution === null ? seatOf(player) : { ...seatOf(player), contribution };
    });
    return begunSetup({ ...freeSetup(competition), seats, secret, deal: { id, ...place, contributions } }, now, step);
  });

/** Returns tables for matches of a competition. @param code that of the competition. */
export const boutTables = (
  code: string,
  competition: StoredCompetition,
  { rounds }: Competition,
  places: readonly MatchPlace[],
  now: number,
  step: Step,
): readonly BoutTable[] =>
  places.map((place) => {
    const [one, two] = rounds[place.round - 1]?.pairings[place.pairing]?.entrants ?? [null, null];
    if (one === null || two === null) throw new Error('nobody plays this match');
    const setup = setupOf(competition, [one, two], place.match, now, step);
    const inCompetition = { code, name: competition.name, round: place.round, board: place.pairing + 1 };
    return { ...place, code: newTableCode(), setup: { ...setup, competition: inCompetition } };
  });

const VOID: BoutOutcome = { end: 'void', winner: null, hq: [0, 0] };

/** Returns the outcome of a running match as it stands: by its HQs. A match that is gone or cannot be played here any more is void. */
export const outcomeSoFar = (saved: SavedMatch | null, match: number, step: Step): BoutOutcome => {
  try {
    const replayed = saved && resumeMatch(toPresentRules(saved, step)?.saved ?? saved, step);
    return replayed ? outcomeOfMatch(standingsOfSeats(replayed.table), match) : VOID;
  } catch {
    return VOID;
  }
};
