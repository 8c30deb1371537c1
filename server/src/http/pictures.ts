import { Router, type Response } from 'express';
import { momentIn } from '@hexfall/shared/model/moment';
import { PICTURE_LANGUAGES, type PictureLanguage } from '@hexfall/shared/picture/words';
import type { Picture, PictureProblem, TablePictures } from '../pictures/TablePictures.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';
import { readTableCode } from '../security/tableCode.js';
import { ApiProblem } from './ApiProblem.js';

export interface PictureServices {
  readonly pictures: Pick<TablePictures, 'ofTable' | 'ofPuzzle' | 'cover'>;
  readonly shedder: Pick<LoadShedder, 'retryAfterMs'>;
}

/** In seconds: a table changes, a puzzle and the cover do not. */
const KEEP = { table: 60, puzzle: 24 * 60 * 60, cover: 24 * 60 * 60 };
/** After how many seconds to ask again. */
const RETRY = 5;

const problemOf = (problem: PictureProblem): ApiProblem => {
  if (problem === 'unknown') return new ApiProblem(404, 'unknown-match', 'There is no table with this code.');
  if (problem === 'busy') return new ApiProblem(503, 'overloaded', 'The server is busy: try again in a moment.');
  return new ApiProblem(503, 'no-pictures', 'This server cannot make pictures.');
};

const languageIn = (value: unknown): PictureLanguage => PICTURE_LANGUAGES.find((language) => language === value) ?? 'en';

const send = (response: Response, picture: Picture | PictureProblem, seconds: number): void => {
  if (typeof picture === 'string') {
    if (picture === 'busy') response.set('Retry-After', String(RETRY));
    throw problemOf(picture);
  }
  response.set({
    'Cache-Control': `public, max-age=${seconds}`,
    ETag: picture.tag,
    // Other sites show it beside a link.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.type('png').send(Buffer.from(picture.png));
};

/** The pictures of link previews. */
export const pictureRoutes = ({ pictures, shedder }: PictureServices): Router => {
  const routes = Router();
  const requireRoom = (response: Response): void => {
    const waitMs = shedder.retryAfterMs;
    if (waitMs === null) return;
    response.set('Retry-After', String(Math.ceil(waitMs / 1000)));
    throw problemOf('busy');
  };
  routes.get('/picture.png', async (request, response) => {
    requireRoom(response);
    send(response, await pictures.cover(languageIn(request.query['language'])), KEEP.cover);
  });
  routes.get('/tables/:code/picture.png', async (request, response) => {
    requireRoom(response);
    const code = readTableCode(request.params.code);
    if (code === null) throw problemOf('unknown');
    const { turn, step, language } = request.query;
    const picture = await pictures.ofTable(code, momentIn(turn, step), languageIn(language));
    send(response, picture, KEEP.table);
  });
  routes.get('/puzzles/:id/picture.png', async (request, response) => {
    requireRoom(response);
    const picture = await pictures.ofPuzzle(request.params.id, languageIn(request.query['language']));
    if (picture === 'unknown') throw new ApiProblem(404, 'unknown-puzzle', 'There is no puzzle with this id.');
    send(response, picture, KEEP.puzzle);
  });
  return routes;
};
