import { MAX_NAME_LENGTH } from '../protocol/messages.js';

/** Controls, halves of characters, blanks that count as signs, and everything that is invisible or turns the text around it: zero width, bidi, fillers, tags. */
const UNWANTED = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]`;

/** Scripts in which a letter has another shape beside a joiner: Arabic and those of India. */
const JOINING = `[${['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'].map((script) => String.raw`\p{scx=${script}}`).join('')}]`;

/** Invisible characters that make a difference: joiners between letters of those scripts, and inside an emoji of several characters. */
const MEANINGFUL = [
  String.raw`(?<=[\p{L}\p{M}])(?<=${JOINING})[\u200c\u200d](?=[\p{L}\p{M}])(?=${JOINING})`,
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
].join('|');

const INVISIBLE = new RegExp(`(?<kept>${MEANINGFUL})|${UNWANTED}`, 'gu');

/** All but the mark of byte order, which is invisible. */
const SPACES = /[^\S\ufeff]+/gu;

/** Signs that stand above or below the letter before them; more of them cover the lines around. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** Cleans text that users write for others: one line, without invisible characters; empty if nothing is left. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(INVISIBLE, '$<kept>').replace(HEAP, '$1').trim();

/** Missing in Firefox before 125. */
const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };

/** What people see of a text as one sign, such as a letter with its marks or a flag; single characters where the browser cannot tell. */
const signsOf = (text: string): readonly string[] =>
  Segmenter ? Array.from(new Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment) : Array.from(text);

/** Text in which every character is a sign of its own. */
const PLAIN = /^[ -~]*$/;

/** The beginning of a text with at most that many characters, cut between signs. */
const cut = (text: string, most: number): string => {
  if (PLAIN.test(text)) return text.slice(0, Math.max(most, 0)).trim();
  let result = '';
  for (const sign of signsOf(text)) {
    if (Array.from(result + sign).length > most) break;
    result += sign;
  }
  return result.trim();
};

/** Returns text that users write for others as `cleanText`, with at most that many characters. */
export const cleanLine = (text: string, most: number): string => cut(cleanText(text), most);

/** What a name is known by. */
const LEGIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Returns a name that may be shown to others: cleaned, at most 24 characters; empty if nobody could tell it from others. */
export const cleanName = (name: string): string => {
  const clean = cleanLine(name, MAX_NAME_LENGTH);
  return LEGIBLE.test(clean) ? clean : '';
};

/** Returns what a name is compared by: cleaned, in small letters. */
export const foldName = (name: string): string => cleanName(name).toLocaleLowerCase('en');

/** Returns a name that differs from those of others in more than capital letters, with a number if needed. */
export const distinctName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(foldName));
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const numbered = cut(name, MAX_NAME_LENGTH - end.length) + end;
    if (!taken.has(foldName(numbered))) return numbered;
  }
};
