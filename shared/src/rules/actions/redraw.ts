import { tileOf } from '../../content/catalog.js';
import { drawUp } from '../draw.js';
import { record } from '../work.js';
import { EMPTY_MENU, menuOf, reject, type Action } from './action.js';

/** O6: with reinforcement a bad draw discards only so many tiles: those drawn last. */
const REINFORCED_REDRAW = 3;

const REDRAW = menuOf([{ do: 'redraw' }]);

/** T2: a hand of nothing but instants may be discarded and drawn again. */
export const redraw: Action<'redraw'> = {
  check: (table, seat) => {
    const { hand } = table.players[seat]!;
    if (!table.turn.fresh) return reject('not-fresh', 'A bad draw can be replaced only before anything else is done.', 'T2');
    if (hand.length === 0 || hand.some((key) => tileOf(key).kind !== 'instant')) {
      return reject('not-all-instants', 'Only a hand of nothing but instants can be drawn again.', 'T2');
    }
    return null;
  },
  apply: (work, seat) => {
    const { hand } = work.table.players[seat]!;
    const tiles = work.table.options.reinforcement ? hand.slice(-REINFORCED_REDRAW) : hand;
    record(work, { type: 'redrew', player: seat, tiles });
    drawUp(work, seat);
  },
  menu: (table, seat) => (redraw.check(table, seat, { do: 'redraw' }) ? EMPTY_MENU : REDRAW),
  beforeDiscard: true,
};
