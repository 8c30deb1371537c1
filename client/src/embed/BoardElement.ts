import { notationId } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { VENOM_STEP } from '@hexfall/shared/model/event';
import type { Language } from '@hexfall/shared/model/languages';
import type { Result } from '@hexfall/shared/model/result';
import type { BattleDocument } from '@hexfall/shared/notation/battle';
import { armyLabel } from '@hexfall/shared/notation/players';
import { hexName } from '../text/names.js';
import { BoardScene, make } from './BoardScene.js';
import { stepsOf } from './boardSteps.js';
import { boardSheet } from './boardStyle.js';
import { type BoardProblem, readBoard } from './readBoard.js';
import { languageOfTag, texts } from './texts.js';

/** The attributes that are properties, too. They decide what an element shows: it is read again when one of them changes. */
const PROPERTIES = ['position', 'src', 'events', 'battle'] as const;

/** What `event.detail` of `step` has. */
export interface StepDetail {
  /** From 0, before the battle. */
  readonly step: number;
  readonly steps: number;
  /** Of the phase, or `venom` for the step before the first one; null outside of phases. */
  readonly initiative: number | 'venom' | null;
  /** The sentence below the board. */
  readonly text: string;
}

/** What `event.detail` of `select` has. */
export interface SelectDetail {
  readonly hex: readonly [q: number, r: number];
  /** Such as `C3`. */
  readonly name: string;
  /** As in docs/notation.md; null for an empty hex. A bomber of nobody has no army. */
  readonly tile: { readonly army: string | null; readonly tile: string; readonly rot: number; readonly wounds: number } | null;
  /** What is on the hex, in words. */
  readonly text: string;
}

/** What `event.detail` of `error` has. */
export interface ErrorDetail {
  readonly code: string;
  /** The sentence that is shown in the place of the board. */
  readonly message: string;
}

/** The sentence for a problem, in the present language. */
const sentenceFor = ({ code, detail }: BoardProblem): string => {
  switch (code) {
    case 'no-position':
    case 'no-json':
    case 'broken-link':
    case 'too-long':
    case 'bad-events':
    case 'failed':
      return texts.t(`embed.problem.${code}`);
    case 'not-loaded':
      return texts.t('embed.problem.not-loaded', { address: detail });
    default:
      return texts.t('embed.problem.position', { reason: detail });
  }
};

/** `<hexfall-board>`: a position of Hexfall, or a battle, in any page. */
export class HexfallBoard extends HTMLElement {
  static readonly observedAttributes: readonly string[] = [...PROPERTIES, 'lang', 'controls'];

  readonly #shadow = this.attachShadow({ mode: 'open' });
  #scene: BoardScene | null = null;
  /** Ends what is being read. */
  #reading: AbortController | null = null;

  connectedCallback(): void {
    // What a page has set before this class was there hides its properties.
    for (const name of PROPERTIES.filter((own) => Object.hasOwn(this, own))) {
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#readSoon();
  }

  disconnectedCallback(): void {
    this.#reading?.abort();
    this.#scene?.pause();
  }

  attributeChangedCallback(name: string): void {
    if (name === 'controls') this.#showControls();
    else if (this.isConnected) this.#readSoon();
  }

  /** The position: JSON as text or as an object, or the end of a link to the sandbox. */
  get position(): string | null {
    return this.getAttribute('position');
  }

  set position(value: string | object | null) {
    this.#reflect('position', value);
  }

  /** The address of a file with a position or a battle. */
  get src(): string | null {
    return this.getAttribute('src');
  }

  set src(value: string | null) {
    this.#reflect('src', value);
  }

  /** The events of a battle on the position, as text or as a list. */
  get events(): string | null {
    return this.getAttribute('events');
  }

  set events(value: string | object | null) {
    this.#reflect('events', value);
  }

  /** Who starts a battle on the position: a player, or the one in turn if it is empty. Null for none. */
  get battle(): string | null {
    return this.getAttribute('battle');
  }

  set battle(value: string | number | null) {
    this.#reflect('battle', value === null ? null : String(value));
  }

  /** The step that is shown, from 0. A step that is not there is ignored. */
  get step(): number {
    return this.#scene?.step ?? 0;
  }

  set step(step: number) {
    this.#scene?.show(step);
  }

  /** How many steps there are: 1 for a position, 0 while nothing is shown. */
  get steps(): number {
    return this.#scene?.count ?? 0;
  }

  get playing(): boolean {
    return this.#scene?.isPlaying ?? false;
  }

  /** Focuses the hex that the arrow keys start from. */
  override focus(options?: FocusOptions): void {
    this.#scene?.focus(options);
  }

  /** Plays the battle from the step that is shown, or from the beginning if that is the last one. */
  play(): void {
    this.#scene?.play();
  }

  pause(): void {
    this.#scene?.pause();
  }

  next(): void {
    this.#scene?.show(this.step + 1);
  }

  previous(): void {
    this.#scene?.show(this.step - 1);
  }

  /** Its own language, or that of what it is in. */
  get #language(): Language {
    return languageOfTag(this.closest('[lang]')?.getAttribute('lang') ?? null);
  }

  #reflect(name: string, value: string | object | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
  }

  /** Reads once for all attributes that change together. */
  #readSoon(): void {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    queueMicrotask(() => {
      if (!reading.signal.aborted) void this.#read(reading.signal);
    });
  }

  async #read(signal: AbortSignal): Promise<void> {
    const language = this.#language;
    // Without its texts an element speaks English.
    await texts.load(language).catch(() => undefined);
    const found = await this.#find();
    if (signal.aborted) return;
    this.#scene?.pause();
    this.#scene = null;
    try {
      if (!found.ok) return this.#refuse(found.error);
      const steps = stepsOf(found.value);
      this.#scene = new BoardScene(steps, language, { onStep: () => this.#stepped(), onSelect: (at) => this.#selected(at) });
    } catch (error) {
      // Whatever is wrong stays in the element.
      console.error(error);
      return this.#refuse({ code: found.ok && found.value.events.length > 0 ? 'bad-events' : 'failed', detail: '' });
    }
    this.#put(this.#scene.root);
    this.#showControls();
    this.#tell<StepDetail>('step', this.#stepDetail());
    if (this.hasAttribute('autoplay') && !matchMedia('(prefers-reduced-motion: reduce)').matches) this.#scene.play();
  }

  async #find(): Promise<Result<BattleDocument, BoardProblem>> {
    try {
      const { position, src, events, battle } = this;
      return await readBoard({ position, src, base: this.baseURI, events, battle });
    } catch (error) {
      console.error(error);
      return { ok: false, error: { code: 'failed', detail: '' } };
    }
  }

  #put(content: HTMLElement): void {
    this.#shadow.adoptedStyleSheets = [boardSheet()];
    this.#shadow.replaceChildren(content);
  }

  #refuse(problem: BoardProblem): void {
    const message = texts.in(this.#language, () => sentenceFor(problem));
    this.#put(make('p', { class: 'problem', part: 'problem', role: 'alert' }, message));
    this.#tell<ErrorDetail>('error', { code: problem.code, message });
  }

  #showControls(): void {
    if (this.#scene) this.#scene.hasControls = this.getAttribute('controls') !== 'none';
  }

  #tell<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail }));
  }

  #stepDetail(): StepDetail {
    const scene = this.#scene;
    const phase = scene?.steps.replay.frames[scene.step]?.phase ?? null;
    const initiative = phase === VENOM_STEP ? 'venom' : phase;
    return { step: this.step, steps: this.steps, initiative, text: scene?.sentence ?? '' };
  }

  #stepped(): void {
    this.#tell<StepDetail>('step', this.#stepDetail());
    if (this.steps > 1 && this.step === this.steps - 1 && !this.playing) this.#tell('end', null);
  }

  #selected(at: Hex): void {
    const scene = this.#scene;
    const content = scene?.steps.replay.frames[scene.step]?.model;
    if (!scene || !content) return;
    const unit = content.units.find((one) => cellOf(one.at) === cellOf(at));
    const { players } = scene.steps.before;
    const owner = unit && players[unit.owner];
    this.#tell<SelectDetail>('select', {
      hex: at,
      name: hexName(at, content.board),
      tile: unit ? { army: owner ? armyLabel(players, owner, unit.owner) : null, tile: notationId(unit.tile), rot: unit.rot, wounds: unit.wounds } : null, // prettier-ignore
      text: scene.textOf(at),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hexfall-board': HexfallBoard;
  }
}

if (!customElements.get('hexfall-board')) customElements.define('hexfall-board', HexfallBoard);
