import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { cleanText } from './cleanText.js';

/** A name as it may be shown to others: cleaned, at most 24 characters; empty if nothing is left. */
export const cleanName = (name: string): string => Array.from(cleanText(name)).slice(0, MAX_NAME_LENGTH).join('').trim();
