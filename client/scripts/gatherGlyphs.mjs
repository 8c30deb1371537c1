// Copies the outlines of letters out of the page's fonts into letters.ts, furtherLetters.ts and cyrillicLetters.ts of
// shared/src/picture/text, so that pictures need no font. After a new version of the font: node client/scripts/gatherGlyphs.mjs && npm run format
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
const SAIRA = {
  name: 'Saira Semi Condensed, © The Saira Project Authors',
  subsets: ['latin', 'latin-ext'].map((subset) => fontOf('saira-semi-condensed', subset)),
};
const FIRA = {
  name: 'Fira Sans Condensed, © The Mozilla Foundation and Telefonica S.A.',
  subsets: [fontOf('fira-sans-condensed', 'cyrillic')],
};

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));

const outline = (path) =>
  path.commands
    .map(
      ({ type, ...points }) =>
        type + ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => (name in points ? [Math.round(points[name])] : [])).join(' '),
    )
    .join('');

/** The letter, how far the next one is from it, and its outline; nothing for a letter that the font does not have. */
const line = (letter, { subsets }) => {
  const font = subsets.find((one) => one.charToGlyphIndex(letter) > 0);
  if (!font) return [];
  const glyph = font.charToGlyph(letter);
  const advance = Math.round((glyph.advanceWidth * EM) / font.unitsPerEm);
  return [`  ${JSON.stringify(`${letter}${advance} ${outline(glyph.getPath(0, 0, EM))}`)},`];
};

const write = (file, constant, font, letters) => {
  const text = [
    `// Written by client/scripts/gatherGlyphs.mjs from ${font.name}, SIL Open Font License 1.1.`,
    '',
    `/** Each letter with its width and its outline; an em is ${EM} high, the line of writing at 0. */`,
    `export const ${constant}: readonly string[] = [`,
    ...letters.flatMap((letter) => line(letter, font)),
    '];',
    '',
  ].join('\n');
  writeFileSync(new URL(`../../shared/src/picture/text/${file}`, import.meta.url), text);
};

write('letters.ts', 'LETTERS', SAIRA, [...range(0x20, 0x7e), ...range(0xa1, 0xff), ...'–—‘’‚“”„†•…‹›€™−']);
write('furtherLetters.ts', 'FURTHER_LETTERS', SAIRA, range(0x100, 0x17f));
write('cyrillicLetters.ts', 'CYRILLIC_LETTERS', FIRA, [
  ...range(0x401, 0x40c),
  ...range(0x40e, 0x44f),
  ...range(0x451, 0x45c),
  ...range(0x45e, 0x45f),
  ...'Ґґ№',
]);
