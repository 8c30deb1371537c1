import '../store/support/browserGlobals.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { drawShot } from '@hexfall/shared/picture/board/drawShot';
import { layoutFor, pointOf } from '@hexfall/shared/picture/board/geometry';
import type { Shot, UnitModel } from '@hexfall/shared/picture/model';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { signsOf } from '@hexfall/shared/picture/terrain/featureSigns';
import { drawTurret, drawWarehouse } from '@hexfall/shared/picture/terrain/structures';
import { drawUnitSigns } from '@hexfall/shared/picture/terrain/unitSigns';
import { drawGround } from '@hexfall/shared/picture/tile/foundation';
import { detailFor, shrunk } from '@hexfall/shared/picture/tile/pen';
import { drawProposed, drawRefused } from '@hexfall/shared/picture/tile/statusOverlays';
import { Motion } from '../../../client/src/board/motion.js';
import { drawBeyond, drawMarkFloor, drawMarkFrame } from '../../../client/src/board/scene/drawMark.js';
import { drawOrder, drawPlannedPath } from '../../../client/src/board/scene/drawPlanned.js';
import { drawReach } from '../../../client/src/board/scene/drawReach.js';
import { Marks } from '../../../client/src/board/scene/Marks.js';
import { Notes } from '../../../client/src/board/scene/Notes.js';
import { notesOf } from '../../../client/src/board/scene/notesOf.js';
import { Overlay } from '../../../client/src/board/scene/Overlay.js';
import { Terrain } from '../../../client/src/board/scene/Terrain.js';
import { TextureStore } from '../../../client/src/board/scene/TextureStore.js';
import { Units } from '../../../client/src/board/scene/Units.js';
import { type BoardModel, type Ghost, HIGHLIGHTS, type ThreatOverlay } from '../../../client/src/board/types.js';
import { holdFrames, mutantAt } from './support/scene.js';

/* What the board draws of each part of a model. */

beforeEach(holdFrames);
afterEach(() => {
  jest.useRealTimers();
});

const LAYOUT = layoutFor(BOARDS.main, 800, 700);
const DETAIL = detailFor(LAYOUT.radius);
type Draw = (pen: Pen) => void;

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
const minePicture: Draw = (pen) => shrunk(pen, () => drawGround(pen, MINE));

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

/** Keeps what is drawn in the place of pictures, in the order in which it is asked for. */
class DrawnPictures extends TextureStore {
  readonly drawn: string[][] = [];

  override get = (_name: string, _reach: number, draw: Draw): never => this.#keep(draw);

  override paint = (_width: number, _height: number, draw: Draw): never => this.#keep(draw);

  #keep(draw: Draw): never {
    this.drawn.push(shapesOf(draw));
    return undefined as never;
  }
}

const modelWith = (part: Partial<BoardModel>): BoardModel => ({ board: BOARDS.main, units: [], ...part });

/** Everything that lies over the bare board, with what has been drawn of it. */
const sceneOf = (part: Partial<BoardModel>) => {
  const model = modelWith(part);
  const store = new DrawnPictures();
  store.resize(LAYOUT.radius, 1);
  const place = ([x, y]: Hex) => ({ x, y, radius: 1 });
  const motion = new Motion(
    () => undefined,
    () => true,
  );
  const [terrain, marks, notes] = [new Terrain(store, place), new Marks(store, place), new Notes(store, place)];
  const [overlay, units] = [new Overlay(store), new Units(store, motion, place)];
  for (const layer of [terrain, marks, notes]) layer.show(model);
  overlay.show(model, LAYOUT, 1);
  void units.show(model, false);
  return { drawn: store.drawn, marks, units };
};

interface Row {
  readonly part: Partial<BoardModel>;
  /** What is drawn of it; null where its picture is drawn by nothing else. */
  readonly draws: readonly Draw[] | null;
}

/** A part of the model without a row does not compile. */
const ROWS: { readonly [K in Exclude<keyof BoardModel, 'board' | 'marks' | 'ghost'>]-?: Row } = {
  units: { part: { units: [UNIT] }, draws: null },
  foundations: { part: { foundations: [{ ...MINE, at: HERE }] }, draws: [minePicture] },
  // The ground itself is part of the bare board.
  terrain: { part: { units: [UNIT], terrain: TERRAIN }, draws: [(pen) => drawUnitSigns(pen, [], signsOf('forest', ['thick']))] },
  turrets: { part: { turrets: [TURRET] }, draws: [(pen) => drawTurret(pen, TURRET, DETAIL)] },
  warehouses: { part: { warehouses: [WAREHOUSE] }, draws: [(pen) => drawWarehouse(pen, WAREHOUSE)] },
  beyond: { part: { beyond: [HERE] }, draws: [drawBeyond] },
  shots: { part: { shots: [SHOT] }, draws: [over((pen) => drawShot(pen, LAYOUT, SHOT))] },
  notes: {
    part: { notes: [{ at: HERE, kind: 'wounds', value: 2 }] },
    draws: [(pen) => notesOf(modelWith({ notes: [{ at: HERE, kind: 'wounds', value: 2 }] }), DETAIL)[0]!.draw(pen)],
  },
  planned: {
    part: {
      planned: { units: [UNIT], foundations: [ghostOf('foundation', true)], paths: [PATH], orders: [{ at: HERE, steps: [1] }] },
    },
    draws: [
      minePicture,
      drawProposed,
      over((pen) =>
        drawPlannedPath(
          pen,
          PATH.map((hex) => pointOf(LAYOUT, hex)),
        ),
      ),
      (pen) => drawOrder(pen, [1], false),
    ],
  },
  path: { part: { path: PATH }, draws: null },
  drawings: { part: { drawings: [{ kind: 'mark', at: HERE, color: 'red' }] }, draws: null },
  reach: { part: { reach: REACH }, draws: [over((pen) => drawReach(pen, LAYOUT, REACH))] },
};

test.each(Object.entries(ROWS))('%s are drawn', (_, { part, draws }) => {
  const { drawn } = sceneOf(part);
  expect(drawn.flat().length).toBeGreaterThan(sceneOf({}).drawn.flat().length);
  expect((draws ?? []).map((draw) => drawn.some((shapes) => has(shapes, shapesOf(draw))))).toEqual((draws ?? []).map(() => true));
});

describe('a mark', () => {
  test.each(HIGHLIGHTS)('%s has its floor under the units and its frame over them', (kind) => {
    const { drawn, marks } = sceneOf({ marks: [{ at: HERE, kind }] });
    expect(drawn).toEqual([(pen: Pen) => drawMarkFloor(pen, kind), (pen: Pen) => drawMarkFrame(pen, kind)].map(shapesOf));
    expect([marks.floor, marks.frames].map(({ children }) => children.length)).toEqual([1, 1]);
  });

  test('is of a shape of its own', () => {
    const pictures = HIGHLIGHTS.map((kind) => sceneOf({ marks: [{ at: HERE, kind }] }).drawn.join());
    expect(new Set(pictures).size).toBe(HIGHLIGHTS.length);
  });

  test('that is drawn later lies on top', () => {
    const marks = [...HIGHLIGHTS].map((kind) => ({ at: HERE, kind }));
    const { drawn } = sceneOf({ marks });
    const last = (['ping', 'focus'] as const).map((kind) => shapesOf((pen) => drawMarkFrame(pen, kind)));
    expect([drawn.at(-3), drawn.at(-1)]).toEqual(last);
    expect(sceneOf({ marks: [...marks].reverse() }).drawn).toEqual(drawn);
  });
});

describe('a tile about to be placed', () => {
  test.each([
    ['unit', true],
    ['unit', false],
    ['foundation', true],
    ['foundation', false],
  ] as const)('%s is faint, and proposed or refused (%p)', (what, legal) => {
    const { drawn, units } = sceneOf({ ghost: ghostOf(what, legal) });
    const [proposed, refused] = [drawProposed, drawRefused].map((draw) => drawn.some((shapes) => has(shapes, shapesOf(draw))));
    expect({ proposed, refused }).toEqual({ proposed: legal, refused: !legal });
    const ghost = units.children.at(-1)!;
    expect(ghost.children.flatMap((layer) => [layer, ...layer.children]).map(({ alpha }) => alpha)).toContain(0.66);
  });
});
