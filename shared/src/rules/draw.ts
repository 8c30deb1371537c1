import { idOf } from '../content/catalog.js';
import { mercenaryKey } from '../content/mercenaries.js';
import type { Seat } from '../model/state.js';
import { drawLimit, fullHand } from './uses.js';
import { pileSize } from './view.js';
import { record, type Work } from './work.js';

/** The answer that draws from the pile and no mercenary. */
const FROM_PILE = 'pile';

/** T1: draws up to the limit; says when it was the last tile (E2) and when one has to be discarded. P1: asks at each tile while mercenaries wait. */
export const drawUp = (work: Work, seat: Seat): void => {
  const { table } = work;
  const player = table.players[seat]!;
  const missing = Math.min(drawLimit(table) - player.hand.length, pileSize(player));
  if (missing > 0 && player.mercenaries.length > 0) return askSource(work, seat);
  if (missing > 0 && !drawFromPile(work, seat, missing)) return;
  if (pileSize(player) === 0 && table.turn.lastDrawnBy === null) record(work, { type: 'last-tile-drawn', player: seat });
  if (player.hand.length === fullHand(table)) record(work, { type: 'must-discard', player: seat });
};

const askSource = (work: Work, seat: Seat): void => {
  const keys = [FROM_PILE, ...work.table.players[seat]!.mercenaries.map(idOf)].sort();
  record(work, {
    type: 'asked',
    decision: { player: seat, kind: 'draw', about: [0, 0], keys },
    pending: { kind: 'draw', intent: null, answers: [] },
  });
};

/** P1: draws what the player has chosen, and goes on drawing. */
export const resumeDraw = (work: Work, seat: Seat, key: string): void => {
  if (key === FROM_PILE) {
    if (!drawFromPile(work, seat, 1)) return;
  } else {
    record(work, { type: 'drew', player: seat, tiles: [mercenaryKey(key)] });
  }
  drawUp(work, seat);
};

/** Refuses the step when the position does not know the tiles. */
const drawFromPile = (work: Work, seat: Seat, count: number): boolean => {
  const { pile } = work.table.players[seat]!;
  if (typeof pile === 'number') {
    work.refusal = { code: 'unknown-pile', message: 'This position does not say which tiles are left to draw.' };
    return false;
  }
  record(work, { type: 'drew', player: seat, tiles: pile.slice(0, count) });
  return true;
};
