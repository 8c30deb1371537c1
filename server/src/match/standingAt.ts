import type { Standing } from '@hexfall/shared/protocol/messages';
import { opens } from '../security/seatKey.js';
import type { Setup } from '../store/MatchStore.js';
import { isPerson } from './beginning.js';

/** What somebody may do at a table whose keys have these hashes. */
export const standingAt = ({ seats, creator }: Setup, hashes: ReadonlySet<string>): Standing => ({
  seats: seats.flatMap((taken, seat) => (isPerson(taken) && opens(hashes, taken.keyHash) ? [seat] : [])),
  creator: creator !== null && opens(hashes, creator),
});
