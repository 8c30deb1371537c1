import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { hasTrait, TRAIT_NAMES } from '../store/wish.js';
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
  ...TRAIT_NAMES.filter((trait) => hasTrait(options, trait)).map((trait) => t(`app.option.trait.${trait}`)),
];
