import type { Seat } from '../model/seat.js';
import { NOBODY, type Table } from '../model/state.js';
import { sides, teamOf } from '../rules/sides.js';

/** How the rim of a unit shows its side: solid is a friend, broken an enemy, each side in a pattern of its own. */
export const SIDE_RIMS = ['own', 'ally', 'enemy', 'enemy-2', 'enemy-3'] as const;
export type SideRim = (typeof SIDE_RIMS)[number];

const ENEMIES = ['enemy', 'enemy-2', 'enemy-3'] as const;
export const isEnemyRim = (rim: SideRim): rim is (typeof ENEMIES)[number] => rim !== 'own' && rim !== 'ally';

type Members = Pick<Table, 'options'> & { readonly players: readonly Pick<Table['players'][number], 'army'>[] };

/** Returns the rim of every seat's units, as seat `me` sees them. Spectators see the board like the first seat. */
export const sideRims = (table: Members, me: Seat | null): readonly SideRim[] => {
  const { mode } = table.options;
  const self = me ?? 0;
  const own = teamOf(mode, self);
  const enemies = sides(table)
    .filter((seats) => seats.length > 0)
    .map(([first]) => teamOf(mode, first ?? NOBODY))
    .filter((team) => team !== own);
  return table.players.map((_, seat): SideRim => {
    if (seat === self) return 'own';
    const team = teamOf(mode, seat);
    // In a watched team both partners are alike.
    if (team === own) return me === null ? 'own' : 'ally';
    return ENEMIES[enemies.indexOf(team)] ?? 'enemy';
  });
};
