import { tileOf, unitOf } from '../../content/catalog.js';
import { type CompiledUnit, isUnit } from '../../content/compile.js';
import { SYMBOLS, tileIcon } from '../icons/tileIcons.js';
import { COLORS, LIVERIES } from '../palette.js';
import type { Pen } from '../Pen.js';
import { drawAttacks, drawHqBonus, drawStrengthTag } from './attacks.js';
import { emblemBadge, featureBadge, initiativeBadge, lifePlate, signBadge, toughnessBadge, venomBadge } from './badges.js';
import { drawBody, PLATE } from './body.js';
import { bonusOf, featureOf, INITIATIVE_CORNERS, mobilityCorner, venomCorner } from './corners.js';
import { drawEdgeSigns } from './edgeSigns.js';
import { drawEffects } from './effectSigns.js';
import { drawGround } from './foundation.js';
import { type Detail, drawIcon, facing, hexagon } from './pen.js';
import { effectLabels, lifeLabel, strengthTags } from './signLayout.js';
import { type TileFace, tileFace, type TileLook } from './tileFace.js';

/** The undermost layer, the same for every rotation. */
export const drawTileBody = (pen: Pen, look: TileLook): void => {
  drawBody(pen, look.livery, look.duplicate, look.tile, look.detail);
  emblemBadge(pen, 'southEast', look.livery, look.detail);
};

/** The signs at the edges as in rotation 0: turn the picture to turn the tile. */
export const drawTileEdges = (pen: Pen, unit: CompiledUnit, face: TileFace, detail: Detail): void => {
  const hostile = unit.affects === 'enemy' || unit.affects === 'enemy-modules';
  for (const edge of face.edges) facing(pen, edge.edge, () => drawEdgeSigns(pen, edge, hostile, detail));
  const tagged = new Set(strengthTags(unit, face, 0).map(({ edge }) => edge));
  for (const edge of face.edges) facing(pen, edge.edge, () => drawAttacks(pen, edge, tagged.has(edge), unit.isHq, detail));
};

const MOBILITY = { has: COLORS.bone, ready: COLORS.move, spent: COLORS.steelLight } as const;

/** Of the picture behind the numbers of an HQ. */
const BACKGROUND = 0.3;

/** The picture on the plate, which shows what is no sign. */
export const drawTilePicture = (pen: Pen, look: TileLook, unit: CompiledUnit, face: TileFace): void => {
  const { ink } = LIVERIES[look.livery];
  const picture = tileIcon(look.tile);
  const small = look.detail === 'small';
  if (unit.isHq) {
    pen.globalAlpha = BACKGROUND;
    drawIcon(pen, picture, 0, 0, 0.86, ink);
    pen.globalAlpha = 1;
    return;
  }
  if (unit.spec.effect) {
    if (!small) drawIcon(pen, picture, 0, -0.15, 0.5, ink);
    return;
  }
  const tags = strengthTags(unit, face, look.rot);
  // The picture gives way to the numbers.
  const [x, y] = [mean(tags.map((tag) => -tag.x)), mean(tags.map((tag) => -tag.y))];
  drawIcon(pen, picture, x * 0.4, y * 0.4, tags.length > 0 ? 0.52 : small ? 0.7 : 0.66, ink);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The uppermost layer, always upright: badges and numbers. */
export const drawTileSigns = (pen: Pen, look: TileLook, unit: CompiledUnit, face: TileFace): void => {
  const { detail } = look;
  if (face.life !== null) {
    const { y, height } = lifeLabel(unit, detail);
    lifePlate(pen, face.life, face.hurt, look.livery, y, height);
  }
  if (unit.spec.effect) {
    for (const { effects, y, height, width } of effectLabels(unit, unit.spec.effect, detail))
      drawEffects(pen, effects, 0, y, height, width);
  }
  for (const tag of strengthTags(unit, face, look.rot)) drawStrengthTag(pen, tag, detail);
  const bonus = bonusOf(unit, face);
  if (bonus !== 0) drawHqBonus(pen, bonus, detail);
  face.initiative.forEach((value, index) => {
    const corner = INITIATIVE_CORNERS[index];
    if (corner) initiativeBadge(pen, corner, value, detail);
  });
  if (face.toughness) toughnessBadge(pen, 'east', face.toughness, detail);
  if (face.mobility !== 'none')
    signBadge(pen, mobilityCorner(unit, face), SYMBOLS.mobility, MOBILITY[face.mobility], detail, face.mobility === 'spent');
  const feature = featureOf(unit);
  if (feature) featureBadge(pen, 'northEast', feature, detail);
  const venom = venomCorner(unit, face);
  if (venom) venomBadge(pen, venom, face.venom, detail);
};

/** An instant: no edges, a framed sign. */
export const drawInstant = (pen: Pen, look: TileLook): void => {
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
    drawInstant(pen, look);
    return;
  }
  if (tile.kind === 'foundation') {
    drawGround(pen, look);
    return;
  }
  if (!face) throw new Error(`${look.tile} needs a face`);
  facing(pen, look.rot, () => drawTileEdges(pen, tile, face, look.detail));
  drawTilePicture(pen, look, unitOf(look.tile), face);
  drawTileSigns(pen, look, unitOf(look.tile), face);
};

/** A tile as printed, as in a hand. */
export const drawHandTile = (pen: Pen, look: TileLook): void => {
  const tile = tileOf(look.tile);
  drawTile(pen, look, isUnit(tile) ? tileFace(tile) : null);
};
