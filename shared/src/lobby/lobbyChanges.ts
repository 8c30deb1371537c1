import type { RandomSource } from '../model/random.js';
import { ok, type Result } from '../model/result.js';
import type { Refusal } from '../protocol/messages.js';
import type { LobbyRequests } from '../protocol/requests.js';
import { banOrPick } from './armySelection.js';
import { configure } from './configure.js';
import { addSeat, kick, removeBot, removeSeat, setTable, swap } from './hostActions.js';
import { hire } from './mercenaryDraft.js';
import { changeSeat, leaveSeat, setReady, withholdName } from './seating.js';
import type { Setup } from './setup.js';

/** The requests before a match whose answers name no seat that the table has chosen: all but `sit` and `addBot`. */
export type LobbyChange = Exclude<keyof LobbyRequests, 'sit' | 'addBot'>;

/** Applies each request before a match to a set-up. The caller checks whether its sender may send it. */
export const LOBBY_CHANGES: {
  readonly [T in LobbyChange]: (setup: Setup, request: Omit<LobbyRequests[T], 'n'>, random: RandomSource) => Result<Setup, Refusal>;
} = {
  leaveSeat: (setup, { seat }) => leaveSeat(setup, seat),
  changeSeat,
  ready: setReady,
  withholdName: (setup, { seat }) => ok(withholdName(setup, seat)),
  ban: (setup, { seat, army }) => banOrPick(setup, { seat, act: 'ban' }, army),
  pick: (setup, { seat, army }) => banOrPick(setup, { seat, act: 'pick' }, army),
  hire: (setup, { seat, mercenary }) => hire(setup, seat, mercenary),
  swap: (setup, { seats }) => swap(setup, seats),
  setTable,
  configure,
  removeSeat: (setup, { seat }) => removeSeat(setup, seat),
  addSeat,
  removeBot: (setup, { seat }) => removeBot(setup, seat),
  kick: (setup, { seat }) => kick(setup, seat),
};
