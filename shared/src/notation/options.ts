import { type Clock, isClock } from '../model/clock.js';
import { DEFAULT_OPTIONS, forOptions, MODES, type Options, type ValuedOptions } from '../model/options.js';
import type { OptionsJson } from './json.js';
import { fields, oneOf, type Reader, refuseDocument } from './readers.js';
import { readTerrain, turretsOn } from './terrain.js';

const FIELDS = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** O10: copied unchanged for readers of the record; the rules know no clock. */
const readClock: Reader<Clock> = (value, path) => {
  if (typeof value !== 'string') return refuseDocument(path, 'wrong-type', 'A clock is a text.');
  return isClock(value)
    ? value
    : refuseDocument(path, 'unknown-value', 'A clock is none, turn:SECONDS, game:SECONDS+INCREMENT, hours:HOURS or days:DAYS.');
};

/** The options of a position or record; only `mode` has to be there. */
export const readOptions: Reader<Options> = (value, path) => {
  const at = fields(value, path, FIELDS);
  const terrain = at.find('terrain', readTerrain, DEFAULT_OPTIONS.terrain);
  return {
    mode: at.get('mode', oneOf(MODES)),
    ...forOptions<ValuedOptions>((values, name) => at.find(name, oneOf(values), values[0])),
    terrain,
    turrets: at.find('turrets', turretsOn(terrain), DEFAULT_OPTIONS.turrets),
    clock: at.find('clock', readClock, DEFAULT_OPTIONS.clock),
  };
};

const isDefault = (value: unknown, usual: unknown): boolean => value === usual || (Array.isArray(value) && value.length === 0);

/** The mode, and of the other options those that differ from the default. */
export const formatOptions = (options: Options): OptionsJson => {
  const names = Object.keys(options) as (keyof Options)[];
  const given = names.filter((name) => name !== 'mode' && !isDefault(options[name], DEFAULT_OPTIONS[name]));
  return { mode: options.mode, ...Object.fromEntries(given.map((name) => [name, options[name]])) };
};
