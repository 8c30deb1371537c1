import type { GameState } from '@hexfall/shared/model/state';
import { applyEdit } from './applyEdit.js';
import type { Edit } from './Edit.js';

/** A position with the way that led to it, to be gone back and forth. */
export interface UndoHistory {
  readonly past: readonly GameState[];
  readonly state: GameState;
  readonly future: readonly GameState[];
  /** What the last step was about, if another one about the same belongs to it; else null. */
  readonly about: string | null;
}

/** Steps that can be undone; the oldest are forgotten. */
const LONGEST = 100;

export const newHistory = (state: GameState): UndoHistory => ({ past: [], state, future: [], about: null });

/** Turning a tile by six notches, or counting wounds, is one step. */
const aboutOf = (edit: Edit): string | null => {
  switch (edit.do) {
    case 'setRotation':
    case 'setWounds':
      return `${edit.do} ${edit.at.join()}`;
    case 'setLife':
      return `life ${edit.seat}`;
    default:
      return null;
  }
};

/** Another position as the next step. */
export const pushPosition = (history: UndoHistory, state: GameState): UndoHistory => ({
  past: [...history.past, history.state].slice(-LONGEST),
  state,
  future: [],
  about: null,
});

/** An edit as the next step, or as a part of the last one. */
export const pushEdit = (history: UndoHistory, edit: Edit): UndoHistory => {
  const state = applyEdit(history.state, edit);
  const about = aboutOf(edit);
  if (about !== null && about === history.about) return { ...history, state, future: [] };
  return { ...pushPosition(history, state), about };
};

/** One step back; the same history at its beginning. */
export const undo = (history: UndoHistory): UndoHistory => {
  const state = history.past.at(-1);
  return state ? { past: history.past.slice(0, -1), state, future: [history.state, ...history.future], about: null } : history;
};

/** Redoes one step that has been undone; the same history if there is none. */
export const redo = (history: UndoHistory): UndoHistory => {
  const [state, ...future] = history.future;
  return state ? { past: [...history.past, history.state], state, future, about: null } : history;
};
