import type { TableHost } from './TableHost.js';

/**
 * When a match that is put away is to be looked after even if nobody asks for it (O10); null if it can wait for somebody to come.
 * `handsOver`: others go on with it, so that its clock must not stand still until then.
 */
export const dueOf = ({ deadline, clock }: TableHost, handsOver: boolean): number | null => {
  if (!deadline) return null;
  if (deadline.isByCalendar) return deadline.at;
  return handsOver ? (clock?.at ?? null) : null;
};
