import type { Logger } from 'pino';
import type { BrowserSubscription, ForgetRequest, RenewSubscriptionRequest, SubscribeRequest } from '@hexfall/shared/protocol/httpRequests';
import type { PushKind } from '@hexfall/shared/protocol/push';
import type { EntrantsCall } from '../competition/entrantCalls.js';
import type { Scheduler } from '../runtime/scheduling.js';
import { hashSeatKey, readTableCode } from '../security/credentials.js';
import { isPushEndpoint } from '../security/networks.js';
import type { PushSeat, PushStore } from '../store/PushStore.js';
import { newVapidKeys, type PushResult, PushSender } from './PushSender.js';

/** The operator's settings. */
export interface PushSettings {
  readonly isEnabled: boolean;
  /** Whom push services may write to; null for the origin of the page. */
  readonly contact: string | null;
  /** For tests: endpoints may be anywhere. */
  readonly isPrivateAllowed?: boolean;
}

export interface PushServices {
  readonly store: PushStore;
  readonly time: Scheduler;
  readonly log: Logger;
  readonly count: (result: PushResult) => void;
}

/** A call to a seat. */
export interface PushCall {
  readonly kind: PushKind;
  /** What it is for: a seat is not called twice for the same. Null for what can be repeated. */
  readonly id: string | null;
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
  readonly isUrgent: boolean;
}

/** An invitation of a profile to a table. */
export interface PushInvitation {
  readonly profile: string;
  /** The code of the table that the player is invited to. */
  readonly to: string;
}

const INVITED_MS = 24 * 60 * 60 * 1000;

/** Sends push messages to players. `call` and `invite` return at once and never throw. */
export class PushService {
  readonly #sender: PushSender | null;
  readonly #running = new Set<Promise<unknown>>();

  /** @param key the public key of this server; null if it sends nothing. */
  private constructor(
    readonly key: string | null,
    private readonly isPrivateAllowed: boolean,
    private readonly services: PushServices,
    newSender: () => PushSender | null,
  ) {
    this.#sender = newSender();
  }

  /** Reads the keys of the server, or makes them. Rejects if the store cannot be used. */
  static async open({ isEnabled, contact, isPrivateAllowed = false }: PushSettings, services: PushServices): Promise<PushService> {
    if (!isEnabled) return new PushService(null, isPrivateAllowed, services, () => null);
    const keys = await services.store.keys(newVapidKeys);
    const service: PushService = new PushService(
      keys.publicKey,
      isPrivateAllowed,
      services,
      () => new PushSender({ keys, contact, isPrivateAllowed, ...services, onGone: (endpoint) => service.#forgetGone(endpoint) }),
    );
    return service;
  }

  get isEnabled(): boolean {
    return this.#sender !== null;
  }

  mayCall({ endpoint }: BrowserSubscription): boolean {
    return isPushEndpoint(endpoint, this.isPrivateAllowed);
  }

  /**
   * Subscribes the seats that the keys open, the entrants of competitions, and the profile of the browser; returns the tables with such
   * seats. Rejects if the store fails.
   * @param profile its id; null if the browser has none: then it gets calls for none.
   */
  async subscribe(
    { tables, competitions = [], subscription, language }: SubscribeRequest,
    origin: string,
    profile: string | null,
  ): Promise<readonly string[]> {
    await this.services.store.assign(profile, { ...subscription, language, origin });
    const codes = new Set<string>();
    for (const { code: written, keys } of tables) {
      const code = readTableCode(written);
      if (code === null) continue;
      for (const holder of keys.map(hashSeatKey))
        if (await this.services.store.subscribe({ code, holder }, { ...subscription, language, origin })) codes.add(code);
    }
    for (const { code: written, key } of competitions) {
      const competition = readTableCode(written);
      if (competition !== null)
        await this.services.store.subscribeEntrant(competition, hashSeatKey(key), { ...subscription, language, origin });
    }
    return [...codes];
  }

  renew({ endpoint, subscription }: RenewSubscriptionRequest): Promise<void> {
    return this.services.store.renew(endpoint, subscription);
  }

  forget({ endpoint }: ForgetRequest): Promise<void> {
    return this.services.store.forget(endpoint);
  }

  /** Calls the browsers of a seat that have not been called for the same. */
  call(seat: PushSeat, { kind, id, until, isUrgent }: PushCall): void {
    const sender = this.#sender;
    if (!sender) return;
    this.#run(async () => {
      const { store, time } = this.services;
      const found = (await store.subscriptions(seat)).filter(({ called }) => id === null || !coversCall(called, id));
      if (found.length === 0 || until <= time.now()) return;
      // A crash loses a call but never repeats it.
      if (id !== null) await store.noteCalled(seat, id);
      const delivery = { topic: topicOf(seat.code), until, urgency: isUrgent ? 'high' : 'normal' } as const;
      for (const one of found) sender.send(one, { kind, code: seat.code, language: one.language }, delivery);
    });
  }

  /** Calls the browsers of a profile that is invited to a table. */
  invite({ profile, to }: PushInvitation): void {
    const sender = this.#sender;
    if (!sender) return;
    this.#run(async () => {
      const delivery = { topic: topicOf(to), until: this.services.time.now() + INVITED_MS, urgency: 'normal' } as const;
      for (const one of await this.services.store.ofProfile(profile))
        sender.send(one, { kind: 'invitation', code: to, language: one.language }, delivery);
    });
  }

  /** Calls the browsers of those who have entered a competition. Returns at once and never throws. */
  callEntrants({ kind, until, isUrgent, ...entrants }: EntrantsCall): void {
    const sender = this.#sender;
    if (!sender) return;
    this.#run(async () => {
      const delivery = { topic: `hexfall-c-${entrants.competition}`, until, urgency: isUrgent ? 'high' : 'normal' } as const;
      for (const one of await this.services.store.ofEntrants(entrants))
        sender.send(one, { kind, code: entrants.competition, language: one.language }, delivery);
    });
  }

  /** Notes that the player of a seat has seen what a call would be for. */
  noteSeen(seat: PushSeat, id: string): void {
    if (!this.#sender) return;
    this.#run(async () => {
      const { store } = this.services;
      const found = await store.subscriptions(seat);
      if (found.some(({ called }) => !coversCall(called, id))) await store.noteCalled(seat, id);
    });
  }

  /**
   * Returns whether a call to the seat would reach a browser. False if the store fails.
   * @param isDistant the call is hours or days away: a seat without a subscribed browser may have one by then.
   */
  async isAwaited(seat: PushSeat, id: string, isDistant: boolean): Promise<boolean> {
    if (!this.#sender) return false;
    try {
      const found = await this.services.store.subscriptions(seat);
      return found.length === 0 ? isDistant : found.some(({ called }) => !coversCall(called, id));
    } catch {
      return false;
    }
  }

  /** Copies the subscriptions of a table to that of its rematch. */
  copy(code: string, next: string): void {
    if (this.#sender) this.#run(() => this.services.store.copy(code, next));
  }

  /** Ends all attempts; fulfilled when nothing uses the store any more. */
  async stop(): Promise<void> {
    this.#sender?.stop();
    await Promise.all(this.#running);
  }

  #forgetGone(endpoint: string): void {
    this.#run(() => this.services.store.forget(endpoint));
  }

  #run(task: () => Promise<void>): void {
    const running = task().catch((err: unknown) => this.services.log.warn({ err }, 'push messages could not be prepared'));
    this.#running.add(running);
    void running.finally(() => this.#running.delete(running));
  }
}

/** Messages about one table replace each other. */
const topicOf = (code: string): string => `hexfall-${code}`;

/** The call for the clock of a turn has the turn's id with this at its end. */
const CLOCK = ' clock';

/** Returns the id of the call that the clock of a turn runs out. */
export const clockCallOf = (turn: string): string => turn + CLOCK;

/** Returns whether a call for the one makes a call for the other unnecessary: the call of the clock covers that of its turn. */
const coversCall = (called: string | null, id: string): boolean => called === id || called === clockCallOf(id);
