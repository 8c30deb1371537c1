import type { Flaw } from './flaw.js';
import { st } from './sandboxText.js';

/** Why a text is no position, in words, with the place where it goes wrong. */
export const flawText = ({ code, path }: Flaw): string =>
  path === '' ? st(`flaw.${code}`) : `${st(`flaw.${code}`)} (${st('pass.at', { path })})`;
