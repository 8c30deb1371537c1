import { hqOf } from '../content/catalog.js';
import { cellOf, type Hex, hexOf, hexText } from '../hex/cells.js';
import { ATTACKS } from '../model/attackKinds.js';
import type { GameEvent, Hit, Phase, StrikeResult } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { boardOf } from '../rules/landscape.js';
import type { HitBreakdown } from './hitBreakdown.js';

/** A unit as texts name it. */
export interface UnitRef {
  readonly at: Hex;
  readonly tile: TileKey;
  readonly owner: Seat;
}

/** The unit on a hex, to be named; throws if there is none. */
export const unitRef = (table: Pick<Table, 'board'>, at: Hex): UnitRef => {
  const unit = table.board[cellOf(at)];
  if (!unit) throw new Error(`no unit at ${hexText(at)}`);
  return { at, tile: unit.tile, owner: unit.owner };
};

/** Where the HQ of a player stands; null if it is not on the board. */
export const hqHex = (
  table: Pick<Table, 'board' | 'options' | 'terrain'> & { readonly players: readonly Pick<Table['players'][number], 'army'>[] },
  seat: Seat,
): Hex | null => {
  const { players, board } = table;
  const player = players[seat];
  const isHq = (unit: Unit | null | undefined): boolean => unit?.owner === seat && unit.tile === (player && hqOf(player.army));
  const cell = boardOf(table).cells.find((at) => isHq(board[at]));
  return cell === undefined ? null : hexOf(cell);
};

/** Whether a unit deals a hit: no instant, marker, turret or terrain. */
export const isByUnit = ({ kind, index }: Pick<Hit, 'kind' | 'index'>): boolean => ATTACKS[kind].origin !== 'none' && index === undefined;

/** A hit with everything that explains it. */
export interface DescribedHit extends Hit {
  /** The hexes where the attack begins, turns and ends: attacker first, target last. */
  readonly path: readonly Hex[];
  /** What armor took off it (U4); a hit that armor stops has no wounds left. */
  readonly armor: number;
  /** The Medic that died to cancel it (D1). */
  readonly medic: Hex | null;
  readonly saved: boolean;
  /** What its strength is made of; null for explosions and instants. */
  readonly breakdown: HitBreakdown | null;
}

/** A phase of a battle, or an instant that hits units: reasons are derived from it. */
export interface DescribedStep {
  /** The table before it. */
  readonly before: Table;
  readonly strike: StrikeResult;
  /** Null for an instant. */
  readonly phase: Phase | null;
  /** The intent of an instant; null for a phase. */
  readonly source: string | null;
  readonly hits: readonly DescribedHit[];
}

/** Something that happened, as data; texts word it. */
export type Fact =
  | { readonly kind: 'battle-began'; readonly starter: Seat }
  | { readonly kind: 'acts'; readonly unit: UnitRef; readonly choice: string | null }
  /** I3: its action comes up while it is netted. */
  | { readonly kind: 'lost-action'; readonly unit: UnitRef }
  | {
      readonly kind: 'hit';
      /** Null for an instant. */
      readonly attacker: UnitRef | null;
      readonly target: UnitRef;
      readonly how: Hit['kind'];
      /** 0 where armor stops the hit. */
      readonly wounds: number;
      /** What armor took off. */
      readonly armor: number;
      readonly saved: boolean;
    }
  | { readonly kind: 'save'; readonly medic: UnitRef; readonly unit: UnitRef }
  | { readonly kind: 'wounded'; readonly unit: UnitRef; readonly wounds: number; readonly left: number }
  /** P16: it gets a venom marker. */
  | { readonly kind: 'poisoned'; readonly unit: UnitRef }
  | { readonly kind: 'hq-damaged'; readonly player: Seat; readonly at: Hex | null; readonly wounds: number; readonly left: number }
  /** R1: with the wounds that are left to open it; 0 where it is opened. */
  | { readonly kind: 'warehouse-wounded'; readonly at: Hex; readonly wounds: number; readonly left: number }
  | { readonly kind: 'destroyed'; readonly unit: UnitRef; readonly by: 'wounds' | 'saving' | 'exploding' }
  | { readonly kind: 'scored'; readonly player: Seat; readonly points: number; readonly total: number }
  | { readonly kind: 'hq-destroyed'; readonly player: Seat; readonly at: Hex | null }
  | { readonly kind: 'left'; readonly player: Seat; readonly units: readonly UnitRef[] }
  | { readonly kind: 'battle-ended'; readonly changed: boolean }
  /** Something that is no battle and changes what is seen, or says whose turn it is. */
  | { readonly kind: 'action'; readonly event: GameEvent; readonly before: Table };

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

/** The hex of the unit a fact is about, for `explainUnit`; null where there is nothing to explain. */
export const hexOfFact = (fact: Fact): Hex | null => {
  switch (fact.kind) {
    case 'acts':
    case 'lost-action':
    case 'wounded':
    case 'poisoned':
    case 'destroyed':
      return fact.unit.at;
    case 'hit':
      return fact.target.at;
    case 'save':
      return fact.medic.at;
    case 'hq-damaged':
    case 'hq-destroyed':
      return fact.at;
    case 'battle-began':
    case 'battle-ended':
    case 'warehouse-wounded':
    case 'scored':
    case 'left':
    case 'action':
      return null;
  }
};
