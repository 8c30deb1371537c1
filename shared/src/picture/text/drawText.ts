import cyrillicLetters from '@hexfall/shared/assets/cyrillicLetters.json' with { type: 'json' };
import furtherLetters from '@hexfall/shared/assets/furtherLetters.json' with { type: 'json' };
import letters from '@hexfall/shared/assets/letters.json' with { type: 'json' };
import type { Pen } from '../Pen.js';
import { Shape } from '../Shape.js';

/** Text as outlines: the same on every machine, because no font is asked for. */

interface Glyph {
  /** In parts of the em. */
  readonly width: number;
  readonly shape: Shape;
}

/** Of the outlines. */
const EM = 500;

/** A letter with its width, and its outline above the line of writing at 0, as `client/scripts/gatherGlyphs.mjs` writes them. */
const readGlyph = (entry: string): readonly [string, Glyph] => {
  const gap = entry.indexOf(' ', 1);
  return [entry.slice(0, 1), { width: Number(entry.slice(1, gap)) / EM, shape: new Shape(entry.slice(gap + 1)) }];
};

let glyphs: ReadonlyMap<string, Glyph> | null = null;

const known = (): ReadonlyMap<string, Glyph> => (glyphs ??= new Map([...letters, ...furtherLetters, ...cyrillicLetters].map(readGlyph)));

/** For a sign that there is no letter for: a box. */
const BOX: Glyph = { width: 0.5, shape: new Shape('M40 0L40 -340L210 -340L210 0ZM75 -35L175 -35L175 -305L75 -305Z') };

/** Signs that say how others are written, and are not seen themselves. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Mn}\p{Me}]/gu;

/** The glyphs of a text; letters with marks that are not there lose them. */
const glyphsOf = (text: string): readonly Glyph[] =>
  [...text.normalize('NFC')].flatMap((sign) => {
    if (/\s/u.test(sign)) return known().get(' ') ?? [];
    const plain = known().get(sign) ?? known().get(sign.normalize('NFD').replace(UNSEEN, ''));
    if (plain) return plain;
    return sign.replace(UNSEEN, '') === '' ? [] : BOX;
  });

const widthOf = (line: readonly Glyph[]): number => line.reduce((sum, { width }) => sum + width, 0);

/** The width of a text, in ems. */
export const textWidth = (text: string): number => widthOf(glyphsOf(text));

/** Whether there are letters for most of a text. */
export const isLegible = (text: string): boolean => {
  const line = glyphsOf(text.replaceAll(' ', ''));
  return line.length > 0 && line.filter((glyph) => glyph === BOX).length * 2 < line.length;
};

export interface TextStyle {
  /** The height of an em. */
  readonly size: number;
  readonly color: string;
  /** Which part of the text lies at the point given; its start by default. */
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A longer text is cut. */
  readonly most?: number;
}

/** What of a line fits, with an ellipsis if that is not all. */
const fitting = (line: readonly Glyph[], most: number): readonly Glyph[] => {
  if (widthOf(line) <= most) return line;
  const ellipsis = glyphsOf('…');
  let end = line.length;
  while (end > 0 && widthOf([...line.slice(0, end), ...ellipsis]) > most) end--;
  return [...line.slice(0, end), ...ellipsis];
};

/** Draws a line of text on a baseline at `y`. Returns its width. */
export const drawText = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  { size, color, anchor = 'start', most = Infinity }: TextStyle,
): number => {
  const line = fitting(glyphsOf(text), most / size);
  const width = widthOf(line) * size;
  pen.save();
  pen.translate(anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2, y);
  pen.scale(size / EM, size / EM);
  pen.fillStyle = color;
  let data = '';
  let left = 0;
  for (const { width: advance, shape } of line) {
    data += shape.movedBy(left);
    left += advance * EM;
  }
  pen.fill(new Shape(data));
  pen.restore();
  return width;
};
