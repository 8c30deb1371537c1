import type { EffectKind } from '@hexfall/shared/model/tile';
import type { TextKey } from './translate.js';

interface EffectText {
  /** The clause of the effect. */
  readonly rule: string;
  /** How a card says that a unit gives it; null for an effect without a connection (P5). */
  readonly gives: TextKey | null;
}

export const EFFECT_TEXTS: { readonly [K in EffectKind]: EffectText } = {
  meleeStrength: { rule: 'C2', gives: 'card.gives.meleeStrength' },
  rangedStrength: { rule: 'C2', gives: 'card.gives.rangedStrength' },
  initiative: { rule: 'C2', gives: 'card.gives.initiative' },
  extraAction: { rule: 'I5', gives: 'card.gives.extraAction' },
  medic: { rule: 'D1', gives: 'card.gives.medic' },
  convertAttack: { rule: 'C4', gives: 'card.gives.convertAttack' },
  scope: { rule: 'C5', gives: 'card.gives.scope' },
  mobility: { rule: 'M5', gives: 'card.gives.mobility' },
  recon: { rule: 'M6', gives: 'card.gives.recon' },
  rotateOnePerTurn: { rule: 'P5', gives: null },
  trap: { rule: 'P5', gives: null },
  extraToughness: { rule: 'P10', gives: 'card.gives.extraToughness' },
  motherland: { rule: 'P11', gives: null },
};
