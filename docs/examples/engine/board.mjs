// Writes a position as an SVG document to standard output: node board.mjs [FILE [LANGUAGE]] > board.svg
import { readFileSync } from 'node:fs';
import { parsePosition } from 'hexfall/notation';
import { pictureWords, positionSvg } from 'hexfall/picture';

const [file = new URL('../position.json', import.meta.url), language = 'en'] = process.argv.slice(2);
const position = parsePosition(JSON.parse(readFileSync(file, 'utf8')));
if (!position.ok) throw new Error(`${position.error.path}: ${position.error.message}`);

console.log(positionSvg(position.value.table, { title: 'An example', names: ['Ala', 'Bolek'], words: pictureWords(language) }));
