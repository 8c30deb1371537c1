/** U2: the toughness of an HQ, unless the mode or an option says otherwise (G4, O4). */
export const HQ_TOUGHNESS = 20;

/** G4: the toughness of each of the two HQs of the team. */
export const ALLIED_HQ_TOUGHNESS = 13;

/** G3: the most points of one player. */
export const MAX_POINTS = 20;
/** G6 */
export const MAX_TEAM_POINTS = 40;

/** S2: the tiles in the draw pile of an army, all but its HQ. */
export const PILE_SIZE = 34;

/** P15: the wounds of a shotgun at distance 1; one less for each hex more. */
export const SHOTGUN_WOUNDS = 3;

/** Venom markers on one unit in a position (O13). */
export const MAX_MARKERS = 99;
