import { idOf } from '../content/catalog.js';
import type { Seat } from '../model/seat.js';
import type { GameState } from '../model/state.js';
import { drawLimit, fullHand } from './useLimits.js';
import { record, type Work } from './work.js';

/** The answer that draws from the pile and no mercenary. */
const FROM_PILE = 'pile';

/** T1: draws up to the limit; says when it was the last tile (E2) and when one has to be discarded. P1: asks at each tile while mercenaries wait. */
export const drawToLimit = (work: Work<GameState>, seat: Seat): void => {
  const { table } = work;
  const player = table.players[seat]!;
  const missing = Math.min(drawLimit(table) - player.hand.length, player.pile);
  if (missing > 0 && player.mercenaries.length > 0) return askSource(work, seat);
  if (missing > 0 && !drawFromPile(work, seat, missing)) return;
  if (player.pile === 0 && table.turn.lastDrawnBy === null) record(work, { type: 'last-tile-drawn', player: seat });
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

/** P1: draws what the player has chosen, and continues drawing. */
export const resumeDraw = (work: Work<GameState>, seat: Seat, key: string): void => {
  if (key === FROM_PILE) {
    if (!drawFromPile(work, seat, 1)) return;
  } else {
    const hired = work.table.players[seat]!.mercenaries.filter((tile) => idOf(tile) === key);
    record(work, { type: 'drew', player: seat, tiles: hired });
  }
  drawToLimit(work, seat);
};

/** Refuses the step when the position does not know the tiles. */
const drawFromPile = (work: Work<GameState>, seat: Seat, count: number): boolean => {
  const { onTop } = work.table.players[seat]!;
  const pile = work.state.piles[seat];
  if (!pile) {
    work.refusal = { code: 'unknown-pile', message: 'This position does not say which tiles are left to draw.' };
    return false;
  }
  record(work, { type: 'drew', player: seat, tiles: (onTop.length > 0 ? [...onTop, ...pile] : pile).slice(0, count) });
  return true;
};
