import type { Seat } from '../model/seat.js';

export interface WebhookAnswer {
  /** Whether webhooks can be used on this server, at this table. */
  readonly possible: boolean;
  /** The webhook of the seat; only its holder gets it. */
  readonly url: string | null;
}

/** What a webhook is called for: a turn, a request for the seat, and that the others have given it to somebody else. */
export type WebhookEvent = 'your-turn' | 'seat-asked' | 'seat-given';

/** The JSON body of a webhook call, a POST. */
export interface WebhookCall {
  readonly event: WebhookEvent;
  readonly code: string;
  readonly seat: Seat;
  readonly name: string;
  /** The URL of the table's page; without the host if the server does not know it. */
  readonly link: string;
}
