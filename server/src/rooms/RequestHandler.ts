import { addBot } from '@hexfall/shared/lobby/hostActions';
import { LOBBY_CHANGES, type LobbyChange } from '@hexfall/shared/lobby/lobbyChanges';
import { NAME_NOT_LISTED, refuse, refuseForNow, refuseKicked, TOO_MANY_MESSAGES } from '@hexfall/shared/lobby/refusals';
import { sit, withholdName } from '@hexfall/shared/lobby/seating';
import { isOnProbation } from '@hexfall/shared/lobby/seatRequests';
import { awaitedSeat } from '@hexfall/shared/lobby/seats';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Ack, Answers, Refusal } from '@hexfall/shared/protocol/messages';
import { SEAT_REQUEST } from '@hexfall/shared/protocol/proposals';
import { isRequestType, type LobbyRequests, REQUEST_SCHEMAS, type Requests, type RequestType } from '@hexfall/shared/protocol/requests';
import { checkSavable, savedRecord } from '../match/savedGame.js';
import type { TurnNotifier } from '../notify/TurnNotifier.js';
import type { WebhookChannel } from '../notify/WebhookChannel.js';
import { hashSeatKey } from '../security/credentials.js';
import { isDiskFull } from '../store/StoreFailure.js';
import { COUNTED_INTENTS, DISK_FULL } from '../store/StoreQuota.js';
import type { Chat } from './Chat.js';
import { MessageLimits, type Participant } from './Participant.js';
import type { Pings } from './Pings.js';
import type { PresenceTracker } from './PresenceTracker.js';
import type { ProposalHandler } from './ProposalHandler.js';
import { describeFault, isPlain } from './readRequest.js';
import type { SeatRequestHandler } from './SeatRequestHandler.js';
import type { Study } from './Study.js';
import type { TableContext } from './TableContext.js';

/** The components that answer the requests of their subject. */
interface Handlers {
  readonly proposals: ProposalHandler;
  readonly seatRequests: SeatRequestHandler;
  readonly chat: Chat;
  readonly pings: Pings;
  readonly study: Study;
  readonly notifier: TurnNotifier;
  readonly webhook: WebhookChannel;
  readonly presence: Pick<PresenceTracker, 'isAbsent'>;
}

type Reply<T> = Promise<Result<T, Refusal>>;

type Dispatch = { readonly [T in RequestType]: (participant: Participant, request: Requests[T]) => Reply<Answers[T]> };

/** The answer to a request that has ended with an error. */
const failureOf = (err: unknown): Result<never, Refusal> =>
  isDiskFull(err) ? refuse('store-full', DISK_FULL) : refuse('failed', 'Something went wrong on the server.');

/** The requests that the holder of a seat given away by the others may send until its probation ends. */
const PROBATION: { readonly [T in RequestType]: 'allowed' | 'refused' } = {
  sit: 'refused',
  leaveSeat: 'refused',
  changeSeat: 'refused',
  ready: 'allowed',
  withholdName: 'refused',
  ban: 'allowed',
  pick: 'allowed',
  hire: 'allowed',
  swap: 'refused',
  setTable: 'refused',
  configure: 'refused',
  removeSeat: 'refused',
  addSeat: 'refused',
  addBot: 'refused',
  removeBot: 'refused',
  kick: 'refused',
  intent: 'allowed',
  propose: 'refused',
  answer: 'refused',
  reseat: 'allowed',
  return: 'allowed',
  say: 'allowed',
  muteSpectators: 'refused',
  ping: 'allowed',
  webhook: 'allowed',
  visibility: 'allowed',
  study: 'allowed',
  save: 'refused',
  history: 'allowed',
};

/** Whether a request plays the one intent that ends a match for its player. */
const isResignation = (request: Requests[RequestType]): boolean => 'intent' in request && request.intent.do === 'resign';

/** Validates the requests of clients at one table, checks what each client may do, and dispatches them. */
export class RequestHandler {
  readonly #dispatch: Dispatch = {
    sit: (participant, request) =>
      participant.access.kicked ? Promise.resolve(refuseKicked()) : this.#underName(request.name, () => this.#sit(participant, request)),
    leaveSeat: (participant, request) => this.#asHolder(participant, request.seat, () => this.#atSeat('leaveSeat', request)),
    changeSeat: (participant, request) =>
      this.#asHolder(participant, request.seat, () => this.#underName(request.name, () => this.#atSeat('changeSeat', request))),
    ready: (participant, request) => this.#setReady(participant, request),
    withholdName: (participant, { seat }) => this.#asHolder(participant, seat, () => this.#withholdName(seat)),
    ban: (participant, request) => this.#asHolder(participant, request.seat, () => this.#atSeat('ban', request)),
    pick: (participant, request) => this.#asHolder(participant, request.seat, () => this.#atSeat('pick', request)),
    hire: (participant, request) => this.#asHolder(participant, request.seat, () => this.#atSeat('hire', request)),
    swap: (participant, request) => this.#asCreator(participant, () => this.#updateLobby({}, 'swap', request)),
    setTable: (participant, request) => this.#asCreator(participant, () => this.#updateLobby({}, 'setTable', request)),
    configure: (participant, request) => this.#asCreator(participant, () => this.#updateLobby({}, 'configure', request)),
    removeSeat: (participant, request) => this.#asCreator(participant, () => this.#updateLobby({}, 'removeSeat', request)),
    addSeat: (participant, request) => this.#asCreator(participant, () => this.#updateLobby({}, 'addSeat', request)),
    addBot: (participant, request) => this.#asCreator(participant, () => this.#addBot(request)),
    removeBot: (participant, request) => this.#asCreator(participant, () => this.#atSeat('removeBot', request)),
    kick: (participant, request) => this.#asCreator(participant, () => this.#atSeat('kick', request)),
    intent: (participant, request) => this.#asHolder(participant, request.seat, () => this.#play(participant, request)),
    propose: (participant, request) => this.#asHolder(participant, request.seat, () => this.handlers.proposals.propose(request)),
    answer: (participant, request) => {
      const { proposals, seatRequests } = this.handlers;
      const isAboutSeat = request.proposal === SEAT_REQUEST;
      const decide = (): Reply<Answers['answer']> => (isAboutSeat ? seatRequests : proposals).answer(participant, request);
      const isHostWithoutSeat = participant.access.creator && participant.access.seats.length === 0;
      return isHostWithoutSeat ? decide() : this.#asHolder(participant, request.seat, decide);
    },
    reseat: (participant, request) => this.handlers.seatRequests.ask(participant, request),
    return: (participant, { seat }) => this.#asHolder(participant, seat, () => this.handlers.proposals.return(seat)),
    say: (participant, request) => this.#underName(request.name, () => this.handlers.chat.say(participant, request)),
    muteSpectators: (participant, request) => this.handlers.chat.muteSpectators(participant, request),
    ping: (participant, request) =>
      this.#asHolder(participant, request.seat, () => Promise.resolve(this.handlers.pings.ping(participant, request))),
    webhook: (participant, request) => this.#asHolder(participant, request.seat, () => this.#setWebhook(participant, request)),
    visibility: (participant, request) => Promise.resolve(this.#show(participant, request)),
    study: (participant, { act }) =>
      this.#underName(act.do === 'attend' ? act.name : undefined, () => Promise.resolve(this.handlers.study.answer(participant, act))),
    save: (participant) => this.#save(participant),
    history: (_participant, { from }) => Promise.resolve(this.context.table.history(from)),
  };

  /** Counts the intents that each seat adds to the match. */
  readonly #intents: MessageLimits;

  constructor(
    private readonly context: TableContext<'faults' | 'allowsName' | 'profiles' | 'time' | 'shares' | 'intentRate'>,
    private readonly handlers: Handlers,
  ) {
    this.#intents = new MessageLimits(context.services.intentRate);
  }

  /** Answers any message of a client. Never throws: a fault ends this request only. */
  async answer(participant: Participant, type: unknown, payload: unknown): Reply<Ack> {
    const waitMs = participant.takeToken();
    if (waitMs > 0) return refuseForNow(TOO_MANY_MESSAGES, waitMs);
    if (!isRequestType(type)) return refuse('unknown-request', 'The server does not know this kind of message.');
    try {
      return await this.#handle(participant, type, payload);
    } catch (err) {
      this.context.services.faults.report(this.context.table, err, type, payload);
      return failureOf(err);
    }
  }

  async #handle<T extends RequestType>(participant: Participant, type: T, payload: unknown): Reply<Ack> {
    if (!isPlain(payload)) return refuse('malformed', 'The message contains values that are not JSON.');
    const read = REQUEST_SCHEMAS[type].safeParse(payload);
    if (!read.success) return refuse('malformed', describeFault(read.error));
    if (PROBATION[type] === 'refused' || (type === 'intent' && isResignation(read.data))) {
      const refused = this.#checkProbation(participant);
      if (!refused.ok) return refused;
    }
    const answer = await this.#dispatch[type](participant, read.data);
    return answer.ok ? ok({ n: read.data.n, to: type, ...answer.value } as Ack) : answer;
  }

  /** The holder of a seat given away by the others cannot decide anything that its player could not undo: see `lobby/seatRequests.ts`. */
  #checkProbation({ access }: Participant): Result<null, Refusal> {
    const { setup, match } = this.context.table;
    const isGiven = access.seats.some((seat) => isOnProbation(setup, seat, match?.table.turn.number ?? 0));
    return isGiven ? refuse('on-probation', 'The others have given you that seat: play some turns first.') : ok(null);
  }

  async #asHolder<T>(participant: Participant, seat: Seat, task: () => Reply<T>): Reply<T> {
    return participant.access.seats.includes(seat) ? task() : refuse('not-your-seat', 'You do not hold that seat.');
  }

  async #asCreator<T>(participant: Participant, task: () => Reply<T>): Reply<T> {
    return participant.access.creator ? task() : refuse('not-creator', 'Only the creator of the table can do that.');
  }

  /** Refuses a name that the operator's list does not have; without a name there is nothing to refuse. */
  async #underName<T>(name: string | undefined, task: () => Reply<T>): Reply<T> {
    const isAllowed = name === undefined || this.context.services.allowsName(name);
    return isAllowed ? task() : refuse('name-not-listed', NAME_NOT_LISTED);
  }

  async #sit(participant: Participant, { key, profile: profileKey, ...wish }: Requests['sit']): Reply<Answers['sit']> {
    const { table, services } = this.context;
    const hash = hashSeatKey(key);
    const profile = profileKey === undefined ? null : await services.profiles.prove(hashSeatKey(profileKey), services.time.now());
    const { creator: isCreator, seats: pageSeats } = participant.access;
    const seated = await table.seat((setup) =>
      sit(setup, { ...wish, isCreator, pageSeats, ...(profile && { crest: profile.crest }) }, hash),
    );
    if (!seated.ok) return seated;
    if (profile) await services.profiles.holdSeat(profile.id, { code: table.code, keyHash: hash });
    participant.addKey(hash);
    this.context.sync();
    return seated;
  }

  async #addBot(wish: Omit<Requests['addBot'], 'n'>): Reply<Answers['addBot']> {
    const seated = await this.context.table.seat((setup) => addBot(setup, wish, Math.random));
    if (seated.ok) this.context.sync();
    return seated;
  }

  /** Another player at the table may be ready on behalf of a player who is away. */
  async #setReady({ access }: Participant, { seat, ready, contribution }: Requests['ready']): Reply<Answers['ready']> {
    const isHolder = access.seats.includes(seat);
    if (!isHolder) {
      const isPlayer = access.seats.length > 0 && ready && awaitedSeat(this.context.table.setup) !== null;
      if (!isPlayer) return refuse('not-your-seat', 'You do not hold that seat.');
      if (!this.handlers.presence.isAbsent(seat)) return refuse('not-away', 'That player has not been away for long enough.');
    }
    // Nobody contributes for somebody else.
    return this.#atSeat('ready', { seat, ready, ...(isHolder && contribution !== undefined && { contribution }) });
  }

  async #withholdName(seat: Seat): Reply<Answers['withholdName']> {
    const { table } = this.context;
    const withheld = withholdName(table.setup, seat);
    if (withheld !== table.setup) await table.updateSetup(() => withheld);
    return ok({ seat });
  }

  /** Changes the set-up by a request about one seat, which the answer names. */
  #atSeat<T extends LobbyChange>(type: T, request: Omit<LobbyRequests[T], 'n'> & { readonly seat: Seat }): Reply<{ readonly seat: Seat }> {
    return this.#updateLobby({ seat: request.seat }, type, request);
  }

  async #updateLobby<T extends LobbyChange, A>(answer: A, type: T, request: Omit<LobbyRequests[T], 'n'>): Reply<A> {
    const changed = await this.context.table.updateLobby((setup) => LOBBY_CHANGES[type](setup, request, Math.random));
    if (!changed.ok) return changed;
    this.context.sync();
    return ok(answer);
  }

  async #setWebhook({ origin }: Participant, request: Requests['webhook']): Reply<Answers['webhook']> {
    const answer = await this.handlers.webhook.set(origin, request);
    this.handlers.notifier.schedule();
    return answer;
  }

  #show(participant: Participant, { visible, notified }: Requests['visibility']): Result<object, Refusal> {
    participant.isVisible = visible;
    if (notified) this.handlers.notifier.recordNotified(participant.access.seats);
    this.handlers.notifier.schedule();
    return ok({});
  }

  /** The table says that its draw is known before any client can know it. */
  async #save({ access }: Participant): Reply<Answers['save']> {
    const { table } = this.context;
    const start = checkSavable(table, access.seats);
    if (!start.ok) return start;
    await table.updateSetup((setup) => ({ ...setup, drawKnown: true }));
    this.context.sync();
    return ok({ record: savedRecord(start.value, table.setup, table.match, table.setup.status.clock) });
  }

  /** Plays an intent unless its seat has added too many. Limits of the address never refuse it, and a player can always resign. */
  async #play({ address }: Participant, request: Requests['intent']): Reply<Answers['intent']> {
    const { table, services, broadcastEvents } = this.context;
    const { emptyForMs } = this.#intents.ofSeat(request.seat);
    if (emptyForMs > 0 && request.intent.do !== 'resign')
      return refuseForNow('This seat has made very many moves and taken them back: wait a moment.', emptyForMs);
    try {
      const played = await table.play(request);
      if (!played.ok) return played;
      const { playedIntent, ...answer } = played.value;
      if (playedIntent) {
        this.#intents.ofSeat(request.seat).spend(1);
        if (playedIntent.seq > COUNTED_INTENTS) services.shares.addIntent(address);
        broadcastEvents(playedIntent);
      }
      return ok(answer);
    } catch (err) {
      services.faults.halt(table, err, 'intent', request);
      return failureOf(err);
    }
  }
}
