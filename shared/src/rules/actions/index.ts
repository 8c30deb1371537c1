import type { IntentKind } from '../../model/intent.js';
import type { Action } from './action.js';
import { battle } from './battle.js';
import { castle } from './castle.js';
import { discard } from './discard.js';
import { endTurn, takeBack } from './ends.js';
import { drawMercenary } from './drawMercenary.js';
import { move } from './move.js';
import { place } from './place.js';
import { placeBomber2 } from './placeBomber2.js';
import { placeHq } from './placeHq.js';
import { push } from './push.js';
import { redraw } from './redraw.js';
import { rotate } from './rotate.js';
import { airStrike, grenade, smallBomb, sniper } from './strikes.js';

/** What a player can do in the own turn. The others are possible at other times too: see `step`. */
export type TurnIntentKind = Exclude<IntentKind, 'choose' | 'resign' | 'agree-draw'>;

/** Every kind of intent has its rule here, in the order in which legal intents are listed. */
export const ACTIONS: { readonly [K in TurnIntentKind]: Action<K> } = {
  'place-hq': placeHq,
  redraw,
  draw: drawMercenary,
  discard,
  place,
  move,
  push,
  castle,
  rotate,
  sniper,
  grenade,
  'air-strike': airStrike,
  'small-bomb': smallBomb,
  'place-bomber-2': placeBomber2,
  battle,
  'end-turn': endTurn,
  'take-back': takeBack,
};
