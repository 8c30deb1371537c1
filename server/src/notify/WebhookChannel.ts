import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { WebhookAnswer, WebhookRequest } from '@hexfall/shared/protocol/webhook';
import { refuse } from '../lobby/refusals.js';
import { webhookOf, withWebhook } from '../table/setup.js';
import type { CallChannel, NotifiedTable } from './CallChannel.js';
import { isSlow, type Waiting } from './waiting.js';

/** At a table of a slow game, calls the webhook of the player to move if that player is not connected. */
export class WebhookChannel implements CallChannel {
  readonly name = 'webhook';
  readonly seesAtOnce = true;

  constructor(private readonly context: NotifiedTable) {}

  get isEnabled(): boolean {
    return this.context.services.webhooks.isEnabled;
  }

  get afterMs(): number {
    return this.context.services.notify.afterMs;
  }

  looking(): ReadonlySet<Seat> {
    return this.context.heldSeats();
  }

  callsFor(waiting: readonly Waiting[]): readonly Waiting[] {
    const { table } = this.context;
    if (!isSlow(table)) return [];
    return waiting.filter(({ kind, seat, id }) => {
      const webhook = webhookOf(table.setup, seat);
      return kind === 'turn' && webhook !== null && webhook.called !== id;
    });
  }

  restsUntil(seat: Seat): number {
    const calledAt = webhookOf(this.context.table.setup, seat)?.calledAt;
    return calledAt === undefined ? 0 : calledAt + this.context.services.notify.restMs;
  }

  /** The call is stored before it is made: a crash may lose it but never repeats it. */
  async call({ seat, id }: Waiting): Promise<boolean> {
    const { table, services } = this.context;
    const webhook = webhookOf(table.setup, seat);
    if (!webhook) return true;
    try {
      await table.updateSetup((setup) => withWebhook(setup, seat, { ...webhook, called: id, calledAt: services.time.now() }));
    } catch (err) {
      services.faults.report(table, err, 'webhook', null);
      return false;
    }
    const { code, setup } = table;
    const name = setup.seats[seat]?.name ?? '';
    const call = { event: 'your-turn', code, seat, name, link: `${webhook.origin}${services.basePath}/t/${code}` } as const;
    services.webhooks.send(webhook.url, call, webhook.language);
    return true;
  }

  /** The set-up stores calls, not looks. */
  recordSeen(): void {
    return;
  }

  keepsTable(_waiting: readonly Waiting[], isPending: boolean): boolean {
    return isPending;
  }

  isAwaited(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Returns the webhook of a seat to its holder, or changes it first. @param origin of the page that asks. */
  async set(origin: string, { seat, url, language }: WebhookRequest): Promise<Result<WebhookAnswer, Refusal>> {
    const { table, services } = this.context;
    const { webhooks } = services;
    const possible = webhooks.isEnabled && isSlow(table);
    if (typeof url === 'string') {
      if (!possible) return refuse('no-webhooks', webhooks.isEnabled ? 'Only slow games call webhooks.' : 'This server calls no webhooks.');
      if (!webhooks.mayCall(url)) return refuse('webhook-address', 'The server may not call that address.');
    }
    const webhook = url ? { url, origin, ...(language !== undefined && { language }) } : null;
    if (url !== undefined) await table.updateSetup((setup) => withWebhook(setup, seat, webhook));
    return ok({ possible, url: webhookOf(table.setup, seat)?.url ?? null });
  }
}
