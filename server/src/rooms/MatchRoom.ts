import { setImmediate as ourTurn } from 'node:timers/promises';
import { type AuthContext, type Client, CloseCode, Room, type RoomException, ServerError } from '@colyseus/core';
import { NAME_NOT_LISTED, TABLE_SEALED } from '@hexfall/shared/lobby/refusals';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SaidLine } from '@hexfall/shared/protocol/chat';
import {
  JOIN_REFUSED,
  type PlayedIntent,
  type Refusal,
  type SeatAccess,
  type ServerMessage,
  type ServerMessages,
} from '@hexfall/shared/protocol/messages';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { createTable } from '../match/createTable.js';
import { mayReadTable } from '../match/readableTables.js';
import { replayMatch } from '../match/storedMatch.js';
import { TableSession } from '../match/TableSession.js';
import type { Overload, TableLoad } from '../runtime/LoadShedder.js';
import { TableMirror } from '../schema/TableMirror.js';
import type { TableState } from '../schema/TableState.js';
import { FIRST_EPOCH } from '../store/LeaseStore.js';
import { isDiskFull } from '../store/StoreFailure.js';
import { DISK_FULL, STORE_FULL } from '../store/StoreQuota.js';
import { socketOf } from '../transport/LimitedSocket.js';
import { enforceLimits } from './connectionLimits.js';
import { Vacancy } from './EmptyTables.js';
import { dropReservations, hasJoined, JoinDeadline } from './JoinDeadline.js';
import { lobbyFacts, seatKeyOf } from './lobbyFacts.js';
import { MessageLimits, Participant } from './Participant.js';
import { Programs } from './Programs.js';
import { readClient, readNumber } from './readRequest.js';
import { pageOrigin, parseCreateOptions, parseJoinOptions, RestoredRoomOptions } from './roomOptions.js';
import type { RoomServices } from './RoomServices.js';
import { TableRuntime } from './TableRuntime.js';
import { teamOfClient } from './teamAccess.js';

/** Where a client connects from; see `Participant`. */
interface Arrival {
  readonly origin: string;
  readonly address: string;
}

type TableClient = Client<{ userData: Participant; auth: Arrival; messages: ServerMessages }>;

/** A connection that sends more is closed; pages send far less. */
const FLOOD_PER_SECOND = 500;

/** The clock the framework counts messages per second by. With thousands of rooms, a faster one would cost noticeable time. */
const CLOCK_MS = 1000;

/** From this many connections on, changes of the number of spectators are batched, because each is sent to all connections. */
const CROWD = 20;
const CROWD_MS = 50;

/** Connects one table to its clients. */
export abstract class MatchRoom extends Room<{ state: TableState; client: TableClient }> {
  protected abstract readonly services: RoomServices;

  #vacancy: Vacancy | null = null;
  #limits: MessageLimits | null = null;
  #deadline: JoinDeadline | null = null;
  /** The timer of the next batched update of the spectators. */
  #showing: NodeJS.Timeout | null = null;
  #session: TableSession | null = null;
  #runtime: TableRuntime | null = null;
  #mirror: TableMirror | null = null;
  #programs: Programs | null = null;
  #unwatch: () => void = () => undefined;
  readonly #load: TableLoad = { unanswered: 0 };

  /** Refuses malformed options before a seat is reserved; a table that cannot be played is refused at the creation of its room. */
  static override onAuth(_token: string, sent: unknown, { headers, ip }: AuthContext): Promise<Arrival> {
    parseJoinOptions(sent);
    return Promise.resolve({ origin: pageOrigin(headers), address: String(ip) });
  }

  override async onCreate(sent: { readonly resume?: unknown }): Promise<void> {
    this.autoDispose = false;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND;
    // In this order: without a timestep, manual patches would start a clock of 60 ticks a second.
    this.setTimestep(() => undefined, CLOCK_MS);
    this.patchRate = null;
    this.#session = await this.#begin(sent.resume instanceof RestoredRoomOptions ? sent.resume : null, sent);
    this.roomId = this.#table.code;
    this.#unwatch = await this.services.deals.watch(this.#table.setup, () => this.#runtime?.queue(() => Promise.resolve(this.#sync())));
    this.#mirror = new TableMirror(this.roomId);
    this.state = this.#mirror.state;
    this.#runtime = this.#open();
    const programs = (this.#programs = this.#openPrograms(this.#runtime));
    if (sent.resume instanceof RestoredRoomOptions) await this.#runtime.load();
    this.#sync();
    this.services.active.add({
      table: this.#table,
      since: this.services.time.now(),
      participants: () => this.#participants(),
      programs,
      evictAll: () => this.#evictAll(),
      tellTime: () => this.#tellTime(),
    });
    this.#vacancy = new Vacancy(this, this.services.empty, () => (this.#runtime?.isNeeded ?? false) || programs.participants.length > 0);
    const isAwaited = !(sent.resume instanceof RestoredRoomOptions) || sent.resume.isAwaited;
    this.#vacancy.begin(Math.min(this.#idleMs, isAwaited ? this.services.unjoinedMs : Infinity));
  }

  override onJoin(client: TableClient, sent: unknown): void | Promise<void> {
    this.services.arrivals.note(client.sessionId);
    const { protocol, hashes, profile } = parseJoinOptions(sent);
    if (profile === null) return this.#welcome(client, protocol, hashes);
    this.#vacancy?.end();
    return seatKeyOf(profile, this.#table, this.services).then((key) => {
      // The connection may have ended meanwhile.
      if (this.clients.includes(client)) this.#welcome(client, protocol, key === null ? hashes : [...hashes, key]);
    });
  }

  #welcome(client: TableClient, protocol: number, hashes: readonly string[]): void {
    const participant = new Participant(this.#table, hashes, this.#messageLimits, client.auth?.origin, client.auth?.address);
    if (!this.#mayRead(participant)) throw new ServerError(JOIN_REFUSED.sealed, TABLE_SEALED);
    enforceLimits(participant, this.clients, { ...this.services.connections, isLobby: this.#table.phase === 'lobby' });
    this.#vacancy?.end();
    client.userData = participant;
    socketOf(client).setSeated(participant.access.seats.length > 0);
    (this.#deadline ??= new JoinDeadline(this.services.time)).expect(client);
    if (participant.access.seats.length > 0) this.#runtime?.noteJoined();
    this.#showParticipant(participant);
    client.send('welcome', {
      protocol,
      rules: RULES_VERSION,
      code: this.roomId,
      now: this.services.time.now(),
      ...participant.access,
    });
    client.send('chat', this.#runtime?.chat.pastFor(participant) ?? { lines: [], own: [] });
  }

  override onLeave(client: TableClient): void {
    this.#deadline?.forget(client);
    if (client.userData) this.#showParticipant(client.userData);
    if (this.clients.length === 0) this.#vacancy?.begin(this.#idleMs);
  }

  /** An unused reservation would otherwise keep the room alive until it expires. */
  override disconnect(closeCode?: number): Promise<unknown> {
    dropReservations(this);
    return super.disconnect(closeCode);
  }

  override async onDispose(): Promise<void> {
    if (this.#showing) clearTimeout(this.#showing);
    this.#vacancy?.close();
    this.#programs?.stop();
    this.#unwatch();
    const [table, runtime] = [this.#session, this.#runtime];
    if (!table || table.epoch === null) return;
    const { active, leases, faults } = this.services;
    active.remove(table);
    try {
      await leases.release(table.code, table.epoch, async () => {
        await runtime?.stop();
        return runtime?.nextWakeUp() ?? null;
      });
    } catch (err) {
      faults.report(table, err, 'release', null);
    }
  }

  override onUncaughtException(error: RoomException, where: string): void {
    // A client that was refused has got the reason.
    if (error.cause instanceof ServerError) return;
    if (this.#session) this.services.faults.report(this.#session, error.cause ?? error, where, null);
  }

  get #table(): TableSession {
    if (!this.#session) throw new Error('the room has no table yet');
    return this.#session;
  }

  /** Restores a stored table, or creates a new one. */
  async #begin(resume: RestoredRoomOptions | null, sent: unknown): Promise<TableSession> {
    if (resume) {
      const { code, saved, epoch } = resume;
      const match = await replayMatch(saved, ourTurn, this.services.step);
      const table = this.services.eventLoop.run('restore', () => new TableSession(code, saved, this.services, epoch, match));
      if (table.hasStoppedClock) await table.updateSetup((setup) => setup);
      return table;
    }
    const { leases, quota, faults, allowsName } = this.services;
    const { setup: wanted, names } = parseCreateOptions(sent);
    if (!names.every(allowsName)) throw new ServerError(JOIN_REFUSED.nameNotListed, NAME_NOT_LISTED);
    if (!(await quota.hasRoom())) throw new ServerError(JOIN_REFUSED.storeFull, STORE_FULL);
    try {
      const { code, setup } = await createTable(wanted, this.services, undefined, leases.owner);
      return new TableSession(code, { setup, log: [] }, this.services, FIRST_EPOCH);
    } catch (err) {
      if (!isDiskFull(err)) throw err;
      faults.reportNew(err);
      throw new ServerError(JOIN_REFUSED.storeFull, DISK_FULL);
    }
  }

  /** One handler for all messages: the framework would close the connection on an unknown one. */
  #open(): TableRuntime {
    const runtime = new TableRuntime(this.#table, this.services, {
      sync: () => this.#sync(),
      broadcastEvents: (playedIntent) => this.#broadcastEvents(playedIntent),
      broadcastChat: (line) => this.#broadcastChat(line),
      sendToTeam: (team, type, message) => this.#sendToTeam(team, type, message),
      broadcast: (type, message) => this.broadcast(type, message),
      evictAll: () => this.#evictAll(),
      participants: () => this.#participants(),
    });
    this.onMessage('*', (client, type, payload) => {
      // The framework would keep the answer in memory until the client has joined.
      if (!hasJoined(client)) return socketOf(client).terminate();
      const overload = this.#serve(runtime, () => this.#receive(runtime, client, type, payload));
      if (overload) this.#refuseOverload(client, payload, overload);
    });
    return runtime;
  }

  /** Queues the answer to a request; returns when to send it again if the server has too much to do. */
  #serve(runtime: TableRuntime, answer: () => Promise<void>): Overload | null {
    const admission = this.services.shedder.admit(this.#load);
    if (!('done' in admission)) return admission;
    const since = performance.now();
    runtime.queue(async () => {
      try {
        await answer();
      } finally {
        admission.done();
      }
      this.services.metrics.answers.observe((performance.now() - since) / 1000);
    });
    return null;
  }

  #openPrograms(runtime: TableRuntime): Programs {
    return new Programs({
      table: this.#table,
      runtime,
      time: this.services.time,
      connect: (hash, address) => new Participant(this.#table, [hash], this.#messageLimits, '', address),
      serve: (task) => this.#serve(runtime, task),
      sync: () => this.#sync(),
    });
  }

  get #messageLimits(): MessageLimits {
    return (this.#limits ??= new MessageLimits(this.services.rate));
  }

  async #receive({ requests }: TableRuntime, client: TableClient, type: unknown, payload: unknown): Promise<void> {
    if (!client.userData) return;
    const answer = await requests.answer(client.userData, type, payload);
    socketOf(client).setSeated(client.userData.access.seats.length > 0);
    // The process that owns the match now answers when the page asks again there.
    if (this.#table.hasLostLease) return;
    socketOf(client).answering(() => {
      if (answer.ok) client.send('ack', answer.value);
      else this.#refuse(client, payload, answer.error);
    });
  }

  #refuse(client: TableClient, payload: unknown, error: Refusal): void {
    this.services.refusals.atTable(error.code, this.roomId);
    client.send('refused', { n: readNumber(payload), ...readClient(payload), error });
  }

  #refuseOverload(client: TableClient, payload: unknown, { retryAfterMs }: Overload): void {
    socketOf(client).answering(() =>
      this.#refuse(client, payload, { code: 'overloaded', message: 'The server is busy: try again in a moment.', retryAfterMs }),
    );
  }

  /** A loop, because each method of the framework's client list creates another list of its kind, several times per intent. */
  #participants(): Participant[] {
    const found: Participant[] = [];
    for (const { userData } of this.clients) if (userData) found.push(userData);
    found.push(...(this.#programs?.participants ?? []));
    return found;
  }

  /** The seats held, by participant. */
  get #held(): (readonly Seat[])[] {
    return this.#participants().map(({ access }) => access.seats);
  }

  /** Updates the Schema, sends all clients what has changed, and schedules what has to happen next. */
  #sync(): void {
    this.services.eventLoop.run('sync', () => this.#syncNow());
  }

  #syncNow(): void {
    const changes: { readonly client: TableClient; readonly standing: SeatAccess }[] = [];
    for (const client of this.clients) {
      const standing = client.userData?.refreshAccess();
      if (!client.userData || this.#mayRead(client.userData)) {
        if (standing) changes.push({ client, standing });
      } else {
        client.leave();
      }
    }
    this.#programs?.update();
    this.#runtime?.trackPresence();
    this.#mirror?.update(lobbyFacts(this.#table, this.#held, this.#runtime), this.#table, this.#runtime?.study.facts ?? null);
    this.broadcastPatch();
    for (const { client, standing } of changes) client.send('access', standing);
    this.#runtime?.schedule();
  }

  #mayRead({ access }: Participant): boolean {
    return mayReadTable(this.#table.setup, !this.#table.isSealed, access.seats.length > 0);
  }

  /** Syncs a joined or left participant. With many connections, spectators are batched. */
  #showParticipant({ access }: Participant): void {
    if (access.seats.length > 0 || this.clients.length < CROWD) return this.#sync();
    this.#showing ??= setTimeout(() => {
      this.#showing = null;
      try {
        this.#sync();
      } catch (err) {
        this.services.faults.report(this.#table, err, 'show', null);
      }
    }, CROWD_MS);
  }

  #broadcastEvents(playedIntent: PlayedIntent): void {
    this.services.metrics.intents.inc();
    this.#runtime?.proposals.playedOn(playedIntent.player);
    this.#sync();
    this.broadcast('events', playedIntent);
  }

  #broadcastChat(line: SaidLine): void {
    this.services.metrics.lines.inc();
    if (line.team === undefined) this.broadcast('chatLine', line);
    else this.#sendToTeam(line.team, 'chatLine', line);
  }

  #sendToTeam<M extends ServerMessage>(team: number, type: M, message: ServerMessages[M]): void {
    for (const client of this.clients)
      if (client.userData && teamOfClient(this.#table, client.userData) === team) client.send(type, message);
  }

  /** Sends all clients the server's time, and the clocks, which are moments of it, and schedules the next events. */
  #tellTime(): void {
    this.broadcast('time', { now: this.services.time.now() });
    this.#sync();
  }

  /** Disconnects all clients like a stopping server: their pages reconnect to the process that has the table now. */
  #evictAll(): void {
    this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((err: unknown) => this.services.faults.report(this.#table, err, 'lose', null));
  }

  /** How long the room stays when everybody has left. */
  get #idleMs(): number {
    const { idleMs, overIdleMs } = this.services;
    return this.#table.phase === 'over' ? overIdleMs : idleMs;
  }
}
