import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { AttackPreview } from '@hexfall/shared/inspect/attackPreview';
import type { NetLink } from '@hexfall/shared/inspect/links';
import { ATTACKS } from '@hexfall/shared/model/attackKinds';
import { ENDLESS } from '@hexfall/shared/model/event';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { bonusesFrom, type Described, type DescribedLinks, netsIn, unitNameAt, unitNames } from './describe.js';
import { EFFECT_TEXTS } from './effectText.js';
import { directionName, hexName } from './names.js';
import { signed, type TextWithClauses, withClause } from './tileText.js';
import { t, type TextKey } from './translate.js';

/** P14: a rocket can come to a unit from several sides: one line is enough. */
const distinctHits = ({ preview: { hits } }: Described): AttackPreview['hits'] =>
  hits.filter(
    ({ kind, to }, index) => kind !== 'rocket' || hits.findIndex((other) => other.kind === kind && sameHex(other.to, to)) === index,
  );

/** Whom a unit would hit as things stand, a sentence for each hit. */
export const hitLines = (described: Described): TextWithClauses[] =>
  distinctHits(described).map(({ kind, to, direction, wounds }) => {
    const values = {
      unit: unitNameAt(described, to),
      hex: hexName(to, boardOf(described.table)),
      side: directionName(direction),
    };
    return wounds === ENDLESS
      ? withClause(t('card.attack.endless', values), 'P5')
      : withClause(t('card.attack.reach', { ...values, count: wounds }), ATTACKS[kind].rule);
  });

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

const hexesOf = (bonuses: readonly { readonly to: Hex }[]): Hex[] => bonuses.map(({ to }) => to);
