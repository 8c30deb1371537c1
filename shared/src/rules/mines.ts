import { unitOf, whenRemoved } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import { isMine } from './foundations.js';
import { nextInOrder } from './turnOrder.js';
import { record, type Work } from './work.js';

/**
 * P8: sets off the Mines that units have come onto. The unit is destroyed with the Mine whatever its toughness, and no Medic helps; an
 * HQ stays (b), a bomber travels on (c).
 */
export const setMinesOff = (work: Work): void => {
  const { table } = work;
  if (table.foundations.length === 0) return;
  const { player } = table.turn;
  for (const foundation of table.foundations) {
    const unit = table.board[foundation.cell];
    if (!unit || !isMine(foundation)) continue;
    const at = hexOf(foundation.cell);
    const travels = !unitOf(unit.tile).isHq && whenRemoved(unit.tile) === 'next-pile';
    record(work, { type: 'mine-went-off', player, at, ...(travels && { travelsTo: nextInOrder(table, player) }) });
  }
};
