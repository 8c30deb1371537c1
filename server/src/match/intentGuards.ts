import { refuse, refuseStandIn } from '@hexfall/shared/lobby/refusals';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Intent } from '@hexfall/shared/model/intent';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { LogEntry } from '../table/savedMatch.js';

/** The senders of the server's own intents in the log. Client ids of pages are longer, so pages cannot use these. */
export const SERVER_SENDERS = { clock: 'clock', computer: 'robot', table: 'table' } as const;

const NAMES: readonly string[] = Object.values(SERVER_SENDERS);

export const isFromServer = ({ client }: Pick<Requests['intent'], 'client'>): boolean => NAMES.includes(client);

/** Refuses intents that cannot be played now, whatever the rules say. */
export const checkPlayable = ({ status }: Setup, request: Requests['intent']): Result<null, Refusal> => {
  const { seat, client, intent } = request;
  if (intent.do === 'agree-draw' && client !== SERVER_SENDERS.table)
    return refuse('not-agreed', 'A draw needs the agreement of the others: offer it.');
  if (status.paused && intent.do !== 'resign') return refuse('paused', 'The match is paused.');
  return status.substitutes.includes(seat) && !isFromServer(request) ? refuseStandIn() : ok(null);
};

interface Receipt {
  readonly seq: number;
  readonly content: string;
}

interface Sender {
  last: number;
  readonly accepted: Map<number, Receipt>;
}

type Named = Pick<Requests['intent'], 'seat' | 'client' | 'n'>;

/** How many of a sender's latest intents are stored. A page repeats only unacknowledged ones, a few at most. */
const KEPT = 100;

/** Deduplicates intents by the number of their page, so that repeating one is harmless. Uses only the log, so a restart loses nothing. */
export class IdempotencyLog {
  readonly #senders = new Map<string, Sender>();

  constructor(log: readonly LogEntry[]) {
    for (const entry of log) this.add(entry);
  }

  /** Adds an accepted intent. */
  add({ seq, player, intent, client, n }: LogEntry): void {
    const sender: Sender = this.#sender({ seat: player, client, n }) ?? { last: 0, accepted: new Map() };
    sender.last = n;
    sender.accepted.set(n, { seq, content: JSON.stringify(intent) });
    const [oldest] = sender.accepted.keys();
    if (sender.accepted.size > KEPT && oldest !== undefined) sender.accepted.delete(oldest);
    this.#senders.set(this.#senderId(player, client), sender);
  }

  /** Returns whether a request is new, was accepted before (as which intent), or reuses a number. */
  find(request: Named & { readonly intent: Intent }): 'new' | 'used' | { readonly seq: number } {
    const sender = this.#sender(request);
    const receipt = sender?.accepted.get(request.n);
    if (receipt) return receipt.content === JSON.stringify(request.intent) ? { seq: receipt.seq } : 'used';
    return sender && request.n < sender.last ? 'used' : 'new';
  }

  #senderId(seat: number, client: string): string {
    return `${seat} ${client}`;
  }

  #sender({ seat, client }: Named): Sender | undefined {
    return this.#senders.get(this.#senderId(seat, client));
  }
}
