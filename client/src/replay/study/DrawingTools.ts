import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { DRAWING_COLORS, type DrawingColor, samePlace, type StudyDrawing } from '@hexfall/shared/protocol/study';
import type { StudyStore } from './StudyStore.js';

export const TOOLS = ['arrow', 'mark', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];

const touches = (drawing: StudyDrawing, hex: Hex): boolean =>
  drawing.kind === 'mark' ? sameHex(drawing.at, hex) : sameHex(drawing.from, hex) || sameHex(drawing.to, hex);

/** What is drawn with, and the drawing that is being made. */
export class DrawingTools {
  /** The tools are shown. */
  readonly isOpen = signal(false);
  readonly tool = signal<Tool>('arrow');
  readonly color = signal<DrawingColor>(DRAWING_COLORS[0]);
  /** Where the arrow begins. */
  readonly from = signal<Hex | null>(null);
  /** Where an arrow that is dragged has got to. */
  readonly over = signal<Hex | null>(null);
  /** The tool that hexes are pressed with; null for none. */
  readonly active = computed<Tool | null>(() =>
    this.isOpen.value && this.study.isDrawer.value && this.study.isThere.value ? this.tool.value : null,
  );
  /** What is on the board: the drawings, and the arrow that is being made. */
  readonly shown: ReadonlySignal<readonly StudyDrawing[]>;

  /** @param hovered the hex under the pointer or the keyboard cursor. */
  constructor(
    readonly study: StudyStore,
    hovered: ReadonlySignal<Hex | null>,
  ) {
    const begun = computed<StudyDrawing | null>(() => {
      const [from, to] = [this.from.value, this.over.value ?? hovered.value];
      if (this.active.value !== 'arrow' || !from || !to || sameHex(from, to)) return null;
      return { kind: 'arrow', from, to, color: this.color.value };
    });
    this.shown = computed(() => (begun.value ? [...study.drawings.value, begun.value] : study.drawings.value));
  }

  /** Shows the tools, or puts them away. */
  toggle(): void {
    this.isOpen.value = !this.isOpen.value;
    this.#drop();
  }

  take(tool: Tool): void {
    this.tool.value = tool;
    this.#drop();
  }

  /** A hex is pressed, or chosen by a key. */
  point(hex: Hex): void {
    const [tool, color] = [this.active.peek(), this.color.peek()];
    if (tool === 'mark') this.#put({ kind: 'mark', at: hex, color });
    else if (tool === 'erase') this.#erase(hex);
    else if (tool === 'arrow') this.#pointArrow(hex);
  }

  /** An arrow is dragged. Returns whether it can be. */
  beginDrag(from: Hex): boolean {
    if (this.active.peek() !== 'arrow') return false;
    this.from.value = from;
    return true;
  }

  drag(over: Hex | null): void {
    this.over.value = over;
  }

  endDrag(over: Hex | null): void {
    const from = this.from.peek();
    this.#drop();
    if (from && over && !sameHex(from, over)) this.#put({ kind: 'arrow', from, to: over, color: this.color.peek() });
  }

  /** Goes one step back: drops the started arrow first, then the tools. Returns whether it did something. */
  escape(): boolean {
    if (this.from.peek()) this.#drop();
    else if (this.isOpen.peek()) this.toggle();
    else return false;
    return true;
  }

  #pointArrow(hex: Hex): void {
    if (this.from.peek()) this.endDrag(hex);
    else this.from.value = hex;
  }

  #drop(): void {
    this.from.value = null;
    this.over.value = null;
  }

  /** The same drawing once more takes it away. */
  #put(drawing: StudyDrawing): void {
    const there = this.study.drawings.peek().find((other) => samePlace(other, drawing));
    void this.study.draw(drawing, there?.color === drawing.color);
  }

  /** Erases what was drawn last on a hex. */
  #erase(hex: Hex): void {
    const last = this.study.drawings.peek().findLast((drawing) => touches(drawing, hex));
    if (last) void this.study.draw(last, true);
  }
}
