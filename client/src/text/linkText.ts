import type { EffectKind } from '@hexfall/shared/model/tile';
import { sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { NetLink } from '@hexfall/shared/inspect/links';
import { byGiver, bonusesFrom, bonusesOf, netsIn, unitNames, type Described, type DescribedLinks } from './describe.js';
import { EFFECT_TEXTS } from './effectText.js';
import { withClause, type TextWithClauses } from './withClause.js';
import { signed } from './tileText.js';
import { t, type TextKey } from './translate.js';

/** What a unit gets and the text says in a sentence of its own; the rest is part of its initiative, attacks and moves. */
const GETS = ['medic', 'convertAttack', 'scope'] as const satisfies readonly EffectKind[];

/** N1: who holds a unit in a net. */
export const nettedText = (described: Described): TextWithClauses[] => {
  const by = netsIn(described.links).filter(({ to, state }) => state === 'holds' && sameHex(to, described.unit.at));
  const units = unitNames(
    described,
    by.map(({ from }) => from),
  );
  return by.length > 0 ? [withClause(t('card.net.by', { units }), 'N1')] : [];
};

const NETS: { readonly [S in NetLink['state']]: readonly [TextKey, string] } = {
  holds: ['card.net.holds', 'N1'],
  idle: ['card.net.idle', 'N2'],
  canceled: ['card.net.canceled', 'N2'],
};

/** N1, N2: the units that the nets of a unit hold, and those that they do not. */
export const netText = (described: Described): TextWithClauses[] => {
  const own = netsIn(described.links).filter(({ from }) => sameHex(from, described.unit.at));
  return (['holds', 'idle', 'canceled'] as const).flatMap((state) => {
    const caught = own.filter((link) => link.state === state).map(({ to }) => to);
    const [key, clause] = NETS[state];
    return caught.length > 0 ? [withClause(t(key, { units: unitNames(described, caught) }), clause)] : [];
  });
};

/** C, D: what a unit gives to others at this moment. */
export const givesText = (described: DescribedLinks): TextWithClauses[] => {
  const bonuses = bonusesFrom(described);
  return [...new Set(bonuses.map(({ effect }) => effect))].flatMap((effect) => {
    const { gives, rule } = EFFECT_TEXTS[effect];
    const given = bonuses.filter((bonus) => bonus.effect === effect);
    const values = { amount: signed(given[0]?.amount ?? 0), units: unitNames(described, hexesOf(given)) };
    return gives ? [withClause(t(gives, values), rule)] : [];
  });
};

/** C4, C5, D1: what others do for a unit or with it. */
export const getsText = (described: Described): TextWithClauses[] =>
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

const hexesOf = (bonuses: readonly { readonly to: Hex }[]): Hex[] => bonuses.map(({ to }) => to);
