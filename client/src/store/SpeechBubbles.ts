import { computed, signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Emote, SaidLine, Ping } from '@hexfall/shared/protocol/chat';
import { settings } from '../platform/settings.js';
import { muted } from '../platform/muted.js';

/** What is shown beside a player's panel for some seconds: an emote, or a pinged hex. */
export interface Callout {
  readonly id: number;
  readonly seat: Seat;
  readonly emote: Emote | null;
  readonly at: Hex | null;
}

const SHOWN_MS = 6000;

/** The latest emote or ping of each player at a table, except muted ones. */
export class SpeechBubbles {
  readonly shown = signal<readonly Callout[]>([]);
  /** The hexes that are pointed out now. */
  readonly pinged = computed<readonly Hex[]>(() => this.shown.value.flatMap(({ at }) => (at ? [at] : [])));
  #ids = 0;

  /** Shows an emote of a player. */
  addLine({ by, seat, emote }: SaidLine): void {
    if (emote && seat !== undefined && settings.emotes.peek() && !muted.peek().includes(by)) this.#add({ seat, emote, at: null });
  }

  /** Shows a ping of a team-mate, or of this player. */
  addPing({ by, seat, at }: Ping): void {
    if (!muted.peek().includes(by)) this.#add({ seat, at, emote: null });
  }

  #add(content: Omit<Callout, 'id'>): void {
    const callout = { ...content, id: ++this.#ids };
    this.shown.value = [...this.shown.peek().filter(({ seat }) => seat !== callout.seat), callout];
    setTimeout(() => (this.shown.value = this.shown.peek().filter(({ id }) => id !== callout.id)), SHOWN_MS);
  }
}
