import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { EntrantPerson } from '@hexfall/shared/competition/acts';
import { dealOfBoard } from '@hexfall/shared/competition/deals';
import type { Result } from '@hexfall/shared/model/result';
import type { ActRequest, ClaimMade, CompetitionView, EntrantMade, EntrantRequest } from '@hexfall/shared/protocol/competitions';
import type { ApiError } from '@hexfall/shared/protocol/http';
import {
  answerClaim,
  checkInFor,
  claimPlace,
  enterCompetition,
  fetchCompetition,
  replaceInvitation,
  requestAct,
} from '../net/competitions.js';
import { delayBefore } from '../net/connection.js';
import { competitionKey, forgetCompetition, noteCompetition, storeCompetitionKey } from '../platform/competitionKeys.js';
import { forgotten, keysOf, newKey, storeKey } from '../platform/seatKeys.js';
import { forgetTeamInvitation, storeTeamInvitation } from '../platform/teamInvitations.js';
import { ServerTime } from '../store/clocks.js';
import { contributeToRound, followRound } from '../store/drawNotes.js';
import type { FeedProblem } from '../text/competitionText.js';
import { isWaitingIn } from './arenaView.js';
import { ownPairing } from './ownPairing.js';
import { ownTeam } from './ownTeam.js';

/** The requests of a competition; tests answer them themselves. */
export interface CompetitionRequests {
  readonly fetch: typeof fetchCompetition;
  readonly enter: typeof enterCompetition;
  readonly act: typeof requestAct;
  readonly checkIn: typeof checkInFor;
  readonly invite: typeof replaceInvitation;
  readonly claim: typeof claimPlace;
  readonly answerClaim: typeof answerClaim;
}

const SERVER: CompetitionRequests = {
  fetch: fetchCompetition,
  enter: enterCompetition,
  act: requestAct,
  checkIn: checkInFor,
  invite: replaceInvitation,
  claim: claimPlace,
  answerClaim,
};

/** How long the server may wait for news, in seconds. */
const WAIT = 25;

/** How long an answer without waiting may take, in milliseconds: a stalled connection does not report itself. */
const PATIENCE_MS = 10_000;

/** Between two questions, in milliseconds: a round in which everybody checks in changes many times a second. */
const LEAST_MS = 1_000;

/** How often a page says that its user waits in an arena, in milliseconds. */
const WAITS_MS = 10_000;

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
  #waitTimer: ReturnType<typeof setTimeout> | undefined;
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

  /** The key of this browser as requests carry it; without one the server refuses what needs it. */
  get #ownKey(): string {
    return competitionKey(this.code) ?? '';
  }

  start(): void {
    this.#isStarted = true;
    this.#askNow();
  }

  stop(): void {
    this.#isStarted = false;
    clearTimeout(this.#sleepTimer);
    this.#rest();
  }

  /** The page is hidden: it asks for a while, and then no more. */
  hide(): void {
    clearTimeout(this.#sleepTimer);
    this.#sleepTimer = setTimeout(() => this.#rest(), HIDDEN_MS);
  }

  /** The page is seen again, or the device has a network again: asks at once. */
  wake(): void {
    clearTimeout(this.#sleepTimer);
    this.#stillWait();
    this.#askNow();
  }

  /** Enters the competition. */
  enter(entrant: EntrantRequest): Promise<Result<EntrantMade, FeedProblem>> {
    return this.#withKey((key) => this.requests.enter(this.code, key, entrant));
  }

  /** Asks the organizer for the place of somebody who has lost its key. */
  claim(place: EntrantPerson): Promise<Result<ClaimMade, FeedProblem>> {
    return this.#withKey((key) => this.requests.claim(this.code, key, place));
  }

  /** Gives a place to who asks for it, or does not, as the organizer. */
  answerClaim(id: number, accept: boolean): Promise<Result<null, FeedProblem>> {
    return this.#do(() => this.requests.answerClaim(this.code, this.#ownKey, id, accept));
  }

  /** Founds a team. Its invitation is known to this browser alone: the server has only a hash of it. */
  async foundTeam(name: string, team: string): Promise<Result<EntrantMade, FeedProblem>> {
    const invitation = newKey();
    const entered = await this.enter({ name, team, invitation });
    if (entered.ok) storeTeamInvitation(this.code, { entrant: entered.value.entrant, secret: invitation });
    return entered;
  }

  /** Joins a team by the invitation that a link has brought. */
  async joinTeam(name: string, invitation: string): Promise<Result<EntrantMade, FeedProblem>> {
    const entered = await this.enter({ name, invitation });
    const isOutdated = !entered.ok && entered.error.kind === 'refused' && entered.error.error.code === 'bad-invitation';
    if (entered.ok || isOutdated) forgetTeamInvitation(this.code);
    return entered;
  }

  /** Replaces the invitation to the own team: that of before is no longer valid. */
  async renewInvitation(entrant: number): Promise<Result<null, FeedProblem>> {
    const secret = newKey();
    const replaced = await this.#do(() => this.requests.invite(this.code, this.#ownKey, secret));
    if (replaced.ok) storeTeamInvitation(this.code, { entrant, secret });
    return replaced;
  }

  /** Does something with the competition: as its organizer or its entrant, by the key of this browser. */
  act(act: ActRequest): Promise<Result<null, FeedProblem>> {
    return this.#do(() => this.requests.act(this.code, this.#ownKey, act));
  }

  /** Says that the user is here for the round that is announced. What is added to the draw of a deal is drawn after its commitment was seen. */
  checkIn(round: number): Promise<Result<null, FeedProblem>> {
    const view = this.#view.peek();
    const commitments = (view && ownPairing(view)?.pairing.deals.map(({ commitment }) => commitment)) ?? [];
    const here = commitments.length === 0 ? { round } : { round, contribution: contributeToRound(this.code, round, commitments) };
    return this.#do(() => this.requests.checkIn(this.code, this.#ownKey, here));
  }

  /** Says whether the user waits in an arena for an opponent. As long as this page asks for news it says again by itself that this is so. */
  wait(waits: boolean): Promise<Result<null, FeedProblem>> {
    return this.#do(() => this.requests.checkIn(this.code, this.#ownKey, waits ? { round: 1 } : { round: 1, waits }));
  }

  /** Tells the server that the user still waits in an arena, if that is so, and again in a while. What it answers is seen in the next news. */
  #stillWait(): void {
    const view = this.#view.peek();
    if (!this.#isStarted || !view || !isWaitingIn(view)) return;
    void this.requests.checkIn(this.code, this.#ownKey, { round: 1, waits: true });
    this.#stillWaitLater();
  }

  #stillWaitLater(): void {
    const view = this.#view.peek();
    if (view && isWaitingIn(view))
      this.#waitTimer ??= setTimeout(() => {
        this.#waitTimer = undefined;
        this.#stillWait();
      }, WAITS_MS);
    else this.#waitNoMore();
  }

  #waitNoMore(): void {
    clearTimeout(this.#waitTimer);
    this.#waitTimer = undefined;
  }

  /** Sends something with the key of this browser. A new one is stored before, and deleted if the request is refused. */
  async #withKey<T>(send: (key: string) => Promise<Result<T, ApiError | null>>): Promise<Result<T, FeedProblem>> {
    const known = competitionKey(this.code);
    const key = known ?? newKey();
    if (known === null) storeCompetitionKey(this.code, key, this.#view.peek()?.name ?? this.code);
    const answer = await this.#do(() => send(key));
    if (!answer.ok && answer.error.kind === 'refused' && known === null) forgetCompetition(this.code);
    return answer;
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

  /** Asks no more. */
  #rest(): void {
    this.#end();
    this.#waitNoMore();
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
    const own = ownPairing(view);
    const table = own?.table ?? null;
    // Only captains invite, and who is in a team joins no other one.
    if (view.phase === 'closed' || ownTeam(view)?.isCaptain === false) forgetTeamInvitation(this.code);
    if (own && table !== null && own.board !== null && own.pairing.deals.length > 0)
      followRound(this.code, view.rounds.length, dealOfBoard(own.board), table);
    // From now on the table is one of this browser, and the page takes the seat there as with any key.
    if (key !== null && table !== null && !forgotten.peek().includes(table) && !keysOf(table).includes(key)) storeKey(table, key);
    this.#view.value = view;
    this.#stillWaitLater();
  }
}
