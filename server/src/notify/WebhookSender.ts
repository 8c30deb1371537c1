import type { Logger } from 'pino';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { isLanguage } from '@hexfall/shared/model/languages';
import { filled } from '@hexfall/shared/picture/words';
import type { WebhookCall, WebhookEvent } from '@hexfall/shared/protocol/webhook';
import { type RateLimitedLog, rateLimitedLog } from '../runtime/rateLimitedLog.js';
import type { Scheduler } from '../runtime/scheduling.js';
import { Deliveries, type DeliveryEnd, type DeliveryJob } from './Deliveries.js';
import type { Delivery } from './post.js';
import { allowedBy, type WebhookHost } from './webhookHosts.js';

/** The result of a call. */
export const DELIVERIES = ['delivered', 'failed', 'dropped'] as const;
export type DeliveryResult = (typeof DELIVERIES)[number];

export interface WebhookSenderOptions {
  readonly hosts: readonly WebhookHost[];
  readonly time: Scheduler;
  readonly log: Logger;
  readonly count: (result: DeliveryResult) => void;
}

interface Job extends DeliveryJob {
  readonly address: string;
  readonly call: WebhookCall;
  readonly language: string | undefined;
}

/** Delivers webhook calls on a best-effort basis, in the background. */
export class WebhookSender {
  readonly #deliveries: Deliveries<Job>;
  readonly #rateLimited: RateLimitedLog;

  constructor(private readonly options: WebhookSenderOptions) {
    this.#rateLimited = rateLimitedLog(options.log);
    this.#deliveries = new Deliveries({
      time: options.time,
      timeoutMs: 5000,
      pausesMs: [10_000, 60_000],
      mostUnderway: 100,
      requestFor: (job) => this.#requestFor(job),
      onEnd: (...end) => this.#finish(...end),
    });
  }

  /** Whether any host may be called. */
  get isEnabled(): boolean {
    return this.options.hosts.length > 0;
  }

  mayCall(address: string): boolean {
    return allowedBy(address, this.options.hosts) !== null;
  }

  /** Starts the delivery of a call. Logs neither the address nor the content. @param language of the sentence for services that people read. */
  send(address: string, call: WebhookCall, language?: string): void {
    // No call takes the place of another one.
    this.#deliveries.start({ address, call, language, name: call, until: Infinity });
  }

  /** Ends all attempts. */
  stop(): void {
    this.#deliveries.stop();
  }

  /** Checks the host again: the settings may have changed since. */
  #requestFor({ address, call, language }: Job): Omit<Delivery, 'signal'> | null {
    const host = allowedBy(address, this.options.hosts);
    if (!host) return null;
    const url = new URL(address);
    const headers = { 'content-type': 'application/json' };
    return { url, body: webhookBody(url, call, language), headers, isPrivateAllowed: host.port !== null };
  }

  #finish(end: DeliveryEnd, { call: { code, seat } }: Job, status: number | null): void {
    const result = end === 'sent' ? 'delivered' : end === 'dropped' ? end : 'failed';
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

/**
 * Returns the body of a call as JSON, in the form of the receiving service. Unknown services get the call unchanged.
 * @param language of the
 * sentence for people.
 */
export const webhookBody = ({ hostname, pathname }: URL, call: WebhookCall, language: string | undefined): string => {
  // At this path Discord reads the form of Slack.
  if (SLACK.test(hostname) || (DISCORD.test(hostname) && pathname.endsWith('/slack'))) {
    return JSON.stringify({ text: sentenceOf(call, language).replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) });
  }
  // No name mentions anybody.
  if (DISCORD.test(hostname)) return JSON.stringify({ content: sentenceOf(call, language), allowed_mentions: { parse: [] } });
  return JSON.stringify(call);
};
