import { batch, signal } from '@preact/signals';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Table, Unit } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { hasTerrain } from '@hexfall/shared/rules/landscape';

/** What is on a hex of the table shown; a page may have none yet. */

export const unitOn = (table: Table | null, hex: Hex): Unit | null => table?.board[cellOf(hex)] ?? null;

/** How the unit or turret on a hex is turned. */
export const rotOn = (table: Table | null, hex: Hex): Rotation =>
  unitOn(table, hex)?.rot ?? table?.turrets.find(({ at }) => sameHex(at, hex))?.rot ?? 0;

/** Whether there is something to be said about a hex: a unit or terrain. */
const hasSomethingOn = (table: Table | null, hex: Hex): boolean =>
  unitOn(table, hex) !== null || (table !== null && hasTerrain(table, hex));

/** What the user inspects: a unit on the board, or a tile. */
export type Inspected = { readonly kind: 'unit'; readonly at: Hex } | { readonly kind: 'tile'; readonly tile: TileKey };

/** What is inspected at a table: it is shown in the tile card and changes nothing. */
export class Inspection {
  /** Null if nothing is inspected. */
  readonly shown = signal<Inspected | null>(null);
  /** A tile beside the board under the pointer or the focus. */
  readonly hoveredTile = signal<Inspected | null>(null);
  /** Whether the inspection was started by a keyboard shortcut. */
  readonly byKey = signal(false);

  /** @param table returns the table whose units are inspected; null if there is none yet. */
  constructor(private readonly table: () => Table | null) {}

  /** Inspects a unit or tile until `stop`. Returns whether there is one. */
  start(what: Inspected, byKey = false): boolean {
    if (what.kind === 'unit' && !hasSomethingOn(this.table(), what.at)) return false;
    batch(() => {
      this.byKey.value = byKey;
      this.shown.value = what;
    });
    return true;
  }

  /** Inspects the tile or the unit on the hex under the pointer or the focus, or stops inspecting. */
  toggle(hovered: Hex | null): void {
    const what = this.hoveredTile.peek() ?? (hovered && ({ kind: 'unit', at: hovered } as const));
    if (this.shown.peek()) this.stop();
    else if (what) this.start(what, true);
  }

  /** Inspects the unit on a hex; stops inspecting if it is inspected already or the hex is empty. */
  toggleUnit(at: Hex): void {
    const shown = this.shown.peek();
    const isShown = shown?.kind === 'unit' && sameHex(shown.at, at);
    if (isShown || !this.start({ kind: 'unit', at })) this.stop();
  }

  stop(): void {
    this.shown.value = null;
  }
}
