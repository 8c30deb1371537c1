import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import { type ChatLine, type Emote, LINES_KEPT, type Ping, type SaidLine } from '@hexfall/shared/protocol/chat';
import { chatRead, markChatRead } from '../platform/lastSeen.js';
import { persisted } from '../platform/persisted.js';
import { settings } from '../platform/settings.js';
import { HostChanges } from './hostChanges.js';

const isMarks = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every((mark) => typeof mark === 'string');

/** People remembered; the oldest are forgotten. */
const MOST = 200;

/** The marks of those whose lines this browser does not show: `ChatLine.by`. */
export const muted = persisted<readonly string[]>('muted', [], isMarks);

/** Hides the lines of a speaker, or shows them again. */
export const mute = (by: string, isMuted: boolean): void => {
  const others = muted.peek().filter((mark) => mark !== by);
  muted.value = isMuted ? [by, ...others].slice(0, MOST) : others;
};

/** What is shown beside a player's panel for some seconds: an emote, or a pinged hex. */
interface Callout {
  readonly id: number;
  readonly seat: Seat;
  readonly emote: Emote | null;
  readonly at: Hex | null;
}

const SHOWN_MS = 6000;

/** The latest emote or ping of each player at a table, except muted ones. */
class SpeechBubbles {
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

/** The author of a line. */
export type Speaker = Pick<ChatLine, 'by' | 'name' | 'seated'>;

type Team = Pick<ChatLine, 'team'>;

/** The name under which the page stores how far the lines of a channel have been read. Each channel numbers its own lines. */
const markName = (code: string, { team }: Team): string => (team === undefined ? code : `${code} team`);

/** The conversation at a table, as this browser shows it. */
export class ChatStore {
  readonly #lines = signal<readonly ChatLine[]>([]);
  /** The marks of this page's own lines, as far as it knows. */
  readonly #own = signal<readonly string[]>([]);

  /** The lines of all who are not muted; emotes only if they are wanted. */
  readonly lines = computed(() =>
    this.#lines.value.filter(({ by, emote }) => !muted.value.includes(by) && (!emote || settings.emotes.value)),
  );
  /** Changes by the host before the match, shown among the lines. */
  readonly hostChanges = new HostChanges();
  /** What is shown beside the players for a while. */
  readonly callouts = new SpeechBubbles();
  /** All other authors, by the name last used. */
  readonly others = computed<readonly Speaker[]>(() => {
    const speakers = new Map(this.#lines.value.map(({ by, name, seated }) => [by, { by, name, seated }]));
    return [...speakers.values()].filter(({ by }) => !this.#own.value.includes(by));
  });
  /** The unread lines of others. */
  readonly newLines = computed(() => {
    const code = this.code.value ?? '';
    const isNew = (line: ChatLine): boolean => line.n > (chatRead.value[markName(code, line)] ?? 0);
    return this.lines.value.filter((line) => isNew(line) && !this.#own.value.includes(line.by));
  });
  readonly unread = computed(() => this.newLines.value.length);
  /** The last line of another author since this page has been open; null if there is none. */
  readonly news = signal<ChatLine | null>(null);

  constructor(private readonly code: ReadonlySignal<string | null>) {}

  /**
   * Adds the lines from before this page arrived or returned.
   * @param own the marks of the players on this page's seats: they may have talked on another device.
   */
  load(lines: readonly ChatLine[], own: readonly string[] = []): void {
    own.forEach((by) => this.addOwnMark(by));
    this.#lines.value = lines;
    const code = this.code.peek() ?? '';
    // A killed server may have forgotten the last lines, and assigns their numbers again.
    for (const line of this.#lastOfEach) if ((chatRead.peek()[markName(code, line)] ?? 0) > line.n) this.#mark(line);
    if (lines.every(({ team }) => team !== undefined) && chatRead.peek()[code]) this.#mark({ n: 0 });
  }

  add(message: SaidLine): void {
    const { seat: _, ...line } = message;
    this.#lines.value = [...this.#lines.peek(), line].slice(-2 * LINES_KEPT);
    this.callouts.addLine(message);
    const isWanted = !muted.peek().includes(line.by) && (!line.emote || settings.emotes.peek());
    if (isWanted && !this.#own.peek().includes(line.by)) this.news.value = line;
  }

  /** Notes the mark of this page's own lines. */
  addOwnMark(by: string): void {
    if (!this.#own.peek().includes(by)) this.#own.value = [...this.#own.peek(), by];
    if (this.news.peek()?.by === by) this.news.value = null;
  }

  /** All lines have been read. */
  markAllRead(): void {
    for (const line of this.#lastOfEach) this.#mark(line);
  }

  /** The last line for everyone and the last one of the team. */
  get #lastOfEach(): readonly ChatLine[] {
    return [...new Map(this.#lines.peek().map((line) => [line.team, line])).values()];
  }

  #mark(line: Pick<ChatLine, 'n' | 'team'>): void {
    const code = this.code.peek();
    if (code !== null) markChatRead(markName(code, line), line.n);
  }
}
