import { keyFor, notationId, whenRemoved } from '../../content/catalog.js';
import { endTurnWithBattle, finishTurn } from '../turn.js';
import { nextInOrder } from '../turnOrder.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkInstant, heldTiles, useInstant } from './held.js';

const END_TURN = intentList([{ do: 'end-turn' }]);

/** T3: the turn ends when its player says so. */
export const endTurn: Action<'end-turn'> = {
  check: () => null,
  apply: (work) => finishTurn(work),
  list: () => END_TURN,
};

/** T7 */
export const takeBack: Action<'take-back'> = {
  check: (table) => {
    if (!table.options.takeBack) return reject('take-back-off', 'This match is played without taking back.', 'O9');
    return table.canTakeBack ? null : reject('nothing-to-take-back', 'There is nothing that could be taken back.', 'T7');
  },
  apply: (work, seat) => record(work, { type: 'took-back', player: seat }),
  list: () => NO_INTENTS,
  beforeDiscard: true,
};

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

/** P1: a mercenary is drawn instead of a tile, while the question where to draw from is open; `step` takes it as its answer. */
export const drawMercenary: Action<'draw'> = {
  check: () => reject('no-mercenary', 'A mercenary can be taken only while you draw.', 'P1'),
  apply: () => {
    throw new Error('answers a question');
  },
  list: () => NO_INTENTS,
};

/** T1, T3: any held tile may be discarded; while T1's duty is open it has to be one. */
export const discard: Action<'discard'> = {
  check: (table, seat, { tile }) => {
    const { army, hand } = table.players[seat]!;
    const key = keyFor(army, tile);
    return key && hand.includes(key) ? null : reject('not-in-hand', 'You do not hold that tile.', 'T3');
  },
  apply: (work, seat, { tile }) => {
    const key = keyFor(work.table.players[seat]!.army, tile)!;
    const passed = whenRemoved(key) !== 'discard' ? { passedTo: nextInOrder(work.table, seat) } : {}; // P2
    record(work, { type: 'discarded', player: seat, tile: key, ...passed });
  },
  list: (table, seat) => intentList(heldTiles(table, seat).map((key) => ({ do: 'discard', tile: notationId(key) }))),
  undoable: true,
  beforeDiscard: true,
};
