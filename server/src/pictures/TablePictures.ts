import { createHash } from 'node:crypto';
import { setImmediate as ourTurn } from 'node:timers/promises';
import { hostName } from '@hexfall/shared/lobby/seats';
import { isUnnamed, pictureWords } from '@hexfall/shared/locales/readTexts';
import type { Language } from '@hexfall/shared/model/languages';
import type { Moment } from '@hexfall/shared/model/moment';
import type { Table } from '@hexfall/shared/model/state';
import { playTo } from '@hexfall/shared/notation/moment';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { toPresentRules } from '../match/presentRules.js';
import { ReadableTable, type ReadableTables } from '../match/readableTables.js';
import { isReplayable, playbackOf, replayableFrom, replayMatch } from '../match/storedMatch.js';
import { type ReplayBudget, UNLIMITED_REPLAYS } from '../runtime/Replays.js';
import { TokenBucket } from '../runtime/TokenBucket.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { coverDrawing } from './cover.js';
import { linkedPosition } from './linkedPosition.js';
import { PictureCache } from './PictureCache.js';
import type { PictureRenderer, RenderProblem } from './PictureRenderer.js';
import { puzzleDrawing } from './puzzleDrawing.js';
import type { BoardDrawing, CompressedText, Drawing } from './renderWorker.js';

/** A finished picture. */
export interface Picture {
  readonly png: Uint8Array;
  /** Changes with what is in the picture. */
  readonly tag: string;
  readonly byteLength: number;
}

/** A finished picture of a board, as SVG. */
export interface BoardPicture {
  readonly svg: CompressedText;
  /** Changes with what is in the picture. */
  readonly tag: string;
  /** Whether it is the board after the number of intents that was asked for, which cannot change any more. */
  readonly isFixed: boolean;
  readonly byteLength: number;
}

/** Why there is none; `unknown`: no such table, puzzle or position; `other-rules`: the match cannot be played back. */
export type PictureProblem = RenderProblem | 'unknown' | 'other-rules';

/** About 250 pictures. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** Room for about sixty pictures of positions. They have their own cache, so that requests for them remove no picture of a table. */
const POSITION_CACHE_BYTES = 8 * 1024 * 1024;

/** About a hundred boards. */
const BOARD_CACHE_BYTES = 6 * 1024 * 1024;

/** How many pictures are drawn in advance: each takes a thread two thirds of a second. */
const PREPARED = { burst: 10, perSecond: 0.2 };

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Draws pictures of tables from the store's data, of puzzles, and of positions in links, without opening a room. Draws each once. */
export class TablePictures {
  readonly #pictures: PictureCache<Picture, PictureProblem>;
  readonly #positions = new PictureCache<Picture, PictureProblem>(POSITION_CACHE_BYTES);
  readonly #boards: PictureCache<BoardPicture, PictureProblem>;
  readonly #preparing = new TokenBucket(PREPARED);

  constructor(
    private readonly tables: Pick<ReadableTables, 'match' | 'seal'>,
    private readonly store: Pick<MatchRepository, 'stamps'>,
    private readonly renderer: Pick<PictureRenderer, 'render' | 'drawBoard' | 'hasRoom' | 'isIdle'>,
    private readonly prepares = true,
    cacheBytes = CACHE_BYTES,
  ) {
    this.#pictures = new PictureCache(cacheBytes);
    this.#boards = new PictureCache(BOARD_CACHE_BYTES);
  }

  /** The picture of a table at a moment, or as it is now; the general one of a sealed table. */
  async ofTable(
    code: string,
    moment: Moment | null,
    language: Language,
    replays: ReplayBudget = UNLIMITED_REPLAYS,
  ): Promise<Picture | PictureProblem> {
    if (await this.tables.seal(code)) return this.cover(language);
    const stamp = (await this.store.stamps([code])).get(code);
    if (stamp === undefined) return 'unknown';
    return this.#kept([code, moment?.turn, moment?.step, language, stamp].join(' '), () =>
      this.#drawn(code, replays, (match) => drawingOf(match, moment, { title: code, names: [], words: pictureWords(language) })),
    );
  }

  /**
   * Draws the picture of a table in advance, in the language for programs without one, if no request for a picture waits. Never rejects:
   * the picture is then drawn later.
   */
  async prepare(code: string): Promise<void> {
    if (this.prepares && this.renderer.isIdle && this.#preparing.take()) await this.ofTable(code, null, 'en').catch(() => undefined);
  }

  /** The picture of a puzzle of the collection. */
  ofPuzzle(id: string, language: Language): Promise<Picture | PictureProblem> {
    if (readPuzzleId(id) === null) return Promise.resolve('unknown');
    return this.#kept(`puzzle ${id} ${language}`, () => puzzleDrawing(id, language));
  }

  /** The picture of a position that a link of the sandbox holds; `packed` is how it holds it. */
  ofPosition(packed: unknown, language: Language): Promise<Picture | PictureProblem> {
    return this.#positions.get(`${digestOf(Buffer.from(String(packed)))} ${language}`, () =>
      this.#made(async () => {
        const table = await linkedPosition(packed);
        return table && { of: 'position', table, look: { title: '', names: [], words: pictureWords(language) } };
      }),
    );
  }

  /** The picture of everything that has none of its own. */
  cover(language: Language): Promise<Picture | PictureProblem> {
    return this.#kept(`cover ${language}`, () => Promise.resolve(coverDrawing(language)));
  }

  /**
   * The board of a table alone; none of a sealed one.
   * @param seq after how many intents; null, or more than there are, for as it is now.
   */
  async board(code: string, seq: number | null, replays: ReplayBudget = UNLIMITED_REPLAYS): Promise<BoardPicture | PictureProblem> {
    const stamp = (await this.tables.seal(code)) ? undefined : (await this.store.stamps([code])).get(code);
    if (stamp === undefined) return 'unknown';
    return this.#boards.get([code, seq, stamp].join(' '), async () => {
      const drawing = await this.#drawn(code, replays, (match) => boardDrawingOf(code, match, seq));
      if (typeof drawing === 'string') return drawing;
      const { count, ...board } = drawing;
      const svg = await this.renderer.drawBoard(board);
      if (typeof svg === 'string') return svg;
      // Before the first intent, the options can still change.
      const isFixed = 'table' in board.board && seq !== null && seq > 0 && seq <= count;
      return { svg, tag: digestOf(svg.br), isFixed, byteLength: svg.br.byteLength + svg.gzip.byteLength };
    });
  }

  /** Draws a match that is played again, unless the thread has no room for its picture. */
  #drawn<D>(
    code: string,
    replays: ReplayBudget,
    draw: (match: ReadableTable<SavedMatch>) => D | Promise<D>,
  ): Promise<D | 'busy' | 'unknown'> {
    return replays.run(async (spend) => {
      if (!this.renderer.hasRoom) return 'busy';
      const match = await this.tables.match(code);
      if (!(match instanceof ReadableTable)) return 'unknown';
      await spend(match.facts.log.length);
      return draw(match.map((saved) => toPresentRules(saved)?.saved ?? saved));
    });
  }

  #kept(key: string, plan: () => Promise<Drawing | PictureProblem | null>): Promise<Picture | PictureProblem> {
    return this.#pictures.get(key, () => this.#made(plan));
  }

  async #made(plan: () => Promise<Drawing | PictureProblem | null>): Promise<Picture | PictureProblem> {
    const drawing = await plan();
    if (drawing === null) return 'unknown';
    if (typeof drawing === 'string') return drawing;
    const png = await this.renderer.render(drawing);
    return typeof png === 'string' ? png : { png, tag: `"${digestOf(png)}"`, byteLength: png.byteLength };
  }
}

/**
 * Returns the match as everyone with the link may see it: at a moment, or the current state, which is computed while others are served.
 * Null before it starts, and if it has other rules and cannot be played back.
 */
const tableOf = async (match: SavedMatch, moment: Moment | null): Promise<Table | null> => {
  if (!isReplayable(match)) return null;
  if (moment === null) {
    const latest = await replayMatch(match, ourTurn).catch(() => null);
    return latest && latest.table;
  }
  const from = replayableFrom(match.playback === undefined ? match : { ...match, positions: [] });
  const played = from && playTo(from.state, match.log.slice(from.seq), moment, undefined, playbackOf(match)?.step);
  return played?.ok ? played.value.table : null;
};

/** Before the match who sits there, then the public table. */
const drawingOf = async ({ facts: match }: ReadableTable<SavedMatch>, moment: Moment | null, look: PictureLook): Promise<Drawing> => {
  const { options, seats: taken } = match.setup;
  const seats = taken.map((seat) => seat && { name: seat.name, army: seat.army });
  const table = await tableOf(match, moment);
  if (!table) {
    const host = hostName(match.setup);
    return { of: 'lobby', table: { options, seats, host, isUnnamed: host !== null && isUnnamed(host) }, look };
  }
  return { of: 'position', table, look: { ...look, names: seats.map((seat) => seat?.name ?? '') } };
};

const boardDrawingOf = async (
  code: string,
  { facts: match }: ReadableTable<SavedMatch>,
  seq: number | null,
): Promise<(BoardDrawing & { readonly count: number }) | 'other-rules'> => {
  if (!isReplayable(match)) return 'other-rules';
  const { setup, log } = match;
  if (seq !== null && match.playback === undefined && seq < (replayableFrom(match)?.seq ?? 0)) return 'other-rules';
  const table = await tableOf(seq === null ? match : { ...match, log: log.slice(0, seq) }, null);
  return { board: table ? { table } : { options: setup.options }, described: `Hexfall · ${code}`, count: log.length };
};
