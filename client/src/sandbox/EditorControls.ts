import { computed, signal } from '@preact/signals';
import { tileOf } from '@hexfall/shared/content/catalog';
import { cellOf, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Direction, type Rotation } from '@hexfall/shared/hex/direction';
import { foundationAt } from '@hexfall/shared/rules/foundations';
import type { Foundation, Seat, Unit } from '@hexfall/shared/model/state';
import { markersOn } from './foundationEdits.js';
import type { Held } from './paletteOf.js';
import type { Sandbox } from './Sandbox.js';
import { t } from '../text/translate.js';

/** A unit that is being dragged: over its own hex it turns, to another one it moves. */
interface Dragged {
  readonly from: Hex;
  readonly direction: Direction | null;
  readonly over: Hex | null;
}

const isFoundation = ({ tile }: Held): boolean => tileOf(tile).kind === 'foundation';

const rotate = (rot: Rotation, steps: 1 | -1): Rotation => DIRECTIONS[(rot + steps + 6) % 6] ?? rot;

/** What clicks, keys and drags do to the position: the tile taken, the unit chosen, and the edits they end in. */
export class EditorControls {
  /** Whose tiles the palette shows. */
  readonly seat = signal<Seat>(0);
  /** The tile of the palette that has been taken, to be put on the board as often as one likes. */
  readonly held = signal<Held | null>(null);
  readonly chosen = signal<Hex | null>(null);
  readonly dragged = signal<Dragged | null>(null);
  readonly rot = signal<Rotation>(0);
  /** The window of the sandbox that lies over it. */
  readonly dialog = signal<'setup' | 'pass' | null>(null);
  readonly chosenUnit = computed<Unit | null>(() => this.#unitAt(this.chosen.value));

  /** P7: the foundation on the hex chosen. */
  readonly chosenFoundation = computed<Foundation | null>(() => this.#foundationAt(this.chosen.value));

  constructor(readonly sandbox: Sandbox) {}

  /** Takes a tile of the palette, or puts it back. */
  take(held: Held): void {
    const now = this.held.peek();
    this.chosen.value = null;
    this.held.value = now?.tile === held.tile && now.seat === held.seat ? null : held;
  }

  /** A click, tap or Enter on a hex; null beside the board. */
  point(hex: Hex | null): void {
    if (!hex) return this.letGo();
    const [held, chosen] = [this.held.peek(), this.chosen.peek()];
    if (held && isFoundation(held)) this.#put(held, hex);
    else if (this.#unitAt(hex)) this.#choose(hex);
    else if (held) this.#put(held, hex);
    else if (chosen && this.chosenUnit.peek()) this.#shift(chosen, hex);
    else if (this.#foundationAt(hex)) this.#choose(hex);
  }

  /** Turns the chosen unit, else the tile in editor. */
  turn(steps: 1 | -1): void {
    const [chosen, unit] = [this.chosen.peek(), this.chosenUnit.peek()];
    if (chosen && unit) this.#turnTo(chosen, rotate(unit.rot, steps));
    else this.rot.value = rotate(this.rot.peek(), steps);
  }

  /** Whether there is something to turn: on that hex, chosen or in editor. */
  canTurn(hex: Hex | null): boolean {
    return this.held.peek() !== null || this.chosenUnit.peek() !== null || this.#unitAt(hex) !== null;
  }

  /** Turns the unit on a hex, else whatever would be turned by a key. */
  turnAt(hex: Hex, steps: 1 | -1): void {
    const unit = this.#unitAt(hex);
    if (unit) this.#turnTo(hex, rotate(unit.rot, steps));
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
    const { from, over, direction } = dragged;
    if (over && !sameHex(over, from)) this.#shift(from, over);
    else if (over && direction !== null) this.#turnTo(from, direction);
  }

  remove(): void {
    const chosen = this.chosen.peek();
    if (chosen && !this.chosenUnit.peek()) return this.lift();
    if (!chosen) return;
    this.chosen.value = null;
    this.sandbox.edit({ do: 'remove', at: chosen });
  }

  /** Takes the foundation off the hex chosen. */
  lift(): void {
    const chosen = this.chosen.peek();
    if (!chosen || !this.chosenFoundation.peek()) return;
    this.sandbox.edit({ do: 'lift', at: chosen });
    if (!this.chosenUnit.peek()) this.chosen.value = null;
  }

  /** Puts venom markers of a player on the chosen unit, or takes them off. */
  poison(seat: Seat, change: 1 | -1): void {
    const [at, unit] = [this.chosen.peek(), this.chosenUnit.peek()];
    if (at && unit) this.sandbox.edit({ do: 'poison', at, seat, count: markersOn(unit, seat) + change });
  }

  wound(change: 1 | -1): void {
    const [at, unit] = [this.chosen.peek(), this.chosenUnit.peek()];
    if (at && unit) this.sandbox.edit({ do: 'wound', at, wounds: unit.wounds + change });
  }

  /** The tile in hand goes to its player's. */
  give(): void {
    const held = this.held.peek();
    if (held) this.sandbox.edit({ do: 'give', ...held });
  }

  letGo(): void {
    this.held.value = null;
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
    if (tileOf(tile).kind === 'foundation') this.sandbox.edit({ do: 'lay', seat, tile, at });
    else this.sandbox.edit({ do: 'put', seat, tile, at, rot: this.rot.peek() });
    this.chosen.value = at;
    // There is one HQ: with the next click it would be taken away again.
    if (tileOf(tile).kind === 'hq') this.held.value = null;
  }

  #shift(from: Hex, to: Hex): void {
    this.sandbox.edit({ do: 'shift', from, to });
    this.chosen.value = to;
  }

  #turnTo(at: Hex, rot: Rotation): void {
    this.sandbox.edit({ do: 'turn', at, rot });
    this.chosen.value = at;
    this.rot.value = rot;
  }

  #foundationAt(hex: Hex | null): Foundation | null {
    return hex && foundationAt(this.sandbox.table.value, cellOf(hex));
  }

  #unitAt(hex: Hex | null): Unit | null {
    return hex ? (this.sandbox.table.value.board[cellOf(hex)] ?? null) : null;
  }
}
