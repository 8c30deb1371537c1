import { hexOf } from '../hex/cells.js';
import type { StrikeResult } from '../model/event.js';
import { fallingUnits } from './falling.js';
import { arrive } from './arrivals.js';
import { record, type Work } from './work.js';

const NO_HITS: StrikeResult = { hits: [], saves: [], wounds: [], damage: [], points: [], removed: [], travels: [] };

/** T6: lets take effect what units came onto (P8, L23), then removes the units whose wounds reach their present toughness, again and again until there are none. No Medic helps: nothing hits them. */
export const settle = (work: Work): void => {
  const { table } = work;
  arrive(work);
  for (let removed = fallingUnits(table); removed.length > 0; removed = fallingUnits(table))
    record(work, { type: 'struck', player: table.turn.player, source: 'settling', ...NO_HITS, removed: removed.map(hexOf) });
};
