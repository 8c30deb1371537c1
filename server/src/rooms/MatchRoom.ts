import { CloseCode, Room, ServerError, type AuthContext, type Client, type RoomException } from '@colyseus/core';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { Reel, Refusal, ServerMessages, Welcome } from '@hexfall/shared/protocol/messages';
import type { ChatLine } from '@hexfall/shared/protocol/talk';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { publicTable } from '@hexfall/shared/rules/view';
import { dueOf } from '../match/dueOf.js';
import { TableHost } from '../match/TableHost.js';
import { mirror } from '../schema/mirror.js';
import { mirrorCourse } from '../schema/mirrorCourse.js';
import { mirrorDraw } from '../schema/mirrorDraw.js';
import { mirrorLobby } from '../schema/mirrorLobby.js';
import { TableState } from '../schema/TableState.js';
import { FIRST_EPOCH } from '../store/MatchStore.js';
import { pageOrigin, readAdmission } from './admission.js';
import { createTable } from './createTable.js';
import { makeRoom } from './crowd.js';
import { MessageLimits } from './MessageLimits.js';
import { readClient, readNumber } from './readRequest.js';
import { Resume } from './Resume.js';
import type { RoomServices } from './RoomServices.js';
import { Staff } from './Staff.js';
import { Visitor } from './Visitor.js';

type TableClient = Client<{ userData: Visitor; auth: { readonly origin: string }; messages: ServerMessages }>;

/** A connection that sends more is no page of ours: it is closed. */
const FLOOD_PER_SECOND = 500;

/** What the framework counts messages per second by; of thousands of rooms, a faster clock would be felt. */
const CLOCK_MS = 1000;

/** The glue between one table and the connections to it. */
export abstract class MatchRoom extends Room<{ state: TableState; client: TableClient }> {
  protected abstract readonly services: RoomServices;

  #idle: { clear(): void } | null = null;
  #limits: MessageLimits | null = null;
  #host: TableHost | null = null;
  #staff: Staff | null = null;
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
    this.#staff = this.#open();
    if (sent.resume instanceof Resume) await this.#staff.chat.recall();
    this.#show();
    this.services.live.add({ table: this.#table, visitors: () => this.#visitors(), lose: () => this.#lose() });
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
    client.send('chat', { lines: this.#staff?.chat.lines ?? [] });
  }

  override onLeave(): void {
    this.#show();
    if (this.clients.length === 0) this.#waitForVisitors();
  }

  override async onDispose(): Promise<void> {
    const [table, staff] = [this.#host, this.#staff];
    if (!table || table.epoch === null) return;
    const { live, holds, faults, handsOver } = this.services;
    live.remove(table);
    try {
      await holds.giveBack(table.code, table.epoch, async () => {
        await staff?.stop();
        return dueOf(table, handsOver());
      });
    } catch (err) {
      faults.report(table, err, 'release', null);
    }
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
    if (resume) return new TableHost(resume.code, resume.saved, this.services, resume.epoch);
    const { store, holds } = this.services;
    const { code, setup } = await createTable(readAdmission(sent).setup, store, undefined, holds.owner);
    return new TableHost(code, { setup, log: [] }, this.services, FIRST_EPOCH);
  }

  /** One handler for whatever comes: for an unknown message the framework would close the connection. */
  #open(): Staff {
    const staff = new Staff(this.#table, this.services, {
      show: () => this.#show(),
      tell: (reel) => this.#tell(reel),
      said: (line) => this.#said(line),
      lose: () => this.#lose(),
      held: () => this.#held.flat(),
    });
    this.onMessage('*', (client, type, payload) => {
      const since = performance.now();
      staff.queue(async () => {
        await this.#receive(staff, client, type, payload);
        this.services.metrics.answers.observe((performance.now() - since) / 1000);
      });
    });
    return staff;
  }

  async #receive({ reception }: Staff, client: TableClient, type: unknown, payload: unknown): Promise<void> {
    if (!client.userData) return;
    const answer = await reception.answer(client.userData, type, payload);
    // Whoever has the table now answers, when the page asks there.
    if (this.#table.isLost) return;
    if (answer.ok) client.send('ack', answer.value);
    else this.#refuse(client, payload, answer.error);
  }

  #refuse(client: TableClient, payload: unknown, error: Refusal): void {
    this.services.metrics.refusals.inc({ code: error.code });
    client.send('refused', { n: readNumber(payload), ...readClient(payload), error });
  }

  #visitors(): Visitor[] {
    return this.clients.flatMap(({ userData }) => userData ?? []);
  }

  /** By visitor, the seats held. */
  get #held(): (readonly Seat[])[] {
    return this.#visitors().map(({ standing }) => standing.seats);
  }

  /** Brings the Schema up to date, sends everybody what has changed, and lets the staff go on. */
  #show(): void {
    const changes = this.clients.map((client) => ({ client, standing: client.userData?.look() ?? null }));
    this.#staff?.note();
    this.#mirrorAll();
    this.broadcastPatch();
    for (const { client, standing } of changes) if (standing) client.send('standing', standing);
    this.#staff?.attend();
  }

  #mirrorAll(): void {
    const { phase, match, setup, clock } = this.#table;
    const { council, attendance } = this.#staff ?? {};
    mirrorLobby(setup, this.#held, this.state);
    mirrorDraw({ setup, phase, nextCommitment: council?.nextCommitment ?? '' }, this.state);
    mirrorCourse({ course: setup.course, proposals: council?.open ?? [], isAbsent: attendance?.isAbsent ?? (() => false) }, this.state);
    if (match && this.#mirrored !== match.table) this.#mirror(match.table);
    this.state.seq = match?.seq ?? 0;
    this.state.phase = phase;
    this.state.clock = JSON.stringify(clock);
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
    this.#staff?.council.playedOn(reel.player);
    this.#show();
    this.broadcast('events', reel);
  }

  #said(line: ChatLine): void {
    this.services.metrics.lines.inc();
    this.broadcast('said', line);
  }

  /** Sends everybody away as when the server stops: their pages come back to wherever the table is now. */
  #lose(): void {
    this.disconnect(CloseCode.SERVER_SHUTDOWN).catch((err: unknown) => this.services.faults.report(this.#table, err, 'lose', null));
  }

  /** Lets the room go when nobody has come for a while. Its table stays in the store. */
  #waitForVisitors(): void {
    this.#idle?.clear();
    this.#idle = this.clock.setTimeout(() => {
      if (this.#staff?.isNeeded) this.#waitForVisitors();
      else this.autoDispose = true;
    }, this.services.idleMs);
  }
}
