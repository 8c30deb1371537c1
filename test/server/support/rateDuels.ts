import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import type { RatedEnd } from '../../../server/src/table/savedMatch.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './table.js';

/** After that many duels both have a place in the list. */
const DUELS = 45;

/** Stores rated duels of two profiles, of which the first one wins two of three. @param ids of the profiles. */
export const rateDuels = async (store: MatchRepository, ids: readonly [string, string], season: string): Promise<void> => {
  for (let n = 0; n < DUELS; n++) {
    const code = `RATE${String(n).padStart(2, '0')}`;
    await store.create(code, { ...EMPTY_TABLE, seed: 'seed' });
    for (const [seat, id] of ids.entries()) await store.profiles.holdSeat(id, { code, keyHash: `${seat}` });
    const rated: RatedEnd = { season, mode: 'duel', sides: [['0'], ['1']], places: n % 3 ? [1, 2] : [2, 1] };
    await store.append(code, FIRST_ENTRY, true, null, { playback: null, results: [], rated });
  }
};
