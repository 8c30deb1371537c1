import type { IntentKind } from '../../model/intent.js';
import type { Action } from './action.js';
import { attach } from './attach.js';
import { castle } from './castle.js';
import { airStrike, grenade, smallBomb, sniper } from './damageInstants.js';
import { agreeDraw, resign } from './leaving.js';
import { move } from './move.js';
import { place } from './place.js';
import { placeBomber2 } from './placeBomber2.js';
import { placeHq } from './placeHq.js';
import { push } from './push.js';
import { redraw } from './redraw.js';
import { rotate } from './rotate.js';
import { rotateTurret } from './rotateTurret.js';
import { battle, discard, drawMercenary, endTurn, takeBack } from './turnActions.js';

/** All intents but the answer to a question, which goes on with another one. */
export type ActionKind = Exclude<IntentKind, 'choose'>;

/** Every kind of intent has its rule here, in the order in which legal intents are listed. */
export const ACTIONS: { readonly [K in ActionKind]: Action<K> } = {
  'place-hq': placeHq,
  redraw,
  draw: drawMercenary,
  discard,
  place,
  move,
  push,
  castle,
  rotate,
  'rotate-turret': rotateTurret,
  attach,
  sniper,
  grenade,
  'air-strike': airStrike,
  'small-bomb': smallBomb,
  'place-bomber-2': placeBomber2,
  battle,
  'end-turn': endTurn,
  'take-back': takeBack,
  resign,
  'agree-draw': agreeDraw,
};
