import type { Intent } from '@hexfall/shared/model/intent';
import type { IntentRequest } from '@hexfall/shared/protocol/messages';
import type { LogEntry } from '../store/MatchStore.js';

interface Receipt {
  readonly seq: number;
  readonly content: string;
}

interface Sender {
  last: number;
  readonly accepted: Map<number, Receipt>;
}

type Named = Pick<IntentRequest, 'seat' | 'client' | 'n'>;

/**
 * Remembers which intents have been accepted by the number their page gave them, so that sending one again is harmless.
 * It follows from the log alone: a restart forgets nothing.
 */
export class Receipts {
  readonly #senders = new Map<string, Sender>();

  constructor(log: readonly LogEntry[]) {
    for (const entry of log) this.add(entry);
  }

  /** Notes an accepted intent. */
  add({ seq, player, intent, client, n }: LogEntry): void {
    const sender = this.#sender({ seat: player, client, n }) ?? { last: 0, accepted: new Map() };
    sender.last = n;
    sender.accepted.set(n, { seq, content: JSON.stringify(intent) });
    this.#senders.set(this.#key(player, client), sender);
  }

  /** What is known of a request: nothing, the number it was accepted as, or that its number is used for something else. */
  find(request: Named & { readonly intent: Intent }): 'new' | 'used' | { readonly seq: number } {
    const sender = this.#sender(request);
    const receipt = sender?.accepted.get(request.n);
    if (receipt) return receipt.content === JSON.stringify(request.intent) ? { seq: receipt.seq } : 'used';
    return sender && request.n < sender.last ? 'used' : 'new';
  }

  #key(seat: number, client: string): string {
    return `${seat} ${client}`;
  }

  #sender({ seat, client }: Named): Sender | undefined {
    return this.#senders.get(this.#key(seat, client));
  }
}
