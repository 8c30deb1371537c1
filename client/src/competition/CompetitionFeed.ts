import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Result } from '@hexfall/shared/model/result';
import type { ActRequest, CompetitionView, EntrantMade } from '@hexfall/shared/protocol/competitions';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { checkInFor, enterCompetition, fetchCompetition, requestAct } from '../net/competitions.js';
import { delayBefore } from '../net/connection.js';
import { competitionKey, forgetCompetition, noteCompetition, storeCompetitionKey } from '../platform/competitionKeys.js';
import { forgotten, keysOf, newKey, storeKey } from '../platform/seatKeys.js';
import { ServerTime } from '../store/clocks.js';
import type { FeedProblem } from '../text/competitionText.js';
import { ownPairing } from './ownPairing.js';

/** The requests of a competition; tests answer them themselves. */
export interface CompetitionRequests {
  readonly fetch: typeof fetchCompetition;
  readonly enter: typeof enterCompetition;
  readonly act: typeof requestAct;
  readonly checkIn: typeof checkInFor;
}

const SERVER: CompetitionRequests = { fetch: fetchCompetition, enter: enterCompetition, act: requestAct, checkIn: checkInFor };

/** How long the server may wait for news, in seconds. */
const WAIT = 25;

/** How long an answer without waiting may take, in milliseconds: a stalled connection does not report itself. */
const PATIENCE_MS = 10_000;

/** Between two questions, in milliseconds: a round in which everybody checks in changes many times a second. */
const LEAST_MS = 1_000;

/** How long the page may be hidden until it asks no more, in milliseconds. */
const HIDDEN_MS = 5 * 60_000;

/**
 * A competition as the server tells it, while somebody looks at it. It asks for a version after the one that it has, and the server answers when there
 * is one. What the user does is sent with the key of this browser for the competition, and seen at once.
 */
export class CompetitionFeed {
  readonly #view = signal<CompetitionView | null>(null);
  readonly #problem = signal<FeedProblem | null>(null);
  readonly #sent = signal(0);
  /** Whether something that the user has done is not answered yet. */
  readonly isBusy = computed(() => this.#sent.value > 0);
  /** By the server's clock, as the moments of the view are. */
  readonly serverTime: ServerTime;
  /** The key with which the view was asked for: with another one it says something else of the user. */
  #shownTo: string | null = null;
  #isStarted = false;
  #question: AbortController | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sleepTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param steady milliseconds since any moment, without leaps. */
  constructor(
    readonly code: string,
    private readonly requests: CompetitionRequests = SERVER,
    steady?: () => number,
  ) {
    this.serverTime = new ServerTime(steady);
  }

  /** Null before the first answer. */
  get view(): ReadonlySignal<CompetitionView | null> {
    return this.#view;
  }

  get problem(): ReadonlySignal<FeedProblem | null> {
    return this.#problem;
  }

  start(): void {
    this.#isStarted = true;
    this.#askNow();
  }

  stop(): void {
    this.#isStarted = false;
    clearTimeout(this.#sleepTimer);
    this.#end();
  }

  /** The page is hidden: it asks for a while, and then no more. */
  hide(): void {
    clearTimeout(this.#sleepTimer);
    this.#sleepTimer = setTimeout(() => this.#end(), HIDDEN_MS);
  }

  /** The page is seen again, or the device has a network again: asks at once. */
  wake(): void {
    clearTimeout(this.#sleepTimer);
    this.#askNow();
  }

  /** Enters the competition. Stores the key before sending the request, and deletes it if the request is refused. */
  async enter(name: string): Promise<Result<EntrantMade, FeedProblem>> {
    const known = competitionKey(this.code);
    const key = known ?? newKey();
    if (known === null) storeCompetitionKey(this.code, key, this.#view.peek()?.name ?? this.code);
    const entered = await this.#do(() => this.requests.enter(this.code, key, name));
    if (!entered.ok && entered.error.kind === 'refused' && known === null) forgetCompetition(this.code);
    return entered;
  }

  /** Does something with the competition: as its organizer or its entrant, by the key of this browser. */
  act(act: ActRequest): Promise<Result<null, FeedProblem>> {
    return this.#do(() => this.requests.act(this.code, competitionKey(this.code) ?? '', act));
  }

  /** Says that the entrant is here for the round that is announced. */
  checkIn(round: number): Promise<Result<null, FeedProblem>> {
    return this.#do(() => this.requests.checkIn(this.code, competitionKey(this.code) ?? '', round));
  }

  async #do<T>(send: () => Promise<Result<T, ApiError | null>>): Promise<Result<T, FeedProblem>> {
    this.#sent.value += 1;
    this.#forgive();
    const answer = await send();
    this.#sent.value -= 1;
    this.#askNow();
    if (answer.ok) return answer;
    const problem: FeedProblem = answer.error ? { kind: 'refused', error: answer.error } : { kind: 'unanswered' };
    this.#problem.value = problem;
    return { ok: false, error: problem };
  }

  /** The user does something else: what was refused before is said no more. */
  #forgive(): void {
    const kind = this.#problem.peek()?.kind;
    if (kind === 'refused' || kind === 'unanswered') this.#problem.value = null;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#question?.abort();
    this.#question = null;
  }

  #askNow(): void {
    this.#end();
    if (this.#isStarted && this.#problem.peek()?.kind !== 'unknown') void this.#ask(0);
  }

  #askAfter(ms: number, wait: number): void {
    this.#timer = setTimeout(() => void this.#ask(wait), ms);
  }

  async #ask(wait: number): Promise<void> {
    const question = new AbortController();
    this.#question = question;
    const deadline = setTimeout(() => question.abort(), wait * 1000 + PATIENCE_MS);
    const key = competitionKey(this.code);
    const after = key === this.#shownTo ? (this.#view.peek()?.version ?? null) : null;
    const asked = { key, after, wait, signal: question.signal };
    const answer = await this.requests.fetch(this.code, asked);
    clearTimeout(deadline);
    if (this.#question !== question) return;
    if (answer.ok) {
      this.#shownTo = key;
      this.#heard(answer.value);
    } else this.#failed(answer.error);
  }

  #heard(view: CompetitionView | null): void {
    this.#failures = 0;
    if (this.#problem.peek()?.kind === 'unreachable') this.#problem.value = null;
    if (view) this.#show(view);
    this.#askAfter(LEAST_MS, WAIT);
  }

  #failed(error: ApiError | null): void {
    if (error?.code === 'unknown-competition') {
      this.#problem.value = { kind: 'unknown' };
      return;
    }
    this.#failures += 1;
    if (error === null) this.#problem.value = { kind: 'unreachable' };
    this.#askAfter(Math.max(delayBefore(this.#failures, Math.random()), error?.retryAfterMs ?? 0), 0);
  }

  #show(view: CompetitionView): void {
    this.serverTime.join(view.now);
    noteCompetition(this.code, view.name, view.phase === 'closed');
    const key = competitionKey(this.code);
    const table = ownPairing(view)?.table ?? null;
    // From now on the table is one of this browser, and the page takes the seat there as with any key.
    if (key !== null && table !== null && !forgotten.peek().includes(table) && !keysOf(table).includes(key)) storeKey(table, key);
    this.#view.value = view;
  }
}
