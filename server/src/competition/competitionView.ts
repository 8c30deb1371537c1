import type { Act } from '@hexfall/shared/competition/acts';
import { expectedRounds, isPairing } from '@hexfall/shared/competition/competition';
import { dueStep } from '@hexfall/shared/competition/due';
import { standingsOf } from '@hexfall/shared/competition/standings';
import { isOneOf } from '@hexfall/shared/competition/teams';
import type { CompetitionTable, CompetitionView, EntrantView, LoggedAct } from '@hexfall/shared/protocol/competitions';
import type { Scheduler } from '../runtime/scheduling.js';
import { SharedRuns } from '../runtime/SharedRuns.js';
import type { CompetitionStore, StoredAct, StoredCompetition } from '../store/competitions.js';
import { publicVersion } from '../store/competitionVersions.js';
import { type CurrentCompetition, currentOf, withoutSealed } from './currentCompetition.js';
import { roundViews } from './roundViews.js';

/** Returns the name of an entrant: that of the team or of the person. */
export const nameOfEntrant = ({ entrants, teams }: StoredCompetition, entrant: number): string =>
  (teams.find((team) => team.entrant === entrant) ?? entrants.find((one) => one.entrant === entrant))?.name ?? '';

/** Returns a team as everybody sees it; null for an entrant that is a person. */
const teamOf = ({ stored, state, here }: CurrentCompetition, entrant: number): EntrantView['team'] => {
  const team = state.entrants[entrant]?.team;
  if (!team) return null;
  // Their order in the team is that of the line-up, which may be hidden.
  const persons = stored.entrants.filter((one) => one.entrant === entrant);
  return {
    captain: team.captain,
    persons: persons.map(({ person, name }) => ({ person, name, here: isOneOf(here, { entrant, person }) })),
  };
};

const entrantsOf = (current: CurrentCompetition): readonly EntrantView[] => {
  const { stored, state, here } = current;
  return state.entrants.map((entrant, number) => {
    const team = teamOf(current, number);
    const needed = Math.min(state.regulations.boards, team?.persons.length ?? 1);
    const count = here.filter((one) => one.entrant === number).length;
    return { ...entrant, name: nameOfEntrant(stored, number), here: count >= needed, team };
  });
};

/** An act as everybody may know it. */
const publicAct = (act: Exclude<Act, { do: 'pair' }>): LoggedAct['act'] => {
  if (act.do === 'announce') return { do: 'announce', round: act.round };
  return act.do === 'line-up' ? { do: 'line-up', round: act.round, entrant: act.entrant } : act;
};

/** Returns the log as everybody may know it: without the pairings of an arena, which are many. */
const logOf = (acts: readonly StoredAct[]): readonly LoggedAct[] =>
  acts.flatMap(({ seq, at, by, act, note }) =>
    act.do === 'pair' ? [] : [{ ...{ seq, at, by }, act: publicAct(act), ...(note !== null && { note }) }],
  );

/**
 * Returns when something is due by time; null if only people can go on. The draw of round 1 does not matter for it, and of an arena that pairs it is
 * the end.
 */
export const dueTime = ({ state, outcomes, here }: CurrentCompetition, now: number): number | null => {
  const due = dueStep(state, { outcomes, here: isPairing(state) ? [] : here, now: 0 }, () => 0);
  return due && ('at' in due ? due.at : now);
};

/** What a view says to its reader alone. */
type OwnView = Pick<CompetitionView, 'now' | 'you'>;

/** What everybody may know of a competition: the same object for all until its version changes. */
type SharedView = Omit<CompetitionView, keyof OwnView>;

/** A view of a competition for somebody, in two parts: one is the same for all. */
export interface ReadCompetition {
  readonly shared: SharedView;
  readonly own: OwnView;
}

/** Returns what everybody may know of a competition. */
const viewOf = (current: CurrentCompetition, version: string, now: number): SharedView => {
  const { code, stored, state, outcomes } = current;
  const isArena = state.regulations.format === 'arena';
  return {
    ...{ code, name: stored.name, version, phase: state.phase, regulations: state.regulations, options: stored.options },
    entrants: entrantsOf(current),
    standings: standingsOf(state, outcomes).map(({ scores, ...standing }) => ({
      ...standing,
      matchPoints: isArena ? scores.map(({ how, points }) => (how === 'open' ? null : points)) : [],
    })),
    rounds: roundViews(current),
    log: logOf(stored.acts),
    expectedRounds: expectedRounds(state),
    due: dueTime(current, now),
  };
};

/** A competition at a version, and what everybody may know of it. */
class ShownCompetition {
  #view: SharedView | null = null;

  constructor(
    readonly current: CurrentCompetition,
    private readonly version: string,
    private readonly time: Pick<Scheduler, 'now'>,
  ) {}

  /** Made when the first reader asks for it. */
  get view(): SharedView {
    return (this.#view ??= viewOf(this.current, publicVersion(this.version), this.time.now()));
  }
}

/** How many competitions are kept in memory for those who ask for them. */
const MOST_KEPT = 64;

/** The competitions of a store as they are shown: each is read and made once for all who ask for a version of it. */
export class ShownCompetitions {
  readonly #kept = new Map<string, { readonly version: string; readonly shown: Promise<ShownCompetition | null> }>();
  /** All who wait for news ask for the version at once. */
  readonly #versions: SharedRuns<string | null>;

  constructor(
    private readonly store: Pick<CompetitionStore, 'load' | 'version'>,
    private readonly time: Pick<Scheduler, 'now'>,
  ) {
    this.#versions = new SharedRuns((code) => this.store.version(code));
  }

  /** Returns the version of a competition as everybody may know it; null if there is none. */
  async version(code: string): Promise<string | null> {
    const version = await this.#versions.get(code);
    return version === null ? null : publicVersion(version);
  }

  /** Returns a competition as everybody may know it; null if there is none. When it was served, and invitations, may have changed since. */
  async get(code: string): Promise<ShownCompetition | null> {
    const version = await this.#versions.get(code);
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
    return new ShownCompetition(currentOf(code, withoutSealed(stored)), version, this.time);
  }
}

/** Returns the table of a competition, with names. */
export const competitionTableOf = ({ code, stored, state, outcomes }: CurrentCompetition): CompetitionTable => ({
  ...{ code, name: stored.name, format: state.regulations.format, boards: state.regulations.boards },
  table: standingsOf(state, outcomes).map((standing) => ({ name: nameOfEntrant(stored, standing.entrant), ...standing })),
});

/** A field of a CSV file; a text that a spreadsheet would calculate stays a text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Returns the same table as a CSV file: one line for each entrant, with the points of each round, of an arena each match, and the board points of teams. */
export const csvOf = ({ boards: count, format, table }: CompetitionTable): string => {
  const columns = Math.max(0, ...table.map(({ scores }) => scores.length));
  const head = [
    'place',
    'name',
    'points',
    ...(count > 1 ? ['boards'] : []),
    'buchholz',
    'hq',
    'wins',
    ...Array.from({ length: columns }, (_, index) => `${format === 'arena' ? 'match' : 'round'} ${index + 1}`),
  ];
  const lines = table.map(({ place, name, points, boards, buchholz, hq, wins, scores }) => [
    ...[place, name, points, ...(count > 1 ? [boards] : []), buchholz, hq, wins],
    ...Array.from({ length: columns }, (_, index) => (scores[index] && scores[index].how !== 'open' ? scores[index].points : '')),
  ]);
  return [head, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
};
