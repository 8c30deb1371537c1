import { randomInt } from 'node:crypto';
import type { BoutOutcome, MatchPlace } from '@hexfall/shared/competition/acts';
import { outcomeOfMatch, seatInBout } from '@hexfall/shared/competition/bout';
import type { Competition } from '@hexfall/shared/competition/competition';
import { pairingResults } from '@hexfall/shared/competition/pairingResults';
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
import type { DrawnDeal, StoredDeal } from '../store/deals.js';
import type { StoredEntrant } from '../store/entrants.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { dealIdAt } from './roundDeals.js';

/** The matches of the last round that can begin and have no table yet. */
export const missingMatches = (
  state: Competition,
  outcomes: Parameters<typeof pairingResults>[1],
  matches: readonly CompetitionMatch[],
): readonly MatchPlace[] => {
  const round = state.rounds.length;
  const last = state.rounds.at(-1);
  if (!last || last.begun === null || last.stopped !== null || state.phase !== 'running') return [];
  const made = new Set(matches.filter((one) => one.round === round).map(({ pairing, board, match }) => `${pairing} ${board} ${match}`));
  const results = pairingResults(state, outcomes)[round - 1] ?? [];
  return results.flatMap((result, pairing) =>
    (result?.boards ?? []).flatMap(({ next: match }, board) =>
      match === null || made.has(`${pairing} ${board} ${match}`) ? [] : [{ round, pairing, board, match }],
    ),
  );
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

/** Returns who plays a match of a competition, in seating order. */
const playersOf = ({ entrants }: StoredCompetition, { rounds }: Competition, place: MatchPlace): readonly StoredEntrant[] => {
  const round = rounds[place.round - 1];
  const sides = round?.pairings[place.pairing]?.entrants ?? [null, null];
  return [0, 1].map((seat) => {
    const entrant = sides[seatInBout(seat, place)];
    const lineUp = round?.lineUps.find((one) => one.entrant === entrant);
    const person = lineUp ? lineUp.persons[place.board] : 0;
    const player = entrants.find((one) => one.entrant === entrant && one.person === person);
    if (!player) throw new Error('nobody plays this match');
    return player;
  });
};

/**
 * Returns the set-ups of all tables of a deal, whose matches have begun: they have the same armies and draw piles.
 * @param tables the players of each, in seating order.
 */
export const dealtSetups = (
  competition: Pick<StoredCompetition, 'options' | 'listed'>,
  { id, secret, contributions }: DrawnDeal,
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

/** What tables are made from. */
export interface TableSource {
  /** That of the competition. */
  readonly code: string;
  readonly stored: StoredCompetition;
  readonly state: Competition;
  /** The deals of its round, by their ids. */
  readonly deals: ReadonlyMap<string, Pick<StoredDeal, 'id' | 'secret'>>;
}

/** The tables of a round, and the deals that they are played from. */
interface MadeTables {
  readonly tables: readonly BoutTable[];
  readonly drawn: readonly DrawnDeal[];
}

/** Returns tables for matches of a competition. Two boards of a deal are played from it, all others each from a draw of its own. */
export const boutTables = (
  { code, stored, state, deals }: TableSource,
  places: readonly MatchPlace[],
  now: number,
  step: Step,
): MadeTables => {
  const tableOf = (place: MatchPlace, setup: Setup): BoutTable => {
    const { round, pairing, board } = place;
    const { boards, format } = state.regulations;
    const kind = { ...(format === 'arena' && { isArena: true as const }), ...(boards > 1 && { teamBoard: board + 1 }) };
    const competition = { code, name: stored.name, round, board: pairing + 1, ...kind };
    return { ...place, code: newTableCode(), setup: { ...setup, competition } };
  };
  const drawn = new Map<string, DrawnDeal>();
  const tables = places.flatMap((place): readonly BoutTable[] => {
    const id = dealIdAt(code, place);
    const deal = deals.get(id);
    const [first, other] = deal ? places.filter((one) => dealIdAt(code, one) === id) : [];
    if (!deal || !first || !other) {
      const seats = playersOf(stored, state, place).map(seatOf);
      return [tableOf(place, begunSetup({ ...freeSetup(stored), seats }, now, step))];
    }
    // The tables of a deal are made together.
    if (place !== first) return [];
    const players = [first, other].map((one) => playersOf(stored, state, one));
    const contributions = players.flat().map(({ here, contribution }) => (here === place.round ? contribution : null));
    drawn.set(id, { ...deal, contributions });
    return dealtSetups(stored, { ...deal, contributions }, players, now, step).map((setup, table) =>
      tableOf(table === 0 ? first : other, setup),
    );
  });
  return { tables, drawn: [...drawn.values()] };
};

const VOID: BoutOutcome = { end: 'void', winner: null, hq: [0, 0] };

/** Returns the outcome of a running match as it stands: by its HQs. A match that is gone or cannot be played here any more is void. */
export const outcomeSoFar = (saved: SavedMatch | null, place: MatchPlace, step: Step): BoutOutcome => {
  try {
    const replayed = saved && resumeMatch(toPresentRules(saved, step)?.saved ?? saved, step);
    return replayed ? outcomeOfMatch(standingsOfSeats(replayed.table), place) : VOID;
  } catch {
    return VOID;
  }
};
