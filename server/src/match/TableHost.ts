import { randomInt } from 'node:crypto';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import {
  FILM_PAGE,
  type Answers,
  type IntentRequest,
  type MatchPhase,
  type Reel,
  type Refusal,
  type Standing,
} from '@hexfall/shared/protocol/messages';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { MatchStore, SavedMatch, Setup } from '../store/MatchStore.js';
import { fullSeats, isPerson, matchSetupOf, turnSeats } from './beginning.js';
import { seedOf } from './fairDraw.js';
import { hiringSeat } from './hiring.js';
import { Match, type Step } from './Match.js';
import { phaseOf } from './phase.js';
import { Receipts } from './Receipts.js';
import { refuse } from './refuse.js';
import { opens } from '../security/seatKey.js';
import type { Seated } from './seating.js';

/** Many times the length of a real match; after that only giving up is possible. */
const MAX_INTENTS = 5000;

export interface HostServices {
  readonly store: MatchStore;
  readonly step: Step;
  /** Whether a fault has halted the match with that code. */
  readonly isHalted: (code: string) => boolean;
}

/**
 * One table from its creation to its end. Every change is in the store before it is in memory; a change that throws has
 * not happened. The caller lets one finish before it asks for the next.
 */
export class TableHost {
  #setup: Setup;
  #match: Match | null;
  readonly #receipts: Receipts;

  constructor(
    readonly code: string,
    { setup, log }: Pick<SavedMatch, 'setup' | 'log'>,
    private readonly services: HostServices,
  ) {
    const start = matchSetupOf(setup);
    this.#setup = setup;
    this.#match = start && Match.resume(start, log, services.step);
    this.#receipts = new Receipts(log);
  }

  get setup(): Setup {
    return this.#setup;
  }

  get match(): Match | null {
    return this.#match;
  }

  get phase(): MatchPhase {
    return phaseOf(this.#setup, this.#match?.over ?? false);
  }

  /** Whose turn it is to play or, before the match, to hire (P1); null when nobody has to do anything. */
  get acting(): Seat | null {
    return this.#match ? actingSeat(this.#match.table) : hiringSeat(this.#setup);
  }

  /** What somebody may do here whose keys have these hashes. */
  standingOf(hashes: ReadonlySet<string>): Standing {
    const { seats, creator } = this.#setup;
    return {
      seats: seats.flatMap((taken, seat) => (isPerson(taken) && opens(hashes, taken.keyHash) ? [seat] : [])),
      creator: creator !== null && opens(hashes, creator),
    };
  }

  /** Changes the set-up as the function says. When nothing is missing any more, the match starts. */
  async prepare(change: (setup: Setup) => Result<Setup, Refusal>): Promise<Result<null, Refusal>> {
    const changed = change(this.#setup);
    return changed.ok ? this.#adopt(changed.value) : changed;
  }

  /** Lets somebody sit down as the function says; gives the seat, which may be another one when it is drawn by lot who begins. */
  async seat(put: (setup: Setup) => Result<Seated, Refusal>): Promise<Result<{ readonly seat: Seat }, Refusal>> {
    const seated = put(this.#setup);
    if (!seated.ok) return seated;
    const { setup, seat } = seated.value;
    const adopted = await this.#adopt(setup);
    return adopted.ok ? ok({ seat: this.#setup.seats.indexOf(setup.seats[seat] ?? null) }) : adopted;
  }

  /** Plays an intent. `reel` is what happened, or null if it had been accepted before. */
  async play(request: IntentRequest): Promise<Result<Answers['intent'] & { readonly reel: Reel | null }, Refusal>> {
    const { seat, intent, client, n, after } = request;
    const match = this.#match;
    if (!match) return refuse('not-started', 'The match has not started yet.');
    const known = this.#receipts.find(request);
    if (known === 'used') return refuse('number-used', `Number ${n} belongs to another intent or comes too late.`);
    if (known !== 'new') return ok({ client, seq: known.seq, reel: null });
    if (this.services.isHalted(this.code)) return refuse('halted', 'A fault of the server has halted this match.');
    if (after !== undefined && after !== match.seq) return refuse('stale', 'The match has gone on in the meantime.');
    if (match.seq >= MAX_INTENTS && intent.do !== 'resign') return refuse('too-long', 'The match has become too long to go on.');
    const played = match.play(seat, intent);
    if (!played.ok) return played;
    const entry = { seq: match.seq + 1, player: seat, intent, client, n };
    await this.services.store.append(this.code, entry, played.value.table.outcome !== null);
    match.commit(played.value);
    this.#receipts.add(entry);
    return ok({ client, seq: entry.seq, reel: played.value.reel });
  }

  /** A page of what happened, and where the next one begins. */
  film(from: number): Result<Answers['film'], Refusal> {
    const match = this.#match;
    if (!match) return ok({ reels: [], next: null });
    const next = from + FILM_PAGE;
    return ok({ reels: match.film(from, FILM_PAGE), next: next <= match.seq ? next : null });
  }

  async #adopt(setup: Setup): Promise<Result<null, Refusal>> {
    if (setup === this.#setup) return ok(null);
    if (this.phase === 'over') return refuse('game-over', 'The match is over.');
    const complete = fullSeats(setup) !== null;
    const drawsLots = complete && !fullSeats(this.#setup) && setup.begins === 'random';
    const settled = drawsLots ? turnSeats(setup, randomInt(setup.seats.length)) : setup;
    if (complete && !this.#match && hiringSeat(settled) === null) return this.#begin(settled);
    return this.#save(settled);
  }

  async #begin(setup: Setup): Promise<Result<null, Refusal>> {
    const begun = { ...setup, seed: seedOf(setup) };
    const start = matchSetupOf(begun);
    if (!start) throw new Error(`the seats of match ${this.code} are not taken`);
    const match = Match.start(start, this.services.step);
    if (!match.ok) return match;
    await this.#save(begun);
    this.#match = match.value;
    return ok(null);
  }

  async #save(setup: Setup): Promise<Result<null, never>> {
    await this.services.store.saveSetup(this.code, setup);
    this.#setup = setup;
    return ok(null);
  }
}
