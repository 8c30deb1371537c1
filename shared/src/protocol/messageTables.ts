import type { ServerMessage } from './messages.js';
import type { RequestType } from './requests.js';

interface RequestTraits {
  /**
   * Whether a repetition changes nothing, so that a page resends it after a lost connection: an intent has its number, a seat its key, and
   * others name the desired state. All others could take effect twice (a swap), or mean something else by then (the answer to a proposal).
   */
  readonly isRepeatable: boolean;
}

export const REQUEST_TRAITS: { readonly [T in RequestType]: RequestTraits } = {
  sit: { isRepeatable: true },
  ready: { isRepeatable: true },
  withholdName: { isRepeatable: true },
  leaveSeat: { isRepeatable: false },
  changeSeat: { isRepeatable: true },
  ban: { isRepeatable: false },
  pick: { isRepeatable: false },
  hire: { isRepeatable: false },
  swap: { isRepeatable: false },
  setTable: { isRepeatable: true },
  configure: { isRepeatable: false },
  addBot: { isRepeatable: false },
  removeSeat: { isRepeatable: false },
  addSeat: { isRepeatable: false },
  removeBot: { isRepeatable: false },
  kick: { isRepeatable: false },
  intent: { isRepeatable: true },
  history: { isRepeatable: true },
  propose: { isRepeatable: false },
  answer: { isRepeatable: false },
  reseat: { isRepeatable: false },
  return: { isRepeatable: false },
  say: { isRepeatable: false },
  muteSpectators: { isRepeatable: false },
  ping: { isRepeatable: false },
  webhook: { isRepeatable: false },
  visibility: { isRepeatable: false },
  save: { isRepeatable: false },
  study: { isRepeatable: false },
};

/** What the room sends, by the name of the message. */
const NAMES: { readonly [M in ServerMessage]: true } = {
  welcome: true,
  access: true,
  time: true,
  ack: true,
  refused: true,
  events: true,
  chat: true,
  chatLine: true,
  ping: true,
  computerAim: true,
};
export const SERVER_MESSAGES = Object.keys(NAMES) as ServerMessage[];
