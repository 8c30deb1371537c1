import { hostName } from '@hexfall/shared/lobby/seats';
import { phaseOf } from '@hexfall/shared/lobby/tableSetup';
import { isUnnamed, pictureWords, readTexts } from '@hexfall/shared/locales/readTexts';
import { type Clock, readClock } from '@hexfall/shared/model/clock';
import type { Language } from '@hexfall/shared/model/languages';
import { durationText, filled } from '@hexfall/shared/picture/words';
import type { SealedView } from '@hexfall/shared/protocol/http';
import { ReadableTable, type ReadableTables } from '../match/readableTables.js';
import { isReplayable } from '../match/storedMatch.js';
import { TokenBucket } from '../runtime/TokenBucket.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { LoadedTable } from '../table/savedMatch.js';
import { linkedPosition } from './linkedPosition.js';

/** What a link preview says. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** Tables whose preview is kept; the least recently used are dropped. */
const KEPT = 500;

/** Every document of a table asks: while more are asked for than this, they get the general preview. */
const RATE = { burst: 100, perSecond: 50 };

const wordsIn = (language: Language) => readTexts(language, 'preview');

/** O10: the clock of a table in words; null without one. */
const clockOf = (clock: Clock, language: Language): string | null => {
  const limit = readClock(clock);
  if (!limit) return null;
  const { perTurn, perGame } = readTexts(language, 'preview');
  const time = durationText(limit.limit, language);
  if (limit.per !== 'game') return filled(perTurn, { time });
  return limit.increment > 0
    ? filled(perTurn, { time: `${time} + ${durationText(limit.increment, language)}` })
    : filled(perGame, { time });
};

/** What can be done at the table. */
const stateOf = (match: LoadedTable, words: ReturnType<typeof wordsIn>): string => {
  const { setup, finished } = match;
  if (!isReplayable(match)) return words.otherRules;
  const phase = phaseOf(setup, finished);
  if (phase === 'over') return words.over;
  if (phase === 'playing') return words.playing;
  return setup.seats.includes(null) ? words.waiting : words.starting;
};

/** What is said of a sealed table: who plays there. */
const sealedPreview = ({ names, phase }: SealedView, language: Language): Preview => ({
  title: `${names.join(' – ')} · Hexfall`,
  description: wordsIn(language)[phase],
});

const previewOf = ({ facts: match }: ReadableTable<LoadedTable>, language: Language): Preview => {
  const { setup } = match;
  const words = wordsIn(language);
  const { modes, armies, invites, friendInvites } = pictureWords(language);
  const mode = modes[setup.options.mode];
  const players = setup.seats.flatMap((seat) => (seat ? [`${seat.name}${seat.army ? ` (${armies[seat.army]})` : ''}`] : []));
  const isWaiting = isReplayable(match) && setup.seats.includes(null);
  const host = isWaiting ? hostName(setup) : null;
  const known = players.length > 0 ? players.join(' – ') : mode;
  const invitation = host === null ? '' : isUnnamed(host) ? friendInvites : filled(invites, { name: host });
  const title = host === null ? `${known} · Hexfall` : invitation;
  const state = stateOf(match, words);
  const clock = clockOf(setup.options.clock, language);
  const game = clock === null ? mode : `${mode}, ${clock}`;
  return { title, description: host === null ? `${game}. ${state}` : `${known}. ${game}. ${state}` };
};

/** What link previews say about tables: who plays there, as everyone with the link may see. */
export class TablePreviews {
  readonly #kept = new Map<string, { readonly stamp: string; readonly match: ReadableTable<LoadedTable> }>();

  constructor(
    private readonly tables: Pick<ReadableTables, 'table'>,
    private readonly store: Pick<MatchRepository, 'stamps'>,
    private readonly bucket = new TokenBucket(RATE),
  ) {}

  /** Null for an unknown table, and while too many are asked for. */
  async of(code: string, language: Language): Promise<Preview | null> {
    if (!this.bucket.take()) return null;
    const stamp = (await this.store.stamps([code])).get(code);
    if (stamp === undefined) return null;
    const known = this.#kept.get(code);
    const match = known?.stamp === stamp ? known.match : await this.tables.table(code);
    if (!match) return null;
    if (!(match instanceof ReadableTable)) return sealedPreview(match, language);
    this.#keep(code, stamp, match);
    return previewOf(match, language);
  }

  /** Returns whether a sandbox link holds a position that can be shown; false during too many requests. */
  async hasPosition(packed: unknown): Promise<boolean> {
    return packed !== undefined && this.bucket.take() && (await linkedPosition(packed)) !== null;
  }

  #keep(code: string, stamp: string, match: ReadableTable<LoadedTable>): void {
    this.#kept.delete(code);
    this.#kept.set(code, { stamp, match });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
