/** The six directions on the board, clockwise from the top: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Edges of a tile in rotation 0 carry the same numbers. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** An edge of a tile, numbered as on the tile in rotation 0. */
export type Edge = Direction;
/** What goes through edges, by edge; nothing through those left out. */
export type EdgeStrengths = { readonly [E in Edge]?: number };
/** How many times a tile has been turned 60° clockwise. */
export type Rotation = Direction;

export const isDirection = (value: unknown): value is Direction =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 6;

/** The direction on the board an edge points to when its tile has rotation `rot`. */
export const edgeDirection = (edge: Edge, rot: Rotation): Direction => ((edge + rot) % 6) as Direction;

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;
