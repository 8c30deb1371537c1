import { endTurnWithBattle } from '../turn.js';
import { NO_INTENTS, intentList, reject, type Action } from './action.js';
import { checkInstant, useInstant } from './held.js';

const BATTLE = intentList([{ do: 'battle' }]);

/** B1, B2: a Battle tile ends the turn with a battle. */
export const battle: Action<'battle'> = {
  check: (table, seat) => {
    const failed = checkInstant(table, seat, 'battle');
    if (failed) return failed;
    const drawn = table.turn.lastDrawnBy !== null || table.players.some((player) => !player.out && player.pile === 0);
    return drawn ? reject('no-battle-tiles', 'Somebody has drawn the last tile: Battle tiles cannot be used any more.', 'B2') : null;
  },
  apply: (work, seat) => {
    useInstant(work, seat, 'battle');
    endTurnWithBattle(work, seat, 'tile');
  },
  list: (table, seat) => (battle.check(table, seat, { do: 'battle' }) ? NO_INTENTS : BATTLE),
};
