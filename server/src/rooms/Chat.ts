import { createHash } from 'node:crypto';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import { LINES_KEPT, MAX_LINE_LENGTH, type ChatLine, type HushRequest, type SayRequest } from '@hexfall/shared/protocol/talk';
import { refuse } from '../match/refuse.js';
import type { TableHost } from '../match/TableHost.js';
import type { Time } from '../match/Time.js';
import { cleanName } from '../security/cleanName.js';
import { cleanText } from '../security/cleanText.js';
import { TokenBucket, type Rate } from '../security/TokenBucket.js';
import type { MatchStore, Setup } from '../store/MatchStore.js';
import type { FaultDesk } from './FaultDesk.js';
import type { Visitor } from './Visitor.js';

/** How much may be said at one table. */
export interface TalkRates {
  /** By each player, and each connection of a spectator. */
  readonly person: Rate;
  /** By all spectators together. */
  readonly spectators: Rate;
}

/** What the conversation needs of the room around it. */
export interface ChatSurroundings {
  readonly store: MatchStore;
  readonly time: Time;
  readonly faults: FaultDesk;
  readonly rates: TalkRates;
  /** Sends everybody what has changed at the table. */
  readonly show: () => void;
  /** Tells everybody a new line. */
  readonly said: (line: ChatLine) => void;
}

type Speaker = Pick<ChatLine, 'by' | 'name' | 'seated'>;

const MARK_LENGTH = 10;

/** Tells people apart and says nothing about their keys. */
const markOf = (person: string): string => createHash('sha256').update(`line:${person}`).digest('base64url').slice(0, MARK_LENGTH);

/**
 * The conversation at one table. It is no part of the match: a line is told at once and then kept, and if it cannot be kept the
 * match does not notice.
 */
export class Chat {
  #lines: readonly ChatLine[] = [];
  readonly #players = new Map<string, TokenBucket>();
  readonly #watchers = new WeakMap<Visitor, TokenBucket>();
  readonly #crowd: TokenBucket;

  constructor(
    private readonly table: TableHost,
    private readonly around: ChatSurroundings,
  ) {
    this.#crowd = new TokenBucket(around.rates.spectators);
  }

  /** The latest lines, the oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Reads what was said before; without it, if the store cannot say. To be called before anybody talks. */
  async recall(): Promise<void> {
    try {
      this.#lines = await this.around.store.lines(this.table.code);
    } catch (err) {
      this.around.faults.report(this.table, err, 'lines', null);
    }
  }

  say(visitor: Visitor, { text, name = '' }: SayRequest): Result<Answers['say'], Refusal> {
    const speaker = this.#speaker(visitor, name);
    if (!speaker.ok) return speaker;
    const plain = cleanText(text);
    if (plain === '') return refuse('malformed', 'There is nothing in that line to be read.');
    if (Array.from(plain).length > MAX_LINE_LENGTH) return refuse('malformed', `A line has at most ${MAX_LINE_LENGTH} characters.`);
    if (!this.#mayTalk(visitor, speaker.value)) return refuse('talk-limited', 'Too many lines: wait a few seconds.');
    const line = { n: (this.#lines.at(-1)?.n ?? 0) + 1, at: this.around.time.now(), ...speaker.value, text: plain };
    this.#lines = [...this.#lines, line].slice(-LINES_KEPT);
    this.around.said(line);
    void this.#keep(line);
    return ok({ by: line.by });
  }

  async hush(visitor: Visitor, { hushed }: HushRequest): Promise<Result<Answers['hush'], Refusal>> {
    const { seats, creator } = visitor.standing;
    if (seats.length === 0 && !creator) return refuse('not-your-seat', 'Only who plays here can do that.');
    await this.table.amend(({ hushed: _, ...setup }: Setup) => (hushed ? { ...setup, hushed } : setup));
    this.around.show();
    return ok({});
  }

  #speaker({ standing }: Visitor, given: string): Result<Speaker, Refusal> {
    const { seats, hushed } = this.table.setup;
    const player = seats[standing.seats[0] ?? -1];
    if (player) return ok({ by: markOf(player.keyHash ?? ''), name: player.name, seated: true });
    if (hushed && !standing.creator) return refuse('hushed', 'Spectators do not talk at this table.');
    const name = cleanName(given);
    if (name === '') return refuse('malformed', 'A name needs at least one letter or digit.');
    return ok({ by: markOf(`spectator ${name}`), name, seated: false });
  }

  #mayTalk(visitor: Visitor, { by, seated }: Speaker): boolean {
    const { person } = this.around.rates;
    const own = (seated ? this.#players.get(by) : this.#watchers.get(visitor)) ?? new TokenBucket(person);
    if (seated) this.#players.set(by, own);
    else this.#watchers.set(visitor, own);
    return own.take() && (seated || this.#crowd.take());
  }

  async #keep(line: ChatLine): Promise<void> {
    try {
      await this.around.store.addLine(this.table.code, line);
    } catch (err) {
      this.around.faults.report(this.table, err, 'say', null);
    }
  }
}
