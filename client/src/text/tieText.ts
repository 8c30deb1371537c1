import type { EffectKind } from '@hexfall/shared/model/tile';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { NetTie } from '@hexfall/shared/rules/inspectTies';
import { sameHex } from '../input/picks.js';
import { byGiver, giftsFrom, giftsTo, netsIn, unitNames, type Described } from './describe.js';
import { ruled, type Ruled } from './ruled.js';
import { EFFECT_CLAUSES, signed } from './tileText.js';
import { t, type TextKey } from './translate.js';

/** How it is told that a unit gives something; null for what has no connection (P5). */
const GIVES: { readonly [K in EffectKind]: TextKey | null } = {
  meleeStrength: 'card.gives.meleeStrength',
  rangedStrength: 'card.gives.rangedStrength',
  initiative: 'card.gives.initiative',
  extraAction: 'card.gives.extraAction',
  medic: 'card.gives.medic',
  convertAttack: 'card.gives.convertAttack',
  scope: 'card.gives.scope',
  mobility: 'card.gives.mobility',
  recon: 'card.gives.recon',
  rotateOnePerTurn: null,
  trap: null,
};

/** What a unit gets and is told in a sentence of its own; the rest is part of its initiative, attacks and moves. */
const GETS = ['medic', 'convertAttack', 'scope'] as const satisfies readonly EffectKind[];

/** N1: who holds a unit in a net. */
export const nettedText = (described: Described): Ruled[] => {
  const by = netsIn(described.ties).filter(({ to, state }) => state === 'holds' && sameHex(to, described.unit.at));
  const units = unitNames(
    described,
    by.map(({ from }) => from),
  );
  return by.length > 0 ? [ruled(t('card.net.by', { units }), 'N1')] : [];
};

const NETS: { readonly [S in NetTie['state']]: readonly [TextKey, string] } = {
  holds: ['card.net.holds', 'N1'],
  idle: ['card.net.idle', 'N2'],
  canceled: ['card.net.canceled', 'N2'],
};

/** N1, N2: whom the nets of a unit hold, and whom not. */
export const netText = (described: Described): Ruled[] => {
  const own = netsIn(described.ties).filter(({ from }) => sameHex(from, described.unit.at));
  return (['holds', 'idle', 'canceled'] as const).flatMap((state) => {
    const caught = own.filter((tie) => tie.state === state).map(({ to }) => to);
    const [key, clause] = NETS[state];
    return caught.length > 0 ? [ruled(t(key, { units: unitNames(described, caught) }), clause)] : [];
  });
};

/** C, D: what a unit gives to others at this moment. */
export const givesText = (described: Described): Ruled[] => {
  const gifts = giftsFrom(described);
  return [...new Set(gifts.map(({ effect }) => effect))].flatMap((effect) => {
    const key = GIVES[effect];
    const given = gifts.filter((gift) => gift.effect === effect);
    const values = { amount: signed(given[0]?.amount ?? 0), units: unitNames(described, hexesOf(given)) };
    return key ? [ruled(t(key, values), EFFECT_CLAUSES[effect])] : [];
  });
};

/** C4, C5, D1: what others do for a unit or with it. */
export const getsText = (described: Described): Ruled[] =>
  GETS.flatMap((effect) =>
    byGiver(
      described,
      giftsTo(described).filter((gift) => gift.effect === effect),
    ).map((gifts) =>
      ruled(
        t(`card.gets.${effect}`, {
          giver: unitNames(
            described,
            gifts.map(({ from }) => from),
          ),
        }),
        EFFECT_CLAUSES[effect],
      ),
    ),
  );

const hexesOf = (gifts: readonly { readonly to: Hex }[]): Hex[] => gifts.map(({ to }) => to);
