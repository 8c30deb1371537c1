import picture from '@hexfall/shared/locales/en/picture.json';
import { type Mode, MODES } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { PICTURE_SIZE } from '@hexfall/shared/picture/frame';
import { positionSvg } from '@hexfall/shared/picture/positionSvg';
import { battleFilm } from '@hexfall/shared/picture/replay/battleFilm';
import type { PictureWords } from '@hexfall/shared/picture/words';
import type { History } from '../store/history.js';
import { lastBattle } from '../store/segments.js';
import { armyName } from '../text/names.js';
import { addTexts, t, template, textsLoaded } from '../text/translate.js';
import { saveFile, withUrl } from '../ui/saveFile.js';

export type PictureKind = 'png' | 'svg';

/** Pixels of a PNG for each of the picture: sharp when it is printed, or looked at closely. */
const SHARPNESS = 2;
/** The browser draws the document; it needs no font and nothing else from outside. */
const pngOf = (svg: Blob, width: number, height: number): Promise<Blob> =>
  withUrl(svg, async (url) => {
    const image = new Image(width * SHARPNESS, height * SHARPNESS);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('the browser makes no PNG'))), 'image/png');
    });
  });

/** Returns whether a browser returns what is drawn on a canvas: those that protect from fingerprinting return noise. */
const readsTruly = (): boolean => {
  const [width, height, color] = [8, 8, [21, 24, 27, 255]];
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${color.slice(0, 3).join(',')})`;
  context.fillRect(0, 0, width, height);
  return context.getImageData(0, 0, width, height).data.every((value, index) => value === color[index % color.length]);
};

addTexts({ picture });

const WORDS = Object.keys(picture) as (keyof typeof picture)[];

/** The words of pictures in the language that is shown. */
const pictureWords = (): PictureWords => ({
  ...(Object.fromEntries(WORDS.map((name) => [name, template(`picture.${name}`)])) as Record<keyof typeof picture, string>),
  modes: Object.fromEntries(MODES.map((mode) => [mode, t(`app.mode.${mode}`)])) as Record<Mode, string>,
  armies: Object.fromEntries(ARMY_IDS.map((army) => [army, armyName(army)])) as Record<ArmyId, string>,
});

/** Saves the moment of a table as a file: as SVG, too, where a PNG would be noise. */
export const savePicture = async (wanted: PictureKind, table: Table, title: string, names: readonly string[]): Promise<void> => {
  await textsLoaded();
  const kind = wanted === 'png' && readsTruly() ? 'png' : 'svg';
  const svg = new Blob([positionSvg(table, { title, names, words: pictureWords() })], { type: 'image/svg+xml' });
  const content = kind === 'svg' ? svg : await pngOf(svg, PICTURE_SIZE.width, PICTURE_SIZE.height);
  await saveFile(content, `hexfall-${table.turn.phase === 'setup' ? 'start' : `turn-${table.turn.number}`}.${kind}`);
};

/** The last battle of a match as a picture that moves; null if there is none, or the page does not know how it began. */
export const lastFilm = (history: History, described: string): string | null => {
  const battle = lastBattle(history);
  return battle?.before ? battleFilm(battle.before, [...battle.earlier, ...battle.events], described) : null;
};

/** Saves the last battle of a match as a file. @returns whether there was one. */
export const saveFilm = async (history: History, described: string): Promise<boolean> => {
  const film = lastFilm(history, described);
  if (film === null) return false;
  await saveFile(new Blob([film], { type: 'image/svg+xml' }), `hexfall-battle-${history.seq}.svg`);
  return true;
};
