import type { Player } from '../model/state.js';

/** How the notation names the army of each player: `borgo`, or `borgo#1` where two players have it (O7). */
export const armyNames = (players: readonly Pick<Player, 'army'>[]): string[] =>
  players.map(({ army }, seat) => (players.filter((other) => other.army === army).length > 1 ? `${army}#${seat}` : army));
