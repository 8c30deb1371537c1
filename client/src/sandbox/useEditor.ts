import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EditorControls } from './EditorControls.js';

export const EditorContext = createContext<EditorControls | null>(null);

/** What the parts of the sandbox share. */
export const useEditor = (): EditorControls => {
  const hand = useContext(EditorContext);
  if (!hand) throw new Error('used outside the sandbox');
  return hand;
};
