import '../store/support/browserGlobals.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { drawBoardNote } from '@hexfall/shared/picture/board/drawNote';
import { layoutFor } from '@hexfall/shared/picture/board/geometry';
import type { BoardNote, UnitModel } from '@hexfall/shared/picture/model';
import { drawCracks, drawNetted } from '@hexfall/shared/picture/tile/statusOverlays';
import { drawOverlay } from '../../../client/src/board/scene/drawOverlay.js';
import { threatOverlay } from '../../../client/src/board/threatOverlay.js';
import type { BoardModel } from '../../../client/src/board/types.js';
import { boardOf } from '../../support/battles.js';
import { shapesDrawn } from './support/RecordingPen.js';
import { mutantAt } from './support/scene.js';

const unit = (q: number): UnitModel => mutantAt([q, 0]);

const note = (kind: BoardNote['kind']): readonly string[] =>
  shapesDrawn((pen) => drawBoardNote(pen, { at: [0, 0], kind, value: 2 }, { corner: 'southWest', detail: 'full', isAside: false }));

const remarks = (units: readonly UnitModel[]): readonly string[] => {
  const shot = { path: [[0, 0] as const, [1, 0] as const], kind: 'ranged', wounds: 1, armor: 0, saved: false } as const;
  const model: BoardModel = { board: BOARDS.main, units, shots: [shot] };
  return shapesDrawn((pen) => drawOverlay(pen, layoutFor(BOARDS.main, 600, 600), model));
};

/** What is drawn only because a third unit has no part in the shot. */
const dimmed = (): readonly string[] => remarks([unit(0), unit(1), unit(-1)]).slice(0, -remarks([unit(0), unit(1)]).length);

const PICTURES: Readonly<Record<string, () => readonly string[]>> = {
  netted: () => shapesDrawn(drawNetted),
  wounded: () => shapesDrawn((pen) => drawCracks(pen, 1)),
  doomed: () => note('doomed'),
  endangered: () => note('endangered'),
  destroyed: () => note('destroyed'),
  saving: () => note('saves'),
};

test('the line of a shot through several units lies under the wounds of the nearer ones', () => {
  const gauss = (to: number) => ({ path: [[-2, 0], [to, 0]] as const, kind: 'gauss', wounds: 1, armor: 0, saved: false }) as const; // prettier-ignore
  const shots = [gauss(-1), gauss(0), gauss(1)];
  const drawn = (some: BoardModel['shots'] & object) =>
    shapesDrawn((pen) => drawOverlay(pen, layoutFor(BOARDS.main, 600, 600), { board: BOARDS.main, units: [], shots: some }));
  expect(drawn(shots)).toEqual([...drawn([gauss(1)]), ...drawn([gauss(0)]), ...drawn([gauss(-1)])]);
});

describe('without colors', () => {
  test('a unit that has no part in an attack is only darkened', () => {
    expect(dimmed()).toHaveLength(1);
    expect(dimmed()[0]).toMatch(/^fill/);
  });

  test.each(Object.entries(PICTURES))('a %s unit differs from any other, and from a darkened one, by a shape', (name, draw) => {
    const others = [['darkened', dimmed] as const, ...Object.entries(PICTURES).filter(([other]) => other !== name)];
    const alike = others.filter(([, drawOther]) => draw().every((shape) => drawOther().includes(shape))).map(([other]) => other);
    expect(alike).toEqual([]);
  });
});

const linesOf = (units: readonly string[]) =>
  threatOverlay(boardOf(units), [0, 2])?.lines.map(({ kind, hits }) => ({
    kind,
    hits: hits.map(({ at, wounds }) => `${at.join(',')} ${wounds}`),
  }));

describe('what the lines of a unit hit', () => {
  test('U5 a Gauss shot hits every enemy on its line, behind the first one too, and no one else', () => {
    const units = ['doomsday/gauss-cannon 0,2', 'borgo/mutant 0,1', 'doomsday/medic 0,0', 'borgo/claws 0,-1', 'borgo/hq 0,-2'];
    expect(linesOf(units)).toEqual([{ kind: 'gauss', hits: ['0,1 1', '0,-1 1', '0,-2 1'] }]);
  });

  test('U1 a shot hits the last hex of its line only', () => {
    const units = ['moloch/hybrid 0,2', 'moloch/blocker 0,1', 'borgo/mutant 0,0', 'borgo/claws 0,-1'];
    expect(linesOf(units)).toEqual([{ kind: 'ranged', hits: ['0,0 1'] }]);
  });
});
