import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/chat';
import { muted } from './muted.js';
import { markChatRead, chatRead } from './lastSeen.js';

/** The author of a line. */
export type Speaker = Pick<ChatLine, 'by' | 'name' | 'seated'>;

/** The conversation at a table, as this browser shows it. */
export class ChatStore {
  readonly #lines = signal<readonly ChatLine[]>([]);
  /** The marks of this page's own lines, as far as it knows. */
  readonly #own = signal<readonly string[]>([]);

  /** The lines of all who are not muted. */
  readonly lines = computed(() => this.#lines.value.filter(({ by }) => !muted.value.includes(by)));
  /** All other authors, by the name last used. */
  readonly others = computed<readonly Speaker[]>(() => {
    const speakers = new Map(this.#lines.value.map(({ by, name, seated }) => [by, { by, name, seated }]));
    return [...speakers.values()].filter(({ by }) => !this.#own.value.includes(by));
  });
  /** How many lines have not been looked at. */
  readonly unread = computed(() => {
    const read = chatRead.value[this.code.value ?? ''] ?? 0;
    return this.lines.value.filter(({ n, by }) => n > read && !this.#own.value.includes(by)).length;
  });
  /** The last line of another author since this page has been open; null if there is none. */
  readonly news = signal<ChatLine | null>(null);

  constructor(private readonly code: ReadonlySignal<string | null>) {}

  /**
   * What has been said before this page came, or came back.
   * @param own the marks of the players who sit on the seats of this page: they may have talked on another device.
   */
  load(lines: readonly ChatLine[], own: readonly string[] = []): void {
    own.forEach((by) => this.addOwnMark(by));
    this.#lines.value = lines;
    const last = lines.at(-1)?.n ?? 0;
    // A server that was ended by force may have forgotten the last lines, and gives their numbers again.
    if ((chatRead.peek()[this.code.peek() ?? ''] ?? 0) > last) this.#mark(last);
  }

  add(line: ChatLine): void {
    this.#lines.value = [...this.#lines.peek(), line].slice(-LINES_KEPT);
    if (!muted.peek().includes(line.by) && !this.#own.peek().includes(line.by)) this.news.value = line;
  }

  /** Notes the mark of this page's own lines. */
  addOwnMark(by: string): void {
    if (!this.#own.peek().includes(by)) this.#own.value = [...this.#own.peek(), by];
    if (this.news.peek()?.by === by) this.news.value = null;
  }

  /** Everything has been looked at. */
  markAllRead(): void {
    this.#mark(this.#lines.peek().at(-1)?.n ?? 0);
  }

  #mark(n: number): void {
    const code = this.code.peek();
    if (code !== null) markChatRead(code, n);
  }
}
