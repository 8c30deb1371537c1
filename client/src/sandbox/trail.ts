import type { Table } from '@hexfall/shared/model/state';
import type { Edit } from './Edit.js';
import { edited } from './edited.js';

/** A position with the way that led to it, to be gone back and forth. */
export interface Trail {
  readonly past: readonly Table[];
  readonly table: Table;
  readonly future: readonly Table[];
  /** What the last step was about, if another one about the same belongs to it; else null. */
  readonly about: string | null;
}

/** Steps that can be undone; the oldest are forgotten. */
const LONGEST = 100;

export const beginTrail = (table: Table): Trail => ({ past: [], table, future: [], about: null });

/** Turning a tile by six notches, or counting wounds, is one step. */
const aboutOf = (edit: Edit): string | null => {
  switch (edit.do) {
    case 'turn':
    case 'wound':
      return `${edit.do} ${edit.at.join()}`;
    case 'life':
      return `life ${edit.seat}`;
    default:
      return null;
  }
};

/** Another position as the next step. */
export const goTo = (trail: Trail, table: Table): Trail => ({
  past: [...trail.past, trail.table].slice(-LONGEST),
  table,
  future: [],
  about: null,
});

/** An edit as the next step, or as a part of the last one. */
export const walk = (trail: Trail, edit: Edit): Trail => {
  const table = edited(trail.table, edit);
  const about = aboutOf(edit);
  if (about !== null && about === trail.about) return { ...trail, table, future: [] };
  return { ...goTo(trail, table), about };
};

/** One step back; the same trail at its beginning. */
export const undone = (trail: Trail): Trail => {
  const table = trail.past.at(-1);
  return table ? { past: trail.past.slice(0, -1), table, future: [trail.table, ...trail.future], about: null } : trail;
};

/** One step that has been undone, once more; the same trail if there is none. */
export const redone = (trail: Trail): Trail => {
  const [table, ...future] = trail.future;
  return table ? { past: [...trail.past, trail.table], table, future, about: null } : trail;
};
