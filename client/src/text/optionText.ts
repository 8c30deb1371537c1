import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { hasToggle, TOGGLE_NAMES } from '../store/newTableForm.js';
import { clockText } from './clockText.js';
import { t } from './translate.js';

/** The options that differ from the usual ones, in words. */
export const specialOptions = (options: Options): string[] => [
  ...(options.start === DEFAULT_OPTIONS.start ? [] : [t(`app.option.starts.${options.start}`)]),
  ...(options.mercenaries === DEFAULT_OPTIONS.mercenaries
    ? []
    : [`${t('app.option.mercenaries')}: ${t(`app.option.hires.${options.mercenaries}`)}`]),
  ...(options.bomber === DEFAULT_OPTIONS.bomber ? [] : [t(`app.option.bombers.${options.bomber}`)]),
  ...(options.clock === DEFAULT_OPTIONS.clock ? [] : [clockText(options.clock)]),
  ...TOGGLE_NAMES.filter((trait) => hasToggle(options, trait)).map((trait) => t(`app.option.trait.${trait}`)),
];
