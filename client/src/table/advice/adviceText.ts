import type { Board } from '@hexfall/shared/hex/boards';
import coached from '@hexfall/shared/locales/en/coached.json';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyName, hexName, tileName } from '../../text/names.js';
import { addTexts, listOf, t } from '../../text/translate.js';
import type { Advice, AdviceValue, Cost } from './Advice.js';

const costText = ({ units, hq }: Cost): string => {
  const parts = [
    ...(units > 0 ? [t('coached.cost.units', { count: units })] : []),
    ...(hq > 0 ? [t('coached.cost.hq', { count: hq })] : []),
  ];
  return parts.length > 0 ? listOf(parts) : t('coached.cost.nothing');
};

/** "You play the blue Borgo." */
const youText = (army: ArmyId): string =>
  army === 'borgo' || army === 'moloch' ? t(`coached.you.${army}`) : t('coached.you.other', { army: armyName(army) });

const valueText = (value: AdviceValue, board: Board): string | number => {
  if (typeof value === 'number') return value;
  if ('tile' in value) return tileName(value.tile);
  if ('at' in value) return hexName(value.at, board);
  if ('wounds' in value) return t('coached.wounds', { count: value.wounds });
  return 'army' in value ? youText(value.army) : costText(value.cost);
};

/** The hexes that advice marks on the board, for screen readers; empty if there are none. */
export const markedText = ({ hexes }: Advice, board: Board): string =>
  hexes.length > 0 ? t('coached.hexes', { hexes: listOf(hexes.map((hex) => hexName(hex, board))) }) : '';

/** Advice in words: one or two sentences. */
export const adviceText = ({ text, values }: Advice, board: Board): string =>
  t(`coached.advice.${text}`, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, board)])));

addTexts({ coached });
