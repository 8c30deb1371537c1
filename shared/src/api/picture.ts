/** Drawings of boards, positions and battles as self-contained SVG documents, without fonts or files beside. */

export { pictureWords } from '../locales/readTexts.js';
export { type Language, LANGUAGES } from '../model/languages.js';
export { boardSvg, emptyBoardSvg } from '../picture/boardSvg.js';
export { PICTURE_SIZE, type PictureLook } from '../picture/frame.js';
export { positionSvg } from '../picture/positionSvg.js';
export { battleFilm, FILM_SIZE } from '../picture/replay/battleFilm.js';
export type { PictureWords } from '../picture/words.js';
