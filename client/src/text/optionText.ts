import { mapOf } from '@hexfall/shared/content/maps';
import { type BoardId, BOARDS } from '@hexfall/shared/hex/boards';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { SeriesKind } from '@hexfall/shared/model/series';
import type { TerrainElement } from '@hexfall/shared/model/terrain';
import type { ArmySelection, StartingSeat } from '@hexfall/shared/protocol/lobby';
import { areMoved, type HostChange, type TablePlan } from '../store/hostChanges.js';
import { hasToggle, type Toggle, TOGGLE_NAMES } from '../store/newTableForm.js';
import { clockText } from './clockText.js';
import { mapName } from './names.js';
import { listOf, t } from './translate.js';

/** How many hexes a board has. */
export const hexCount = (board: BoardId): number => BOARDS[board].cells.length;

/** O11: the name of the map that is played on; empty without terrain. */
export const mapText = (options: Options): string => {
  const map = mapOf(options);
  if (map) return mapName(map);
  return options.terrain.length > 0 ? t('terrain.ownTerrain') : '';
};

/** How many hexes a board has, in words. */
export const hexesText = (board: BoardId): string => t('terrain.hexes', { number: hexCount(board) });

/** Whether nothing else says how large the board is. */
export const isUsualBoard = ({ board, terrain }: Options): boolean => board === DEFAULT_OPTIONS.board && terrain.length === 0;

/** O11: the map that is played on, or that there is none, and the size of its board. */
export const groundText = (options: Options): string => [mapText(options) || t('terrain.noMap'), hexesText(options.board)].join(' · ');

/** The types of terrain on a map, each once. */
export const terrainTypes = (terrain: readonly TerrainElement[]): string =>
  listOf([...new Set(terrain.map(({ type }) => t(`words.terrain.${type}`)))]);

/** The same with the size of its board. */
export const sizedMapText = (options: Options): string => {
  const map = mapText(options);
  return map === '' ? '' : t('terrain.sized', { map, number: hexCount(options.board) });
};

/** A map brings its board. */
const isOfMap = (options: Options, toggle: Toggle): boolean => toggle === 'board' && mapOf(options) !== null;

/** The options that differ from the usual ones, in words. */
const specialOptions = (options: Options): string[] => [
  ...(sizedMapText(options) === '' ? [] : [sizedMapText(options)]),
  ...(options.start === DEFAULT_OPTIONS.start ? [] : [t(`app.option.starts.${options.start}`)]),
  ...(options.mercenaries === DEFAULT_OPTIONS.mercenaries
    ? []
    : [`${t('app.option.mercenaries')}: ${t(`app.option.hires.${options.mercenaries}`)}`]),
  ...(options.bomber === DEFAULT_OPTIONS.bomber ? [] : [t(`app.option.bombers.${options.bomber}`)]),
  ...(options.clock === DEFAULT_OPTIONS.clock ? [] : [clockText(options.clock)]),
  ...TOGGLE_NAMES.filter((trait) => hasToggle(options, trait) && !isOfMap(options, trait)).map((trait) => t(`app.option.trait.${trait}`)),
];

/** How a table is arranged, as far as it changes the match. */
interface Arranged {
  readonly startingSeat: StartingSeat;
  readonly armySelection: ArmySelection;
  readonly forecast: boolean;
  readonly seriesKind: SeriesKind;
}

/** Everything in which a table differs from the usual game, in words. @param arranged null where it is not known. */
export const specialSettings = (options: Options, arranged: Arranged | null): string[] => [
  ...(arranged && arranged.seriesKind !== 'single' ? [t(`app.option.series.${arranged.seriesKind}`)] : []),
  ...(arranged && arranged.armySelection !== 'free' ? [t(`matchmaking.armySelection.${arranged.armySelection}`)] : []),
  ...(arranged?.startingSeat === 'random' ? [t('app.option.lot')] : []),
  ...(arranged?.forecast === false ? [t('forecast.off')] : []),
  ...specialOptions(options),
];

/** What is played at a table, in a line: the mode, the size of the board where nothing else says it, and what differs from the usual game. */
export const playedText = (options: Options, arranged: Arranged | null): string =>
  [t(`app.mode.${options.mode}`), ...(isUsualBoard(options) ? [hexesText(options.board)] : []), ...specialSettings(options, arranged)].join(
    ' · ',
  );

/** The settings of a table that are not named by what they are now, in words. */
const traitsOf = ({ options, arrangement }: TablePlan): readonly string[] => {
  const others = [clockText(options.clock), sizedMapText(options), t('app.option.trait.board')];
  return specialSettings(options, arrangement).filter((setting) => !others.includes(setting));
};

/** What is different of the ground: the map or the size of the board as they are now, and a map that there is no more. */
const groundDifferences = (old: Options, now: Options): readonly string[] => {
  if (old.board === now.board && mapText(old) === mapText(now)) return [];
  if (mapText(now) !== '') return [sizedMapText(now)];
  return [
    ...(mapText(old) === '' ? [] : [t('newGame.changed.off', { what: sizedMapText(old) })]),
    ...(old.board === now.board ? [] : [hexesText(now.board)]),
  ];
};

/** What is different after a change, in words: the mode, the players, the ground and the clock as they are now, other settings as on or off. */
const differences = (before: TablePlan, after: TablePlan): readonly string[] => {
  const [old, now] = [before.options, after.options];
  const [oldTraits, newTraits] = [traitsOf(before), traitsOf(after)];
  const count = after.sitters.length;
  return [
    ...(old.mode === now.mode ? [] : [t(`app.mode.${now.mode}`)]),
    ...(before.sitters.length === count ? [] : [t('app.start.players', { count })]),
    ...groundDifferences(old, now),
    ...(old.clock === now.clock ? [] : [now.clock === 'none' ? t('newGame.changed.noClock') : clockText(now.clock)]),
    ...newTraits.filter((setting) => !oldTraits.includes(setting)),
    ...oldTraits.filter((setting) => !newTraits.includes(setting)).map((what) => t('newGame.changed.off', { what })),
  ];
};

/** What the host of a table has changed, as a sentence, with another one where somebody sits elsewhere. */
export const hostChangeText = ({ host, before, after }: HostChange): string => {
  const player = host === '' ? t('newGame.changed.host') : host;
  const different = differences(before, after);
  return [
    ...(different.length > 0 ? [t('newGame.changed.set', { player, what: different.join(', ') })] : []),
    ...(areMoved(before, after) ? [t('newGame.changed.places', { player })] : []),
  ].join(' ');
};
