import fc from 'fast-check';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { fightBoth } from './bothEngines.js';
import { picture } from './picture.js';

/** As many battles as are fought on one board to give every answer. */
const MOST_BATTLES = 8;

/** The numbers of the keys that are chosen next, when there were that many keys; null when all have been. */
const nextPath = (path: readonly number[], counts: readonly number[]): number[] | null => {
  const place = counts.findLastIndex((count, index) => (path[index] ?? 0) < count - 1);
  return place < 0 ? null : [...counts.keys()].slice(0, place + 1).map((index) => (path[index] ?? 0) + (index === place ? 1 : 0));
};

/** Chooses the answers of a battle. */
export const picks = fc.array(fc.nat({ max: 719 }), { minLength: 20, maxLength: 20 });

export const chosenBy =
  (numbers: readonly number[]) =>
  (keys: readonly string[], index: number): string =>
    keys[numbers[index % numbers.length]! % keys.length]!;

/** Fights with random answers, and then with one list of answers after the other until every one has been given or it is enough. */
export const fightAlike = (table: Table, starter: Seat, numbers: readonly number[], enough = MOST_BATTLES): void => {
  try {
    let counts = fightBoth(table, starter, chosenBy(numbers));
    let path: number[] | null = counts.length > 0 ? [] : null;
    for (let battles = 0; path && battles < enough; battles++) {
      const chosen: number[] = path;
      counts = fightBoth(table, starter, (keys, index) => keys[chosen[index] ?? 0]!);
      path = nextPath(chosen, counts);
    }
  } catch (error) {
    const ground = table.terrain.length > 0 ? `\n${[...table.terrain, ...table.turrets].map((one) => JSON.stringify(one)).join('\n')}` : '';
    const players = JSON.stringify(table.players.map(({ army, hq, score }) => [army, hq, score]));
    throw new Error(`${table.options.mode} ${players}, slot ${table.turn.slot}, player ${starter} starts on\n${picture(table)}${ground}`, {
      cause: error,
    });
  }
};
