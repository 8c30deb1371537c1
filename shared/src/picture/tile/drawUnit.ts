import { unitOf } from '../../content/catalog.js';
import type { Pen } from '../Pen.js';
import type { SideRim } from '../sideRim.js';
import { drawRim } from './drawRim.js';
import { drawTileBody, drawTileEdges, drawTilePicture, drawTileSigns } from './drawTile.js';
import { facing, shrunk } from './pen.js';
import { drawCracks, drawNetted } from './statusOverlays.js';
import type { TileFace, TileLook } from './tileFace.js';

/** Of a unit that stands on a foundation or on terrain, so that the ground is seen around it. */
export const ON_GROUND = 0.86;

/** What is drawn of a unit on the board. */
export interface UnitLook {
  readonly look: TileLook;
  readonly face: TileFace;
  readonly wounds: number;
  readonly netted: boolean;
  /** Null for a unit without an owner. */
  readonly rim: SideRim | null;
}

/** Draws a unit as it stands on the board, inside its hex. */
export const drawUnit = (pen: Pen, { look, face, wounds, netted, rim }: UnitLook): void =>
  shrunk(pen, () => {
    const unit = unitOf(look.tile);
    if (rim) drawRim(pen, rim);
    drawTileBody(pen, look);
    if (wounds > 0) drawCracks(pen, wounds);
    facing(pen, look.rot, () => drawTileEdges(pen, unit, face, look.detail));
    drawTilePicture(pen, look, unit, face);
    // Numbers lie over the net: they matter as soon as it is gone.
    if (netted) drawNetted(pen);
    drawTileSigns(pen, look, unit, face);
  });
