import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { pointOf } from '@hexfall/shared/picture/board/boardPoints';
import { drawShot } from '@hexfall/shared/picture/board/drawShot';
import { layoutFor } from '@hexfall/shared/picture/board/geometry';
import { drawUnitOf, onHex } from '@hexfall/shared/picture/drawContent';
import type { Shot, UnitModel } from '@hexfall/shared/picture/model';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { drawTerrain } from '@hexfall/shared/picture/terrain/drawTerrain';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { drawGround } from '@hexfall/shared/picture/tile/foundation';
import { detailFor, shrunk } from '@hexfall/shared/picture/tile/pen';
import { drawProposed, drawRefused } from '@hexfall/shared/picture/tile/statusOverlays';
import { drawPlainContent, drawPlainSurface } from '../../../client/src/board/plainPicture.js';
import { drawBeyond, drawMarkFloor, drawMarkFrame } from '../../../client/src/board/scene/drawMark.js';
import { drawOrder, drawPlannedPath } from '../../../client/src/board/scene/drawPlanned.js';
import { drawReach } from '../../../client/src/board/scene/drawReach.js';
import { notesOf } from '../../../client/src/board/scene/notesOf.js';
import { HIGHLIGHTS, type BoardModel, type Ghost, type ThreatOverlay } from '../../../client/src/board/types.js';
import { mutantAt } from './support/unitModel.js';

/* What the plain board draws of each part of a model, and on which of its two pictures. */

const LAYOUT = layoutFor(BOARDS.main, 800, 700);
const DETAIL = detailFor(LAYOUT.radius);
type Draw = (pen: SvgPen) => void;

/** What is drawn, one line for each shape: its place, its paint, and the opacity of the groups that it is in. */
const shapesOf = (draw: Draw): string[] => {
  const pen = new SvgPen(0);
  draw(pen);
  const [, body = ''] = pen.document(1, 1, '').split('</defs>');
  const open: string[] = [];
  const shapes: string[] = [];
  for (const [tag, name] of body.replaceAll(/#[a-z]+\d+/g, '#').matchAll(/<\/?(\w+)[^>]*>/g)) {
    if (tag === '</g>') open.pop();
    else if (name === 'g') open.push(tag.replace(/ clip-path="[^"]*"/, ''));
    else if (!tag.startsWith('</')) shapes.push([...open, tag].join(' '));
  }
  return shapes;
};

/** Whether all of a picture is in another one, with nothing in between. */
const has = (shapes: readonly string[], part: readonly string[]): boolean => part.length > 0 && shapes.join('\n').includes(part.join('\n'));

const at =
  (hex: Hex, draw: Draw): Draw =>
  (pen) =>
    onHex(pen, LAYOUT, hex, () => draw(pen));

/** What lies over the board is drawn in units of the radius of a hex. */
const over =
  (draw: Draw): Draw =>
  (pen) => {
    pen.translate(LAYOUT.center.x, LAYOUT.center.y);
    pen.scale(LAYOUT.radius, LAYOUT.radius);
    draw(pen);
  };

const HERE: Hex = [1, 0];
const UNIT: UnitModel = { ...mutantAt(HERE), rot: 2 };
const MINE = { tile: 'new-york/mine', owner: 1, livery: 'new-york' } as const;
const GHOSTS = { unit: { ...UNIT, rot: 0 }, foundation: { ...MINE, at: HERE, rot: 0 } } as const;
const ghostOf = (what: keyof typeof GHOSTS, legal: boolean): Ghost => ({ ...GHOSTS[what], legal });
const unitPicture: Draw = (pen) => drawUnitOf(pen, LAYOUT, {}, UNIT, []);
const minePicture = at(HERE, (pen) => shrunk(pen, () => drawGround(pen, MINE)));

const TERRAIN = [{ at: HERE, element: 0, type: 'forest', features: ['thick'] }] as const;
const TURRET: Turret = { at: HERE, rot: 0, initiative: [1], ranged: { 0: 1 }, spares: [] };
const WAREHOUSE: Warehouse = { at: HERE, opens: 3, wounds: 0, markers: ['mobility'] };
const SHOT: Shot = { path: [HERE, [1, -1]], kind: 'ranged', wounds: 1, armor: 0, saved: false };
const REACH: ThreatOverlay = {
  at: HERE,
  netted: false,
  ground: [],
  lines: [{ kind: 'ranged', reach: 'first', path: [HERE, [1, -1]], hits: [{ at: [1, -1], wounds: 1 }] }],
  nets: [],
  bonuses: [],
};
const PATH: readonly Hex[] = [HERE, [1, 1]];
const ORDER = { units: [], foundations: [], paths: [], orders: [] };

const modelWith = (part: Partial<BoardModel>): BoardModel => ({ board: BOARDS.main, units: [], ...part });
const surfaceOf = (model: BoardModel): string[] => shapesOf((pen) => drawPlainSurface(pen, LAYOUT, model, []));
const contentOf = (model: BoardModel): string[] => shapesOf((pen) => drawPlainContent(pen, LAYOUT, model, []));

interface Row {
  readonly part: Partial<BoardModel>;
  readonly on: 'surface' | 'content';
  /** What is drawn of it; null where its picture is drawn by nothing else. */
  readonly draws: readonly Draw[] | null;
}

/** A part of the model without a row does not compile. */
const ROWS: { readonly [K in Exclude<keyof BoardModel, 'board' | 'marks' | 'ghost'>]-?: Row } = {
  units: { part: { units: [UNIT] }, on: 'content', draws: [unitPicture] },
  foundations: { part: { foundations: [{ ...MINE, at: HERE }] }, on: 'surface', draws: [minePicture] },
  terrain: { part: { terrain: TERRAIN }, on: 'surface', draws: [(pen) => drawTerrain(pen, LAYOUT, TERRAIN)] },
  turrets: { part: { turrets: [TURRET] }, on: 'surface', draws: [at(HERE, (pen) => drawTurret(pen, TURRET, DETAIL))] },
  warehouses: { part: { warehouses: [WAREHOUSE] }, on: 'surface', draws: [at(HERE, (pen) => drawWarehouse(pen, WAREHOUSE))] },
  beyond: { part: { beyond: [HERE] }, on: 'surface', draws: [at(HERE, drawBeyond)] },
  shots: { part: { shots: [SHOT] }, on: 'content', draws: [over((pen) => drawShot(pen, LAYOUT, SHOT))] },
  notes: {
    part: { notes: [{ at: HERE, kind: 'wounds', value: 2 }] },
    on: 'content',
    draws: [at(HERE, (pen) => notesOf(modelWith({ notes: [{ at: HERE, kind: 'wounds', value: 2 }] }), DETAIL)[0]!.draw(pen))],
  },
  planned: {
    part: {
      planned: { units: [UNIT], foundations: [ghostOf('foundation', true)], paths: [PATH], orders: [{ at: HERE, steps: [1] }] },
    },
    on: 'content',
    draws: [
      (pen) => pen.group({ opacity: 0.66 }, () => unitPicture(pen)),
      (pen) => pen.group({ opacity: 0.66 }, () => minePicture(pen)),
      at(HERE, drawProposed),
      over((pen) =>
        drawPlannedPath(
          pen,
          PATH.map((hex) => pointOf(LAYOUT, hex)),
        ),
      ),
      at(HERE, (pen) => drawOrder(pen, [1], false)),
    ],
  },
  path: { part: { path: PATH }, on: 'content', draws: null },
  drawings: { part: { drawings: [{ kind: 'mark', at: HERE, color: 'red' }] }, on: 'content', draws: null },
  reach: { part: { reach: REACH }, on: 'content', draws: [over((pen) => drawReach(pen, LAYOUT, REACH))] },
};

test.each(Object.entries(ROWS))('%s are drawn, on one of the two pictures', (_, { part, on, draws }) => {
  const [bare, model] = [modelWith({}), modelWith(part)];
  const [surface, content] = [surfaceOf(model), contentOf(model)];
  expect({ surface: surface.length > surfaceOf(bare).length, content: content.length > contentOf(bare).length }).toEqual({
    surface: on === 'surface',
    content: on === 'content',
  });
  const shapes = on === 'surface' ? surface : content;
  expect((draws ?? []).map((draw) => has(shapes, shapesOf(draw)))).toEqual((draws ?? []).map(() => true));
});

test('what a plan moves stands there faint, what it turns as it is', () => {
  const planned = { ...ORDER, units: [UNIT] };
  const faint = shapesOf((pen) => pen.group({ opacity: 0.66 }, () => unitPicture(pen)));
  expect(has(contentOf(modelWith({ planned })), faint)).toBe(true);
  expect(has(contentOf(modelWith({ planned, units: [UNIT] })), faint)).toBe(false);
});

describe('a mark', () => {
  test.each(HIGHLIGHTS)('%s has its floor under the units and its frame over them', (kind) => {
    const shapes = contentOf(modelWith({ units: [UNIT], marks: [{ at: HERE, kind }] }));
    const [floor, unit, frame] = [
      at(HERE, (pen) => drawMarkFloor(pen, kind)),
      unitPicture,
      at(HERE, (pen) => drawMarkFrame(pen, kind)),
    ].map((draw) => shapesOf(draw)) as [string[], string[], string[]];
    expect(shapes).toEqual([...floor, ...unit, ...frame]);
  });

  test('is of a shape of its own', () => {
    const pictures = HIGHLIGHTS.map((kind) => contentOf(modelWith({ marks: [{ at: HERE, kind }] })).join());
    expect(new Set(pictures).size).toBe(HIGHLIGHTS.length);
  });

  test('that is drawn later lies on top', () => {
    const marks = [...HIGHLIGHTS].map((kind) => ({ at: HERE, kind }));
    const frameOf = (kind: (typeof HIGHLIGHTS)[number]): string => shapesOf(at(HERE, (pen) => drawMarkFrame(pen, kind))).join('\n');
    const drawn = contentOf(modelWith({ marks })).join('\n');
    expect(drawn.endsWith(`${frameOf('ping')}\n${frameOf('focus')}`)).toBe(true);
    expect(contentOf(modelWith({ marks: [...marks].reverse() })).join('\n')).toBe(drawn);
  });
});

describe('a tile about to be placed', () => {
  test.each([
    ['unit', true],
    ['unit', false],
    ['foundation', true],
    ['foundation', false],
  ] as const)('%s is faint, and proposed or refused (%p)', (what, legal) => {
    const shapes = contentOf(modelWith({ ghost: ghostOf(what, legal) }));
    const [proposed, refused] = [drawProposed, drawRefused].map((draw) => has(shapes, shapesOf(at(HERE, draw))));
    expect({ proposed, refused }).toEqual({ proposed: legal, refused: !legal });
    expect(shapes.filter((shape) => shape.includes('opacity="0.66"')).length).toBeGreaterThan(0);
  });
});
