import { Room, ServerError, type AuthContext, type Client, type RoomException } from '@colyseus/core';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { Reel, Refusal, ServerMessages, Welcome } from '@hexfall/shared/protocol/messages';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { publicTable } from '@hexfall/shared/rules/view';
import { ComputerPlayers } from '../bots/ComputerPlayers.js';
import { peopleOf } from '../match/beginning.js';
import { TableHost, type HostServices } from '../match/TableHost.js';
import { TimeKeeper } from '../match/TimeKeeper.js';
import type { Metrics } from '../metrics/Metrics.js';
import { mirror } from '../schema/mirror.js';
import { mirrorCourse } from '../schema/mirrorCourse.js';
import { mirrorDraw } from '../schema/mirrorDraw.js';
import { mirrorLobby } from '../schema/mirrorLobby.js';
import { TableState } from '../schema/TableState.js';
import type { Rate } from '../security/TokenBucket.js';
import type { Postman } from '../webhooks/Postman.js';
import { Attendance } from './Attendance.js';
import { pageOrigin, readAdmission } from './admission.js';
import { Chat, type TalkRates } from './Chat.js';
import { Council } from './Council.js';
import { createTable } from './createTable.js';
import { makeRoom, type CrowdLimits } from './crowd.js';
import type { FaultDesk } from './FaultDesk.js';
import { Line } from './Line.js';
import type { LiveTables } from './LiveTables.js';
import { MessageLimits } from './MessageLimits.js';
import { readClient, readNumber } from './readRequest.js';
import { Reception } from './Reception.js';
import { Recovery } from './Recovery.js';
import { Resume } from './Resume.js';
import { TurnCaller, type CallRules } from './TurnCaller.js';
import { Visitor } from './Visitor.js';

export interface RoomServices extends HostServices {
  readonly faults: FaultDesk;
  readonly metrics: Metrics;
  /** How many messages one connection may send. */
  readonly rate: Rate;
  /** How long a table nobody looks at stays in memory. */
  readonly idleMs: number;
  readonly crowd: CrowdLimits;
  /** How long somebody has to be away before a computer player may play for them. */
  readonly awayMs: number;
  /** How long computer players take for an intent. */
  readonly botDelayMs: number;
  /** How much may be said. */
  readonly talk: TalkRates;
  readonly postman: Postman;
  readonly calls: CallRules;
  /** Where the room says that it has its table. */
  readonly live: LiveTables;
}

type TableClient = Client<{ userData: Visitor; auth: { readonly origin: string }; messages: ServerMessages }>;

/** A connection that sends more is no page of ours: it is closed. */
const FLOOD_PER_SECOND = 500;

/** What the framework counts messages per second by; of thousands of rooms, a faster clock would be felt. */
const CLOCK_MS = 1000;

/** The glue between one table and the connections to it. */
export abstract class MatchRoom extends Room<{ state: TableState; client: TableClient }> {
  protected abstract readonly services: RoomServices;

  readonly #line = new Line();
  #idle: { clear(): void } | null = null;
  #host: TableHost | null = null;
  #limits: MessageLimits | null = null;
  #computers: ComputerPlayers | null = null;
  #recovery: Recovery | null = null;
  #keeper: TimeKeeper | null = null;
  #attendance: Attendance | null = null;
  #council: Council | null = null;
  #chat: Chat | null = null;
  #caller: TurnCaller | null = null;
  /** The table that the Schema shows. */
  #mirrored: Table | null = null;

  /** Refuses at the door what could not be served inside. */
  static override onAuth(_token: string, sent: unknown, { headers }: AuthContext): Promise<unknown> {
    readAdmission(sent);
    return Promise.resolve({ origin: pageOrigin(headers) });
  }

  override async onCreate(sent: { readonly resume?: unknown }): Promise<void> {
    this.autoDispose = false;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND;
    // In this order: without a timestep, patches sent by hand would bring a clock of 60 ticks a second with them.
    this.setTimestep(() => undefined, CLOCK_MS);
    this.patchRate = null;
    this.#host = await this.#begin(sent.resume instanceof Resume ? sent.resume : null, sent);
    this.roomId = this.#table.code;
    this.state = new TableState();
    this.state.code = this.roomId;
    this.#open();
    if (sent.resume instanceof Resume) await this.#chat?.recall();
    this.#show();
    this.services.live.add({ table: this.#table, visitors: () => this.#visitors() });
    this.#waitForVisitors();
  }

  override onJoin(client: TableClient, sent: unknown): void {
    this.#limits ??= new MessageLimits(this.services.rate);
    const visitor = new Visitor(this.#table, readAdmission(sent).hashes, this.#limits, client.auth?.origin);
    makeRoom(visitor, this.clients, this.services.crowd);
    this.#idle?.clear();
    this.autoDispose = false;
    client.userData = visitor;
    this.#show();
    const welcome: Welcome = {
      protocol: PROTOCOL_VERSION,
      rules: RULES_VERSION,
      code: this.roomId,
      now: this.services.time.now(),
      ...visitor.standing,
    };
    client.send('welcome', welcome);
    client.send('chat', { lines: this.#chat?.lines ?? [] });
  }

  override onLeave(): void {
    this.#show();
    if (this.clients.length === 0) this.#waitForVisitors();
  }

  override onDispose(): Promise<void> {
    this.#computers?.stop();
    this.#recovery?.stop();
    this.#keeper?.stop();
    this.#caller?.stop();
    this.#attendance?.stop();
    this.services.live.remove(this.roomId);
    void this.#line.add(() => this.#park());
    return this.#line.done();
  }

  override onUncaughtException(error: RoomException, where: string): void {
    // A visitor who was not let in has been told.
    if (error.cause instanceof ServerError) return;
    if (this.#host) this.services.faults.report(this.#host, error.cause ?? error, where, null);
  }

  get #table(): TableHost {
    if (!this.#host) throw new Error('the room has no table yet');
    return this.#host;
  }

  /** The table to go on with, or a new one. */
  async #begin(resume: Resume | null, sent: unknown): Promise<TableHost> {
    if (resume) return new TableHost(resume.code, resume.saved, this.services);
    const { code, setup } = await createTable(readAdmission(sent).setup, this.services.store);
    return new TableHost(code, { setup, log: [] }, this.services);
  }

  /** One handler for whatever comes: for an unknown message the framework would close the connection. */
  #open(): void {
    const { faults, botDelayMs } = this.services;
    const around = { show: () => this.#show(), tell: (reel: Reel) => this.#tell(reel), faults };
    const recovery = new Recovery(this.#table, { ...around, queue: (task) => void this.#line.add(task) });
    const queue = (task: () => Promise<void>) => void this.#line.add(() => recovery.before(task));
    const { time, awayMs } = this.services;
    const attendance = new Attendance(time, awayMs, () => queue(() => Promise.resolve(this.#show())));
    const council = new Council(this.#table, { ...around, services: this.services, attendance });
    const said = (line: ChatLine): void => {
      this.services.metrics.lines.inc();
      this.broadcast('said', line);
    };
    const chat = new Chat(this.#table, { ...around, ...this.services, rates: this.services.talk, said });
    const held = (): ReadonlySet<Seat> => new Set(this.#visitors().flatMap(({ standing }) => standing.seats));
    const caller = new TurnCaller(this.#table, { ...this.services, rules: this.services.calls, held, queue });
    const reception = new Reception(this.#table, around, { council, chat, caller });
    this.#recovery = recovery;
    this.#attendance = attendance;
    this.#council = council;
    this.#chat = chat;
    this.#caller = caller;
    this.#computers = new ComputerPlayers(this.#table, { ...around, delayMs: botDelayMs, queue });
    this.#keeper = new TimeKeeper(this.#table, { ...around, time, queue });
    this.onMessage('*', (client, type, payload) => {
      const since = performance.now();
      queue(async () => {
        await this.#receive(reception, client, type, payload);
        this.services.metrics.answers.observe((performance.now() - since) / 1000);
      });
    });
  }

  async #receive(reception: Reception, client: TableClient, type: unknown, payload: unknown): Promise<void> {
    if (!client.userData) return;
    const answer = await reception.answer(client.userData, type, payload);
    if (answer.ok) client.send('ack', answer.value);
    else this.#refuse(client, payload, answer.error);
  }

  #refuse(client: TableClient, payload: unknown, error: Refusal): void {
    this.services.metrics.refusals.inc({ code: error.code });
    client.send('refused', { n: readNumber(payload), ...readClient(payload), error });
  }

  /** Never throws: what the clocks show at the last intent is kept anyway. */
  async #park(): Promise<void> {
    try {
      await this.#host?.park();
    } catch (err) {
      this.services.faults.report(this.#table, err, 'park', null);
    }
  }

  #visitors(): Visitor[] {
    return this.clients.flatMap(({ userData }) => userData ?? []);
  }

  /** Brings the Schema up to date, sends everybody what has changed, and lets computer players go on. */
  #show(): void {
    const { phase, match, setup } = this.#table;
    const changes = this.clients.map((client) => ({ client, standing: client.userData?.look() ?? null }));
    const held = this.#visitors().map(({ standing }) => standing.seats);
    mirrorLobby(setup, held, this.state);
    mirrorDraw({ setup, phase, nextCommitment: this.#council?.nextCommitment ?? '' }, this.state);
    this.#attendance?.note(peopleOf(setup), new Set(held.flat()));
    const isAbsent = this.#attendance?.isAbsent ?? (() => false);
    mirrorCourse({ course: setup.course, proposals: this.#council?.open ?? [], isAbsent }, this.state);
    if (match && this.#mirrored !== match.table) this.#mirror(match.table);
    this.state.seq = match?.seq ?? 0;
    this.state.phase = phase;
    this.state.clock = JSON.stringify(this.#table.clock);
    this.broadcastPatch();
    for (const { client, standing } of changes) if (standing) client.send('standing', standing);
    this.#computers?.attend();
    this.#keeper?.attend();
    this.#caller?.attend();
  }

  #mirror(table: Table): void {
    const before = this.#mirrored;
    // Should this fail, nobody knows what the Schema says.
    this.#mirrored = null;
    mirror(publicTable(table), this.state, before);
    this.#mirrored = table;
  }

  #tell(reel: Reel): void {
    this.services.metrics.intents.inc();
    this.#council?.playedOn(reel.player);
    this.#show();
    this.broadcast('events', reel);
  }

  /** Lets the room go when nobody has come for a while. Its table stays in the store. */
  #waitForVisitors(): void {
    this.#idle?.clear();
    this.#idle = this.clock.setTimeout(() => {
      if (this.#keeper?.isNeeded || this.#caller?.isNeeded) this.#waitForVisitors();
      else this.autoDispose = true;
    }, this.services.idleMs);
  }
}
