import { HEADS } from '@hexfall/shared/ai/Network';
import { PositionFeatures } from '@hexfall/shared/ai/PositionFeatures';
import type { Table } from '@hexfall/shared/model/state';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import type { Position } from './selfPlay.js';

/** Positions as sparse rows of features with what came of them; the rows of a game stand together, in its order. */
export interface Rows {
  /** The features of row `row` lie from `starts[row]` to `starts[row + 1]`. */
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  /** In parts of `FEATURE_STEPS`. */
  readonly values: Int16Array;
  /** By place in `HEADS`. */
  readonly heads: Uint8Array;
  /** The side that is asked, and against which, by teams. */
  readonly owns: Uint8Array;
  readonly others: Uint8Array;
  readonly games: Uint32Array;
  /** The final difference of the sides in tens. */
  readonly margins: Float32Array;
  /** 1 won, 0 lost, a half drawn. */
  readonly wins: Float32Array;
}

export const rowCount = ({ heads }: Rows): number => heads.length;

/** The rows of positions. */
export const rowsOf = (positions: readonly Position[]): Rows => {
  const features = new PositionFeatures(new BattleSimulation());
  const starts = [0];
  const places: number[] = [];
  const values: number[] = [];
  let looked: Table | null = null;
  for (const { table, own, other } of positions) {
    if (table !== looked) features.look((looked = table));
    features.fill(own, other);
    for (let each = 0; each < features.count; each++) {
      places.push(features.places[each]!);
      values.push(features.values[each]!);
    }
    starts.push(places.length);
  }
  return {
    starts: Uint32Array.from(starts),
    places: Uint16Array.from(places),
    values: Int16Array.from(values),
    heads: Uint8Array.from(positions, ({ head }) => HEADS.indexOf(head)),
    owns: Uint8Array.from(positions, ({ own }) => own),
    others: Uint8Array.from(positions, ({ other }) => other),
    games: Uint32Array.from(positions, ({ game }) => game),
    margins: Float32Array.from(positions, ({ margin }) => margin),
    wins: Float32Array.from(positions, ({ win }) => win),
  };
};

type Numbers = Rows[keyof Rows];

const KINDS = {
  starts: Uint32Array,
  places: Uint16Array,
  values: Int16Array,
  heads: Uint8Array,
  owns: Uint8Array,
  others: Uint8Array,
  games: Uint32Array,
  margins: Float32Array,
  wins: Float32Array,
} as const satisfies Record<keyof Rows, unknown>;
const KEYS = Object.keys(KINDS) as (keyof Rows)[];

/** Rows one after the other. */
export const joined = (parts: readonly Rows[]): Rows => {
  const whole = Object.fromEntries(
    KEYS.map((key) => [key, new KINDS[key](parts.reduce((sum, part) => sum + part[key].length, key === 'starts' ? 1 - parts.length : 0))]),
  ) as Record<keyof Rows, Numbers>;
  const from = { ...Object.fromEntries(KEYS.map((key) => [key, 0])) } as Record<keyof Rows, number>;
  for (const part of parts) {
    const base = from.places;
    for (const key of KEYS) {
      if (key === 'starts') {
        for (let row = 1; row < part.starts.length; row++) whole.starts[from.starts + row] = base + part.starts[row]!;
        from.starts += part.starts.length - 1;
      } else {
        whole[key].set(part[key], from[key]);
        from[key] += part[key].length;
      }
    }
  }
  return whole as unknown as Rows;
};

/** Rows as the bytes of a file. */
export const bytesOf = (rows: Rows): Uint8Array => {
  const header = new Uint8Array(Uint32Array.from(KEYS, (key) => rows[key].byteLength).buffer);
  const parts = [header, ...KEYS.map((key) => new Uint8Array(rows[key].buffer, rows[key].byteOffset, rows[key].byteLength))];
  return Buffer.concat(parts);
};

export const rowsFrom = (bytes: Uint8Array): Rows => {
  const copy = bytes.slice().buffer;
  const lengths = new Uint32Array(copy, 0, KEYS.length);
  let at = 4 * KEYS.length;
  const read = (key: keyof Rows): Numbers => {
    const length = lengths[KEYS.indexOf(key)]!;
    const part = copy.slice(at, (at += length));
    return new KINDS[key](part);
  };
  return Object.fromEntries(KEYS.map((key) => [key, read(key)])) as unknown as Rows;
};

/** The most sides that there are. */
const SIDES = 4;

/**
 * The labels of rows drawn towards what a later position was thought to be worth: of each, `part` comes from the result that the row of the
 * same two sides had where the next turn begins, the rest from the answer there (returns with λ). It takes much of the luck out of single games.
 */
export const smoothed = (rows: Rows, answers: { readonly margins: Float32Array; readonly wins: Float32Array }, part: number): Rows => {
  const margins = Float32Array.from(rows.margins);
  const wins = Float32Array.from(rows.wins);
  const { games, owns, others, heads } = rows;
  /** By the two sides, the lower first, the row of the next turn that begins. */
  const next = new Int32Array(SIDES * SIDES).fill(-1);
  for (let row = rowCount(rows) - 1; row >= 0; row--) {
    const own = owns[row]!;
    const other = others[row]!;
    const pair = Math.min(own, other) * SIDES + Math.max(own, other);
    const later = next[pair]!;
    if (later >= 0 && games[later] === games[row]) {
      const isOwn = owns[later] === own;
      const margin = (1 - part) * answers.margins[later]! + part * margins[later]!;
      const win = (1 - part) * answers.wins[later]! + part * wins[later]!;
      margins[row] = isOwn ? margin : -margin;
      wins[row] = isOwn ? win : 1 - win;
    }
    if (heads[row] === HEADS.indexOf('begins')) next[pair] = row;
  }
  return { ...rows, margins, wins };
};
