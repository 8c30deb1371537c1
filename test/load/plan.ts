import { parseArgs } from 'node:util';

/** What is measured. */
export interface Plan {
  /** Numbers of matches, one step each; the run ends early when the limit is passed. */
  readonly steps: readonly number[];
  /** Intents per second and match, on the average. */
  readonly rate: number;
  /** How long each step is measured. */
  readonly seconds: number;
  readonly store: 'sqlite' | 'postgres';
  /** How many processes serve; more than one need PostgreSQL and Redis. */
  readonly processes: number;
  /** Goes on when the limit is passed: on a machine that has other things to do, one bad step says little. */
  readonly all: boolean;
  /** With the capacity of the server in intents per second: what to offer then, in multiples of it; see `overload.ts`. */
  readonly overload: { readonly capacity: number; readonly factors: readonly number[] } | null;
  /** Tables that are opened and left per second, besides the matches. */
  readonly openings: number;
  /** Matches against the strongest computer player, besides the others. */
  readonly computers: number;
  /** Tables of a competition whose rounds begin beside the matches; 0 for none. */
  readonly round: number;
  /** A folder for a profile of the server, or null. */
  readonly profile: string | null;
}

const STEPS = [300, 1000, 2000, 3000, 4000, 5000, 6000];

const positive = (text: string, flag: string): number => {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${flag} needs numbers above 0, not ${text}`);
  return value;
};

const number = (text: string, flag: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${flag} needs whole numbers from 1, not ${text}`);
  return value;
};

/** Reads `--matches 300,3000 --rate 1 --seconds 20 --capacity 2000 --overload 1.5,3 --openings 50 --computers 100 --round 100 --store postgres --processes 2 --all --profile FOLDER`; throws an error that says what is wrong. */
export const readPlan = (args: readonly string[]): Plan => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      matches: { type: 'string', default: STEPS.join() },
      seconds: { type: 'string', default: '20' },
      rate: { type: 'string', default: '1' },
      capacity: { type: 'string' },
      overload: { type: 'string', default: '1.5,3,5' },
      openings: { type: 'string' },
      computers: { type: 'string' },
      round: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      processes: { type: 'string' },
      all: { type: 'boolean', default: false },
      profile: { type: 'string' },
    },
  });
  const processes = number(values.processes ?? '1', 'processes');
  const store = processes > 1 ? 'postgres' : values.store;
  if (store !== 'sqlite' && store !== 'postgres') throw new Error(`--store is sqlite or postgres, not ${store}`);
  const steps = values.matches.split(',').map((text) => number(text, 'matches'));
  const factors = values.overload.split(',').map((text) => positive(text, 'overload'));
  return {
    steps,
    seconds: number(values.seconds, 'seconds'),
    rate: positive(values.rate, 'rate'),
    overload: values.capacity === undefined ? null : { capacity: number(values.capacity, 'capacity'), factors },
    openings: values.openings === undefined ? 0 : number(values.openings, 'openings'),
    computers: values.computers === undefined ? 0 : number(values.computers, 'computers'),
    round: values.round === undefined ? 0 : number(values.round, 'round'),
    store,
    processes,
    all: values.all,
    profile: values.profile ?? null,
  };
};
