import type { Logger } from 'pino';
import { latestPairings } from '@hexfall/shared/competition/arena';
import { seatInBout } from '@hexfall/shared/competition/bout';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { WALL_PHASES, type WallBoard, type WallPhase, type WallView } from '@hexfall/shared/protocol/competitions';
import { FollowedMatch } from '../match/FollowedMatch.js';
import type { Step } from '../match/PlayedIntents.js';
import { ReadableTable, type ReadableTables } from '../match/readableTables.js';
import { OtherRulesVersion } from '../match/storedMatch.js';
import { type RateLimitedLog, rateLimitedLog } from '../runtime/rateLimitedLog.js';
import type { ReplayBudget } from '../runtime/Replays.js';
import { type Scheduler, SerialQueue } from '../runtime/scheduling.js';
import type { CompetitionMatch } from '../store/competitions.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { SavedMatch } from '../table/savedMatch.js';
import type { Competitions } from './Competitions.js';
import { nameOfEntrant } from './competitionView.js';
import type { CurrentCompetition } from './currentCompetition.js';
import { personsOn } from './roundViews.js';

/** How long an answer is given again, however many ask. */
const SAME_MS = 1000;

/** How long a competition is followed after the last question. */
const FORGET_MS = 60_000;

/** How many competitions are followed at once; a match takes some 50 kB. */
export const MOST_WATCHED = 16;

/** More than a match has intents. */
const INTENTS = 8192;

export interface WallServices {
  readonly competitions: Pick<Competitions, 'current'>;
  readonly readable: Pick<ReadableTables, 'match'>;
  readonly store: Pick<MatchRepository, 'intentsAfter'>;
  readonly step: Step;
  readonly time: Pick<Scheduler, 'steady' | 'after'>;
  readonly log: Logger;
}

/** A table that is followed. */
interface FollowedTable {
  /** Null if it cannot be played again. */
  readonly match: FollowedMatch | null;
  /** Whether an intent could not be played: the match stays as it was before. */
  isStuck: boolean;
}

/** A board, and a number that grows whenever the board changes. It says the same in all processes. */
interface StampedBoard {
  readonly stamp: number;
  readonly board: WallBoard;
}

interface Snapshot {
  readonly round: number;
  /** A number that is another one whenever there are other boards. */
  readonly set: number;
  readonly boards: readonly StampedBoard[];
}

/** A match of the last round that two players have come to. */
interface Place extends Pick<WallBoard, 'board' | 'match' | 'names'> {
  /** Undefined if there is no table for it yet. */
  readonly made: CompetitionMatch | undefined;
}

/** The latest match of each board of the last round; byes have none. */
const placesOf = ({ stored, state }: CurrentCompetition): readonly Place[] => {
  const [number, last] = [state.rounds.length, state.rounds.at(-1)];
  const { boards } = state.regulations;
  if (!last) return [];
  const shown = latestPairings(state.regulations, last);
  return last.pairings.flatMap(({ entrants }, pairing) => {
    const [one, two] = entrants;
    if (two === null || !shown.has(pairing)) return [];
    return Array.from({ length: boards }, (_, board): Place => {
      const made = stored.matches.findLast((match) => match.round === number && match.pairing === pairing && match.board === board);
      const match = made?.match ?? 0;
      // A board changes with its phase alone, so persons are named from the beginning of their match on.
      const persons = made ? personsOn(last, pairing, board, boards > 1) : [null, null];
      const sides = [one, two].map((entrant, side) => {
        const person = stored.entrants.find((other) => other.entrant === entrant && other.person === persons[side]);
        return person?.name ?? nameOfEntrant(stored, entrant);
      });
      const nameAt = (seat: number): string => sides[seatInBout(seat, { board, match })] ?? '';
      return { board: pairing * boards + board + 1, match, names: [nameAt(0), nameAt(1)], made };
    });
  });
};

const phaseOf = ({ made }: Place, match: FollowedMatch | null): WallPhase => {
  if (!made) return 'waiting';
  if (made.isSealed) return 'sealed';
  if (made.outcome !== null || match?.table.outcome) return 'over';
  return made.code === null ? 'gone' : 'playing';
};

/** The code of the table of a match that everybody may see. */
const shownCode = ({ made }: Place): string | null => (made && !made.isSealed ? made.code : null);

const stampOf = (match: number, phase: WallPhase, seq: number): number =>
  (match * WALL_PHASES.length + WALL_PHASES.indexOf(phase)) * INTENTS + seq;

const boardOf = ({ board, match, names, made }: Place, phase: WallPhase, shown: FollowedMatch | null): WallBoard => ({
  ...{ board, match, names, phase, table: made?.code ?? null },
  position: shown && formatPosition(shown.table),
  ...(shown && shown.struck.length > 0 && { struck: shown.struck }),
});

/** The boards of one competition that somebody watches. */
class Wall {
  readonly #tables = new Map<string, FollowedTable>();
  readonly #queue = new SerialQueue();
  #snapshot: Snapshot = { round: 0, set: 0, boards: [] };
  #madeAt = -Infinity;

  constructor(
    private readonly code: string,
    private readonly services: WallServices,
    private readonly log: RateLimitedLog,
  ) {}

  /** Returns the boards, computed again if they are older than a second; null if there is no such competition. */
  read(replays: ReplayBudget): Promise<Snapshot | null> {
    return this.#queue.add(async () => {
      const { competitions, time } = this.services;
      if (time.steady() - this.#madeAt < SAME_MS) return this.#snapshot;
      const current = await competitions.current(this.code);
      if (!current) return null;
      const places = placesOf(current);
      await this.#open(places, replays);
      await this.#follow(places);
      const before = new Map(this.#snapshot.boards.map((stamped) => [stamped.board.board, stamped]));
      const isSameRound = this.#snapshot.round === current.state.rounds.length;
      const boards = places.map((place) => this.#stamped(place, (isSameRound && before.get(place.board)) || null));
      const { rounds, regulations } = current.state;
      const set = regulations.format === 'arena' ? (rounds.at(-1)?.pairings.length ?? 0) : rounds.length;
      this.#snapshot = { round: rounds.length, set, boards };
      this.#madeAt = time.steady();
      return this.#snapshot;
    });
  }

  /** Opens the tables that are not followed yet, and follows no others any more. */
  async #open(places: readonly Place[], replays: ReplayBudget): Promise<void> {
    const codes = new Set(places.flatMap((place) => shownCode(place) ?? []));
    for (const code of this.#tables.keys()) if (!codes.has(code)) this.#tables.delete(code);
    const missing = [...codes].filter((code) => !this.#tables.has(code));
    if (missing.length === 0) return;
    await replays.run(async (spend) => {
      for (const code of missing) {
        const saved = await this.services.readable.match(code);
        if (!(saved instanceof ReadableTable)) continue;
        await spend(saved.facts.log.length);
        this.#tables.set(code, { match: this.#opened(code, saved.facts), isStuck: false });
      }
    });
  }

  #opened(code: string, saved: SavedMatch): FollowedMatch | null {
    try {
      return FollowedMatch.open(saved, this.services.step);
    } catch (err) {
      this.#note(code, err);
      return null;
    }
  }

  /** Plays what has been played at the tables since. */
  async #follow(places: readonly Place[]): Promise<void> {
    const running = places.flatMap((place) => {
      const code = shownCode(place);
      const { match, isStuck } = this.#tables.get(code ?? '') ?? {};
      return code !== null && match && !isStuck && !match.table.outcome ? [[code, match.seq] as const] : [];
    });
    if (running.length === 0) return;
    for (const [code, intents] of await this.services.store.intentsAfter(new Map(running))) {
      const table = this.#tables.get(code);
      try {
        table?.match?.follow(intents);
      } catch (err) {
        this.#note(code, err);
        if (table) table.isStuck = true;
      }
    }
  }

  #stamped(place: Place, before: StampedBoard | null): StampedBoard {
    const shown = this.#tables.get(shownCode(place) ?? '')?.match ?? null;
    const phase = phaseOf(place, shown);
    const stamp = stampOf(place.match, phase, shown?.seq ?? 0);
    return before?.stamp === stamp ? before : { stamp, board: boardOf(place, phase, shown) };
  }

  #note(code: string, err: unknown): void {
    if (!(err instanceof OtherRulesVersion)) this.log.error({ code, err }, 'a match cannot be shown');
  }
}

const RADIX = 36;

/** Returns the stamps in a version of the same boards; null for any other text. */
const stampsIn = (version: string | null, { set, boards }: Snapshot): readonly number[] | null => {
  const [of, ...stamps] = (version ?? '').split('.').map((part) => Number.parseInt(part, RADIX));
  return of === set && stamps.length === boards.length && stamps.every(Number.isSafeInteger) ? stamps : null;
};

/** Returns what has changed since a version; null if nothing has. */
const changesSince = (snapshot: Snapshot, after: string | null): WallView | null => {
  const { round, set, boards } = snapshot;
  const known = stampsIn(after, snapshot);
  // Another process may have told more of a board already.
  const changed = boards.filter(({ stamp }, index) => stamp > (known?.[index] ?? -1));
  if (known && changed.length === 0) return null;
  const stamps = boards.map(({ stamp }, index) => Math.max(stamp, known?.[index] ?? 0));
  const version = [set, ...stamps].map((stamp) => stamp.toString(RADIX)).join('.');
  return { version, round, count: boards.length, boards: changed.map(({ board }) => board) };
};

/** A competition that somebody watches. */
interface Watched {
  readonly wall: Wall;
  cancel: () => void;
}

/**
 * The boards of the last rounds of competitions, as everybody may see them. They follow the logs in the store, so any process has them without a
 * room; nothing is done for a competition that nobody watches.
 */
export class CompetitionWalls {
  /** The one that was asked for last is the last. */
  readonly #watched = new Map<string, Watched>();
  readonly #log: RateLimitedLog;
  #isStopped = false;

  constructor(private readonly services: WallServices) {
    this.#log = rateLimitedLog(services.log);
  }

  /** How many competitions are followed. */
  get size(): number {
    return this.#watched.size;
  }

  /**
   * Returns the boards of a competition that have changed since a version, all for null or a version of other ones; `same` if none has, and null if there is no
   * such competition.
   * @param replays of who asks: matches that are not followed yet are played again.
   */
  async changes(code: string, after: string | null, replays: ReplayBudget): Promise<WallView | 'same' | null> {
    if (!this.#watched.has(code) && !(await this.services.competitions.current(code))) return null;
    const snapshot = await this.#watch(code).read(replays);
    if (snapshot) return changesSince(snapshot, after) ?? 'same';
    this.#forget(code);
    return null;
  }

  /** Forgets everything, and waits for nothing any more. */
  stop(): void {
    this.#isStopped = true;
    for (const code of [...this.#watched.keys()]) this.#forget(code);
  }

  #watch(code: string): Wall {
    const watched = this.#watched.get(code) ?? { wall: new Wall(code, this.services, this.#log), cancel: () => undefined };
    watched.cancel();
    if (!this.#isStopped) watched.cancel = this.services.time.after(FORGET_MS, () => this.#forget(code));
    this.#watched.delete(code);
    this.#watched.set(code, watched);
    const [oldest] = this.#watched.keys();
    if (this.#watched.size > MOST_WATCHED && oldest !== undefined) this.#forget(oldest);
    return watched.wall;
  }

  #forget(code: string): void {
    this.#watched.get(code)?.cancel();
    this.#watched.delete(code);
  }
}
