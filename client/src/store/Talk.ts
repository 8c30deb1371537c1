import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/talk';
import { muted } from './muted.js';
import { markRead, readMarks } from './readMarks.js';

/** Somebody who has said something. */
export type Speaker = Pick<ChatLine, 'by' | 'name' | 'seated'>;

/** The conversation at a table, as this browser shows it. */
export class Talk {
  readonly #lines = signal<readonly ChatLine[]>([]);
  /** The marks of this page's own lines, as far as it knows. */
  readonly #own = signal<readonly string[]>([]);

  /** The lines of all who are not muted. */
  readonly lines = computed(() => this.#lines.value.filter(({ by }) => !muted.value.includes(by)));
  /** Everybody else who has said something, by the name last used. */
  readonly others = computed<readonly Speaker[]>(() => {
    const speakers = new Map(this.#lines.value.map(({ by, name, seated }) => [by, { by, name, seated }]));
    return [...speakers.values()].filter(({ by }) => !this.#own.value.includes(by));
  });
  /** How many lines have not been looked at. */
  readonly unread = computed(() => {
    const read = readMarks.value[this.code.value ?? ''] ?? 0;
    return this.lines.value.filter(({ n, by }) => n > read && !this.#own.value.includes(by)).length;
  });
  /** The last line that somebody else has said while this page was there; null if nothing. */
  readonly news = signal<ChatLine | null>(null);

  constructor(private readonly code: ReadonlySignal<string | null>) {}

  /** What has been said before this page came, or came back. */
  recall(lines: readonly ChatLine[]): void {
    this.#lines.value = lines;
    const last = lines.at(-1)?.n ?? 0;
    // A server that was ended by force may have forgotten the last lines, and gives their numbers again.
    if ((readMarks.peek()[this.code.peek() ?? ''] ?? 0) > last) this.#mark(last);
  }

  hear(line: ChatLine): void {
    this.#lines.value = [...this.#lines.peek(), line].slice(-LINES_KEPT);
    if (!muted.peek().includes(line.by) && !this.#own.peek().includes(line.by)) this.news.value = line;
  }

  /** Notes the mark of this page's own lines. */
  know(by: string): void {
    if (!this.#own.peek().includes(by)) this.#own.value = [...this.#own.peek(), by];
    if (this.news.peek()?.by === by) this.news.value = null;
  }

  /** Everything has been looked at. */
  read(): void {
    this.#mark(this.#lines.peek().at(-1)?.n ?? 0);
  }

  #mark(n: number): void {
    const code = this.code.peek();
    if (code !== null) markRead(code, n);
  }
}
