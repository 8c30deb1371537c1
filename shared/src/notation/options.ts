import { BOARD_IDS } from '../hex/boards.js';
import { BOMBERS, DEFAULT_OPTIONS, MODES, STARTS, type Options } from '../model/options.js';
import type { OptionsJson } from './json.js';
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
  'takeBack',
  'clock',
] as const satisfies readonly (keyof Options | 'clock')[];

const TEAM_HQ = [20, 15] as const;
const MERCENARIES = [0, 1, 2] as const;

/** O10: the rules know no clock; it is the server's. */
const noClock: Reader<void> = (value, path) => {
  if (value !== 'none') refuse(path, 'not-supported', 'A position has no clock: leave the field out or write "none".');
};

/** The options of a position or record; only `mode` has to be there. */
export const readOptions: Reader<Options> = (value, path) => {
  const at = fields(value, path, FIELDS);
  at.find('clock', noClock, undefined);
  return {
    mode: at.get('mode', oneOf(MODES)),
    board: at.find('board', oneOf(BOARD_IDS), DEFAULT_OPTIONS.board),
    start: at.find('start', oneOf(STARTS), DEFAULT_OPTIONS.start),
    reinforcement: at.find('reinforcement', flag, DEFAULT_OPTIONS.reinforcement),
    teamHq: at.find('teamHq', oneOf(TEAM_HQ), DEFAULT_OPTIONS.teamHq),
    sameArmy: at.find('sameArmy', flag, DEFAULT_OPTIONS.sameArmy),
    mercenaries: at.find('mercenaries', oneOf(MERCENARIES), DEFAULT_OPTIONS.mercenaries),
    bomber: at.find('bomber', oneOf(BOMBERS), DEFAULT_OPTIONS.bomber),
    takeBack: at.find('takeBack', flag, DEFAULT_OPTIONS.takeBack),
  };
};

/** The mode, and of the other options those that differ from the default. */
export const formatOptions = (options: Options): OptionsJson => {
  const names = Object.keys(options) as (keyof Options)[];
  const told = names.filter((name) => name !== 'mode' && options[name] !== DEFAULT_OPTIONS[name]);
  return { mode: options.mode, ...Object.fromEntries(told.map((name) => [name, options[name]])) };
};
