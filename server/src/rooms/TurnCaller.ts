import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { readClock } from '@hexfall/shared/model/clock';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { WebhookAnswer, WebhookRequest } from '@hexfall/shared/protocol/talk';
import { refuse } from '../match/refuse.js';
import type { TableHost } from '../match/TableHost.js';
import type { Time } from '../match/Time.js';
import { turnName, webhookOf, withWebhook } from '../match/turnName.js';
import type { Postman } from '../webhooks/Postman.js';
import type { FaultDesk } from './FaultDesk.js';
import type { Visitor } from './Visitor.js';

/** When a webhook is called. */
export interface CallRules {
  /** So long somebody has to be away: a page that is loaded again is no absence. */
  readonly afterMs: number;
  /** The least time between two calls for one seat. */
  readonly restMs: number;
}

/** What the caller needs of the room around it. */
export interface CallerSurroundings {
  readonly postman: Postman;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  readonly rules: CallRules;
  readonly time: Time;
  readonly faults: FaultDesk;
  /** The seats that somebody holds at this moment. */
  readonly held: () => ReadonlySet<Seat>;
  /** Adds a task to what is done at the table, one after the other. */
  readonly queue: (task: () => Promise<void>) => void;
}

/** The seat that is waited for, and the name of its turn. */
interface Due {
  readonly seat: Seat;
  readonly turn: string;
}

/** Calls the player whose turn it is, at a table of a slow game, when nobody is there for the seat: once for each turn. */
export class TurnCaller {
  #waiting: (Due & { readonly cancel: () => void }) | null = null;
  /** The turn that its player has seen coming. */
  #seen: string | null = null;
  #stopped = false;

  constructor(
    private readonly table: TableHost,
    private readonly around: CallerSurroundings,
  ) {}

  /** Whether a call is about to be made: the table has to stay in memory for it. */
  get isNeeded(): boolean {
    return this.#waiting !== null;
  }

  /** Looks who is waited for. To be called whenever something has changed. */
  attend(): void {
    const due = this.#due();
    if (due && due.seat === this.#waiting?.seat && due.turn === this.#waiting.turn) return;
    this.#waiting?.cancel();
    this.#waiting = null;
    if (!due || this.#stopped) return;
    const { time, rules, queue } = this.around;
    const calledAt = webhookOf(this.table.setup, due.seat)?.calledAt ?? 0;
    const wait = Math.max(rules.afterMs, calledAt + rules.restMs - time.now());
    this.#waiting = { ...due, cancel: time.after(wait, () => queue(() => this.#ring(due))) };
  }

  /** Nothing is called for any more. */
  stop(): void {
    this.#stopped = true;
    this.#waiting?.cancel();
    this.#waiting = null;
  }

  /** Tells somebody who holds the seat of its webhook, or changes it. */
  async arrange(visitor: Visitor, { seat, url }: WebhookRequest): Promise<Result<WebhookAnswer, Refusal>> {
    const { postman } = this.around;
    const possible = postman.isAtWork && this.#isSlow;
    if (typeof url === 'string') {
      if (!possible) return refuse('no-webhooks', postman.isAtWork ? 'Only slow games call their players.' : 'This server calls nobody.');
      if (!postman.mayCall(url)) return refuse('webhook-address', 'The server may not call that address.');
    }
    if (url !== undefined)
      await this.table.amend((setup) => withWebhook(setup, seat, url === null ? null : { url, origin: visitor.origin }));
    this.attend();
    return ok({ possible, url: webhookOf(this.table.setup, seat)?.url ?? null });
  }

  get #isSlow(): boolean {
    const limit = readClock(this.table.setup.options.clock);
    return limit === null || limit.per === 'days';
  }

  #due(): Due | null {
    const { setup, acting } = this.table;
    const webhook = acting === null ? null : webhookOf(setup, acting);
    if (acting === null || !webhook || !this.around.postman.isAtWork || !this.#isSlow) return null;
    if (setup.course.paused || this.table.isStandIn(acting)) return null;
    const turn = turnName(this.table);
    if (this.around.held().has(acting)) this.#seen = turn;
    return turn === null || webhook.called === turn || this.#seen === turn ? null : { seat: acting, turn };
  }

  /** Never throws. The call is noted before it is made: after a crash it is rather missing than made twice. */
  async #ring({ seat, turn }: Due): Promise<void> {
    this.#waiting = null;
    const due = this.#due();
    const { time, rules, postman, faults, basePath } = this.around;
    const webhook = webhookOf(this.table.setup, seat);
    const isEarly = (webhook?.calledAt ?? 0) + rules.restMs > time.now();
    if (!webhook || due?.seat !== seat || due.turn !== turn || isEarly) return this.attend();
    try {
      await this.table.amend((setup) => withWebhook(setup, seat, { ...webhook, called: turn, calledAt: time.now() }));
    } catch (err) {
      return faults.report(this.table, err, 'webhook', null);
    }
    const { code, setup } = this.table;
    const name = setup.seats[seat]?.name ?? '';
    postman.send(webhook.url, { event: 'your-turn', code, seat, name, link: `${webhook.origin}${basePath}/t/${code}` });
  }
}
