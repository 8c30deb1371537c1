import { mean } from '@hexfall/shared/review/statistics';
import { NORMAL } from './inference.js';

/** A chance that was foretold, and what came of it. */
export interface Foretold {
  readonly game: number;
  readonly chance: number;
  /** 1 won, 0 lost; of a draw a part. */
  readonly won: number;
}

/** Where the bins of chances begin. */
const BINS = [0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95] as const;

/** The half of the 95 % interval of a mean over positions, of which those of one game are not independent of each other. */
const intervalOf = (rows: readonly Foretold[]): number => {
  const middle = mean(rows.map(({ won }) => won));
  const byGame = new Map<number, number>();
  for (const { game, won } of rows) byGame.set(game, (byGame.get(game) ?? 0) + won - middle);
  return (NORMAL * Math.hypot(...byGame.values())) / rows.length;
};

/** In percent, with one decimal. */
const percent = (part: number): number => Math.round(1000 * part) / 10;

/** How often what was foretold has come, by how probable it was said to be, and the part of the variance of results that it explains (Brier). */
export const calibrationOf = (rows: readonly Foretold[]): object => {
  const results = rows.map(({ won }) => won);
  const middle = mean(results);
  const missed = mean(rows.map(({ chance, won }) => (won - chance) ** 2));
  const bins = BINS.flatMap((from, index) => {
    const to = BINS[index + 1] ?? Infinity;
    const inside = rows.filter(({ chance }) => chance >= from && chance < to);
    if (inside.length === 0) return [];
    const [foretold, won] = [mean(inside.map(({ chance }) => chance)), mean(inside.map((row) => row.won))].map(percent);
    return [{ from: percent(from), positions: inside.length, foretold, won, interval: percent(intervalOf(inside)) }];
  });
  return { positions: rows.length, explained: percent(1 - missed / mean(results.map((won) => (won - middle) ** 2))), bins };
};
