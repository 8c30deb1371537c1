import type { StoredOutcome } from '@hexfall/shared/competition/acts';
import { boutsOf } from '@hexfall/shared/competition/bout';
import { type Competition, evolveCompetition, expectedRounds, newCompetition } from '@hexfall/shared/competition/competition';
import { dueStep } from '@hexfall/shared/competition/due';
import { standingsOf } from '@hexfall/shared/competition/standings';
import type { CompetitionTable, CompetitionView, LoggedAct, RoundView } from '@hexfall/shared/protocol/competitions';
import type { Scheduler } from '../runtime/scheduling.js';
import type { CompetitionStore, StoredAct, StoredCompetition } from '../store/competitions.js';

/** A competition as it stands. */
export interface CurrentCompetition {
  readonly code: string;
  readonly stored: StoredCompetition;
  readonly state: Competition;
  readonly outcomes: readonly StoredOutcome[];
  /** Who has checked in for the last round. */
  readonly here: readonly number[];
}

/** Returns a competition as its acts and outcomes have made it. */
export const currentOf = (code: string, stored: StoredCompetition): CurrentCompetition => {
  const state = stored.acts.reduce((before, { act, at }) => evolveCompetition(before, act, at), newCompetition(stored.regulations));
  const outcomes = stored.matches.flatMap(({ round, pairing, match, outcome, at }) =>
    outcome === null ? [] : [{ round, pairing, match, outcome, at: at ?? 0 }],
  );
  const here = stored.entrants.flatMap(({ entrant, here: round }) => (round === state.rounds.length ? [entrant] : []));
  return { code, stored, state, outcomes, here };
};

const nameOf = ({ entrants }: StoredCompetition, entrant: number): string => entrants[entrant]?.name ?? '';

const roundsOf = ({ stored, state, outcomes }: CurrentCompetition): readonly RoundView[] => {
  const bouts = boutsOf(state, outcomes);
  return state.rounds.map((round, index) => ({
    ...round,
    pairings: round.pairings.map(({ entrants }, pairing) => ({
      entrants,
      bout: bouts[index]?.[pairing] ?? null,
      tables: stored.matches.flatMap((match) => (match.round === index + 1 && match.pairing === pairing ? [match.code] : [])),
    })),
  }));
};

const logged = ({ seq, at, by, act, note }: StoredAct): LoggedAct => ({
  ...{ seq, at, by },
  act: act.do === 'announce' ? { do: 'announce', round: act.round } : act,
  ...(note !== null && { note }),
});

/** Returns when something is due by time; null if only people can go on. The draw of round 1 does not matter for it. */
export const dueTime = ({ state, outcomes, here }: CurrentCompetition, now: number): number | null => {
  const due = dueStep(state, { outcomes, here, now: 0 }, () => 0);
  return due && ('at' in due ? due.at : now);
};

/** Returns what everybody may know of a competition. */
const viewOf = (current: CurrentCompetition, version: string, now: number): Omit<CompetitionView, 'now' | 'you'> => {
  const { code, stored, state, outcomes, here } = current;
  return {
    ...{ code, name: stored.name, version, phase: state.phase, regulations: state.regulations, options: stored.options },
    entrants: state.entrants.map((entrant, number) => ({ ...entrant, name: nameOf(stored, number), here: here.includes(number) })),
    standings: standingsOf(state, outcomes).map(({ scores: _, ...standing }) => standing),
    rounds: roundsOf(current),
    log: stored.acts.map(logged),
    expectedRounds: expectedRounds(state),
    due: dueTime(current, now),
  };
};

/** A competition at a version, and what everybody may know of it. */
interface ShownCompetition {
  readonly current: CurrentCompetition;
  readonly view: Omit<CompetitionView, 'now' | 'you'>;
}

/** How many competitions are kept in memory for those who ask for them. */
const MOST_KEPT = 64;

/** The competitions of a store as they are shown: each is read and made once for all who ask for a version of it. */
export class ShownCompetitions {
  readonly #kept = new Map<string, { readonly version: string; readonly shown: Promise<ShownCompetition | null> }>();

  constructor(
    private readonly store: Pick<CompetitionStore, 'load' | 'version'>,
    private readonly time: Pick<Scheduler, 'now'>,
  ) {}

  /** Returns a competition as it is; null if there is none. */
  async get(code: string): Promise<ShownCompetition | null> {
    const version = await this.store.version(code);
    if (version === null) return null;
    const kept = this.#kept.get(code);
    this.#kept.delete(code);
    const shown = kept?.version === version ? kept.shown : this.#show(code, version);
    this.#kept.set(code, { version, shown });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    shown.catch(() => this.#kept.delete(code));
    return shown;
  }

  async #show(code: string, version: string): Promise<ShownCompetition | null> {
    const stored = await this.store.load(code);
    if (!stored) return null;
    const current = currentOf(code, stored);
    return { current, view: viewOf(current, version, this.time.now()) };
  }
}

/** Returns the table of a competition, with names. */
export const competitionTableOf = ({ code, stored, state, outcomes }: CurrentCompetition): CompetitionTable => ({
  ...{ code, name: stored.name },
  table: standingsOf(state, outcomes).map((standing) => ({ name: nameOf(stored, standing.entrant), ...standing })),
});

/** A field of a CSV file; a text that a spreadsheet would calculate stays a text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Returns the same table as a CSV file: one line for each entrant, with the points of each round. */
export const csvOf = ({ table }: CompetitionTable): string => {
  const rounds = table[0]?.scores ?? [];
  const head = ['place', 'name', 'points', 'buchholz', 'hq', 'wins', ...rounds.map((_, index) => `round ${index + 1}`)];
  const lines = table.map(({ place, name, points, buchholz, hq, wins, scores }) => [
    ...[place, name, points, buchholz, hq, wins],
    ...scores.map((score) => (score.how === 'open' ? '' : score.points)),
  ]);
  return [head, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
};
