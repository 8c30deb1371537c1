import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isLanguage, type Language } from '@hexfall/shared/model/languages';
import { momentIn } from '@hexfall/shared/model/moment';
import type { BoardPicture, Picture, PictureProblem, TablePictures } from '../pictures/TablePictures.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';
import { readTableCode } from '../security/credentials.js';
import { codingsFor } from './compressedFiles.js';
import type { AddressBudgets } from './limits.js';
import { ApiProblem, overloaded } from './problems.js';
import type { Handlers, RouteName } from './routes.js';

export interface PictureServices extends Pick<AddressBudgets, 'replaysOf'> {
  readonly pictures: Pick<TablePictures, 'ofTable' | 'ofPuzzle' | 'ofPosition' | 'cover' | 'board'>;
  readonly shedder: Pick<LoadShedder, 'retryAfterMs'>;
}

/** In seconds. A table changes; a puzzle, a position, the cover and the board after a number of intents do not, but their drawing may. */
const KEEP = { table: 60, puzzle: 24 * 60 * 60, cover: 24 * 60 * 60, board: 30 * 24 * 60 * 60 };
/** When to ask again for what there is no room for, in milliseconds. */
const RETRY_MS = 5000;

const problemOf = (problem: PictureProblem): ApiProblem => {
  if (problem === 'unknown') return new ApiProblem(404, 'unknown-match', 'There is no table with this code.');
  if (problem === 'other-rules') return new ApiProblem(409, 'other-rules', 'This match was played by another version of the rules.');
  if (problem === 'busy') return overloaded(RETRY_MS);
  return new ApiProblem(503, 'no-pictures', 'This server cannot make pictures.');
};

const languageIn = (value: unknown): Language => (isLanguage(value) ? value : 'en');

const send = (response: Response, picture: Picture | PictureProblem, seconds: number): void => {
  if (typeof picture === 'string') throw problemOf(picture);
  response.set({
    'Cache-Control': `public, max-age=${seconds}`,
    ETag: picture.tag,
    // Other sites show it beside a link.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.type('png').send(Buffer.from(picture.png));
};

const unzip = promisify(gunzip);

const MOST_SEQ_DIGITS = 6;

/** After how many intents a board is asked for; null for as it is now. */
const seqIn = (value: unknown): number | null =>
  typeof value === 'string' && /^\d+$/.test(value) && value.length <= MOST_SEQ_DIGITS ? Number(value) : null;

/** Sends a board in the coding that the client prefers. */
const sendBoard = async (request: Request, response: Response, picture: BoardPicture | PictureProblem): Promise<void> => {
  response.vary('Accept-Encoding');
  if (typeof picture === 'string') throw problemOf(picture);
  const { svg, tag, isFixed } = picture;
  const [coding] = codingsFor(request);
  if (coding) response.set('Content-Encoding', coding);
  response.set({
    'Cache-Control': isFixed ? `public, max-age=${KEEP.board}, immutable` : 'no-cache',
    ETag: `"${tag}-${coding ?? 'identity'}"`,
  });
  response.type('svg').send(coding ? Buffer.from(svg[coding]) : await unzip(svg.gzip));
};

/** The pictures of link previews and of lists of games. */
export const pictureHandlers = ({
  pictures,
  shedder,
  replaysOf,
}: PictureServices): Handlers<Extract<RouteName, `${string}/picture.png` | `${string}/board.svg`>> => {
  const requireRoom = (): void => {
    const waitMs = shedder.retryAfterMs;
    if (waitMs !== null) throw overloaded(waitMs);
  };
  return {
    'GET /api/picture.png': async (request, response) => {
      requireRoom();
      send(response, await pictures.cover(languageIn(request.query['language'])), KEEP.cover);
    },
    'GET /api/tables/:code/picture.png': async (request, response) => {
      requireRoom();
      const code = readTableCode(request.params.code);
      if (code === null) throw problemOf('unknown');
      const { turn, step, language } = request.query;
      const picture = await pictures.ofTable(code, momentIn(turn, step), languageIn(language), replaysOf(request));
      send(response, picture, KEEP.table);
    },
    'GET /api/tables/:code/board.svg': async (request, response) => {
      requireRoom();
      const code = readTableCode(request.params.code);
      if (code === null) throw problemOf('unknown');
      await sendBoard(request, response, await pictures.board(code, seqIn(request.query['seq']), replaysOf(request)));
    },
    'GET /api/puzzles/:id/picture.png': async (request, response) => {
      requireRoom();
      const picture = await pictures.ofPuzzle(request.params.id, languageIn(request.query['language']));
      if (picture === 'unknown') throw new ApiProblem(404, 'unknown-puzzle', 'There is no puzzle with this id.');
      send(response, picture, KEEP.puzzle);
    },
    'GET /api/sandbox/picture.png': async (request, response) => {
      requireRoom();
      const { p, language } = request.query;
      const picture = await pictures.ofPosition(p, languageIn(language));
      if (picture === 'unknown') throw new ApiProblem(404, 'unknown-position', 'There is no position in this address.');
      send(response, picture, KEEP.puzzle);
    },
  };
};
