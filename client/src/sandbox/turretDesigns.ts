import type { Turret } from '@hexfall/shared/model/terrain';

/** L17: turrets that can be put up, as they fire in rotation 0. */
export const TURRET_DESIGNS = {
  'machine-gun': { initiative: [2], ranged: { 0: 1 } },
  cannon: { initiative: [1], ranged: { 0: 3 } },
  'twin-gun': { initiative: [2], ranged: { 0: 1, 3: 1 } },
  'all-round': { initiative: [1], ranged: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } },
  flamethrower: { initiative: [3], melee: { 5: 1, 0: 2, 1: 1 } },
} as const satisfies Readonly<Record<string, Pick<Turret, 'initiative' | 'ranged' | 'melee'>>>;
export type TurretDesign = keyof typeof TURRET_DESIGNS;
export const TURRET_DESIGN_IDS = Object.keys(TURRET_DESIGNS) as readonly TurretDesign[];
