import type { Logger } from 'pino';
import webPush, { type Urgency } from 'web-push';
import type { PushMessage } from '@hexfall/shared/protocol/push';
import { rateLimitedLog, type RateLimitedLog } from '../runtime/rateLimitedLog.js';
import type { Scheduler } from '../runtime/scheduling.js';
import type { NewSubscription, VapidKeys } from '../store/PushStore.js';
import { post, type DeliveryAnswer } from './post.js';
import { isPushEndpoint } from '../security/networks.js';

/** The result of a message: `gone` if the push service does not know the subscription any more, `replaced` by a later one before it was sent. */
export const PUSH_RESULTS = ['sent', 'gone', 'replaced', 'failed', 'dropped'] as const;
export type PushResult = (typeof PUSH_RESULTS)[number];

export interface PushSenderOptions {
  readonly keys: VapidKeys;
  /** Whom push services may write to: a `mailto:` or `https:` address; null for the origin of the page that has subscribed. */
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

interface Job extends PushDelivery {
  readonly subscription: NewSubscription;
  readonly message: PushMessage;
}

const TIMEOUT_MS = 10_000;

/** How long it waits before each further attempt, unless the push service names a longer time. */
const PAUSES_MS = [10_000, 60_000, 5 * 60_000];

/** A longer pause is not waited for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** More messages at once are dropped, so that services without an answer do not fill the memory. */
const MOST_UNDERWAY = 500;

const TOO_MANY = 429;
const GONE: readonly number[] = [404, 410];

/** For pages of a machine without a name: push services ask for a contact in any case. */
const NO_CONTACT = 'mailto:operator@example.org';

const isWorthRetrying = (status: number): boolean => status >= 500 || status === TOO_MANY;

/** Returns new keys for a server. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** Reads the header `Retry-After`, seconds or a date, as milliseconds from now. */
export const readRetryAfter = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
};

/** Delivers push messages on a best-effort basis, in the background. A new message replaces one of its topic that was not delivered yet. */
export class PushSender {
  readonly #stopping = new AbortController();
  /** What cancels the pause before the next attempt, by endpoint and topic. */
  readonly #pauses = new Map<string, () => void>();
  /** The last message of each name that is underway: an earlier one is not tried again. */
  readonly #latest = new Map<string, Job>();
  #underway = 0;
  readonly #rateLimited: RateLimitedLog;

  constructor(private readonly options: PushSenderOptions) {
    this.#rateLimited = rateLimitedLog(options.log);
  }

  /** Starts to deliver a message. Neither the endpoint nor the content is logged. */
  send(subscription: NewSubscription, message: PushMessage, delivery: PushDelivery): void {
    const job = { subscription, message, ...delivery };
    this.#pauses.get(this.#nameOf(job))?.();
    if (this.#underway >= MOST_UNDERWAY || this.#stopping.signal.aborted) return this.#finish('dropped', job, null);
    this.#underway += 1;
    this.#latest.set(this.#nameOf(job), job);
    void this.#attempt(job, 0);
  }

  /** Ends all attempts. */
  stop(): void {
    this.#stopping.abort();
    for (const cancel of [...this.#pauses.values()]) cancel();
  }

  async #attempt(job: Job, before: number): Promise<void> {
    const { time } = this.options;
    const answer = await this.#post(job);
    if (answer !== 'unusable' && (answer === null || isWorthRetrying(answer.status))) {
      const least = PAUSES_MS[before];
      const pause = Math.max(least ?? Infinity, readRetryAfter(answer?.retryAfter, time.now()));
      const isInTime = pause <= LONGEST_PAUSE_MS && time.now() + pause < job.until;
      if (isInTime && !this.#stopping.signal.aborted) {
        if (this.#latest.get(this.#nameOf(job)) === job) return this.#retryAfter(job, pause, before + 1);
        this.#underway -= 1;
        return this.#finish('replaced', job, null);
      }
    }
    this.#underway -= 1;
    const status = answer === 'unusable' ? null : (answer?.status ?? null);
    const isGone = answer === 'unusable' || (status !== null && GONE.includes(status));
    if (isGone) this.options.onGone(job.subscription.endpoint);
    this.#finish(isGone ? 'gone' : status !== null && status >= 200 && status < 300 ? 'sent' : 'failed', job, status);
  }

  #retryAfter(job: Job, pause: number, attempts: number): void {
    const name = this.#nameOf(job);
    const cancelTimer = this.options.time.after(pause, () => {
      this.#pauses.delete(name);
      void this.#attempt(job, attempts);
    });
    this.#pauses.set(name, () => {
      cancelTimer();
      this.#pauses.delete(name);
      this.#underway -= 1;
      this.#finish('replaced', job, null);
    });
  }

  /** Null without an answer; `unusable` if nothing can ever be sent to this subscription. */
  async #post({ subscription, message, topic, until, urgency }: Job): Promise<DeliveryAnswer | 'unusable' | null> {
    const { time, isPrivateAllowed, keys, contact } = this.options;
    const { endpoint, origin } = subscription;
    if (!isPushEndpoint(endpoint, isPrivateAllowed)) return 'unusable';
    const subject = contact ?? (origin.startsWith('https:') ? origin : NO_CONTACT);
    let request;
    try {
      request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: Math.max(0, Math.round((until - time.now()) / 1000)),
        topic,
        urgency,
      });
    } catch {
      return 'unusable'; // The browser's key is no point of the curve.
    }
    try {
      const { 'Content-Length': _, ...headers } = request.headers;
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      return await post({ url: new URL(endpoint), body: request.body, headers, isPrivateAllowed, signal });
    } catch {
      return null;
    }
  }

  #nameOf({ subscription, topic }: Job): string {
    return `${subscription.endpoint} ${topic}`;
  }

  #finish(result: PushResult, job: Job, status: number | null): void {
    const { code, kind } = job.message;
    const name = this.#nameOf(job);
    if (this.#latest.get(name) === job) this.#latest.delete(name);
    this.options.count(result);
    const fields = { code, kind, status, result };
    if (result === 'failed' || result === 'dropped') this.#rateLimited.warn(fields, 'a push message');
    else this.options.log.debug(fields, 'a push message');
  }
}
