import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';

/** Controls, halves of characters, and everything that is invisible or turns the text around it: zero width, bidi, fillers, tags. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** All but the mark of byte order, which is invisible. */
const SPACES = /[^\S\ufeff]+/gu;

/** Signs that stand above or below the letter before them; more of them cover the lines around. */
const HEAP = /(\p{M}{3})\p{M}+/gu;

/** Cleans text that users write for others: one line, without invisible characters; empty if nothing is left. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(SPACES, ' ').replace(UNWANTED, '').replace(HEAP, '$1').trim();

/** A name as it may be shown to others: cleaned, at most 24 characters; empty if nothing is left. */
export const cleanName = (name: string): string => Array.from(cleanText(name)).slice(0, MAX_NAME_LENGTH).join('').trim();
