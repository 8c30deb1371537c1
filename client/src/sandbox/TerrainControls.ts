import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Prize, TerrainFeature, TerrainType, Turret } from '@hexfall/shared/model/terrain';
import { hasTerrain } from '@hexfall/shared/rules/landscape';
import { MAX_ATTACHED } from '@hexfall/shared/rules/prizes';
import { t } from '../text/translate.js';
import { holdsPrizes, MOST_PRIZES, takesTurret } from './editLimits.js';
import type { Sandbox } from './Sandbox.js';

/** L17: turrets that can be put up, as they fire in rotation 0. */
export const TURRET_DESIGNS = {
  'machine-gun': { initiative: [2], ranged: { 0: 1 } },
  cannon: { initiative: [1], ranged: { 0: 3 } },
  'twin-gun': { initiative: [2], ranged: { 0: 1, 3: 1 } },
  'all-round': { initiative: [1], ranged: { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } },
  flamethrower: { initiative: [3], melee: { 5: 1, 0: 2, 1: 1 } },
} as const satisfies Readonly<Record<string, Pick<Turret, 'initiative' | 'ranged' | 'melee'>>>;
type TurretDesign = keyof typeof TURRET_DESIGNS;
export const TURRET_DESIGN_IDS = Object.keys(TURRET_DESIGNS) as readonly TurretDesign[];

/** What can be taken to change the ground: as with a tile, every hex chosen then gets it. */
export type TerrainTool =
  | { readonly kind: 'terrain'; readonly type: TerrainType }
  | { readonly kind: 'erase' }
  | { readonly kind: 'turret'; readonly design: TurretDesign }
  | { readonly kind: 'prize'; readonly prize: Prize };

/** R1: wounds that open a warehouse with its first prize. */
const USUAL_WOUNDS = 2;

/** L18: the features of which a hex of a base has none if it has the other. */
const EXCLUDED: Readonly<Partial<Record<TerrainFeature, readonly TerrainFeature[]>>> = {
  panel: ['closed', 'high'],
  closed: ['panel'],
  high: ['panel'],
};

/** Terrain, turrets and prizes while a position is built: what has been taken of them, and what hexes get by it. */
export class TerrainControls {
  /** Whether the palette shows terrain in place of tiles. */
  readonly isOpen = signal(false);
  readonly tool = signal<TerrainTool | null>(null);
  readonly #checked = signal<Readonly<Partial<Record<TerrainType, readonly TerrainFeature[]>>>>({});
  /** The features that painted hexes get. */
  readonly features = computed<readonly TerrainFeature[]>(() => {
    const tool = this.tool.value;
    return tool?.kind === 'terrain' ? (this.#checked.value[tool.type] ?? []) : [];
  });

  constructor(
    readonly sandbox: Sandbox,
    readonly rot: ReadonlySignal<Rotation>,
  ) {}

  /** A feature that painted hexes shall have, or no longer. */
  toggle(feature: TerrainFeature): void {
    const [tool, now] = [this.tool.peek(), this.features.peek()];
    if (tool?.kind !== 'terrain') return;
    const excluded = tool.type === 'base' ? (EXCLUDED[feature] ?? []) : [];
    const features = now.includes(feature)
      ? now.filter((other) => other !== feature)
      : [...now.filter((other) => !excluded.includes(other)), feature];
    this.#checked.value = { ...this.#checked.peek(), [tool.type]: features };
  }

  /** Uses the tool on a hex. Returns whether the hex then has something to choose: a turret or prizes. */
  use(tool: TerrainTool, at: Hex): boolean {
    switch (tool.kind) {
      case 'terrain':
        this.sandbox.edit({ do: 'addTerrain', at, type: tool.type, features: this.features.peek() });
        return false;
      case 'erase':
        if (hasTerrain(this.sandbox.table.peek(), at)) this.sandbox.edit({ do: 'removeTerrain', at });
        return false;
      case 'turret':
        return this.#addTurret(tool.design, at);
      case 'prize':
        return this.#addPrize(tool.prize, at);
    }
  }

  /** Whether a hex can get what has been taken. */
  fits(tool: TerrainTool, at: Hex): boolean {
    const table = this.sandbox.table.value;
    const unit = table.board[cellOf(at)];
    switch (tool.kind) {
      case 'terrain':
        return true;
      case 'erase':
        return hasTerrain(table, at);
      case 'turret':
        return takesTurret(table, at);
      case 'prize':
        return unit ? !unitOf(unit.tile).isHq && (unit.prizes?.length ?? 0) < MAX_ATTACHED : holdsPrizes(table, at);
    }
  }

  #addTurret(design: TurretDesign, at: Hex): boolean {
    if (!takesTurret(this.sandbox.table.peek(), at)) return this.#refuse(t('sandbox.terrain.noTurret'));
    this.sandbox.edit({ do: 'addTurret', turret: { at, rot: this.rot.peek(), ...TURRET_DESIGNS[design], spares: [] } });
    return true;
  }

  #addPrize(prize: Prize, at: Hex): boolean {
    const table = this.sandbox.table.peek();
    const unit = table.board[cellOf(at)];
    if (unit) {
      const prizes = unit.prizes ?? [];
      if (unitOf(unit.tile).isHq) return this.#refuse(t('sandbox.terrain.noPrizeOnHq'));
      if (prizes.length >= MAX_ATTACHED) return this.#refuse(t('sandbox.terrain.unitFull', { count: MAX_ATTACHED }));
      this.sandbox.edit({ do: 'setUnitPrizes', at, prizes: [...prizes, prize] });
      return true;
    }
    if (!holdsPrizes(table, at)) return this.#refuse(t('sandbox.terrain.noWarehouse'));
    const { opens = USUAL_WOUNDS, markers = [] } = table.warehouses.find((warehouse) => sameHex(warehouse.at, at)) ?? {};
    if (markers.length >= MOST_PRIZES) return this.#refuse(t('sandbox.terrain.warehouseFull', { count: MOST_PRIZES }));
    this.sandbox.edit({ do: 'setWarehouse', at, opens, markers: [...markers, prize] });
    return true;
  }

  #refuse(why: string): false {
    this.sandbox.store.say(why);
    return false;
  }
}
