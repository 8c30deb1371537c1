import { HEADS } from '@hexfall/shared/ai/Network';
import { answersOf, fit, parametersIn, qualityOf } from '../../tools/train/fit.js';
import { bytesOf, joined, rowCount, type Rows, rowsFrom, rowsOf, smoothed } from '../../tools/train/rows.js';
import { selfPlay } from '../../tools/train/selfPlay.js';
import { train } from '../../tools/train/train.js';

/** Duels, one with mercenaries and one on a map, a deathmatch and a team match. */
const GAMES = [0, 15, 16, 18, 78];
const PLAYED = GAMES.map((game) => selfPlay('test', game, null));
const ROWS = joined(PLAYED.map(rowsOf));
const PLAN = { width: 4, epochs: 12, rate: 0.01, decay: 0.1, seed: 1 };

describe('self-play', () => {
  test('notes positions in which a turn begins and in which one was played, with what came of them', () => {
    for (const positions of PLAYED) {
      expect(new Set(positions.map(({ head }) => head))).toEqual(new Set(HEADS));
      for (const { own, other, margin, win } of positions) {
        expect(own).not.toBe(other);
        expect(Math.abs(margin)).toBeLessThanOrEqual(2);
        for (const same of positions.filter((each) => new Set([each.own, each.other, own, other]).size === 2))
          expect([same.margin, same.win]).toEqual(same.own === own ? [margin, win] : [-margin, 1 - win]);
      }
    }
  });

  test('of the same seed is the same', () => {
    expect(selfPlay('test', GAMES[0]!, null)).toEqual(PLAYED[0]);
    expect(selfPlay('other', GAMES[0]!, null)).not.toEqual(PLAYED[0]);
  });
});

describe('rows', () => {
  test('are as many as positions, one part behind the other', () => {
    expect(rowCount(ROWS)).toBe(PLAYED.flat().length);
    const parts = PLAYED.map(rowsOf);
    const last = parts.at(-1)!;
    const numbers = last.starts.at(-1)! - last.starts.at(-2)!;
    expect([...ROWS.places.subarray(-numbers)]).toEqual([...last.places.subarray(-numbers)]);
    expect(ROWS.starts.at(-1)).toBe(parts.reduce((sum, { places }) => sum + places.length, 0));
  });

  test('are read as they were written', () => {
    expect(rowsFrom(bytesOf(ROWS))).toEqual(ROWS);
  });

  test('are drawn towards the answer where the next turn begins, from the side of each', () => {
    const rows: Rows = {
      ...ROWS,
      heads: Uint8Array.of(0, 1, 0),
      owns: Uint8Array.of(0, 0, 1),
      others: Uint8Array.of(1, 1, 0),
      games: Uint32Array.of(5, 5, 5),
      margins: Float32Array.of(2, 2, -2),
      wins: Float32Array.of(1, 1, 0),
    };
    const answers = { margins: Float32Array.of(9, 9, 1), wins: Float32Array.of(0.5, 0.5, 0.75) };
    const { margins, wins } = smoothed(rows, answers, 0.5);
    // The last has nothing behind it; the others are drawn halfway from its result to its answer, as the other side sees them.
    expect([...margins]).toEqual([0.5, 0.5, -2]);
    expect([...wins]).toEqual([0.625, 0.625, 0]);
  });
});

describe('fit', () => {
  test('explains what it was fitted to, and the same rows and seed give the same parameters', () => {
    const all = fit(ROWS, PLAN);
    const { margin, win } = qualityOf(parametersIn(all, PLAN.width), ROWS);
    for (const part of [...margin, ...win]) expect(part).toBeGreaterThan(0.5);
    expect(fit(ROWS, PLAN)).toEqual(all);
    const { margins } = answersOf(parametersIn(all, PLAN.width), ROWS);
    expect(margins.length).toBe(rowCount(ROWS));
  });
});

test.each([[['--rounds', '0']], [['--games', 'many']]])('train refuses %j', async (args) => {
  expect(await train(args, () => undefined)).toMatchObject({ error: { code: 'bad-option' } });
});
