import type { Logger } from 'pino';
import type { WebhookCall, WebhookEvent } from '@hexfall/shared/protocol/webhook';
import type { Scheduler } from '../runtime/scheduling.js';
import { rateLimitedLog, type RateLimitedLog } from '../runtime/rateLimitedLog.js';
import { post } from './post.js';
import { allowedBy, type WebhookHost } from './webhookHosts.js';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { isLanguage } from '@hexfall/shared/model/languages';
import { filled } from '@hexfall/shared/picture/words';

/** The result of a call. */
export const DELIVERIES = ['delivered', 'failed', 'dropped'] as const;
export type DeliveryResult = (typeof DELIVERIES)[number];

export interface WebhookSenderOptions {
  readonly hosts: readonly WebhookHost[];
  readonly time: Scheduler;
  readonly log: Logger;
  readonly count: (result: DeliveryResult) => void;
}

/** What is delivered. */
interface Job {
  readonly address: string;
  readonly call: WebhookCall;
  readonly language: string | undefined;
}

const TIMEOUT_MS = 5000;

/** How long it waits before each further attempt. */
const PAUSES_MS = [10_000, 60_000];

/** More concurrent calls are dropped, so that hosts without an answer do not fill the memory. */
const MOST_UNDERWAY = 100;

const TOO_MANY = 429;

const isWorthRetrying = (status: number): boolean => status >= 500 || status === TOO_MANY;

/** Delivers webhook calls on a best-effort basis, in the background. */
export class WebhookSender {
  readonly #stopping = new AbortController();
  readonly #pauses = new Set<() => void>();
  #underway = 0;

  readonly #rateLimited: RateLimitedLog;

  constructor(private readonly options: WebhookSenderOptions) {
    this.#rateLimited = rateLimitedLog(options.log);
  }

  /** Whether any host may be called. */
  get isEnabled(): boolean {
    return this.options.hosts.length > 0;
  }

  mayCall(address: string): boolean {
    return allowedBy(address, this.options.hosts) !== null;
  }

  /** Starts to deliver a call. Neither the address nor the content is logged. @param language of the sentence that services for people get. */
  send(address: string, call: WebhookCall, language?: string): void {
    if (this.#underway >= MOST_UNDERWAY || this.#stopping.signal.aborted) return this.#finish('dropped', call);
    this.#underway += 1;
    void this.#attempt({ address, call, language }, 0);
  }

  /** Ends all attempts. */
  stop(): void {
    this.#stopping.abort();
    for (const cancel of this.#pauses) cancel();
    this.#pauses.clear();
  }

  async #attempt(job: Job, before: number): Promise<void> {
    const status = await this.#post(job);
    const { call } = job;
    const pause = PAUSES_MS[before];
    if ((status !== null && !isWorthRetrying(status)) || pause === undefined || this.#stopping.signal.aborted) {
      this.#underway -= 1;
      return this.#finish(status !== null && status >= 200 && status < 300 ? 'delivered' : 'failed', call, status);
    }
    const cancel = this.options.time.after(pause, () => {
      this.#pauses.delete(cancel);
      void this.#attempt(job, before + 1);
    });
    this.#pauses.add(cancel);
  }

  /** Returns the status of the answer; null without one. Checks the host again: the settings may have changed since. */
  async #post({ address, call, language }: Job): Promise<number | null> {
    const host = allowedBy(address, this.options.hosts);
    if (!host) return 0;
    try {
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const url = new URL(address);
      const headers = { 'content-type': 'application/json' };
      const answer = await post({ url, body: webhookBody(url, call, language), headers, isPrivateAllowed: host.port !== null, signal });
      return answer.status;
    } catch {
      return null;
    }
  }

  #finish(result: DeliveryResult, { code, seat }: WebhookCall, status: number | null = null): void {
    this.options.count(result);
    const fields = { code, seat, status, result };
    if (result === 'delivered') this.options.log.debug(fields, 'a call to a webhook');
    else this.#rateLimited.warn(fields, 'a call to a webhook');
  }
}

/** The sentence for each event. */
const SENTENCES = { 'your-turn': 'yourTurn', 'seat-asked': 'seatAsked', 'seat-given': 'seatGiven' } as const satisfies Record<
  WebhookEvent,
  string
>;

/** What is said to the player. @param language the one of the page that set the webhook; English if it is not known. */
const sentenceOf = ({ event, name, code, link }: WebhookCall, language: string | undefined): string =>
  filled(readTexts(isLanguage(language) ? language : 'en', 'preview')[SENTENCES[event]], { name, code, link });

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;
const SLACK = /^hooks\.slack(?:-gov)?\.com$/;

/** Signs that Slack reads as the beginning of a mention or a link. */
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the body of a call as JSON, in the form of the service that is called. Other services get the call as it is. @param language of the sentence for people. */
export const webhookBody = ({ hostname, pathname }: URL, call: WebhookCall, language: string | undefined): string => {
  // At this path Discord reads the form of Slack.
  if (SLACK.test(hostname) || (DISCORD.test(hostname) && pathname.endsWith('/slack'))) {
    return JSON.stringify({ text: sentenceOf(call, language).replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) });
  }
  // No name mentions anybody.
  if (DISCORD.test(hostname)) return JSON.stringify({ content: sentenceOf(call, language), allowed_mentions: { parse: [] } });
  return JSON.stringify(call);
};
