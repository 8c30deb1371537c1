import type { Cell } from '../../hex/cells.js';
import { EFFECT_KINDS, type EffectKind } from '../../model/tile.js';
import type { Influence } from '../influence.js';
import type { SeatSet } from '../sides.js';
import { extraToughness, initiative, meleeStrength, rangedStrength } from './bonus.js';
import { convertAttack } from './convert.js';
import { extraAction } from './extraAction.js';
import { medic } from './medic.js';
import { mobility, recon } from './movement.js';

/** What one kind of effect writes into the influence. The order in which effects are given must not matter. */
export interface EffectRule {
  /** For each unit the module is connected to and serves. */
  readonly toUnit?: (influence: Influence, from: Cell, to: Cell, amount: number) => void;
  /** Once, for effects that reach a whole army. */
  readonly toArmy?: (influence: Influence, served: SeatSet) => void;
}

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
