import { createHash } from 'node:crypto';
import { refuse } from '@hexfall/shared/lobby/refusals';
import { cleanName, cleanText } from '@hexfall/shared/lobby/userText';
import { ok, type Result } from '@hexfall/shared/model/result';
import { type ChatLine, type ChatNotice, LINES_CARRIED, LINES_KEPT, MAX_LINE_LENGTH, type SaidLine } from '@hexfall/shared/protocol/chat';
import type { Answers, Refusal, ServerMessages } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { TokenBucket } from '../runtime/TokenBucket.js';
import type { Participant } from './Participant.js';
import type { TableContext } from './TableContext.js';
import { hasTeamMates, mayRead, teamOfClient } from './teamAccess.js';

type Speaker = Pick<SaidLine, 'by' | 'name' | 'seated' | 'seat'>;

type Team = Pick<ChatLine, 'team'>;

const MARK_LENGTH = 10;

/** Identifies a speaker, or an attendee of a study, without revealing anything about their key. */
export const markOf = (person: string): string => createHash('sha256').update(`line:${person}`).digest('base64url').slice(0, MARK_LENGTH);

/** The text of a line, cleaned; empty for an emote. */
const contentOf = ({ text, emote }: Requests['say']): Result<string, Refusal> => {
  if (emote) return ok('');
  const plain = cleanText(text ?? '');
  if (plain === '') return refuse('malformed', 'That line has no visible text.');
  return Array.from(plain).length > MAX_LINE_LENGTH ? refuse('malformed', `A line has at most ${MAX_LINE_LENGTH} characters.`) : ok(plain);
};

/**
 * The chat at one table, with one for each team. It is separate from the match: a line is stored and then broadcast, and a failure to store
 * it does not affect the match.
 */
export class Chat {
  /** Those for everyone and those of the teams, in the order in which they were said. */
  #lines: readonly ChatLine[] = [];
  /** The number of the last line of each chat since the table was opened. */
  readonly #numbers = new Map<Team['team'], number>();
  readonly #players = new Map<string, TokenBucket>();
  readonly #watching = new WeakMap<Participant, TokenBucket>();
  readonly #spectators: TokenBucket;

  constructor(private readonly context: TableContext<'store' | 'time' | 'chat' | 'faults'>) {
    this.#spectators = new TokenBucket(context.services.chat.spectators);
  }

  /** Returns the latest lines that a participant may read, oldest first, and which marks are the participant's own. */
  pastFor(participant: Participant): ServerMessages['chat'] {
    const team = teamOfClient(this.context.table, participant);
    return { lines: this.#lines.filter((line) => mayRead(team, line)), own: this.#marksOf(participant) };
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

  /** Also stores the latest lines for everyone at the table of the rematch, with their numbers. A failure does not affect the rematch. */
  async carryTo(next: string): Promise<void> {
    const { table, services } = this.context;
    try {
      for (const line of this.#lines.filter(({ team }) => team === undefined).slice(-LINES_CARRIED))
        await services.store.addLine(next, line);
    } catch (err) {
      services.faults.report(table, err, 'lines', null);
    }
  }

  /** Stores a line, and then sends it to those who may read it. Rejected if it cannot be stored. */
  async say(participant: Participant, request: Requests['say']): Promise<Result<Answers['say'], Refusal>> {
    const { name = '', to, emote } = request;
    const speaker = this.#speaker(participant, name);
    if (!speaker.ok) return speaker;
    const audience = this.#audience(participant, to);
    if (!audience.ok) return audience;
    const content = contentOf(request);
    if (!content.ok) return content;
    if (!this.#takeToken(participant, speaker.value)) return refuse('talk-limited', 'Too many lines: wait a few seconds.');
    const { seat, ...author } = speaker.value;
    const { team } = audience.value;
    const n = this.#nextNumber(team);
    const line: ChatLine = {
      n,
      at: this.#nextTime,
      ...author,
      text: content.value,
      ...(emote && { emote }),
      ...audience.value,
    };
    await this.context.services.store.addLine(this.context.table.code, line);
    this.#keep(line);
    this.context.broadcastChat(seat === undefined ? line : { ...line, seat });
    return ok({ by: line.by });
  }

  /** Says in the chat what has happened to a player. A failure to store it does not affect the table. */
  async announce(notice: ChatNotice, name: string): Promise<void> {
    const { table, services, broadcastChat } = this.context;
    const line: ChatLine = { n: this.#nextNumber(undefined), at: this.#nextTime, by: markOf(''), name, seated: true, text: '', notice };
    try {
      await services.store.addLine(table.code, line);
    } catch (err) {
      services.faults.report(table, err, 'lines', null);
    }
    this.#keep(line);
    broadcastChat(line);
  }

  async muteSpectators(
    participant: Participant,
    { muted: spectatorsMuted }: Requests['muteSpectators'],
  ): Promise<Result<Answers['muteSpectators'], Refusal>> {
    const { seats, creator } = participant.access;
    if (seats.length === 0 && !creator) return refuse('not-your-seat', 'Only players at this table can do that.');
    await this.context.table.updateSetup((setup) => ({ ...setup, spectatorsMuted }));
    this.context.sync();
    return ok({});
  }

  /** The marks of the lines said from the seats a participant leases, including those sent from other devices. */
  #marksOf({ access }: Participant): readonly string[] {
    return [...new Set(access.seats.map((seat) => markOf(this.context.table.setup.seats[seat]?.keyHash ?? '')))];
  }

  /** Who is to read a line. */
  #audience(participant: Participant, to: Requests['say']['to']): Result<Team, Refusal> {
    if (to === undefined) return ok({});
    const { table } = this.context;
    const { options, seats } = table.setup;
    const team = teamOfClient(table, participant);
    return team !== null && hasTeamMates(options.mode, seats.length, team)
      ? ok({ team })
      : refuse('no-team', 'There are no team-mates to talk to.');
  }

  #speaker({ access }: Participant, given: string): Result<Speaker, Refusal> {
    const { seats, spectatorsMuted } = this.context.table.setup;
    const [seat] = access.seats;
    const player = seats[seat ?? -1];
    if (player && seat !== undefined) return ok({ by: markOf(player.keyHash ?? ''), name: player.name, seated: true, seat });
    if (spectatorsMuted && !access.creator) return refuse('spectators-muted', 'Spectators cannot chat at this table.');
    const name = cleanName(given);
    if (name === '') return refuse('malformed', 'A name needs at least one letter or digit.');
    return ok({ by: markOf(`spectator ${name}`), name, seated: false });
  }

  /** Returns the time of the next line. The store orders the lines of all chats only by their times. */
  get #nextTime(): number {
    return Math.max(this.context.services.time.now(), (this.#lines.at(-1)?.at ?? 0) + 1);
  }

  #keep(line: ChatLine): void {
    this.#lines = [...this.#lines.filter((other) => other.team !== line.team || other.n > line.n - LINES_KEPT), line];
  }

  /** Returns the number of the next line of a chat. Never reuses one: a line that was not stored in time may be stored nevertheless. */
  #nextNumber(team: Team['team']): number {
    const n = Math.max(this.#numbers.get(team) ?? 0, this.#lines.findLast((line) => line.team === team)?.n ?? 0) + 1;
    this.#numbers.set(team, n);
    return n;
  }

  #takeToken(participant: Participant, { by, seated }: Speaker): boolean {
    const { person } = this.context.services.chat;
    const own = (seated ? this.#players.get(by) : this.#watching.get(participant)) ?? new TokenBucket(person);
    if (seated) this.#players.set(by, own);
    else this.#watching.set(participant, own);
    return own.take() && (seated || this.#spectators.take());
  }
}
