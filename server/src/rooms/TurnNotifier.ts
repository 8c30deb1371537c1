import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { readClock } from '@hexfall/shared/model/clock';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { WebhookAnswer, WebhookRequest } from '@hexfall/shared/protocol/webhook';
import { refuse } from '../lobby/refusals.js';
import { turnId } from '../match/turn.js';
import { webhookOf, withWebhook } from '../table/webhook.js';
import type { TableContext } from './TableContext.js';
import type { Participant } from './Participant.js';

/** The seat that has to act, and the id of its turn. */
interface PendingNotification {
  readonly seat: Seat;
  readonly turn: string;
}

/** At a table of a slow game, calls the webhook of the player to move if that player is not connected: once per turn. */
export class TurnNotifier {
  #pending: (PendingNotification & { readonly cancel: () => void }) | null = null;
  /** The turn whose player was connected when it began. */
  #seen: string | null = null;
  #stopped = false;

  constructor(private readonly context: TableContext<'time' | 'notify' | 'webhooks' | 'faults' | 'basePath'>) {}

  /** Whether a call is pending: the table has to stay in memory for it. */
  get isNeeded(): boolean {
    return this.#pending !== null;
  }

  /** Sets a timer for the next call, if there is one to make. Call this after every change. */
  schedule(): void {
    const due = this.#due();
    if (due && due.seat === this.#pending?.seat && due.turn === this.#pending.turn) return;
    this.#pending?.cancel();
    this.#pending = null;
    if (!due || this.#stopped) return;
    const { table, services, queue } = this.context;
    const { time, notify } = services;
    const calledAt = webhookOf(table.setup, due.seat)?.calledAt ?? 0;
    const wait = Math.max(notify.afterMs, calledAt + notify.restMs - time.now());
    this.#pending = { ...due, cancel: time.after(wait, () => queue(() => this.#notify(due))) };
  }

  stop(): void {
    this.#stopped = true;
    this.#pending?.cancel();
    this.#pending = null;
  }

  /** Returns the webhook of a seat to its holder, or changes it first. */
  async setWebhook(participant: Participant, { seat, url, language }: WebhookRequest): Promise<Result<WebhookAnswer, Refusal>> {
    const { table, services } = this.context;
    const { webhooks } = services;
    const possible = webhooks.isEnabled && this.#isSlow;
    if (typeof url === 'string') {
      if (!possible) return refuse('no-webhooks', webhooks.isEnabled ? 'Only slow games call webhooks.' : 'This server calls no webhooks.');
      if (!webhooks.mayCall(url)) return refuse('webhook-address', 'The server may not call that address.');
    }
    const webhook = url ? { url, origin: participant.origin, ...(language !== undefined && { language }) } : null;
    if (url !== undefined) await table.updateSetup((setup) => withWebhook(setup, seat, webhook));
    this.schedule();
    return ok({ possible, url: webhookOf(table.setup, seat)?.url ?? null });
  }

  get #isSlow(): boolean {
    const limit = readClock(this.context.table.setup.options.clock);
    return limit === null || limit.per === 'days';
  }

  #due(): PendingNotification | null {
    const { table, services, heldSeats } = this.context;
    const { setup, acting } = table;
    const webhook = acting === null ? null : webhookOf(setup, acting);
    if (acting === null || !webhook || !services.webhooks.isEnabled || !this.#isSlow) return null;
    if (setup.course.paused || table.isStandIn(acting)) return null;
    const turn = turnId(table);
    if (heldSeats().has(acting)) this.#seen = turn;
    return turn === null || webhook.called === turn || this.#seen === turn ? null : { seat: acting, turn };
  }

  /** Never throws. The call is stored before it is made: a crash may lose it but never repeats it. */
  async #notify({ seat, turn }: PendingNotification): Promise<void> {
    this.#pending = null;
    const { table, services } = this.context;
    const { time, notify, webhooks, faults, basePath } = services;
    const due = this.#due();
    const webhook = webhookOf(table.setup, seat);
    const isEarly = (webhook?.calledAt ?? 0) + notify.restMs > time.now();
    if (!webhook || due?.seat !== seat || due.turn !== turn || isEarly) return this.schedule();
    try {
      await table.updateSetup((setup) => withWebhook(setup, seat, { ...webhook, called: turn, calledAt: time.now() }));
    } catch (err) {
      return faults.report(table, err, 'webhook', null);
    }
    const { code, setup } = table;
    const name = setup.seats[seat]?.name ?? '';
    const call = { event: 'your-turn', code, seat, name, link: `${webhook.origin}${basePath}/t/${code}` } as const;
    webhooks.send(webhook.url, call, webhook.language);
  }
}
