import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { MatchStore } from '../store/match.js';
import { t } from '../text/translate.js';

/** An army being chosen at a table. */
export interface ArmyChoice {
  /** Null when every army is taken, and where armies are not chosen when sitting down. */
  readonly army: ArmyId | null;
  readonly choose: (army: ArmyId) => void;
  /** Why an army is not free any more (S2, O7), as a text. */
  readonly barOf: (army: ArmyId) => string | null;
  /** Whether armies are chosen when sitting down. */
  readonly isFree: boolean;
  /** Whether nothing about the army keeps one from sitting down. */
  readonly isReady: boolean;
}

/** Who has taken an army, as a text; null if it is free (S2, O7). */
export const takenText = (store: MatchStore, army: ArmyId): string | null => {
  const taker = store.options.value?.sameArmy ? undefined : store.seats.value.find((seating) => seating.army === army);
  return taker ? t('app.army.taken', { player: taker.name }) : null;
};

/** Lets somebody choose an army that is free at a table; the first one until then. */
export const useArmyChoice = (store: MatchStore): ArmyChoice => {
  const [wanted, choose] = useState<ArmyId | null>(null);
  const isFree = store.arrangement.value?.muster === 'free';
  const barOf = (army: ArmyId): string | null => takenText(store, army);
  const free = ARMY_IDS.filter((army) => isFree && barOf(army) === null);
  const army = wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null);
  return { army, choose, barOf, isFree, isReady: army !== null || !isFree };
};
