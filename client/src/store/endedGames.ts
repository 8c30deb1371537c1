import { persisted } from '../platform/persisted.js';
import type { MyGames } from './myGames.js';

const areCodes = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every((code) => typeof code === 'string');

/** The codes of this browser's tables that were over, or that the server did not know, when it was asked last. */
const endedGames = persisted<readonly string[]>('ended', [], areCodes);

/** Remembers which tables are over. */
export const rememberEnded = ({ over, gone }: MyGames): void => {
  const codes = [...over.map(({ code }) => code), ...gone];
  if (codes.join() !== endedGames.peek().join()) endedGames.value = codes;
};

/** Returns how many of these tables may still be running, as far as is known before the server answers. */
export const mostRunning = (codes: readonly string[]): number => codes.filter((code) => !endedGames.peek().includes(code)).length;
