import { unitOf, tileOf } from '@hexfall/shared/content/catalog';
import type { CompiledInstant, CompiledUnit } from '@hexfall/shared/content/compile';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { TileKey } from '@hexfall/shared/model/tile';
import { SYMBOLS } from '../../icons/symbols.js';
import { tileIcon } from '../../icons/tileIcons.js';
import { COLORS, LIVERIES } from '../../theme/palette.js';
import type { Livery } from '../types.js';
import { drawAttacks, drawStrengths, MOST_HEADS } from './attacks.js';
import { emblemBadge, initiativeBadge, lifePlate, signBadge, toughnessBadge, type Corner } from './badges.js';
import { drawBody, PLATE } from './body.js';
import { drawEdgeSigns } from './edgeSigns.js';
import { drawEffects } from './effectSigns.js';
import { drawIcon, facing, hexagon, type Detail, type Pen } from './pen.js';
import type { TileFace } from './tileFace.js';

/** Everything that can be said about a tile to be drawn, apart from where. */
export interface TileLook {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly twin: number;
  readonly rot: Rotation;
  readonly detail: Detail;
}

/** The undermost layer, the same for every rotation. */
export const drawTileBody = (pen: Pen, look: TileLook): void => {
  drawBody(pen, look.livery, look.twin, look.tile, look.detail);
  emblemBadge(pen, 'southEast', look.livery, look.detail);
};

/** The signs at the edges as in rotation 0: turn the picture to turn the tile. */
export const drawTileEdges = (pen: Pen, unit: CompiledUnit, face: TileFace, detail: Detail): void => {
  const hostile = unit.affects === 'enemy' || unit.affects === 'enemy-modules';
  for (const edge of face.edges) facing(pen, edge.edge, () => drawEdgeSigns(pen, edge, hostile, detail));
  for (const edge of face.edges) facing(pen, edge.edge, () => drawAttacks(pen, edge, detail));
};

const MOBILITY = { has: COLORS.bone, ready: COLORS.move, spent: COLORS.steelLight } as const;

const INITIATIVE_CORNERS: readonly Corner[] = ['northWest', 'west', 'southWest', 'northEast'];

const drawPicture = (pen: Pen, look: TileLook, unit: CompiledUnit, face: TileFace): void => {
  const { ink } = LIVERIES[look.livery];
  const picture = tileIcon(look.tile);
  const { effect } = unit.spec;
  const small = look.detail === 'small';
  if (unit.isHq) {
    if (!small) drawIcon(pen, picture, 0, -0.2, 0.42, ink);
    if (face.life !== null) lifePlate(pen, face.life, face.hurt, look.livery, small ? 0 : 0.2, small ? 0.36 : 0.27);
  } else if (effect) {
    if (!small) drawIcon(pen, picture, 0, -0.15, 0.5, ink);
    drawEffects(pen, effect, 0, small ? 0 : 0.28, small ? 0.42 : 0.25, small ? 0.9 : 0.7);
  } else {
    const tagged = face.edges.some(({ melee, ranged }) => (melee?.value ?? 0) > 1 || (ranged?.value ?? 0) > 1);
    drawIcon(pen, picture, 0, tagged ? 0.03 : 0, small ? 0.7 : tagged ? 0.56 : 0.66, ink);
  }
};

/** The uppermost layer, always upright: picture, badges and numbers. */
export const drawTileFace = (pen: Pen, look: TileLook, unit: CompiledUnit, face: TileFace): void => {
  drawPicture(pen, look, unit, face);
  // An HQ strikes on all sides: its heads are counted, and the middle belongs to its own number.
  for (const edge of face.edges) drawStrengths(pen, edge, edge.edge + look.rot, unit.isHq ? MOST_HEADS : 1);
  face.initiative.forEach((value, place) => {
    const corner = INITIATIVE_CORNERS[place];
    if (corner) initiativeBadge(pen, corner, value, look.detail);
  });
  if (face.toughness) toughnessBadge(pen, 'east', face.toughness, look.detail);
  if (face.mobility !== 'none') {
    signBadge(pen, 'northEast', SYMBOLS.mobility, MOBILITY[face.mobility], look.detail, face.mobility === 'spent');
  }
  if (unit.explodes || unit.explodesWhenHit) signBadge(pen, 'northEast', SYMBOLS.explosion, COLORS.ranged, look.detail);
  if (unit.isHq && unit.spec.effect) inHqCorner(pen, unit, look.detail);
};

const inHqCorner = (pen: Pen, unit: CompiledUnit, detail: Detail): void => {
  if (unit.spec.effect) drawEffects(pen, unit.spec.effect, detail === 'small' ? 0.64 : 0.68, 0, detail === 'small' ? 0.3 : 0.22, 0.42);
};

/** An instant: no edges, a framed sign. */
export const drawInstant = (pen: Pen, look: TileLook, _instant: CompiledInstant): void => {
  const { paint, light } = LIVERIES[look.livery];
  pen.save();
  pen.clip(hexagon(0.875));
  pen.strokeStyle = paint;
  pen.globalAlpha = 0.55;
  pen.lineWidth = 0.09;
  for (let x = -2; x < 2; x += 0.22) {
    for (const [top, bottom] of [
      [-0.9, -0.62],
      [0.62, 0.9],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x + bottom, bottom);
      pen.lineTo(x + top, top);
      pen.stroke();
    }
  }
  pen.restore();
  pen.fillStyle = light;
  pen.fill(hexagon(PLATE + 0.12));
  pen.fillStyle = COLORS.soot;
  pen.fill(hexagon(PLATE + 0.085));
  drawIcon(pen, tileIcon(look.tile), 0, 0, 0.78, COLORS.bone);
};

/** A whole tile on one canvas, as for the hand: centered on 0,0 with a radius of 1. */
export const drawTile = (pen: Pen, look: TileLook, face: TileFace | null): void => {
  const tile = tileOf(look.tile);
  drawTileBody(pen, look);
  if (tile.kind === 'instant') {
    drawInstant(pen, look, tile);
    return;
  }
  if (!face) throw new Error(`${look.tile} needs a face`);
  facing(pen, look.rot, () => drawTileEdges(pen, tile, face, look.detail));
  drawTileFace(pen, look, unitOf(look.tile), face);
};
