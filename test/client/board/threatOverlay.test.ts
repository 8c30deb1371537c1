import { threatOverlay } from '../../../client/src/board/threatOverlay.js';
import { boardOf } from '../../support/battles.js';

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
