import { pick, type Random } from '@hexfall/shared/ai/random';
import { mercenaries } from '@hexfall/shared/content/mercenaries';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { hire, unhired } from '../match/hiring.js';
import { choosable, choose, choosing } from '../match/mustering.js';
import type { Setup } from '../store/MatchStore.js';

const MERCENARIES = mercenaries.map(({ id }) => id);

/** What a computer player does before the match, when it is its turn: bans an army, picks one, or hires (P1), whichever it be. */
export const prepareAt = (setup: Setup, seat: Seat, random: Random): Result<Setup, Refusal> => {
  const turn = choosing(setup);
  return turn ? choose(setup, turn, pick(choosable(setup), random)) : hire(setup, seat, pick(unhired(setup, MERCENARIES), random));
};
