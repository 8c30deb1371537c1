import { BOARD_IDS } from '../hex/boards.js';
import { isClock, type Clock } from '../model/clock.js';
import { BOMBERS, DEFAULT_OPTIONS, MODES, STARTS, type Options } from '../model/options.js';
import type { OptionsJson } from './json.js';
import { readTerrain, turretsOn } from './terrain.js';
import { fields, flag, oneOf, refuse, type Reader } from './readers.js';

const FIELDS = [
  'mode',
  'board',
  'start',
  'reinforcement',
  'teamHq',
  'sameArmy',
  'mercenaries',
  'bomber',
  'terrain',
  'turrets',
  'venomLimit',
  'takeBack',
  'clock',
] as const satisfies readonly (keyof Options)[];

const TEAM_HQ = [20, 15] as const;
const MERCENARIES = [0, 1, 2] as const;

/** O10: copied unchanged for readers of the record; the rules know no clock. */
const readClock: Reader<Clock> = (value, path) => {
  if (typeof value !== 'string') return refuse(path, 'wrong-type', 'A clock is a text.');
  return isClock(value)
    ? value
    : refuse(path, 'unknown-value', 'A clock is none, turn:SECONDS, game:SECONDS+INCREMENT, hours:HOURS or days:DAYS.');
};

/** The options of a position or record; only `mode` has to be there. */
export const readOptions: Reader<Options> = (value, path) => {
  const at = fields(value, path, FIELDS);
  const terrain = at.find('terrain', readTerrain, DEFAULT_OPTIONS.terrain);
  return {
    mode: at.get('mode', oneOf(MODES)),
    board: at.find('board', oneOf(BOARD_IDS), DEFAULT_OPTIONS.board),
    start: at.find('start', oneOf(STARTS), DEFAULT_OPTIONS.start),
    reinforcement: at.find('reinforcement', flag, DEFAULT_OPTIONS.reinforcement),
    teamHq: at.find('teamHq', oneOf(TEAM_HQ), DEFAULT_OPTIONS.teamHq),
    sameArmy: at.find('sameArmy', flag, DEFAULT_OPTIONS.sameArmy),
    mercenaries: at.find('mercenaries', oneOf(MERCENARIES), DEFAULT_OPTIONS.mercenaries),
    bomber: at.find('bomber', oneOf(BOMBERS), DEFAULT_OPTIONS.bomber),
    terrain,
    turrets: at.find('turrets', turretsOn(terrain), DEFAULT_OPTIONS.turrets),
    venomLimit: at.find('venomLimit', flag, DEFAULT_OPTIONS.venomLimit),
    takeBack: at.find('takeBack', flag, DEFAULT_OPTIONS.takeBack),
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
