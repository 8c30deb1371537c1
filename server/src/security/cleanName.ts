import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';

/** Controls, halves of characters, and marks that turn or hide the text around them. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/gu;

/** A name as it may be shown to others: on one line, without invisible tricks, at most 24 characters; empty if nothing is left. */
export const cleanName = (name: string): string => {
  const plain = name.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').trim();
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join('').trim();
};
