import { refuse } from '@hexfall/shared/lobby/refusals';
import { type Setup, webhookOf, withWebhook } from '@hexfall/shared/lobby/setup';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { WebhookAnswer, WebhookEvent } from '@hexfall/shared/protocol/webhook';
import type { TableSession } from '../match/TableSession.js';
import type { CallChannel, NotifiedTable } from './CallChannel.js';
import { isSlow, type Waiting } from './waiting.js';

/** Calls the webhook that a seat has in a set-up, if it has one, in the background. */
export const callWebhook = (
  { table, services }: { readonly table: TableSession; readonly services: Pick<NotifiedTable['services'], 'webhooks' | 'basePath'> },
  setup: Setup,
  seat: Seat,
  event: WebhookEvent,
): void => {
  const { code } = table;
  const webhook = webhookOf(setup, seat);
  if (!webhook) return;
  const link = `${webhook.origin}${services.basePath}/t/${code}`;
  services.webhooks.send(webhook.url, { event, code, seat, name: setup.seats[seat]?.name ?? '', link }, webhook.language);
};

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
    callWebhook(this.context, table.setup, seat, 'your-turn');
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
  async set(origin: string, { seat, url, language }: Requests['webhook']): Promise<Result<WebhookAnswer, Refusal>> {
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
