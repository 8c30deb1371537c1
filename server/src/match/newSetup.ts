import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { CreateOptions, Refusal } from '@hexfall/shared/protocol/messages';
import { checkOptions } from '@hexfall/shared/rules/createMatch';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { hashSeatKey } from '../security/seatKey.js';
import { NEW_COURSE, type Setup } from '../store/MatchStore.js';
import { checkBegins } from './beginning.js';
import { refuse } from './refuse.js';

export type TableWish = Omit<CreateOptions, 'protocol'>;

/** A new table with everything filled in and free seats, if a match can be played like that. */
export const newSetup = ({
  options: chosen,
  seats,
  listed = false,
  begins = 'first',
  muster = 'free',
  forecast = true,
  key,
}: TableWish): Result<Setup, Refusal> => {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const count = seats ?? PLAYERS[options.mode].min;
  const rejection = checkOptions(options, count);
  if (rejection) return refuse('not-supported', rejection.message, rejection.rule);
  const possible = checkBegins(options, begins);
  if (!possible.ok) return possible;
  const creator = key === undefined ? null : hashSeatKey(key);
  const free = new Array<null>(count).fill(null);
  const unforeseen = forecast ? {} : { forecast };
  return ok({ options, seats: free, creator, listed, begins, muster, ...unforeseen, seed: null, course: NEW_COURSE });
};
