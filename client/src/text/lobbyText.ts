import lobby from '@hexfall/shared/locales/en/lobby.json';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { teamOf } from '@hexfall/shared/rules/sides';
import { type NewTableForm, type Preset, presetOf, PRESETS } from '../store/newTableForm.js';
import { clockText } from './clockText.js';
import { hexCount, sizedMapText, specialSettings } from './optionText.js';
import { addTexts, listOf, t } from './translate.js';

addTexts({ lobby });

/** What one chooses for a table at one press. */
export type TableChoice = 'map' | 'mode' | 'seats' | 'preset';

/** In what a form differs from the usual game, but for the larger board and, if a map is chosen, its map. */
const settingsBeside = (choice: TableChoice, { options, ...arranged }: NewTableForm): readonly string[] => {
  const named = [t('app.option.trait.board'), ...(choice === 'map' ? [sizedMapText(options)] : [])];
  return specialSettings(options, arranged).filter((setting) => !named.includes(setting));
};

/** What goes with a choice besides what it is of, in words. A preset replaces another one as a whole, but for the map. */
const lostBy = (choice: TableChoice, before: NewTableForm, after: NewTableForm, isReplaced: boolean): readonly string[] => {
  const remaining = settingsBeside(choice, after);
  const lost = settingsBeside(choice, before).filter((setting) => !remaining.includes(setting));
  return isReplaced ? lost.filter((setting) => setting === sizedMapText(before.options)) : lost;
};

const losesBoard = (before: NewTableForm, after: NewTableForm): boolean =>
  before.options.board === 'expanded' && after.options.board === 'main';

/** What a choice changes besides what it is of, as phrases that stand at it before it is made. */
export const sideEffects = (choice: TableChoice, before: NewTableForm, after: NewTableForm): readonly string[] => {
  const isReplaced = choice === 'preset' && presetOf(before) !== null;
  const lost = lostBy(choice, before, after, isReplaced);
  return [
    ...(choice === 'mode' && before.seats !== after.seats ? [t('app.start.players', { count: after.seats })] : []),
    ...(losesBoard(before, after) && !isReplaced ? [t('lobby.map.smaller', { number: hexCount(after.options.board) })] : []),
    ...(lost.length > 0 ? [t('lobby.effect.gone', { what: listOf(lost) })] : []),
  ];
};

/** Says which preset a choice ends; empty if none. */
export const presetEnd = (before: NewTableForm, after: NewTableForm): string => {
  const preset = presetOf(before);
  return preset !== null && presetOf(after) === null ? t('lobby.effect.preset', { preset: presetName(preset) }) : '';
};

export const presetName = (preset: Preset): string => t(`lobby.preset.${preset}`);

/** The mode, the number of players and the clock of a preset. */
export const presetFacts = (preset: Preset): string => {
  const { options, seats }: NewTableForm = PRESETS[preset];
  return [t(`app.mode.${options.mode}`), t('app.start.players', { count: seats }), clockText(options.clock)].join(' · ');
};

/** Whom somebody on a seat plays with and against, as phrases: those who sit there already. */
export const companyText = (mode: Mode, seats: readonly SeatView[], seat: Seat): readonly string[] => {
  const namesOf = (isMate: boolean): readonly string[] =>
    seats.flatMap(({ taken, name }, other) =>
      taken && other !== seat && (teamOf(mode, other) === teamOf(mode, seat)) === isMate ? [name] : [],
    );
  const [mates, enemies] = [namesOf(true), namesOf(false)];
  return [
    ...(mates.length > 0 ? [t('lobby.place.with', { mates: listOf(mates) })] : []),
    ...(enemies.length > 0 ? [t('lobby.place.against', { enemies: listOf(enemies) })] : []),
  ];
};
