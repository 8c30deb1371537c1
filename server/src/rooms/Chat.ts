import { createHash } from 'node:crypto';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import { LINES_KEPT, MAX_LINE_LENGTH, type ChatLine, type HushRequest, type SayRequest } from '@hexfall/shared/protocol/chat';
import { refuse } from '../lobby/refusals.js';
import { cleanName, cleanText } from '../security/cleanText.js';
import { TokenBucket, type Rate } from '../runtime/TokenBucket.js';
import type { Setup } from '../store/MatchRepository.js';
import type { TableContext } from './TableContext.js';
import type { Participant } from './Participant.js';

/** Rate limits of the chat at one table. */
export interface ChatRates {
  /** Of each player, and of each connection of a spectator. */
  readonly person: Rate;
  /** Of all spectators together. */
  readonly spectators: Rate;
}

type Speaker = Pick<ChatLine, 'by' | 'name' | 'seated'>;

const MARK_LENGTH = 10;

/** Identifies a speaker, or an attendee of a study, without revealing anything about their key. */
export const markOf = (person: string): string => createHash('sha256').update(`line:${person}`).digest('base64url').slice(0, MARK_LENGTH);

/**
 * The chat at one table. It is separate from the match: a line is broadcast at once and then stored, and a failure to store it
 * does not affect the match.
 */
export class Chat {
  #lines: readonly ChatLine[] = [];
  readonly #players = new Map<string, TokenBucket>();
  readonly #watching = new WeakMap<Participant, TokenBucket>();
  readonly #spectators: TokenBucket;

  constructor(private readonly context: TableContext) {
    this.#spectators = new TokenBucket(context.services.chat.spectators);
  }

  /** The latest lines, oldest first. */
  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Loads the stored lines; starts empty if the store cannot be read. Call this before the first line. */
  async load(): Promise<void> {
    const { table, services } = this.context;
    try {
      this.#lines = await services.store.lines(table.code);
    } catch (err) {
      services.faults.report(table, err, 'lines', null);
    }
  }

  say(participant: Participant, { text, name = '' }: SayRequest): Result<Answers['say'], Refusal> {
    const speaker = this.#speaker(participant, name);
    if (!speaker.ok) return speaker;
    const plain = cleanText(text);
    if (plain === '') return refuse('malformed', 'That line has no visible text.');
    if (Array.from(plain).length > MAX_LINE_LENGTH) return refuse('malformed', `A line has at most ${MAX_LINE_LENGTH} characters.`);
    if (!this.#takeToken(participant, speaker.value)) return refuse('talk-limited', 'Too many lines: wait a few seconds.');
    const line = { n: (this.#lines.at(-1)?.n ?? 0) + 1, at: this.context.services.time.now(), ...speaker.value, text: plain };
    this.#lines = [...this.#lines, line].slice(-LINES_KEPT);
    this.context.broadcastChat(line);
    void this.#store(line);
    return ok({ by: line.by });
  }

  /** The marks of the lines said from the seats a participant leases, including those sent from other devices. */
  marksOf({ access }: Participant): readonly string[] {
    return [...new Set(access.seats.map((seat) => markOf(this.context.table.setup.seats[seat]?.keyHash ?? '')))];
  }

  async hush(participant: Participant, { hushed }: HushRequest): Promise<Result<Answers['hush'], Refusal>> {
    const { seats, creator } = participant.access;
    if (seats.length === 0 && !creator) return refuse('not-your-seat', 'Only players at this table can do that.');
    await this.context.table.updateSetup(({ hushed: _, ...setup }: Setup) => (hushed ? { ...setup, hushed } : setup));
    this.context.sync();
    return ok({});
  }

  #speaker({ access }: Participant, given: string): Result<Speaker, Refusal> {
    const { seats, hushed } = this.context.table.setup;
    const player = seats[access.seats[0] ?? -1];
    if (player) return ok({ by: markOf(player.keyHash ?? ''), name: player.name, seated: true });
    if (hushed && !access.creator) return refuse('hushed', 'Spectators cannot chat at this table.');
    const name = cleanName(given);
    if (name === '') return refuse('malformed', 'A name needs at least one letter or digit.');
    return ok({ by: markOf(`spectator ${name}`), name, seated: false });
  }

  #takeToken(participant: Participant, { by, seated }: Speaker): boolean {
    const { person } = this.context.services.chat;
    const own = (seated ? this.#players.get(by) : this.#watching.get(participant)) ?? new TokenBucket(person);
    if (seated) this.#players.set(by, own);
    else this.#watching.set(participant, own);
    return own.take() && (seated || this.#spectators.take());
  }

  async #store(line: ChatLine): Promise<void> {
    const { table, services } = this.context;
    try {
      await services.store.addLine(table.code, line);
    } catch (err) {
      services.faults.report(table, err, 'say', null);
    }
  }
}
