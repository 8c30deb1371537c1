import { BACKDROPS } from '@hexfall/shared/content/backdropNames';
import { backdropOf } from '@hexfall/shared/content/backdrops';
import { MAPS } from '@hexfall/shared/content/maps';
import { BOARD_IDS } from '@hexfall/shared/hex/boards';
import { MODES } from '@hexfall/shared/model/options';
import { hashOfText, randomFrom } from '@hexfall/shared/model/random';
import { TERRAIN_TYPES } from '@hexfall/shared/model/terrain';
import { BACKDROP_RECIPES } from '../../../client/src/board/backdrop/backdropRecipes.js';
import { groundPixels, type View } from '../../../client/src/board/backdrop/groundPixels.js';
import { drawLayer } from '../../../client/src/board/backdrop/paintGround.js';
import { recordedContext } from './recordedContext.js';

const VIEW: View = { left: -5.5, top: -4.5, width: 11, height: 9 };
const REACH = { x: 10, y: 7.5 };

/** Does interruptible work to its end. */
const whole = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** The brightness of pixels, from 0 to 255, sorted. */
const brightnesses = (data: Uint8ClampedArray): readonly number[] =>
  Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }).toSorted((a, b) => a - b);

describe('the ground of a board', () => {
  test('every map, every mode on every board, and every terrain has one', () => {
    expect(MAPS.map((map) => [map.id, backdropOf({ ...map, mode: 'duel' })])).toEqual(MAPS.map(({ id, backdrop }) => [id, backdrop]));
    for (const mode of MODES)
      for (const board of BOARD_IDS) expect(BACKDROPS).toContain(backdropOf({ mode, board, terrain: [], turrets: [] }));
    for (const type of TERRAIN_TYPES) {
      const terrain = [{ type, features: [], hexes: [[0, 0] as const] }];
      expect(BACKDROPS).toContain(backdropOf({ mode: 'duel', board: 'main', terrain, turrets: [] }));
    }
  });

  test('a duel, teams, everyone against everyone and the large board lie on four of them', () => {
    const plain = { board: 'main', terrain: [], turrets: [] } as const;
    const grounds = (['duel', 'team', 'deathmatch', 'one-vs-two'] as const).map((mode) => backdropOf({ ...plain, mode }));
    expect(new Set([...grounds, backdropOf({ ...plain, mode: 'team', board: 'expanded' })]).size).toBe(5);
  });

  test('terrain without a name has the ground of its largest part', () => {
    const terrain = [
      { type: 'hill', features: [], hexes: [[0, 0]] },
      {
        type: 'forest',
        features: [],
        hexes: [
          [1, 0],
          [2, 0],
        ],
      },
    ] as const;
    expect(backdropOf({ mode: 'duel', board: 'main', terrain, turrets: [] })).toBe('forest');
  });

  test.each(BACKDROPS)('%s is dark and even: tiles and marks stand out, as on the bare board', (backdrop) => {
    const { data } = whole(groundPixels(BACKDROP_RECIPES[backdrop].ground, backdrop, VIEW));
    const sorted = brightnesses(data);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
    expect(at(0.5)).toBeGreaterThan(28);
    expect(at(0.5)).toBeLessThan(62);
    expect(at(0.99)).toBeLessThan(86);
    expect(at(0.95) - at(0.05)).toBeLessThan(45);
  });

  test('painted lines are faint: they are no marks', () => {
    for (const { layers } of Object.values(BACKDROP_RECIPES))
      for (const layer of layers)
        if (layer.kind === 'paint') expect(Number(/,([\d.]+)\)$/.exec(layer.color)?.[1])).toBeLessThanOrEqual(0.25);
  });

  test('is the same whenever it is painted, and no other one is', () => {
    const hashes = BACKDROPS.map((backdrop) => {
      const paintings = [0, 1].map(() => hashOfText(whole(groundPixels(BACKDROP_RECIPES[backdrop].ground, backdrop, VIEW)).data.join()));
      expect(paintings[0]).toBe(paintings[1]);
      return paintings[0];
    });
    expect(new Set(hashes).size).toBe(BACKDROPS.length);
  });

  test.each(BACKDROPS)('what lies on %s does not depend on how much of it is seen', (backdrop) => {
    for (const layer of BACKDROP_RECIPES[backdrop].layers) {
      const [far, near] = [VIEW, { left: -0.5, top: -0.5, width: 1, height: 1 }].map((view) => {
        const random = randomFrom(5);
        const { context, calls } = recordedContext();
        whole(drawLayer({ context, random, reach: REACH, view }, layer));
        return { next: random(), calls };
      });
      expect([layer.kind, near!.next]).toEqual([layer.kind, far!.next]);
      expect(near!.calls).toBeLessThanOrEqual(far!.calls);
    }
  });

  test('is a few lines of data, and few enough figures for a slow phone', () => {
    for (const backdrop of BACKDROPS) {
      const calls = BACKDROP_RECIPES[backdrop].layers.reduce((sum, layer) => {
        const recorded = recordedContext();
        whole(drawLayer({ context: recorded.context, random: randomFrom(5), reach: REACH, view: VIEW }, layer));
        return sum + recorded.calls;
      }, 0);
      expect([backdrop, calls > 40_000]).toEqual([backdrop, false]);
    }
  });
});
