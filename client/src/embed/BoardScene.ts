import { cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import type { Language } from '@hexfall/shared/model/languages';
import { layoutFor, placeOf, sizeInWidth } from '@hexfall/shared/picture/board/geometry';
import { animationSvg } from '@hexfall/shared/picture/replay/animationSvg';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { BattleAnimation } from '../board/BattleAnimation.js';
import { neighborByKey } from '../store/input/keyboardNeighbors.js';
import { isForBrowser } from '../store/input/shortcuts.js';
import { type PlayerLabels, playerLabels } from '../text/playerLabels.js';
import { type BoardSteps, describeHex, standingAt } from './boardSteps.js';
import { texts } from './texts.js';

/** Of the picture, in its own units. */
const WIDTH = 600;

const SVG = 'http://www.w3.org/2000/svg';

/** The signs on buttons, in a box of 24 × 24. */
const SIGNS = { play: 'M7 4l13 8-13 8z', pause: 'M7 4v16M17 4v16', next: 'M6 4l9 8-9 8zM19 4v16', previous: 'M18 4l-9 8 9 8zM5 4v16' };
type Sign = keyof typeof SIGNS;

/** What a scene tells its element. */
export interface SceneCallbacks {
  readonly onStep: () => void;
  readonly onSelect: (at: Hex) => void;
}

type Attributes = Readonly<Record<string, string>>;

/** Makes an element with its attributes and what is in it. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
};

const signOf = (sign: Sign): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', SIGNS[sign]);
  svg.append(path);
  return svg;
};

const pictureOf = ({ before, replay }: BoardSteps, size: { readonly width: number; readonly height: number }): SVGSVGElement => {
  const read = new DOMParser().parseFromString(animationSvg(before, replay, size, ''), 'image/svg+xml').documentElement;
  const svg = document.importNode(read, true);
  if (!(svg instanceof SVGSVGElement)) throw new Error('the board is no picture');
  svg.querySelector('title')?.remove();
  svg.removeAttribute('role');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A board with its hexes as buttons, the numbers of the HQs, and the controls of a battle, in the shadow tree of an element. */
export class BoardScene {
  readonly root: HTMLElement;
  readonly #labels: PlayerLabels;
  readonly #animation: BattleAnimation;
  readonly #hexes = new Map<number, HTMLButtonElement>();
  readonly #standings: readonly HTMLElement[];
  readonly #caption = make('p', { class: 'caption', part: 'caption', 'aria-live': 'polite' });
  readonly #count = make('span', { class: 'step', part: 'step' });
  readonly #bar = make('div', { class: 'controls', part: 'controls', role: 'group' });
  readonly #play = this.#button('play', () => this.toggle());
  readonly #previous = this.#button('previous', () => this.show(this.step - 1));
  readonly #next = this.#button('next', () => this.show(this.step + 1));

  /** @param language its texts have to be loaded. */
  constructor(
    readonly steps: BoardSteps,
    private readonly language: Language,
    private readonly callbacks: SceneCallbacks,
  ) {
    const { before } = steps;
    this.#labels = this.#in(() => playerLabels(before.players, []));
    this.#standings = before.players.map(() => make('strong'));
    const board = this.#in(() => this.#makeBoard());
    this.#animation = new BattleAnimation(board.svg, {
      loops: false,
      moves: () => !prefersStillness(),
      onChange: () => this.#changed(),
    });
    const description = this.#in(() => texts.t('embed.board', { players: texts.listOf(before.players.map((_, seat) => this.#labels.name(seat))) })); // prettier-ignore
    this.root = make('div', { role: 'group', 'aria-label': description, part: 'frame', lang: language }, board.element);
    this.root.append(this.#in(() => this.#makeStandings()));
    if (this.isBattle) {
      this.#bar.setAttribute(
        'aria-label',
        this.#in(() => texts.t('app.battle')),
      );
      this.#bar.append(this.#previous, this.#play, this.#next, this.#count);
      this.root.append(this.#bar);
    }
    this.root.append(this.#caption);
    this.#describe();
  }

  /** Whether there is something to play. */
  get isBattle(): boolean {
    return this.count > 1;
  }

  get count(): number {
    return this.steps.replay.frames.length;
  }

  get step(): number {
    return this.#animation.frame;
  }

  get isPlaying(): boolean {
    return this.#animation.isPlaying;
  }

  /** What is said of the step. */
  get sentence(): string {
    return this.#in(() => this.steps.sentenceOf(this.step, this.#labels));
  }

  /** Whether the controls of a battle are seen. */
  set hasControls(shown: boolean) {
    this.#bar.hidden = !shown;
  }

  focus(options?: FocusOptions): void {
    [...this.#hexes.values()].find(({ tabIndex }) => tabIndex === 0)?.focus(options);
  }

  /** From the beginning if the end is shown. */
  play(): void {
    if (!this.isBattle || this.isPlaying) return;
    if (this.step === this.count - 1) this.show(0);
    this.#animation.play();
    this.#describe();
  }

  pause(): void {
    this.#animation.pause();
    this.#describe();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Shows a step; nothing happens if there is no such step. */
  show(step: number): void {
    if (Number.isInteger(step) && step >= 0 && step < this.count && step !== this.step) this.#animation.show(step);
  }

  /** What is on a hex at this step, in words. */
  textOf(at: Hex): string {
    const content = this.steps.replay.frames[this.step]?.model;
    return content ? this.#in(() => describeHex(content, this.#labels, at)) : '';
  }

  /** Marks a hex and says what is on it. */
  select(at: Hex): void {
    for (const [cell, button] of this.#hexes) button.parentElement?.setAttribute('aria-selected', String(cell === cellOf(at)));
    this.#caption.textContent = this.textOf(at);
    this.callbacks.onSelect(at);
  }

  #in<T>(task: () => T): T {
    return texts.in(this.language, task);
  }

  #button(sign: Sign, act: () => void): HTMLButtonElement {
    const button = make('button', { type: 'button', part: 'button', 'data-sign': sign }, signOf(sign));
    button.addEventListener('click', act);
    return button;
  }

  #makeBoard(): { readonly element: HTMLElement; readonly svg: SVGSVGElement } {
    const board = this.steps.replay.frames[0]?.model.board;
    if (!board) throw new Error('there is nothing to draw');
    const size = sizeInWidth(board, WIDTH);
    const layout = layoutFor(board, size.width, size.height);
    const svg = pictureOf(this.steps, size);
    const help = make('p', { class: 'spoken', id: 'help' }, texts.t(this.isBattle ? 'embed.helpBattle' : 'embed.help'));
    const grid = make('div', { class: 'grid', role: 'grid', 'aria-label': texts.t('table.board'), 'aria-describedby': 'help' });
    const hexes = board.cells.map(hexOf);
    for (const column of new Set(hexes.map(([q]) => q))) {
      const row = make('div', { role: 'row' });
      for (const hex of hexes.filter(([q]) => q === column)) {
        const { x, y, radius } = placeOf(layout, hex);
        const button = make('button', {
          type: 'button',
          class: 'hex',
          tabindex: sameHex(hex, [0, 0]) ? '0' : '-1',
          'data-hex': hex.join(),
        });
        button.style.left = `${(x / size.width) * 100}%`;
        button.style.top = `${(y / size.height) * 100}%`;
        button.style.width = `${((radius * Math.sqrt(3)) / size.width) * 100}%`;
        button.style.height = `${((radius * Math.sqrt(3)) / size.height) * 100}%`;
        button.addEventListener('click', () => this.select(hex));
        this.#hexes.set(cellOf(hex), button);
        row.append(make('div', { role: 'gridcell', 'aria-selected': 'false' }, button));
      }
      grid.append(row);
    }
    grid.addEventListener('keydown', (event) => this.#keyDown(event));
    // Some browsers press a button when the space bar is released.
    grid.addEventListener('keyup', (event) => {
      if (event.key === ' ' && this.isBattle) event.preventDefault();
    });
    return { element: make('div', { class: 'board', part: 'board' }, svg, help, grid), svg };
  }

  #makeStandings(): HTMLElement {
    const { players, options } = this.steps.before;
    const items = players.map((_, seat) =>
      make(
        'li',
        {},
        `${this.#labels.name(seat)}: `,
        texts.t(isScoreMode(options.mode) ? 'picture.points' : 'picture.hq'),
        ' ',
        this.#standings[seat] ?? '',
      ),
    );
    return make('ul', { class: 'standings', part: 'standings' }, ...items);
  }

  #keyDown(event: KeyboardEvent): void {
    const { target } = event;
    const at = [...this.#hexes].find(([, button]) => button === target)?.[0];
    if (at === undefined || isForBrowser(event)) return;
    if (event.key === ' ' && this.isBattle) {
      event.preventDefault();
      this.toggle();
      return;
    }
    const { board } = this.steps.replay.frames[0]?.model ?? {};
    const next = board && neighborByKey(hexOf(at), event.key, board);
    if (!next) return;
    event.preventDefault();
    for (const [cell, button] of this.#hexes) button.tabIndex = cell === cellOf(next) ? 0 : -1;
    this.#hexes.get(cellOf(next))?.focus();
  }

  #changed(): void {
    this.#describe();
    this.callbacks.onStep();
  }

  /** Brings words, numbers and buttons to the step that is shown. */
  #describe(): void {
    this.#in(() => {
      for (const [cell, button] of this.#hexes) button.setAttribute('aria-label', this.textOf(hexOf(cell)));
      this.#standings.forEach((place, seat) => (place.textContent = String(standingAt(this.steps, this.step, seat))));
      this.#caption.textContent = this.sentence;
      this.#count.textContent = texts.t('embed.step', { step: this.step + 1, steps: this.count });
      const sign = this.isPlaying ? 'pause' : 'play';
      if (this.#play.dataset['sign'] !== sign) this.#play.replaceChildren(signOf(sign));
      this.#play.dataset['sign'] = sign;
      this.#play.setAttribute('aria-label', texts.t(`table.film.${sign}`));
      this.#previous.setAttribute('aria-label', texts.t('table.film.back'));
      this.#next.setAttribute('aria-label', texts.t('table.film.step'));
      this.#previous.setAttribute('aria-disabled', String(this.step === 0));
      this.#next.setAttribute('aria-disabled', String(this.step === this.count - 1));
    });
  }
}
