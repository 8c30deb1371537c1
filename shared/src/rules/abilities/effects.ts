import { EFFECT_KINDS, type EffectKind } from '../../model/tile.js';
import type { EffectRule } from '../influenceTypes.js';
import { deciderOf } from './scope.js';

/** C2: Officers; what an attack of the kind makes of it is up to the attack. */
const meleeStrength: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.melee[to]! += amount) };
const rangedStrength: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.ranged[to]! += amount) };

/** P10: the New York HQ. */
const extraToughness: EffectRule = {
  toUnit: (influence, _from, to, amount) => {
    if (!influence.field.tiles[to]!.isHq) influence.toughness[to]! += amount;
  },
};

/** C2: Scout, Boss, Saboteur. */
const initiative: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.initiative[to]! += amount) };

/** C3, I5: the unit may use this source once per battle. */
const extraAction: EffectRule = {
  toUnit: (influence, from, to, amount) => {
    const sources = (influence.extras[to] ??= []);
    for (let i = 0; i < amount; i++) sources.push(from);
  },
};

/** D1: the Medic may give itself up for the unit. */
const medic: EffectRule = { toUnit: (influence, from, to) => void (influence.medics[to] ??= []).push(from) };

/** C4: the unit may convert one attack. C5: a scoped Quartermaster's decisions are the Scoper's owner's, unless the unit's owner has another. */
const convertAttack: EffectRule = {
  toUnit: (influence, from, to) => {
    const { owner } = influence.field.units[to]!;
    if (influence.convert[to] !== owner) influence.convert[to] = deciderOf(influence.field, influence.scoped[from]!, to);
  },
};

/** M5: Transport. */
const mobility: EffectRule = { toUnit: (influence, from, to) => void (influence.transport[to] ??= []).push(from) };

/** M6: the Recon Center serves a whole army. */
const recon: EffectRule = { toArmy: (influence, served) => void (influence.recon |= served) };

/** Every kind of effect has its rule here: a new kind does not compile without one. */
const RULES = {
  meleeStrength,
  rangedStrength,
  initiative,
  extraAction,
  medic,
  convertAttack,
  mobility,
  recon,
  rotateOnePerTurn: {}, // P5: used by its player: actions/rotate.ts
  scope: {}, // worked out before all others: scope.ts
  trap: {}, // P5: sprung by attacks, gives nothing
  extraToughness,
  motherland: {}, // P11: worked out after all others: motherland.ts
} as const satisfies { readonly [K in EffectKind]: EffectRule } as Readonly<Record<EffectKind, EffectRule>>;

/** The rules in the order of `EFFECT_KINDS`, all of one shape: the quickest to look up. */
export const EFFECT_RULES = EFFECT_KINDS.map((kind) => ({ toUnit: RULES[kind].toUnit ?? null, toArmy: RULES[kind].toArmy ?? null }));
