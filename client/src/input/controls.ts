import { batch, computed, effect, signal } from '@preact/signals';
import { notationId } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Direction, Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import type { AbilityUse, Unit } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { settings, type AskKind } from '../store/settings.js';
import type { TableStore } from '../store/TableStore.js';
import { askOf } from './asks.js';
import { attemptOf } from './attempt.js';
import { hexPick, sameHex } from './picks.js';
import { choiceOf, isUsable, select, type Choice, type Selection } from './selection.js';
import type { Source } from './source.js';
import { goFurther, pickHex, rotated, stepBack } from './steps.js';

/** What the user looks at more closely: a unit on the board, or a tile. */
export type Inspected = { readonly kind: 'unit'; readonly at: Hex } | { readonly kind: 'tile'; readonly tile: TileKey };

/** An irreversible step, and what kind of one it is. */
export interface Asked {
  readonly kind: AskKind;
  readonly intent: Intent;
}

/** What clicks, keys and buttons do at a table: the selection they build up and the intents they end in. */
export class Controls {
  readonly selection = signal<Selection | null>(null);
  /** The hex under the pointer or the keyboard cursor. */
  readonly hovered = signal<Hex | null>(null);
  readonly inspected = signal<Inspected | null>(null);
  /** A tile beside the board under the pointer or the focus. */
  readonly pointed = signal<Inspected | null>(null);
  /** Whether what is inspected has been asked for by a key. */
  readonly byKey = signal(false);
  /** The irreversible step that waits for a yes. */
  readonly asked = signal<Asked | null>(null);
  /** The answer to the open question that the user points at or has the focus on. */
  readonly weighed = signal<string | null>(null);
  readonly choice = computed<Choice | null>(() => {
    const selection = this.selection.value;
    return selection ? choiceOf(this.store.legal.value, selection) : null;
  });
  /** What pointing at the hovered hex would make ready. */
  readonly aimed = computed<Intent | null>(() => {
    const [hex, selection, choice] = [this.hovered.value, this.selection.value, this.choice.value];
    if (!hex || !selection || !choice?.lit.some((lit) => sameHex(lit, hex))) return null;
    return choiceOf(this.store.legal.value, { ...selection, picks: [...selection.picks, hexPick(hex)] }).ready;
  });
  #rot: Rotation = 0;

  /** @param askFilm takes a hex that was pointed at while a film is on the board, and says whether one is. */
  constructor(
    readonly store: TableStore,
    readonly askFilm: (hex: Hex) => boolean = () => false,
  ) {}

  /** Keeps the selection in step with the table; gives what ends that. */
  attend(): () => void {
    return effect(() => {
      const legal = this.store.legal.value;
      // To resign is possible at any time.
      if (this.asked.peek()?.kind !== 'resign' || this.store.theater.shown.peek()?.outcome) this.asked.value = null;
      this.weighed.value = null;
      if (isUsable(legal, { kind: 'hq' })) this.#select({ kind: 'hq' });
      else if (isUsable(legal, { kind: 'question' })) this.#select({ kind: 'question' });
      else this.selection.value = null;
    });
  }

  /** Takes a tile of the hand, or puts it back. Out of turn it is only looked at. */
  takeTile(tile: TileKey, slot: number): void {
    this.store.theater.clear();
    const { source } = this.selection.peek() ?? {};
    const idle = this.store.legal.peek().length === 0;
    if (idle) this.inspect({ kind: 'tile', tile });
    else this.lookAway();
    if (idle || source?.kind === 'question') return;
    if (source?.kind === 'tile' && source.slot === slot) this.cancelAll();
    else this.#select({ kind: 'tile', tile, slot });
  }

  /** Takes a tile by its place in the hand. */
  takeSlot(slot: number): void {
    this.store.theater.clear();
    const me = this.store.me.peek();
    const tile = me === null ? undefined : this.store.theater.shown.peek()?.players[me]?.hand[slot];
    if (tile) this.takeTile(tile, slot);
  }

  /** A click, tap or Enter on a hex; null beside the board. */
  point(hex: Hex | null): void {
    if (hex && this.askFilm(hex)) return;
    if (!hex) return this.cancelAll();
    const selection = this.selection.peek();
    if (!selection) return this.#pointAtUnit(hex);
    const outcome = pickHex(this.store.legal.peek(), selection, hex, settings.confirm.peek());
    if (outcome.leads === 'on') this.selection.value = outcome.selection;
    else if (outcome.leads === 'send') this.send(outcome.intent);
    else this.#pointAtNothing(selection, hex);
  }

  /** Shows what something is until the user looks away; gives whether there is anything. */
  inspect(what: Inspected, byKey = false): boolean {
    if (what.kind === 'unit' && !this.#unitAt(what.at)) return false;
    batch(() => [(this.byKey.value = byKey), (this.inspected.value = what)]);
    return true;
  }

  /** Keeps what is under the pointer or the focus in sight, or lets it go. */
  inspectPointed(): void {
    const hex = this.hovered.peek();
    const what = this.pointed.peek() ?? (hex && ({ kind: 'unit', at: hex } as const));
    if (this.inspected.peek()) this.lookAway();
    else if (what) this.inspect(what, true);
  }

  lookAway(): void {
    this.inspected.value = null;
  }

  turn(steps: 1 | -1): void {
    const choice = this.choice.peek();
    const rot = choice && rotated(choice, steps);
    if (rot !== null) this.#turnTo(rot);
  }

  /** Turns the tile so that its first edge points there, if it can be turned so. */
  turnTowards(direction: Direction): void {
    if (this.choice.peek()?.turning?.rotations.includes(direction)) this.#turnTo(direction);
  }

  confirm(): void {
    const ready = this.choice.peek()?.ready;
    if (ready) this.send(ready);
  }

  secondStep(): void {
    const [selection, choice] = [this.selection.peek(), this.choice.peek()];
    const next = selection && choice && goFurther(selection, choice);
    if (next) this.selection.value = next;
  }

  useAbility(ability: AbilityUse): void {
    const selection = this.selection.peek();
    if (selection) this.selection.value = { ...select(selection.source, selection.rot), ability };
  }

  /** Escape: one step back, and then out of the selection. */
  cancel(): void {
    if (this.inspected.peek()) return this.lookAway();
    const selection = this.selection.peek();
    const back = selection && stepBack(selection);
    if (back) this.selection.value = back;
    else this.cancelAll();
  }

  /** Out of the selection, but for what has to be chosen. */
  cancelAll(): void {
    const kind = this.selection.peek()?.source.kind;
    if (kind === 'tile' || kind === 'unit' || kind === 'bomber') this.selection.value = null;
    else if (kind === 'hq' || kind === 'question') this.#select({ kind });
    this.inspected.value = null;
  }

  /** Takes the bomber beside the board, to be placed for a tile of the hand (P4). */
  takeBomber(discard: TileKey): void {
    this.#select({ kind: 'bomber', discard });
  }

  discard(tile: TileKey): void {
    this.#send({ do: 'discard', tile: notationId(tile) });
  }

  /** Discards the tile that has been taken, if that is possible. */
  discardTaken(): void {
    const source = this.selection.peek()?.source;
    if (source?.kind === 'tile' && this.canDiscard(source.tile)) this.discard(source.tile);
  }

  canDiscard(tile: TileKey): boolean {
    return this.store.legal.value.some((intent) => intent.do === 'discard' && intent.tile === notationId(tile));
  }

  /** Does something, after a question if it cannot be taken back. At a table of this page alone everything can be done anew. */
  send(intent: Intent): void {
    const kind = this.store.online && askOf(intent, this.store.legal.peek());
    if (kind && settings.asks.peek().includes(kind)) this.asked.value = { kind, intent };
    else this.#send(intent);
  }

  /** The answer to what was asked first. */
  answerAsked(isSure: boolean): void {
    const asked = this.asked.peek();
    this.asked.value = null;
    if (asked && isSure) this.#send(asked.intent);
  }

  #select(source: Source): void {
    this.selection.value = select(source, source.kind === 'unit' ? (this.#unitAt(source.at)?.rot ?? 0) : this.#rot);
  }

  #turnTo(rot: Rotation): void {
    const selection = this.selection.peek();
    if (!selection) return;
    this.selection.value = { ...selection, rot };
    this.#rot = rot;
  }

  #unitAt(hex: Hex): Unit | null {
    return this.store.theater.shown.peek()?.board[cellOf(hex)] ?? null;
  }

  #pointAtUnit(hex: Hex): void {
    const source = { kind: 'unit', at: hex } as const;
    const looked = this.inspected.peek();
    const again = looked?.kind === 'unit' && sameHex(looked.at, hex);
    if (isUsable(this.store.legal.peek(), source)) this.#select(source);
    else if (again) this.lookAway();
    else if (this.#unitAt(hex)) this.inspect(source);
    else this.lookAway();
  }

  #pointAtNothing(selection: Selection, hex: Hex): void {
    const source: Source = { kind: 'unit', at: hex };
    const canSwitch = selection.source.kind === 'unit' && !sameHex(selection.source.at, hex) && isUsable(this.store.legal.peek(), source);
    if (canSwitch) return this.#select(source);
    const intent = attemptOf(selection, hex);
    if (intent) this.#explain(intent);
  }

  /** Says why an intent is refused. */
  #explain(intent: Intent): void {
    const refusal = this.store.refusalOf(intent);
    if (refusal !== null) this.store.say(refusal);
  }

  #send(intent: Intent): void {
    this.selection.value = null;
    this.inspected.value = null;
    void this.store.act(intent);
  }
}
