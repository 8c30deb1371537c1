import { type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import type { Seat } from '@hexfall/shared/model/seat';

/** Who plays a seat in the sandbox: somebody at this page, or a computer player of a level. */
export const SEAT_PLAYERS = ['here', ...LEVELS] as const;
export type SeatPlayer = (typeof SEAT_PLAYERS)[number];

/** The parameter of the sandbox's address that names the players. Links of earlier versions play a position on there. */
const PLAYERS_PARAMETER = 'play';

/** Who plays each seat, as the address says; null if the position is to be edited. @param search what follows the path, with its question mark. */
export const readPlayers = (search: string): readonly SeatPlayer[] | null => {
  const text = new URLSearchParams(search).get(PLAYERS_PARAMETER);
  return text === null ? null : text.split(',').map((name) => SEAT_PLAYERS.find((player) => player === name) ?? 'here');
};

/** The levels of the computer players among them, by seat. */
export const levelsOf = (players: readonly SeatPlayer[]): ReadonlyMap<Seat, LevelId> =>
  new Map(players.flatMap((player, seat) => (player === 'here' ? [] : [[seat, player] as const])));
