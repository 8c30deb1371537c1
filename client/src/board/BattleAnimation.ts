const SVG = 'http://www.w3.org/2000/svg';

/** How long fades take, and the flight of a projectile, in milliseconds. */
const COME_MS = 220;
const GO_MS = 420;
const FLY_MS = 280;

interface Item {
  readonly element: SVGGElement;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** The way of a projectile; empty for everything else. */
  readonly way: readonly (readonly [x: number, y: number])[];
}

const numbersOf = (text: string | undefined): number[] => (text ?? '').split(/[ ,]/).filter(Boolean).map(Number);

const itemOf = (element: SVGGElement): Item => {
  const { kind = '', from, to, way } = element.dataset;
  const numbers = numbersOf(way);
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
  return { element, kind, from: Number(from), to: Number(to), way: points };
};

const SHAKE = [0, 4, -3, 2, -1, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 2}px)` }));

/** How a picture is played. */
interface Playing {
  /** Whether it begins again after its last frame; if not, it stops there. */
  readonly loops: boolean;
  /** Whether what changes between frames moves. */
  readonly moves: () => boolean;
  /** Called with every other frame that is shown, and when the picture stops by itself. */
  readonly onChange: () => void;
}

/** Plays a picture of `animationSvg` in the document, one frame after the other. */
export class BattleAnimation {
  readonly #items: readonly Item[];
  readonly #times: readonly number[];
  readonly #playing: Playing;
  /** What is leaving the board, until it is gone. */
  readonly #going = new Map<SVGGElement, Animation>();
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param playing in a loop, with motion, unless it says otherwise. */
  constructor(
    private readonly svg: SVGSVGElement,
    playing: Partial<Playing> = {},
  ) {
    this.#playing = { loops: true, moves: () => true, onChange: () => undefined, ...playing };
    this.#items = [...svg.querySelectorAll<SVGGElement>('g[data-kind]')].map(itemOf);
    this.#times = numbersOf(svg.querySelector<SVGGElement>('g[data-times]')?.dataset['times']);
  }

  get isPlaying(): boolean {
    return this.#timer !== null;
  }

  /** The number of the frame shown, from 0. */
  get frame(): number {
    return this.#frame;
  }

  get frames(): number {
    return this.#times.length;
  }

  /** Shows another frame; while the picture is played, it continues from there. */
  show(frame: number): void {
    const isPlaying = this.isPlaying;
    this.pause();
    this.#show(frame, frame === this.#frame + 1);
    if (isPlaying) this.play();
    this.#playing.onChange();
  }

  /** Continues from the frame shown. */
  play(): void {
    this.#timer ??= setTimeout(() => this.#next(), this.#times[this.#frame]);
  }

  pause(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    const isLast = this.#frame === this.#times.length - 1;
    if (!isLast || this.#playing.loops) {
      if (isLast) this.svg.animate([{ opacity: 0.1 }, { opacity: 1 }], { duration: 2 * GO_MS });
      this.#show(isLast ? 0 : this.#frame + 1, !isLast);
      this.play();
    }
    this.#playing.onChange();
  }

  #show(frame: number, isNext: boolean): void {
    const animated = isNext && this.#playing.moves();
    const before = this.#frame;
    this.#frame = frame;
    for (const item of this.#items) {
      const was = item.from <= before && before < item.to;
      const is = item.from <= frame && frame < item.to;
      if (is === was) continue;
      this.#going.get(item.element)?.cancel();
      this.#going.delete(item.element);
      if (is) item.element.removeAttribute('display');
      if (!animated) {
        if (!is) item.element.setAttribute('display', 'none');
      } else if (is) this.#come(item);
      else this.#go(item);
    }
  }

  #come({ element, kind, way }: Item): void {
    if (kind === 'unit') element.animate(SHAKE, { duration: GO_MS });
    else if (kind === 'shot') {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: COME_MS, delay: FLY_MS / 2, fill: 'backwards' });
      this.#fly(way);
    } else element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: COME_MS });
  }

  /** What leaves the board falls; what another picture of it replaces is gone at once. */
  #go({ element, kind, to }: Item): void {
    const hide = (): void => element.setAttribute('display', 'none');
    const isReplaced = this.#items.some((other) => other.kind === 'unit' && other.from === to && isAt(other.element, element));
    if (kind === 'unit' && isReplaced) return hide();
    const frames = kind === 'unit' ? [{ opacity: 1 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }] : [{ opacity: 1 }, { opacity: 0 }];
    const going = element.animate(frames, { duration: kind === 'unit' ? GO_MS : COME_MS });
    this.#going.set(element, going);
    going.onfinish = () => {
      this.#going.delete(element);
      hide();
    };
  }

  #fly(way: Item['way']): void {
    if (way.length < 2) return;
    const shell = document.createElementNS(SVG, 'circle');
    shell.setAttribute('r', '8');
    shell.setAttribute('fill', '#fff2c4');
    this.svg.append(shell);
    const flight = shell.animate(
      way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: FLY_MS, easing: 'ease-in', fill: 'both' },
    );
    flight.onfinish = () => shell.remove();
  }
}

/** Whether two groups are drawn at the same place of the board. */
const isAt = (a: Element, b: Element): boolean =>
  a.firstElementChild?.getAttribute('transform') === b.firstElementChild?.getAttribute('transform');
