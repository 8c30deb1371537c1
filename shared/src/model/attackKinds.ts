export const HIT_KINDS = [
  'melee',
  'ranged',
  'gauss',
  'universal',
  'rocket',
  'shotgun',
  'explosion',
  'trap',
  'venom',
  'terrain',
  'instant',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Where a shot ends: at the first enemy unit on its line (U1), or nowhere: it hits every one (U5). */
export type Reach = 'first' | 'every';

/** What is special about a kind of hit. */
export interface AttackKind {
  /** Its clause. */
  readonly rule: string;
  /** What deals it: an edge of a unit, a unit that explodes, or none. */
  readonly origin: 'edge' | 'explosion' | 'none';
  /** For one that flies along a line. */
  readonly reach: Reach | null;
  /** C2: whether the bonuses of modules and HQs count. What takes none is not converted either (C4). */
  readonly takesBonuses: boolean;
}

/** Every kind of hit with the facts that battle, forecast, reasons and page need: a new kind does not compile without a row. */
export const ATTACKS = {
  melee: { rule: 'U1', origin: 'edge', reach: null, takesBonuses: true },
  ranged: { rule: 'U1', origin: 'edge', reach: 'first', takesBonuses: true },
  gauss: { rule: 'U5', origin: 'edge', reach: 'every', takesBonuses: false },
  universal: { rule: 'U7', origin: 'edge', reach: 'first', takesBonuses: true },
  rocket: { rule: 'P14', origin: 'edge', reach: null, takesBonuses: false },
  shotgun: { rule: 'P15', origin: 'edge', reach: null, takesBonuses: false },
  explosion: { rule: 'U6', origin: 'explosion', reach: null, takesBonuses: false },
  trap: { rule: 'P5', origin: 'explosion', reach: null, takesBonuses: false },
  venom: { rule: 'P17', origin: 'none', reach: null, takesBonuses: false },
  terrain: { rule: 'L21', origin: 'none', reach: null, takesBonuses: false },
  instant: { rule: 'X6', origin: 'none', reach: null, takesBonuses: false },
} as const satisfies { readonly [K in HitKind]: AttackKind };
