import { Room, type Client, type RoomException } from '@colyseus/core';
import type { Logger } from 'pino';
import type { ServerMessages, Welcome } from '@hexfall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { publicTable } from '@hexfall/shared/rules/view';
import { TableHost, type HostServices } from '../match/TableHost.js';
import { mirror, mirrorOptions } from '../schema/mirror.js';
import { mirrorSeats } from '../schema/mirrorSeats.js';
import { TableState } from '../schema/TableState.js';
import type { Rate } from '../security/TokenBucket.js';
import { readAdmission } from './admission.js';
import { createTable } from './createTable.js';
import { Line } from './Line.js';
import { readClient, readNumber } from './readRequest.js';
import { Reception } from './Reception.js';
import { Resume } from './Resume.js';
import { Visitor } from './Visitor.js';

export interface RoomServices extends HostServices {
  readonly log: Logger;
  /** How many messages one connection may send. */
  readonly rate: Rate;
  /** How long a table nobody looks at stays in memory. */
  readonly idleMs: number;
}

type TableClient = Client<{ userData: Visitor; messages: ServerMessages }>;

const MAX_VISITORS = 200;

/** A connection that sends more is no page of ours: it is closed. */
const FLOOD_PER_SECOND = 500;

const CLOCK_MS = 250;

/** The glue between one table and the connections to it. */
export abstract class MatchRoom extends Room<{ state: TableState; client: TableClient }> {
  protected abstract readonly services: RoomServices;

  readonly #line = new Line();
  #idle: { clear(): void } | null = null;
  #host: TableHost | null = null;

  /** Refuses at the door what could not be served inside. */
  static override onAuth(_token: string, sent: unknown): Promise<unknown> {
    readAdmission(sent);
    return Promise.resolve(true);
  }

  override async onCreate(sent: { readonly resume?: unknown }): Promise<void> {
    this.autoDispose = false;
    this.maxClients = MAX_VISITORS;
    this.maxMessagesPerSecond = FLOOD_PER_SECOND;
    // In this order: without a timestep, patches sent by hand would bring a clock of 60 ticks a second with them.
    this.setTimestep(() => undefined, CLOCK_MS);
    this.patchRate = null;
    this.#host =
      sent.resume instanceof Resume
        ? new TableHost(sent.resume.code, sent.resume.saved, this.services)
        : await createTable(readAdmission(sent).options, this.services);
    this.roomId = this.#table.code;
    this.state = new TableState();
    this.state.code = this.roomId;
    mirrorOptions(this.#table.setup.options, this.state.options);
    this.#show();
    this.#open();
    this.#waitForVisitors();
  }

  override onJoin(client: TableClient, sent: unknown): void {
    this.#idle?.clear();
    this.autoDispose = false;
    const visitor = new Visitor(this.#table.seatsOf(readAdmission(sent).keys), this.services.rate);
    client.userData = visitor;
    this.#show();
    const welcome: Welcome = { protocol: PROTOCOL_VERSION, rules: RULES_VERSION, code: this.roomId, seats: [...visitor.seats] };
    client.send('welcome', welcome);
  }

  override onLeave(): void {
    this.#show();
    if (this.clients.length === 0) this.#waitForVisitors();
  }

  override onDispose(): Promise<void> {
    return this.#line.done();
  }

  override onUncaughtException(error: RoomException, where: string): void {
    this.services.log.error({ code: this.roomId, where, err: error.cause ?? error }, 'a fault in a room');
  }

  get #table(): TableHost {
    if (!this.#host) throw new Error('the room has no table yet');
    return this.#host;
  }

  /** One handler for whatever comes: for an unknown message the framework would close the connection. */
  #open(): void {
    const reception = new Reception(this.#table, {
      visitors: () => this.#visitors(),
      show: () => {
        this.#show();
      },
      tell: (reel) => {
        this.broadcast('events', reel);
      },
      log: this.services.log,
    });
    this.onMessage('*', (client, type, payload) => {
      void this.#line.add(() => this.#receive(reception, client, type, payload));
    });
  }

  async #receive(reception: Reception, client: TableClient, type: unknown, payload: unknown): Promise<void> {
    if (!client.userData) return;
    const answer = await reception.answer(client.userData, type, payload);
    if (answer.ok) client.send('ack', answer.value);
    else client.send('refused', { n: readNumber(payload), ...readClient(payload), error: answer.error });
  }

  #visitors(): Visitor[] {
    return this.clients.flatMap(({ userData }) => userData ?? []);
  }

  /** Brings the Schema up to date and sends everybody what has changed. */
  #show(): void {
    const { phase, match, setup } = this.#table;
    const held = this.#visitors().map(({ seats }) => seats);
    mirrorSeats(setup.seats, held, this.state);
    if (match) mirror(publicTable(match.table), this.state);
    this.state.seq = match?.seq ?? 0;
    this.state.phase = phase;
    this.broadcastPatch();
  }

  /** Lets the room go when nobody has come for a while. Its table stays in the store. */
  #waitForVisitors(): void {
    this.#idle?.clear();
    this.#idle = this.clock.setTimeout(() => {
      this.autoDispose = true;
    }, this.services.idleMs);
  }
}
