import { type ByRoleMatcher, queryAllByRole } from '@testing-library/dom';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Probe } from '../../../client/src/store/input/probe.js';
import type { HandledWindow } from '../../support/hands.js';
import type { HeadlessBoard } from './HeadlessBoard.js';
import { LoadedPage, type WindowOptions } from './LoadedPage.js';

/** An element by a selector, an element that is there, or the first one with a role and a name. */
export type Target = string | Element;

/** Narrows a selector to elements with a text in them. */
export interface Narrowed {
  readonly hasText?: string | RegExp;
}

const hasText = ({ textContent }: Element, wanted: string | RegExp): boolean => {
  const text = textContent.replace(/\s+/g, ' ').trim();
  return typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text);
};

/** The page as one user sees and uses it. */
export class PageWindow extends LoadedPage implements HandledWindow {
  /** @param url the address of the server. @param path what is opened there. */
  static async open(url: string, path: string, options: WindowOptions = {}): Promise<PageWindow> {
    const page = new PageWindow(url, options);
    await page.goto(path);
    return page;
  }

  /** What the page offers to tests; it has to show a table. */
  get probe(): Probe {
    const { hexfall } = this.window;
    if (!hexfall) throw new Error('the page shows no table');
    return hexfall;
  }

  /** The tiles in the hand of the page's player. */
  get hand(): readonly TileKey[] {
    const { table, me } = this.probe;
    return table?.players[me ?? 0]?.hand ?? [];
  }

  /** The board that records what it was told to show. */
  get board(): HeadlessBoard {
    const { board } = this.window;
    if (!board) throw new Error('the page shows no board');
    return board;
  }

  get focused(): Element | null {
    return this.document.activeElement;
  }

  /** All elements of a selector. */
  all(selector: string, { hasText: wanted }: Narrowed = {}): readonly HTMLElement[] {
    const found = [...this.document.querySelectorAll<HTMLElement>(selector)];
    return wanted === undefined ? found : found.filter((element) => hasText(element, wanted));
  }

  /** The first element of a selector, which has to be there. */
  get(selector: string, narrowed?: Narrowed): HTMLElement {
    const [first] = this.all(selector, narrowed);
    if (!first) throw new Error(`${describe(selector, narrowed)} is not on the page`);
    return first;
  }

  /** The text of the first element of a selector. */
  text(selector: string, narrowed?: Narrowed): string {
    return this.get(selector, narrowed).textContent.replace(/\s+/g, ' ').trim();
  }

  /** What stands in a field. */
  value(selector: string): string {
    return (this.get(selector) as HTMLInputElement).value;
  }

  /** Waits for an element of a selector, and gives it. */
  shown(selector: string, narrowed?: Narrowed): Promise<HTMLElement> {
    return this.until(() => this.get(selector, narrowed));
  }

  /** Waits until no element of a selector is left. */
  async gone(selector: string, narrowed?: Narrowed): Promise<void> {
    await this.until(() => {
      if (this.all(selector, narrowed).length > 0) throw new Error(`${describe(selector, narrowed)} is still on the page`);
      return true;
    });
  }

  /** Waits for an element with a role, as assistive technology sees it, and gives it. */
  byRole(role: ByRoleMatcher, name?: string | RegExp): Promise<HTMLElement> {
    return this.until(() => {
      const [first] = this.allByRole(role, name);
      if (!first) throw new Error(`no ${String(role)} is called ${String(name)}`);
      return first;
    });
  }

  /** All elements with a role that are there now. */
  allByRole(role: ByRoleMatcher, name?: string | RegExp): readonly HTMLElement[] {
    return queryAllByRole(this.document.body, role, { hidden: true, ...(name !== undefined && { name }) });
  }

  /** Clicks on an element as soon as it is there and can be used. */
  async click(target: Target, narrowed?: Narrowed): Promise<void> {
    await this.user.click(await this.#usable(target, narrowed));
    await this.settle();
  }

  /** Clicks with the other button. */
  async rightClick(target: Target, narrowed?: Narrowed): Promise<void> {
    await this.user.pointer({ keys: '[MouseRight]', target: await this.#usable(target, narrowed) });
    await this.settle();
  }

  /** Moves the pointer over an element. */
  async hover(target: Target, narrowed?: Narrowed): Promise<void> {
    await this.user.hover(await this.#usable(target, narrowed));
    await this.settle();
  }

  /**
   * Drags an element to another one. There are no places in this DOM but for that: what the pointer has come to and what holds it are
   * where the pointer is, everything else is not.
   */
  async drag(target: Target, to: Target): Promise<void> {
    const [element, over] = [await this.#usable(target), await this.#usable(to)];
    const middle = { clientX: 450, clientY: 450 };
    const reached: HTMLElement[] = [];
    for (let one: HTMLElement | null = over; one; one = one.parentElement) reached.push(one);
    for (const one of reached) one.getBoundingClientRect = () => new this.window.DOMRect(400, 400, 100, 100);
    this.document.elementFromPoint = () => over;
    await this.user.pointer([
      { keys: '[MouseLeft>]', target: element, coords: { clientX: 1, clientY: 1 } },
      // What is dragged has captured the pointer.
      { target: element, coords: middle },
      { keys: '[/MouseLeft]', target: element, coords: middle },
    ]);
    for (const one of reached) Reflect.deleteProperty(one, 'getBoundingClientRect');
    Reflect.deleteProperty(this.document, 'elementFromPoint');
    await this.settle();
  }

  /** Gives an element the focus. */
  async focus(target: Target, narrowed?: Narrowed): Promise<void> {
    (await this.#usable(target, narrowed)).focus();
    await this.settle();
  }

  /** Presses a key where the focus is, with modifiers before it: `Enter`, `e`, `Control+z`. */
  async press(key: string): Promise<void> {
    await this.settle();
    const [last = key, ...modifiers] = (key === '+' ? ['+'] : key.split(/(?<=.)\+(?=.)/)).reverse();
    const name =
      last === ' ' || last === 'Space' ? '[Space]' : last === '{' || last === '[' ? last + last : last.length > 1 ? `{${last}}` : last;
    const dialog = [...this.document.querySelectorAll('dialog[open]')].at(-1);
    const heard: { event: KeyboardEvent | null } = { event: null };
    const hear = (event: KeyboardEvent): void => void (heard.event = event);
    this.window.addEventListener('keydown', hear, { capture: true, once: true });
    await this.user.keyboard(`${modifiers.map((held) => `{${held}>}`).join('')}${name}${modifiers.map((held) => `{/${held}}`).join('')}`);
    this.window.removeEventListener('keydown', hear, { capture: true });
    // The library presses buttons and links only.
    const { focused } = this;
    if ((last === 'Enter' || last === ' ') && focused instanceof this.window.HTMLElement && focused.localName === 'summary') {
      if (!heard.event?.defaultPrevented) focused.click();
    }
    if (last === 'Escape' && dialog instanceof this.window.HTMLDialogElement && dialog.open && !heard.event?.defaultPrevented) {
      if (dialog.dispatchEvent(new this.window.Event('cancel', { cancelable: true }))) dialog.close();
    }
    await this.settle();
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.settle();
    await this.user.keyboard(text.replace(/[{[]/g, '$&$&'));
    await this.settle();
  }

  /** Writes a text into a field in the place of what is there. */
  async fill(target: Target, text: string): Promise<void> {
    const field = await this.#usable(target);
    await this.user.clear(field);
    if (text !== '') await this.user.type(field, text.replace(/[{[]/g, '$&$&'));
    await this.settle();
  }

  /** Moves a slider to a value. */
  async slide(target: Target, value: string): Promise<void> {
    const slider = (await this.#usable(target)) as HTMLInputElement;
    slider.value = value;
    for (const type of ['input', 'change']) slider.dispatchEvent(new this.window.Event(type, { bubbles: true }));
    await this.settle();
  }

  /** Pastes a text where the focus is. */
  async paste(text: string): Promise<void> {
    await this.settle();
    await this.user.paste(text);
    await this.settle();
  }

  /** Chooses an entry of a list by its value or its words. */
  async select(target: Target, entry: string): Promise<void> {
    await this.user.selectOptions(await this.#usable(target), entry);
    await this.settle();
  }

  /** Brings a box to be ticked, or not. */
  async check(target: Target, isChecked = true): Promise<void> {
    const box = (await this.#usable(target)) as HTMLInputElement;
    if (box.checked !== isChecked) await this.click(box);
  }

  /** Chooses files for a field. */
  async upload(target: Target, ...files: readonly { readonly name: string; readonly content: string }[]): Promise<void> {
    const field = await this.#usable(target);
    await this.user.upload(
      field,
      files.map(({ name, content }) => new this.window.File([content], name)),
    );
    await this.settle();
  }

  /** Clicks on a hex of the board, as the pointer does. */
  async point(hex: Hex, button = 0): Promise<void> {
    await this.settle();
    this.board.gestures.onHex?.({ hex, direction: null }, button);
    await this.settle();
  }

  /** Waits until the page has shown everything up to an intent. */
  async untilShown(seq: number): Promise<void> {
    await this.until(() => this.window.hexfall !== undefined && this.probe.idle && this.probe.seq >= seq);
  }

  held(): { readonly hand: readonly TileKey[]; readonly taken: TileKey | null } {
    const source = this.probe.selection?.source;
    return { hand: this.hand, taken: source?.kind === 'tile' ? source.tile : null };
  }

  ready(): Intent | null {
    return this.probe.ready;
  }

  table(): Table {
    const { table } = this.probe;
    if (!table) throw new Error('the page shows no table');
    return table;
  }

  seq(): number {
    return this.probe.seq;
  }

  focusedHex(): string | null {
    return this.focused?.getAttribute('data-hex') ?? null;
  }

  has(selector: string): boolean {
    return this.all(selector).length > 0;
  }

  async untilAsked(selector: string, seq: number): Promise<void> {
    await this.until(() => this.has(selector) || this.probe.seq > seq);
  }

  /** Waits until the player may do something: other windows of a table may show it before. */
  async untilActing(): Promise<void> {
    await this.until(() => (this.window.hexfall?.legal.length ?? 0) > 0);
  }

  /** Waits for an element that can be used. The page is never given less time than a hand takes: its effects have run. */
  async #usable(target: Target, narrowed?: Narrowed): Promise<HTMLElement> {
    await this.settle();
    return this.until(() => {
      const element = typeof target === 'string' ? this.get(target, narrowed) : (target as HTMLElement);
      if (!element.isConnected) throw new Error(`${element.outerHTML.slice(0, 200)} is not on the page any more`);
      const dialog = [...this.document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog && !dialog.contains(element)) throw new Error(`${element.outerHTML.slice(0, 200)} is behind a dialog`);
      if ((element as HTMLButtonElement).disabled) throw new Error(`${element.outerHTML.slice(0, 200)} cannot be used`);
      return element;
    });
  }
}

const describe = (selector: string, { hasText: wanted }: Narrowed = {}): string =>
  wanted === undefined ? selector : `${selector} with ${String(wanted)}`;
