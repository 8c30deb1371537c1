import type { Logger } from 'pino';
import webPush, { type Urgency } from 'web-push';
import type { PushMessage } from '@hexfall/shared/protocol/push';
import { type RateLimitedLog, rateLimitedLog } from '../runtime/rateLimitedLog.js';
import type { Scheduler } from '../runtime/scheduling.js';
import { isPushEndpoint } from '../security/networks.js';
import type { NewSubscription, VapidKeys } from '../store/PushStore.js';
import { Deliveries, type DeliveryEnd, type DeliveryJob } from './Deliveries.js';
import type { Delivery } from './post.js';

/** The result of a message: `gone` if the push service does not know the subscription any more, `replaced` by a later one before it was sent. */
export const PUSH_RESULTS = ['sent', 'gone', 'replaced', 'failed', 'dropped'] as const;
export type PushResult = (typeof PUSH_RESULTS)[number];

export interface PushSenderOptions {
  readonly keys: VapidKeys;
  /** The contact for push services: a `mailto:` or `https:` address; null for the origin of the subscribed page. */
  readonly contact: string | null;
  /** For tests: endpoints may be anywhere. */
  readonly isPrivateAllowed: boolean;
  readonly time: Scheduler;
  readonly log: Logger;
  readonly count: (result: PushResult) => void;
  /** Called with the endpoint of a subscription that is gone. */
  readonly onGone: (endpoint: string) => void;
}

/** How a message is delivered. */
export interface PushDelivery {
  /** A message waiting at the push service is replaced by the next one of its topic. */
  readonly topic: string;
  /** When the message expires, in milliseconds since 1970. */
  readonly until: number;
  readonly urgency: Urgency;
}

interface Job extends PushDelivery, DeliveryJob {
  readonly subscription: NewSubscription;
  readonly message: PushMessage;
}

const GONE: readonly number[] = [404, 410];

/** For pages of a machine without a name: push services ask for a contact in any case. */
const NO_CONTACT = 'mailto:operator@example.org';

/** Returns new keys for a server. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Delivers push messages on a best-effort basis, in the background. A new message replaces an undelivered one of its topic. */
export class PushSender {
  readonly #deliveries: Deliveries<Job>;
  readonly #rateLimited: RateLimitedLog;

  constructor(private readonly options: PushSenderOptions) {
    this.#rateLimited = rateLimitedLog(options.log);
    this.#deliveries = new Deliveries({
      time: options.time,
      timeoutMs: 10_000,
      pausesMs: [10_000, 60_000, 5 * 60_000],
      mostUnderway: 500,
      requestFor: (job) => this.#requestFor(job),
      onEnd: (...end) => this.#finish(...end),
    });
  }

  /** Starts to deliver a message. Neither the endpoint nor the content is logged. */
  send(subscription: NewSubscription, message: PushMessage, delivery: PushDelivery): void {
    this.#deliveries.start({ subscription, message, ...delivery, name: `${subscription.endpoint} ${delivery.topic}` });
  }

  /** Ends all attempts. */
  stop(): void {
    this.#deliveries.stop();
  }

  #requestFor({ subscription, message, topic, until, urgency }: Job): Omit<Delivery, 'signal'> | null {
    const { time, isPrivateAllowed, keys, contact } = this.options;
    const { endpoint, origin } = subscription;
    if (!isPushEndpoint(endpoint, isPrivateAllowed)) return null;
    const subject = contact ?? (origin.startsWith('https:') ? origin : NO_CONTACT);
    try {
      const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: Math.max(0, Math.round((until - time.now()) / 1000)),
        topic,
        urgency,
      });
      const { 'Content-Length': _, ...headers } = request.headers;
      return { url: new URL(endpoint), body: request.body, headers, isPrivateAllowed };
    } catch {
      return null; // The browser's key is no point of the curve.
    }
  }

  #finish(end: DeliveryEnd, { subscription, message: { code, kind } }: Job, status: number | null): void {
    const isGone = end === 'unusable' || (status !== null && GONE.includes(status));
    const result = isGone ? 'gone' : end;
    if (isGone) this.options.onGone(subscription.endpoint);
    this.options.count(result);
    const fields = { code, kind, status, result };
    if (result === 'failed' || result === 'dropped') this.#rateLimited.warn(fields, 'a push message');
    else this.options.log.debug(fields, 'a push message');
  }
}
