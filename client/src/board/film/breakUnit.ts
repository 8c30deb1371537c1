import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import { easeOut } from '../motion.js';
import type { UnitSprite } from '../scene/UnitSprite.js';
import type { DrawEffect } from './attackPictures.js';
import type { EffectFigure } from './EffectFigure.js';
import { type Shard, type ShardPoint, shardsOf } from './shards.js';

/** How much of its end a unit stands with its cracks before it slides off. */
const CRACKED = 0.18;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (outline: readonly ShardPoint[]): Box => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Cuts one shard out of the picture of its unit and marks its edges. The pen's origin is the center of the hex, its unit a radius. */
const cutOut = (pen: CanvasRenderingContext2D, picture: CanvasImageSource, reach: number, { outline }: Shard): void => {
  pen.beginPath();
  for (const [x, y] of outline) pen.lineTo(x, y);
  pen.closePath();
  pen.save();
  pen.clip();
  pen.drawImage(picture, -reach, -reach, 2 * reach, 2 * reach);
  // Draw only the cracks, not the outline of the hex: both lines lie within the existing picture.
  pen.globalCompositeOperation = 'source-atop';
  pen.lineJoin = 'round';
  pen.strokeStyle = '#0b0c0e';
  pen.lineWidth = 0.075;
  pen.stroke();
  pen.strokeStyle = 'rgba(243,234,214,0.55)';
  pen.lineWidth = 0.018;
  pen.stroke();
  pen.restore();
};

interface CutShard extends Shard {
  readonly box: Box;
  readonly texture: Texture;
}

/** Returns the shards of a unit side by side in one picture, which takes one draw call; none where nothing can be drawn. */
const cutShards = (unit: UnitSprite, at: Hex, pixels: number): readonly CutShard[] => {
  const { resource, resolution } = unit.texture.source as { readonly resource: unknown; readonly resolution: number };
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || !(resource instanceof HTMLCanvasElement)) return [];
  const pieces = shardsOf(at).map((shard) => ({ shard, box: boxOf(shard.outline) }));
  const widthOf = ({ width }: Box): number => Math.ceil(width * pixels) + 2;
  canvas.width = pieces.reduce((sum, { box }) => sum + widthOf(box), 0);
  canvas.height = Math.max(...pieces.map(({ box }) => Math.ceil(box.height * pixels) + 2));
  const source = new CanvasSource({ resource: canvas, resolution });
  let x = 0;
  return pieces.map(({ shard, box }) => {
    pen.setTransform(pixels, 0, 0, pixels, x + 1 - box.left * pixels, 1 - box.top * pixels);
    cutOut(pen, resource, resource.width / 2 / pixels, shard);
    const frame = new Rectangle(x / resolution, 0, widthOf(box) / resolution, canvas.height / resolution);
    x += widthOf(box);
    return { ...shard, box, texture: new Texture({ source, frame }) };
  });
};

/**
 * Breaks the unit that is leaving a hex along its cracks, and its shards slide off. Returns null if no unit is leaving.
 * @param force how far they fly.
 */
export const breakUnit = (figure: EffectFigure, at: Hex, force = 1): DrawEffect | null => {
  const { store, units, place } = figure.stage;
  const unit = units.leaving(at);
  if (!unit) return null;
  const { x, y, radius } = place(at);
  const shards = cutShards(unit, at, store.radius * store.resolution);
  if (shards.length === 0) return null;
  unit.visible = false;
  const { size } = unit;
  const pieces = shards.map(({ box: { left, top, width, height }, texture, away, spin }) => {
    const sprite = figure.own(texture);
    sprite.scale.set(size);
    return { away, spin, sprite, homeX: x + (left + width / 2) * radius * size, homeY: y + (top + height / 2) * radius * size };
  });
  figure.onEnd(() => shards.forEach(({ texture }, index) => texture.destroy(index === 0)));
  return (t) => {
    const slid = Math.max(0, (t - CRACKED) / (1 - CRACKED));
    const gap = 0.035 * Math.min(1, t / CRACKED);
    const way = (gap + 0.6 * force * easeOut(slid)) * radius;
    for (const { sprite, away, spin, homeX, homeY } of pieces) {
      sprite.position.set(homeX + away[0] * way, homeY + away[1] * way + 0.5 * slid * slid * radius);
      sprite.rotation = spin * force * 0.7 * slid;
      sprite.alpha = 1 - slid ** 2;
    }
  };
};
