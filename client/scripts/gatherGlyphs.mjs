// Copies the outlines of letters out of the page's fonts into letters.json, furtherLetters.json and cyrillicLetters.json of shared/assets, so that
// pictures need no font. The fonts have the SIL Open Font License 1.1. After a new version of one: node client/scripts/gatherGlyphs.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const { resolve } = createRequire(import.meta.url);

/** Of the em: fine enough for letters as high as a hand. */
const EM = 500;

const fontOf = (family, subset) => {
  const bytes = readFileSync(resolve(`@fontsource/${family}/files/${family}-${subset}-600-normal.woff`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};
// Saira Semi Condensed, © The Saira Project Authors
const SAIRA = ['latin', 'latin-ext'].map((subset) => fontOf('saira-semi-condensed', subset));
// Fira Sans Condensed, © The Mozilla Foundation and Telefonica S.A.
const FIRA = [fontOf('fira-sans-condensed', 'cyrillic')];

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const outline = (path) =>
  path.commands
    .map(
      ({ type, ...points }) =>
        type + ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => (name in points ? [Math.round(points[name])] : [])).join(' '),
    )
    .join('');

/** The letter, how far the next one is from it, and its outline; nothing for a letter that the font does not have. */
const entryOf = (letter, subsets) => {
  const font = subsets.find((one) => one.charToGlyphIndex(letter) > 0);
  if (!font) return [];
  const glyph = font.charToGlyph(letter);
  const advance = Math.round((glyph.advanceWidth * EM) / font.unitsPerEm);
  return [`${letter}${advance} ${outline(glyph.getPath(0, 0, EM))}`];
};

const write = (file, font, letters) => {
  const entries = letters.flatMap((letter) => entryOf(letter, font));
  writeFileSync(new URL(`../../shared/assets/${file}.json`, import.meta.url), `${JSON.stringify(entries, null, 2)}\n`);
};

write('letters', SAIRA, [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'–—‘’‚“”„†•…‹›€™−']);
write('furtherLetters', SAIRA, range(0x100, 0x17f));
write('cyrillicLetters', FIRA, [...range(0x401, 0x40c), ...range(0x40e, 0x44f), ...range(0x451, 0x45c), ...range(0x45e, 0x45f), ...'Ґґ№']);
