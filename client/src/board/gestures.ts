interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The change between two fingers since the last report: the factor of their distance, around a point, which may move too. */
export interface Pinched {
  readonly factor: number;
  /** In CSS pixels of the window. */
  readonly at: Finger;
  readonly dx: number;
  readonly dy: number;
}

/** If two fingers are nearer to each other than this, their distance gives no factor. */
const LEAST_GAP = 20;

/** Two fingers that enlarge and move something on a touch screen. */
export class Pinch {
  readonly #fingers = new Map<number, Finger>();
  #before: { readonly gap: number; readonly at: Finger } | null = null;

  constructor(readonly onPinch: (pinched: Pinched) => void) {}

  down({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch') return;
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
    this.#before = this.#measure();
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!this.#fingers.has(pointerId)) return;
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
    const [before, now] = [this.#before, this.#measure()];
    this.#before = now;
    if (!before || !now) return;
    this.onPinch({ factor: now.gap / before.gap, at: now.at, dx: now.at.x - before.at.x, dy: now.at.y - before.at.y });
  }

  /** A finger is lifted, or the browser has taken it over. */
  up({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId);
    this.#before = this.#measure();
  }

  #measure(): { readonly gap: number; readonly at: Finger } | null {
    const [a, b] = this.#fingers.values();
    if (!a || !b || this.#fingers.size !== 2) return null;
    return { gap: Math.max(LEAST_GAP, Math.hypot(b.x - a.x, b.y - a.y)), at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }
}

/** The turn of two fingers for one step of a tile, in degrees. It is less than the tile turns, because wrists are stiff. */
const STEP = 40;

/** Two fingers that turn something on a touch screen. */
export class RotateGesture {
  readonly #fingers = new Map<number, Finger>();
  /** The angle of the line through both, in degrees; null with fewer. */
  #angle: number | null = null;
  #turned = 0;
  #isOn = false;

  /** @param onStep one step of turning: 1 clockwise, -1 the other way. */
  constructor(readonly onStep: (steps: 1 | -1) => void) {}

  /** Whether a gesture of two fingers runs: from the second finger until the last one is lifted. Meanwhile no finger points at anything. */
  get isOn(): boolean {
    return this.#isOn;
  }

  down({ pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch') return;
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
    if (this.#fingers.size < 2) return;
    this.#isOn = true;
    this.#angle = this.#measure();
    this.#turned = 0;
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!this.#fingers.has(pointerId)) return;
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
    const [before, now] = [this.#angle, this.#measure()];
    if (before === null || now === null) return;
    this.#angle = now;
    this.#turned += ((now - before + 540) % 360) - 180;
    while (Math.abs(this.#turned) >= STEP) {
      const steps = this.#turned > 0 ? 1 : -1;
      this.#turned -= steps * STEP;
      this.onStep(steps);
    }
  }

  /** A finger is lifted, or the browser has taken it over. */
  up({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId);
    this.#angle = this.#measure();
    if (this.#fingers.size === 0) this.#isOn = false;
  }

  #measure(): number | null {
    const [a, b] = this.#fingers.values();
    return a && b && this.#fingers.size === 2 ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : null;
  }
}
