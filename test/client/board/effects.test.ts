import '../store/support/browserGlobals.js';
import { type Hex, HEXES } from '@hexfall/shared/hex/cells';
import { type FilmFrame, filmFrame } from '@hexfall/shared/inspect/filmFrames';
import { clockLength, frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { EffectPlayer } from '../../../client/src/board/film/EffectPlayer.js';
import { type ShardPoint, shardsOf } from '../../../client/src/board/film/shards.js';
import { Motion } from '../../../client/src/board/motion.js';
import { Notes } from '../../../client/src/board/scene/Notes.js';
import { Overlay } from '../../../client/src/board/scene/Overlay.js';
import type { Effect } from '../../../client/src/board/types.js';
import { draw, holdFrames, NoPictures } from './support/scene.js';

beforeEach(holdFrames);

afterEach(() => {
  jest.useRealTimers();
});

const board = () => {
  const store = new NoPictures();
  const place = ([q, r]: Hex): HexPlace => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2), radius: 1 });
  const [layer, lines] = [new Notes(store, place), new Overlay(store)];
  const motion = new Motion(
    () => undefined,
    () => false,
  );
  const player = new EffectPlayer({
    layer,
    lines,
    store,
    motion,
    place,
    units: { at: () => undefined, leaving: () => undefined, hexes: [[1, 0]] },
  });
  return { layer, lines, motion, player, seen: () => layer.children.filter(({ visible }) => visible).length };
};

/** The effects of what is no battle, how many pictures of them are seen at once, and when, in milliseconds. */
const MOMENTS: readonly (readonly [Effect, number, number])[] = [
  [{ kind: 'burst', at: [0, 0] }, 150, 3],
  [{ kind: 'death', at: [0, 0] }, 150, 11],
  [{ kind: 'net', at: [0, 0] }, 150, 1],
  [{ kind: 'triumph', at: [0, 0], livery: 'borgo', delay: 260 }, 150, 0],
  [{ kind: 'triumph', at: [0, 0], livery: 'borgo', delay: 260 }, 400, 1],
];

test.each(MOMENTS)('%j after %i ms: %i pictures, and at last none', async (effect, after, pictures) => {
  const { player, seen } = board();
  const played = player.play([effect]);
  draw(after);
  expect(seen()).toBe(pictures);
  draw(3000);
  await played;
  expect(seen()).toBe(0);
});

const frame = (film: FilmFrame): Frame => ({ ...film, phase: 1, model: { board: undefined as never, units: [] }, facts: [], step: null });

const shot = (q: number, far: number, wounds: number) =>
  ({
    from: [q, 0],
    direction: 3,
    to: [q, far],
    arrival: 3,
    kind: 'ranged',
    wounds,
    path: [
      [q, 0],
      [q, far],
    ],
    armor: wounds === 0 ? 1 : 0,
    medic: null,
    saved: false,
    breakdown: null,
  }) as const;

const VOLLEY = frame(filmFrame('hits', { hits: [shot(0, 1, 1), shot(1, 2, 0)] }));

describe('a frame of a film', () => {
  test('tells what begins when it does: the flights at once, each impact when its shot arrives', async () => {
    const { player } = board();
    const begun: [number, string][] = [];
    let clock = 0;
    const played = player.perform(VOLLEY, (acts) => acts?.forEach(({ kind }) => begun.push([clock, kind])));
    const whole = clockLength(frameTimeline(VOLLEY));
    for (; clock <= whole + 10; clock += 10) draw(clock);
    await played;
    expect(begun.map(([, kind]) => kind)).toEqual(['flight', 'flight', 'impact', 'impact']);
    const { effects } = frameTimeline(VOLLEY);
    const [first] = effects.filter(({ act }) => act.kind === 'impact');
    expect(begun[2]![0]).toBeGreaterThanOrEqual(first!.start - 10);
    expect(begun[2]![0]).toBeLessThan(first!.start + 20);
    expect(begun[3]![0] - begun[2]![0]).toBeGreaterThanOrEqual(200);
  });

  test.each([
    [1, 0],
    [0, 0.8],
  ])('a shot with %i wounds stands %f radii before the middle of its target while the film stands', (wounds, before) => {
    const { player, layer } = board();
    void player.perform(frame(filmFrame('hits', { hits: [shot(0, 2, wounds)] })), () => undefined);
    draw(1);
    const head = layer.children[1]!;
    draw(240);
    expect(head.position.y).toBeCloseTo(2 * Math.sqrt(3) - before, 5);
    draw(3000);
  });

  test('shows the lines of the attacks when the last one has struck', async () => {
    const { player, lines } = board();
    const played = player.perform(VOLLEY, () => undefined);
    expect(lines.alpha).toBe(0);
    draw(250);
    expect(lines.alpha).toBe(0);
    draw(3000);
    await played;
    expect(lines.alpha).toBe(1);
  });

  const losses = filmFrame('losses', {
    wounds: [{ at: [1, 0], wounds: 1 }],
    damage: [{ player: 0, at: [0, 0], wounds: 3 }],
    removed: [
      [0, 0],
      [0, 1],
    ],
    fallen: [[0, 0]],
    isDecisive: true,
  });
  const blow = { ...shot(0, 1, 1), kind: 'melee' } as const;
  const gauss = { ...shot(1, 2, 1), kind: 'gauss', armor: 1 } as const;
  const blast = { ...shot(2, 1, 1), kind: 'explosion', saved: true } as const;

  test.each([
    ['losses', losses, ['wound', 'count', 'death', 'fall']],
    ['attacks', filmFrame('hits', { hits: [blow, gauss, blast] }), ['bite', 'flight', 'burst', 'impact', 'impact', 'impact']],
    ['saves', filmFrame('saves', { saves: [{ medic: [1, 0], unit: [0, 0], source: '0,0/0' }] }), ['save']],
    ['acts', filmFrame('acts', { acts: [[0, 0]], netted: [[1, 0]] }), ['flash', 'net']],
  ] as const)('of %s is drawn from its beginning to its end', async (_what, film, kinds) => {
    const { player, seen } = board();
    const begun: string[] = [];
    const shown = frame(film);
    const played = player.perform(shown, (acts) => acts?.forEach(({ kind }) => begun.push(kind)));
    const whole = clockLength(frameTimeline(shown));
    for (let clock = 0; clock < whole; clock += 40) {
      draw(clock);
      expect(seen()).toBeGreaterThan(0);
    }
    draw(whole + 40);
    await played;
    expect(begun.toSorted()).toEqual([...kinds].sort());
    expect(seen()).toBe(0);
  });

  test('that is cut short leaves nothing on the board', async () => {
    const { player, motion, lines, seen } = board();
    const played = player.perform(VOLLEY, () => undefined);
    draw(60);
    expect(seen()).toBeGreaterThan(0);
    motion.finish();
    await played;
    expect([seen(), lines.alpha]).toEqual([0, 1]);
  });

  test('uses the sprites of the one before', async () => {
    const { player, layer } = board();
    const counts: number[] = [];
    for (let times = 0; times < 5; times++) {
      const played = player.perform(VOLLEY, () => undefined);
      for (const passed of [100, 200, 300, 400, 3000]) draw(passed);
      await played;
      counts.push(layer.children.length);
    }
    expect(new Set(counts).size).toBe(1);
  });

  test('goes on when the board is drawn anew, without what was on the old one', async () => {
    const { player, layer, seen } = board();
    const played = player.perform(VOLLEY, () => undefined);
    draw(60);
    player.clear();
    expect([seen(), layer.children.length]).toEqual([0, 0]);
    draw(200);
    draw(3000);
    await played;
    expect(seen()).toBe(0);
  });
});

describe('shards', () => {
  const areaOf = (outline: readonly ShardPoint[]): number =>
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);

  /** The area of a hex of radius 1.03. */
  const HEX_AREA = ((3 * Math.sqrt(3)) / 2) * 1.03 ** 2;

  describe.each(HEXES.map((at) => [at.join(), at] as const))('the unit on %s', (_name, at) => {
    test('breaks without a gap and without pieces that overlap', () => {
      const areas = shardsOf(at).map(({ outline }) => areaOf(outline));
      expect(Math.min(...areas)).toBeGreaterThan(0.1);
      expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(HEX_AREA, 6);
    });

    test('breaks the same way every time', () => {
      expect(shardsOf(at)).toEqual(shardsOf(at));
    });
  });

  test('no two hexes break in the same way', () => {
    expect(new Set(HEXES.map((at) => JSON.stringify(shardsOf(at)))).size).toBe(HEXES.length);
  });
});
