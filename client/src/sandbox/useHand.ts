import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EditHand } from './EditHand.js';

export const HandContext = createContext<EditHand | null>(null);

/** What the parts of the sandbox share. */
export const useHand = (): EditHand => {
  const hand = useContext(HandContext);
  if (!hand) throw new Error('used outside the sandbox');
  return hand;
};
