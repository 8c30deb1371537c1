import { pick, type Random } from '@hexfall/shared/ai/random';
import { mercenaries } from '@hexfall/shared/content/mercenaries';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { hire, unhired } from './mercenaryDraft.js';
import { availableArmies, banOrPick, armyTurn } from './armySelection.js';
import type { Setup } from '../store/MatchRepository.js';

const MERCENARIES = mercenaries.map(({ id }) => id);

/** Makes the next choice of a computer player before the match: bans or picks an army, or hires (P1). */
export const draftForBot = (setup: Setup, seat: Seat, random: Random): Result<Setup, Refusal> => {
  const turn = armyTurn(setup);
  return turn ? banOrPick(setup, turn, pick(availableArmies(setup), random)) : hire(setup, seat, pick(unhired(setup, MERCENARIES), random));
};
