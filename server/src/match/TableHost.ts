import { randomBytes } from 'node:crypto';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import {
  FILM_PAGE,
  type Answers,
  type ChangeRequest,
  type IntentRequest,
  type MatchPhase,
  type Reel,
  type Refusal,
  type SitRequest,
} from '@hexfall/shared/protocol/messages';
import { hashSeatKey, newSeatKey, opensSeat } from '../security/seatKey.js';
import type { MatchStore, SavedMatch, Setup } from '../store/MatchStore.js';
import { Match, type MatchStart, type Step } from './Match.js';
import { Receipts } from './Receipts.js';
import { refuse } from './refuse.js';
import { change, fullSeats, sit, stand } from './seating.js';

const SEED_BYTES = 32;

/** Many times the length of a real match; after that only giving up is possible. */
const MAX_INTENTS = 5000;

export interface HostServices {
  readonly store: MatchStore;
  readonly step: Step;
}

const startOf = ({ options, seats, seed }: Setup): MatchStart | null => {
  const players = fullSeats(seats);
  return players && seed !== null ? { options, armies: players.map(({ army }) => army), seed } : null;
};

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
    const start = startOf(setup);
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
    if (!this.#match) return 'lobby';
    return this.#match.over ? 'over' : 'playing';
  }

  /** The seats that keys open. */
  seatsOf(keys: readonly string[]): Seat[] {
    return this.#setup.seats.flatMap((taken, seat) => (taken && keys.some((key) => opensSeat(key, taken.keyHash)) ? [seat] : []));
  }

  /** Takes a seat; the match starts when it was the last free one. */
  async sit(wish: SitRequest): Promise<Result<Answers['sit'], Refusal>> {
    const key = newSeatKey();
    const seated = sit(this.#setup, wish, hashSeatKey(key));
    if (!seated.ok) return seated;
    const { setup, seat } = seated.value;
    const begun = await (fullSeats(setup.seats) ? this.#begin(setup) : this.#save(setup));
    return begun.ok ? ok({ seat, key }) : begun;
  }

  async stand(seat: Seat): Promise<Result<Answers['stand'], Refusal>> {
    const setup = stand(this.#setup, seat);
    if (!setup.ok) return setup;
    await this.#save(setup.value);
    return ok({ seat });
  }

  async change({ seat, ...wish }: ChangeRequest): Promise<Result<Answers['change'], Refusal>> {
    const setup = change(this.#setup, seat, wish);
    if (!setup.ok) return setup;
    await this.#save(setup.value);
    return ok({ seat });
  }

  /** Plays an intent. `reel` is what happened, or null if it had been accepted before. */
  async play(request: IntentRequest): Promise<Result<Answers['intent'] & { readonly reel: Reel | null }, Refusal>> {
    const { seat, intent, client, n, after } = request;
    const match = this.#match;
    if (!match) return refuse('not-started', 'The match has not started yet.');
    const known = this.#receipts.find(request);
    if (known === 'used') return refuse('number-used', `Number ${n} belongs to another intent or comes too late.`);
    if (known !== 'new') return ok({ client, seq: known.seq, reel: null });
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

  async #begin(setup: Setup): Promise<Result<null, Refusal>> {
    const begun = { ...setup, seed: randomBytes(SEED_BYTES).toString('base64url') };
    const start = startOf(begun);
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
