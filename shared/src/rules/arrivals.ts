import { unitOf, whenRemoved } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit } from '../model/state.js';
import { deathOn } from './entering.js';
import { isMine } from './foundations.js';
import { landscapeOf } from './landscape.js';
import { nextInOrder } from './turnOrder.js';
import { record, type Work } from './work.js';

/** P8 (c): where a bomber travels that is destroyed without exploding; nothing for other units. */
export const travelAfter = (table: Table, { tile }: Unit, player: Seat): { readonly travelsTo?: Seat | null } =>
  !unitOf(tile).isHq && whenRemoved(tile) === 'next-pile' ? { travelsTo: nextInOrder(table, player) } : {};

/**
 * P8: sets off the Mines that units have come onto. The unit is destroyed with the Mine whatever its toughness, and no Medic helps; an
 * HQ stays (b), a bomber travels on (c).
 */
const setMinesOff = (work: Work): void => {
  const { table } = work;
  const { player } = table.turn;
  for (const foundation of table.foundations) {
    const unit = table.board[foundation.cell];
    if (!unit || !isMine(foundation)) continue;
    record(work, { type: 'mine-went-off', player, at: hexOf(foundation.cell), ...travelAfter(table, unit, player) });
  }
};

/** L6, L11: destroys the units that have come onto a fatal hex or sink in a swamp. */
const letFall = (work: Work): void => {
  const { table } = work;
  const landscape = landscapeOf(table);
  if (!landscape?.deadly.length) return;
  const { player } = table.turn;
  for (const cell of landscape.deadly) {
    const unit = table.board[cell];
    const rule = unit ? deathOn(landscape, cell, unit) : null;
    if (unit && rule) record(work, { type: 'fell', player, at: hexOf(cell), rule, ...travelAfter(table, unit, player) });
  }
};

/** T6, L23: lets take effect what units have come onto, before the board settles. */
export const arrive = (work: Work): void => {
  if (work.table.foundations.length > 0) setMinesOff(work);
  letFall(work);
};
