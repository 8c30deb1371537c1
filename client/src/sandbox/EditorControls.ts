import { computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { tileOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Foundation, Unit } from '@hexfall/shared/model/state';
import type { Turret, Warehouse } from '@hexfall/shared/model/terrain';
import { foundationAt } from '@hexfall/shared/rules/foundations';
import { isOnBoard } from '@hexfall/shared/rules/landscape';
import { t } from '../text/translate.js';
import type { Held } from './paletteOf.js';
import type { Sandbox } from './Sandbox.js';
import { TerrainControls, type TerrainTool } from './TerrainControls.js';

/** A unit that is being dragged: over its own hex it turns, to another one it moves. */
interface Dragged {
  readonly from: Hex;
  readonly direction: Direction | null;
  readonly over: Hex | null;
}

const isFoundation = ({ tile }: Held): boolean => tileOf(tile).kind === 'foundation';

const rotate = (rot: Rotation, steps: 1 | -1): Rotation => DIRECTIONS[(rot + steps + 6) % 6] ?? rot;

/** Turns clicks, keys and drags into edits of the position, and holds the taken tile and the chosen unit. */
export class EditorControls {
  /** Whose tiles the palette shows. */
  readonly seat = signal<Seat>(0);
  /** The tile taken from the palette. The user can put it on the board any number of times. */
  readonly held = signal<Held | null>(null);
  readonly chosen = signal<Hex | null>(null);
  readonly dragged = signal<Dragged | null>(null);
  readonly rot = signal<Rotation>(0);
  /** The window of the sandbox that lies over it. */
  readonly dialog = signal<'setup' | 'pass' | null>(null);
  readonly chosenUnit = computed<Unit | null>(() => this.#unitAt(this.chosen.value));

  /** P7: the foundation on the hex chosen. */
  readonly chosenFoundation = computed<Foundation | null>(() => this.#foundationAt(this.chosen.value));

  /** L17, R1: the turret or the prizes on the hex chosen. */
  readonly chosenTurret = computed<Turret | null>(() => this.#turretAt(this.chosen.value));
  readonly chosenWarehouse = computed<Warehouse | null>(() => this.#warehouseAt(this.chosen.value));
  readonly terrain: TerrainControls;

  constructor(readonly sandbox: Sandbox) {
    this.terrain = new TerrainControls(sandbox, this.rot);
  }

  /** Takes a tile of the palette, or puts it back. */
  take(held: Held): void {
    const now = this.held.peek();
    this.chosen.value = null;
    this.terrain.tool.value = null;
    this.held.value = now?.tile === held.tile && now.seat === held.seat ? null : held;
  }

  /** Takes terrain, a turret or a prize, or puts it back. */
  takeTerrain(tool: TerrainTool): void {
    this.chosen.value = null;
    this.held.value = null;
    const { tool: now } = this.terrain;
    now.value = JSON.stringify(now.peek()) === JSON.stringify(tool) ? null : tool;
  }

  /** Shows terrain in the palette in place of tiles, or tiles again. */
  switchPalette(): void {
    this.letGo();
    this.terrain.isOpen.value = !this.terrain.isOpen.peek();
  }

  /** A click, tap or Enter on a hex; null beside the board. */
  point(hex: Hex | null): void {
    if (!hex) return this.letGo();
    const tool = this.terrain.tool.peek();
    if (tool) {
      this.chosen.value = this.terrain.use(tool, hex) ? hex : null;
      return;
    }
    // L3: beside the board in play only terrain is painted.
    if (!isOnBoard(this.sandbox.table.peek(), cellOf(hex))) return this.letGo();
    const [held, chosen] = [this.held.peek(), this.chosen.peek()];
    if (held && isFoundation(held)) this.#put(held, hex);
    else if (this.#unitAt(hex)) this.#choose(hex);
    else if (this.#turretAt(hex) || this.#warehouseAt(hex)) this.#choose(hex);
    else if (held) this.#put(held, hex);
    else if (chosen && this.chosenUnit.peek()) this.#shift(chosen, hex);
    else if (this.#foundationAt(hex)) this.#choose(hex);
  }

  /** Turns the chosen unit or turret, else the tile that has been taken. */
  turn(steps: 1 | -1): void {
    const [chosen, turned] = [this.chosen.peek(), this.chosenUnit.peek() ?? this.chosenTurret.peek()];
    if (chosen && turned) this.#turnTo(chosen, rotate(turned.rot, steps));
    else this.rot.value = rotate(this.rot.peek(), steps);
  }

  /** Whether there is something to turn: on that hex, chosen or taken. */
  canTurn(hex: Hex | null): boolean {
    const isHeld = this.held.peek() !== null || this.terrain.tool.peek()?.kind === 'turret';
    const isChosen = this.chosenUnit.peek() !== null || this.chosenTurret.peek() !== null;
    return isHeld || isChosen || this.#unitAt(hex) !== null || this.#turretAt(hex) !== null;
  }

  /** Turns the unit or turret on a hex, else whatever would be turned by a key. */
  turnAt(hex: Hex, steps: 1 | -1): void {
    const turned = this.#unitAt(hex) ?? this.#turretAt(hex);
    if (turned) this.#turnTo(hex, rotate(turned.rot, steps));
    else this.turn(steps);
  }

  drag(dragged: Dragged): void {
    this.dragged.value = this.#unitAt(dragged.from) ? dragged : null;
  }

  /** The end of a drag: the unit turns or moves as the last picture has shown. */
  release(): void {
    const dragged = this.dragged.peek();
    this.dragged.value = null;
    if (!dragged) return;
    if (dragged.over && !isOnBoard(this.sandbox.table.peek(), cellOf(dragged.over))) return;
    const { from, over, direction } = dragged;
    if (over && !sameHex(over, from)) this.#shift(from, over);
    else if (over && direction !== null) this.#turnTo(from, direction);
  }

  remove(): void {
    const chosen = this.chosen.peek();
    if (!chosen) return;
    if (this.chosenUnit.peek()) this.sandbox.edit({ do: 'removeUnit', at: chosen });
    else if (this.chosenTurret.peek()) this.sandbox.edit({ do: 'removeTurret', at: chosen });
    else if (this.chosenWarehouse.peek()) this.sandbox.edit({ do: 'setWarehouse', at: chosen, opens: 1, markers: [] });
    else return this.removeFoundation();
    this.chosen.value = null;
  }

  /** Takes the foundation off the hex chosen. */
  removeFoundation(): void {
    const chosen = this.chosen.peek();
    if (!chosen || !this.chosenFoundation.peek()) return;
    this.sandbox.edit({ do: 'removeFoundation', at: chosen });
    if (!this.chosenUnit.peek()) this.chosen.value = null;
  }

  /** Gives the chosen unit that many wounds more, or less. */
  wound(change: number): void {
    const [at, unit] = [this.chosen.peek(), this.chosenUnit.peek()];
    if (at && unit) this.sandbox.edit({ do: 'setWounds', at, wounds: unit.wounds + change });
  }

  letGo(): void {
    this.held.value = null;
    this.terrain.tool.value = null;
    this.chosen.value = null;
    this.dragged.value = null;
  }

  #choose(hex: Hex): void {
    const chosen = this.chosen.peek();
    this.held.value = null;
    this.chosen.value = chosen && sameHex(chosen, hex) ? null : hex;
  }

  #put({ seat, tile }: Held, at: Hex): void {
    if (tileOf(tile).kind === 'instant') return this.sandbox.store.say(t('sandbox.edit.instant'));
    if (tileOf(tile).kind === 'foundation') this.sandbox.edit({ do: 'addFoundation', seat, tile, at });
    else this.sandbox.edit({ do: 'addUnit', seat, tile, at, rot: this.rot.peek() });
    this.chosen.value = at;
    // There is one HQ: with the next click it would be taken away again.
    if (tileOf(tile).kind === 'hq') this.held.value = null;
  }

  #shift(from: Hex, to: Hex): void {
    this.sandbox.edit({ do: 'moveUnit', from, to });
    this.chosen.value = to;
  }

  #turnTo(at: Hex, rot: Rotation): void {
    this.sandbox.edit({ do: 'setRotation', at, rot });
    this.chosen.value = at;
    this.rot.value = rot;
  }

  #foundationAt(hex: Hex | null): Foundation | null {
    return hex && foundationAt(this.sandbox.table.value, cellOf(hex));
  }

  #turretAt(hex: Hex | null): Turret | null {
    return (hex && this.sandbox.table.value.turrets.find(({ at }) => sameHex(at, hex))) ?? null;
  }

  #warehouseAt(hex: Hex | null): Warehouse | null {
    return (hex && this.sandbox.table.value.warehouses.find(({ at }) => sameHex(at, hex))) ?? null;
  }

  #unitAt(hex: Hex | null): Unit | null {
    return hex ? (this.sandbox.table.value.board[cellOf(hex)] ?? null) : null;
  }
}

export const EditorContext = createContext<EditorControls | null>(null);

/** What the parts of the sandbox share. */
export const useEditor = (): EditorControls => {
  const hand = useContext(EditorContext);
  if (!hand) throw new Error('used outside the sandbox');
  return hand;
};
