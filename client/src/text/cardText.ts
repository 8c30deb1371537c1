import { unitOf } from '@hexfall/shared/content/catalog';
import { fullHq, isScoreMode } from '@hexfall/shared/rules/sides';
import { giftsTo, unitNames, type Described } from './describe.js';
import { fireText } from './fireText.js';
import { initiativeText } from './initiativeText.js';
import { ruled, type Ruled } from './ruled.js';
import { getsText, givesText, nettedText, netText } from './tieText.js';
import { t } from './translate.js';

/** G3: points in the score modes. */
const POINTS_TO_WIN = 20;

/** U2, U3: what a unit still withstands. */
const lifeText = ({ unit, table }: Described): Ruled => {
  const total = unitOf(unit.tile).toughness;
  if (unit.life !== null) {
    return isScoreMode(table.options.mode)
      ? ruled(t('card.life.points', { left: unit.life, total: POINTS_TO_WIN }), 'G3')
      : ruled(t('card.life.hq', { left: unit.life, total: fullHq(table.options, unit.owner) }), 'U2');
  }
  const left = total - unit.wounds;
  return left <= 1 ? ruled(t('card.life.one'), 'U3') : ruled(t('card.life.left', { count: left, lost: unit.wounds, total }), 'U3');
};

/** M2, M5, M6: whether a unit may move by itself this turn. */
const moveText = (described: Described): Ruled[] => {
  const { unit } = described;
  const own = unitOf(unit.tile).mobility;
  const spent = own && unit.moved ? [ruled(t('card.move.spent'), 'M2')] : [];
  if (!unit.canMove) return spent;
  const recon = giftsTo(described).filter(({ effect }) => effect === 'recon');
  const giver = unitNames(
    described,
    recon.map(({ from }) => from),
  );
  return [
    ...spent,
    own && !unit.moved ? ruled(t('card.move.ready'), 'M2') : ruled(t('card.move.lent'), 'M5'),
    ...(recon.length > 0 ? [ruled(t('card.move.twice', { giver }), 'M6')] : []),
  ];
};

/** Everything that makes a unit what it is at this moment, the most important first, each with its rule. */
export const cardText = (described: Described): Ruled[] => [
  ...nettedText(described),
  initiativeText(described),
  ...fireText(described),
  ...netText(described),
  lifeText(described),
  ...moveText(described),
  ...getsText(described),
  ...givesText(described),
];
