import type { LevelId } from '@hexfall/shared/model/computer';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { ARMY_IDS } from '@hexfall/shared/model/tile';

/** here: a person at this device · computer · open: a person with the link */
export const SEAT_KINDS = ['here', 'computer', 'open'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** One seat of a table that is set up at one device. */
export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
  readonly army: ArmyId;
  /** Of a computer player. */
  readonly level: LevelId;
}

/** All players at this device, each with another army, by the names remembered; the first seat with the army chosen already. */
export const initialSeats = (seats: number, army: ArmyId, names: readonly string[], level: LevelId): readonly SeatPlan[] => {
  const armies = [army, ...ARMY_IDS.filter((other) => other !== army)];
  return Array.from({ length: seats }, (_, seat) => ({
    kind: 'here',
    name: names[seat] ?? '',
    army: armies[seat % armies.length] ?? army,
    level,
  }));
};

/** The plans with another army on a seat; where armies differ (S2), the seat that had it gets the other one in exchange. */
export const withArmy = (plans: readonly SeatPlan[], seat: number, army: ArmyId, sameArmy: boolean): readonly SeatPlan[] => {
  const before = plans[seat]?.army ?? army;
  return plans.map((plan, other) => {
    if (other === seat) return { ...plan, army };
    return !sameArmy && plan.army === army ? { ...plan, army: before } : plan;
  });
};

/** The plans with one plan changed. */
export const withSeat = (plans: readonly SeatPlan[], seat: number, change: Partial<SeatPlan>): readonly SeatPlan[] =>
  plans.map((plan, other) => (other === seat ? { ...plan, ...change } : plan));

/** Whether all players at this device have names. */
export const isNamed = (plans: readonly SeatPlan[]): boolean => plans.every(({ kind, name }) => kind !== 'here' || name.trim() !== '');
