import { createHash } from 'node:crypto';
import type { Moment } from '@hexfall/shared/model/moment';
import { playTo } from '@hexfall/shared/notation/moment';
import type { PictureLook } from '@hexfall/shared/picture/frame';
import type { PictureLanguage } from '@hexfall/shared/picture/words';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { hasCurrentRules } from '../match/rulesVersion.js';
import { matchSetupOf } from '../match/startMatch.js';
import type { MatchRepository, SavedMatch } from '../store/MatchRepository.js';
import { ByteCache } from './ByteCache.js';
import { coverDrawing } from './cover.js';
import type { Drawing } from './drawing.js';
import { puzzleDrawing } from './puzzleDrawing.js';
import type { PictureRenderer, RenderProblem } from './PictureRenderer.js';

/** A finished picture. */
export interface Picture {
  readonly png: Uint8Array;
  /** Changes with what is in the picture. */
  readonly tag: string;
  readonly byteLength: number;
}

/** Why there is none; `unknown`: no such table, or puzzle. */
export type PictureProblem = RenderProblem | 'unknown';

/** About seventy pictures. */
const CACHE_BYTES = 32 * 1024 * 1024;

const tagOf = (png: Uint8Array): string => `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;

/** Pictures of tables, made from what the store has of them, and of puzzles: no room is opened for one. Each is made once. */
export class TablePictures {
  readonly #cache: ByteCache<Picture>;
  readonly #making = new Map<string, Promise<Picture | PictureProblem>>();

  constructor(
    private readonly store: Pick<MatchRepository, 'load' | 'stamps'>,
    private readonly renderer: Pick<PictureRenderer, 'render'>,
    cacheBytes = CACHE_BYTES,
  ) {
    this.#cache = new ByteCache(cacheBytes);
  }

  /** The picture of a table at a moment, or as it is now. */
  async ofTable(code: string, moment: Moment | null, language: PictureLanguage): Promise<Picture | PictureProblem> {
    const stamp = (await this.store.stamps([code])).get(code);
    if (stamp === undefined) return 'unknown';
    return this.#kept([code, moment?.turn, moment?.step, language, stamp].join(' '), async () => {
      const match = await this.store.load(code);
      return match && drawingOf(match, moment, { title: code, names: [], language });
    });
  }

  /** The picture of a puzzle of the collection. */
  ofPuzzle(id: string, language: PictureLanguage): Promise<Picture | PictureProblem> {
    if (readPuzzleId(id) === null) return Promise.resolve('unknown');
    return this.#kept(`puzzle ${id} ${language}`, () => puzzleDrawing(id, language));
  }

  /** The picture of everything that has none of its own. */
  cover(language: PictureLanguage): Promise<Picture | PictureProblem> {
    return this.#kept(`cover ${language}`, () => Promise.resolve(coverDrawing(language)));
  }

  async #kept(key: string, plan: () => Promise<Drawing | null>): Promise<Picture | PictureProblem> {
    const known = this.#cache.get(key);
    if (known) return known;
    const making = this.#making.get(key) ?? this.#make(key, plan).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, plan: () => Promise<Drawing | null>): Promise<Picture | PictureProblem> {
    const drawing = await plan();
    if (drawing === null) return 'unknown';
    const png = await this.renderer.render(drawing);
    if (typeof png === 'string') return png;
    const picture = { png, tag: tagOf(png), byteLength: png.byteLength };
    this.#cache.set(key, picture);
    return picture;
  }
}

/** What everyone with the link may see: before the match who sits there, then the public table. */
const drawingOf = (match: SavedMatch, moment: Moment | null, look: PictureLook): Drawing => {
  const { setup, log } = match;
  const seats = setup.seats.map((seat) => seat && { name: seat.name, army: seat.army });
  const start = hasCurrentRules(match) ? matchSetupOf(setup) : null;
  const created = start && createMatch(start);
  const lobby: Drawing = { of: 'lobby', table: { options: setup.options, seats }, look };
  if (!created?.ok) return lobby;
  const played = playTo(created.value, log, moment);
  if (!played.ok) return lobby;
  return { of: 'position', table: played.value.table, look: { ...look, names: seats.map((seat) => seat?.name ?? '') } };
};
