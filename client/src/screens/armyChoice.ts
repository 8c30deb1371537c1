import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { MatchStore } from '../store/match.js';

/** An army being chosen at a table. */
export interface ArmyChoice {
  /** Null when every army is taken. */
  readonly army: ArmyId | null;
  readonly choose: (army: ArmyId) => void;
  /** Who has an army that is not free any more (S2, O7). */
  readonly takenBy: (army: ArmyId) => string | null;
}

/** Lets somebody choose an army that is free at a table; the first one until then. */
export const useArmyChoice = (store: MatchStore): ArmyChoice => {
  const [wanted, choose] = useState<ArmyId | null>(null);
  const seats = store.seats.value;
  const twice = store.options.value?.sameArmy ?? false;
  const takenBy = (army: ArmyId): string | null => (twice ? null : (seats.find((seating) => seating.army === army)?.name ?? null));
  const free = ARMY_IDS.filter((army) => takenBy(army) === null);
  return { army: wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? null), choose, takenBy };
};
