import { fetchMyTables } from '../net/myTables.js';
import { rememberEnded } from '../store/endedGames.js';
import { questionAbout, sortGames, type MyGames } from '../store/myGames.js';
import { seatKeys } from '../store/seatKeys.js';
import { usePolled, type Polled } from '../hud/usePolled.js';

const REFRESH_MS = 15_000;

/** The games this browser has a seat in, as the server tells of them. */
export const useMyGames = (): Polled<MyGames> => {
  const codes = Object.keys(seatKeys.value);
  const ask = async () => {
    if (codes.length === 0) return [];
    const tables = await fetchMyTables(questionAbout(seatKeys.peek()));
    if (tables) rememberEnded(sortGames(codes, tables));
    return tables;
  };
  const { latest, failed } = usePolled(ask, REFRESH_MS, codes.join());
  return { latest: latest && sortGames(codes, latest), failed };
};
