/** Controls, halves of characters, and everything that is invisible or turns the text around it: zero width, bidi, fillers, tags. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** All but the mark of byte order, which is invisible. */
const SPACES = /[^\S\ufeff]+/gu;

/** Signs that stand above or below the letter before them; more of them cover the lines around. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** What somebody has written as it may be shown to others: on one line, without invisible tricks; empty if nothing is left. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(UNWANTED, '').replace(HEAP, '$1').trim();
