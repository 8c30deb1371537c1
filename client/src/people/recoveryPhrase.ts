import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/*
 * The key of a player card as twelve words (BIP-39), with a check that finds most slips of the pen.
 */

const PHRASE_WORDS = 12;

/** The words of a key. */
export const phraseOf = (key: string): string => {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return entropyToMnemonic(
    Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
    wordlist,
  );
};

/** Returns the key that words stand for, with any spacing or capitalization; null if they are not the words of a key. */
export const keyOfPhrase = (text: string): string | null => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length !== PHRASE_WORDS) return null;
  try {
    const bytes = mnemonicToEntropy(words.join(' '), wordlist);
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  } catch {
    return null;
  }
};
