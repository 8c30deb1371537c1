import { unitOf } from '@hexfall/shared/content/catalog';
import { sameHex } from '@hexfall/shared/hex/cells';
import type { EffectKind } from '@hexfall/shared/model/tile';
import { fullStanding, isScoreMode, isTeamMode } from '@hexfall/shared/rules/sides';
import { bonusesOf, byGiver, type Described, netsIn, unitNames } from './describe.js';
import { EFFECT_TEXTS } from './effectText.js';
import { fireText, initiativeText, targetText } from './fireText.js';
import { givesText, netText } from './reachText.js';
import { type TextWithClauses, withClause } from './tileText.js';
import { t } from './translate.js';

/** U2, U3: what a unit still withstands. */
const lifeText = ({ unit, table }: Described): TextWithClauses => {
  const total = unit.toughness;
  if (unit.life !== null) {
    const values = { left: unit.life, total: fullStanding(table.options, unit.owner) };
    if (!isScoreMode(table.options.mode)) return withClause(t('card.life.hq', values), 'U2');
    return withClause(t('card.life.points', values), isTeamMode(table.options.mode) ? 'G6' : 'G3');
  }
  const left = total - unit.wounds;
  return left <= 1
    ? withClause(t('card.life.one'), 'U3')
    : withClause(t('card.life.left', { count: left, lost: unit.wounds, total }), 'U3');
};

/** P10: what an HQ adds. */
const givenLife = ({ unit }: Described): TextWithClauses[] => {
  const given = unit.life === null ? unit.toughness - unitOf(unit.tile).toughness : 0;
  return given > 0 ? [withClause(t('card.life.given', { count: given }), 'P10')] : [];
};

/** P16 */
const venomText = ({ unit }: Described): TextWithClauses[] =>
  unit.venom > 0 ? [withClause(t('card.life.venom', { count: unit.venom }), 'P17')] : [];

/** R4 */
const prizeText = ({ unit }: Described): TextWithClauses[] => unit.prizes.map((prize) => withClause(t(`terrain.prize.${prize}`), 'R4'));

/** M2, M5, M6: whether a unit may move by itself this turn. */
const moveText = (described: Described): TextWithClauses[] => {
  const { unit } = described;
  const own = unitOf(unit.tile).mobility;
  const spent = own && unit.moved ? [withClause(t('card.move.spent'), 'M2')] : [];
  if (!unit.canMove) return spent;
  const recon = bonusesOf(described).filter(({ effect }) => effect === 'recon');
  const giver = unitNames(
    described,
    recon.map(({ from }) => from),
  );
  return [
    ...spent,
    own && !unit.moved ? withClause(t('card.move.ready'), 'M2') : withClause(t('card.move.lent'), 'M5'),
    ...(recon.length > 0 ? [withClause(t('card.move.twice', { giver }), 'M6')] : []),
  ];
};

/** What happens to a unit at this moment and what it does to others, beside what it can do: its sentence says that. */
export const situationText = (described: Described): TextWithClauses[] => [
  ...nettedText(described),
  ...targetText(described),
  ...netText(described),
  ...prizeText(described),
  ...venomText(described),
  ...moveText(described),
  ...getsText(described),
  ...givesText(described),
];

/** Everything that makes a unit what it is at this moment, the most important first, each with its rule. */
export const cardText = (described: Described): TextWithClauses[] => [
  ...nettedText(described),
  initiativeText(described),
  ...fireText(described),
  ...netText(described),
  lifeText(described),
  ...givenLife(described),
  ...prizeText(described),
  ...venomText(described),
  ...moveText(described),
  ...getsText(described),
  ...givesText(described),
];

/** What a unit gets and the text says in a sentence of its own. The rest is part of its initiative, attacks and moves. */
const GETS = ['medic', 'convertAttack', 'scope'] as const satisfies readonly EffectKind[];

/** N1: who holds a unit in a net. */
const nettedText = (described: Described): TextWithClauses[] => {
  const by = netsIn(described.links).filter(({ to, state }) => state === 'holds' && sameHex(to, described.unit.at));
  const units = unitNames(
    described,
    by.map(({ from }) => from),
  );
  return by.length > 0 ? [withClause(t('card.net.by', { units }), 'N1')] : [];
};

/** C4, C5, D1: what others do for a unit or with it. */
const getsText = (described: Described): TextWithClauses[] =>
  GETS.flatMap((effect) =>
    byGiver(
      described,
      bonusesOf(described).filter((bonus) => bonus.effect === effect),
    ).map((bonuses) =>
      withClause(
        t(`card.gets.${effect}`, {
          giver: unitNames(
            described,
            bonuses.map(({ from }) => from),
          ),
        }),
        EFFECT_TEXTS[effect].rule,
      ),
    ),
  );
