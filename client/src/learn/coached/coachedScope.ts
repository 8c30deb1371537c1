import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CoachedGame } from './CoachedGame.js';

interface CoachedScope {
  readonly game: CoachedGame;
  /** Begins another game in the place of this one. */
  readonly startNew: () => void;
}

export const CoachedContext = createContext<CoachedScope | null>(null);

export const useCoached = (): CoachedScope => {
  const scope = useContext(CoachedContext);
  if (!scope) throw new Error('used outside a coached game');
  return scope;
};
