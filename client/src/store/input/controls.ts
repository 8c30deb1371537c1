import { computed, effect, signal } from '@preact/signals';
import { hqOf, isSameInAllRotations, notationId, tileOf } from '@hexfall/shared/content/catalog';
import { SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { Direction, Rotation } from '@hexfall/shared/hex/direction';
import { hexPick } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import type { AbilityUse, Table } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';
import { type AskKind, settings } from '../../platform/settings.js';
import { type TakeBackBar, takeBackBar } from '../notice.js';
import type { TableStore } from '../TableStore.js';
import { pointableHexes } from './decisionKeys.js';
import { Inspection, rotOn, unitOn } from './Inspection.js';
import { doOrPlan, type Planning, playedOn, refusalIn } from './planning.js';
import { type Choice, choiceOf, intentFromClick, isUsable, select, type Selection } from './selection.js';
import { hexOfSource, type Source } from './source.js';
import { goFurther, pickHex, rotated, stepBack, swapMeant } from './steps.js';

/** Actions that need no confirmation at the end of a turn: discarding, and the turn of one unit that an HQ offers in every turn. */
const IDLE: readonly Intent['do'][] = ['end-turn', 'discard', 'rotate'];

const hasMore = (legal: readonly Intent[]): boolean => legal.some(({ do: kind }) => !IDLE.includes(kind));

/**
 * Returns the confirmation an intent needs. Null if it can be undone, loses nothing, or is already confirmed: a Battle tile asks when it is
 * taken.
 */
export const confirmationFor = (intent: Intent, legal: readonly Intent[]): AskKind | null => {
  switch (intent.do) {
    case 'redraw':
    case 'resign':
      return intent.do;
    case 'end-turn':
      return hasMore(legal) ? 'end-turn' : null;
    default:
      return null;
  }
};

/** An irreversible intent that has to be confirmed, and its kind. */
export interface Confirmation {
  readonly kind: AskKind;
  readonly intent: Intent;
}

const isInstant = (source: Source): boolean => source.kind === 'tile' && tileOf(source.tile).kind === 'instant';

/** Turns clicks, keyboard shortcuts and buttons at a table into a selection and, in the end, into intents. */
export class Controls {
  readonly selection = signal<Selection | null>(null);
  /** The hex under the pointer or the keyboard cursor. */
  readonly hovered = signal<Hex | null>(null);
  readonly inspection = new Inspection(() => this.table.peek());
  /** The irreversible intent that waits for confirmation. */
  readonly confirming = signal<Confirmation | null>(null);
  /** O6: whether the tiles of a bad draw are being chosen. */
  readonly redrawing = signal(false);
  /** The key of the answer to the open question that is hovered or focused. */
  readonly hoverAnswer = signal<string | null>(null);
  /** What can be done now; while a turn is planned, what could be done in it. */
  readonly legal = computed<readonly Intent[]>(() => playedOn(this.store, this.planning).legal.value);
  /** The table that is played on; while a turn is planned, the one after its steps. */
  readonly table = computed<Table | null>(() => playedOn(this.store, this.planning).table.value);
  readonly choice = computed<Choice | null>(() => {
    const selection = this.selection.value;
    return selection ? choiceOf(this.legal.value, selection) : null;
  });
  /** The intent that a click on the hovered hex would make ready. */
  readonly hoverIntent = computed<Intent | null>(() => {
    const [hex, selection, choice] = [this.hovered.value, this.selection.value, this.choice.value];
    if (!hex || !selection || !choice?.selectable.some((other) => sameHex(other, hex))) return null;
    return choiceOf(this.legal.value, { ...selection, picks: [...selection.picks, hexPick(hex)] }).ready;
  });
  /** T1: a tile has to be discarded before anything else is done. */
  readonly mustDiscard = computed<boolean>(
    () => (this.store.playback.shown.value?.turn.mustDiscard ?? false) && this.store.legal.value.some(({ do: kind }) => kind === 'discard'),
  );
  #rot: Rotation = 0;

  /** @param askFilm handles a click on a hex while a replay is on the board; returns whether there is one. */
  constructor(
    readonly store: TableStore,
    readonly askFilm: (hex: Hex) => boolean = () => false,
    readonly planning: Planning | null = null,
  ) {}

  /** Keeps the selection in sync with the table. Returns a function that stops this. */
  syncWithTable(): () => void {
    let wasIdle = true;
    return effect(() => {
      const legal = this.legal.value;
      // What was looked at while others played does not cover the hand when the own turn begins.
      if (wasIdle && legal.length > 0) this.inspection.stop();
      wasIdle = legal.length === 0;
      // Resigning is possible at any time.
      if (this.confirming.peek()?.kind !== 'resign' || this.store.playback.shown.peek()?.outcome) this.confirming.value = null;
      this.hoverAnswer.value = null;
      this.redrawing.value = false;
      if (isUsable(legal, { kind: 'hq' })) this.#select({ kind: 'hq' });
      else if (isUsable(legal, { kind: 'question' })) this.#select(this.#question());
      else this.selection.value = null;
    });
  }

  /** Takes a tile of the hand, or puts it back. Out of turn it is only inspected. */
  takeTile(tile: TileKey, slot: number): void {
    this.store.playback.cancelReplay();
    const { source } = this.selection.peek() ?? {};
    const idle = this.legal.peek().length === 0;
    if (idle) this.inspection.start({ kind: 'tile', tile });
    else this.inspection.stop();
    if (idle || source?.kind === 'question') return;
    if (source?.kind === 'tile' && source.slot === slot) this.cancelAll();
    else this.#select({ kind: 'tile', tile, slot });
  }

  /** Takes a tile by its place in the hand. */
  takeSlot(slot: number): void {
    const me = this.store.me.peek();
    const tile = me === null ? undefined : this.table.peek()?.players[me]?.hand[slot];
    if (tile) this.takeTile(tile, slot);
  }

  /** A click, tap or Enter on a hex; null beside the board. */
  point(hex: Hex | null): void {
    if (hex && this.askFilm(hex)) return;
    if (!hex) return this.cancelAll();
    const selection = this.selection.peek();
    if (!selection) return this.#pointAtUnit(hex);
    const outcome = pickHex(this.legal.peek(), selection, hex, settings.confirm.peek());
    if (outcome.leads === 'on') this.selection.value = outcome.selection;
    else if (outcome.leads === 'send') this.send(outcome.intent);
    else this.#pointAtNothing(selection, hex);
  }

  turn(steps: 1 | -1): void {
    const choice = this.choice.peek();
    const [shared] = choice?.shared ?? [];
    if (shared) return this.swapMeant(shared);
    const rot = choice && rotated(choice, steps);
    if (rot !== null) this.#turnTo(rot);
  }

  /** P7: says of a hex with a unit and a foundation that the other one is meant. */
  swapMeant(hex: Hex): void {
    const selection = this.selection.peek();
    if (selection) this.selection.value = swapMeant(selection, hex);
  }

  /** Turns the tile so that its first edge points there, if it can be turned so. */
  turnTowards(direction: Direction): void {
    if (this.choice.peek()?.turning?.rotations.includes(direction)) this.#turnTo(direction);
  }

  confirm(): void {
    const ready = this.choice.peek()?.ready;
    if (ready) this.send(ready);
    else if (this.mustDiscard.peek()) this.discardTaken();
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
    if (this.inspection.shown.peek()) return this.inspection.stop();
    const selection = this.selection.peek();
    const back = selection && stepBack(selection);
    if (back) this.selection.value = back;
    else this.cancelAll();
  }

  /** Clears the selection, unless something has to be chosen. */
  cancelAll(): void {
    const kind = this.selection.peek()?.source.kind;
    if (kind === 'hq') this.#select({ kind });
    else if (kind === 'question') this.#select(this.#question());
    else this.selection.value = null;
    this.inspection.stop();
  }

  /** Takes the bomber beside the board, to be placed for a tile of the hand (P4). */
  takeBomber(discard: TileKey): void {
    this.#select({ kind: 'bomber', discard });
  }

  /** R3: takes a prize that is held, to be put on a unit. */
  takePrize(prize: Prize): void {
    this.inspection.stop();
    this.#select({ kind: 'prize', prize });
  }

  /** T2: replaces a bad draw; O6: asks first which tiles, where that is to be chosen. */
  redraw(): void {
    if (this.store.legal.peek().some((intent) => intent.do === 'redraw' && intent.tiles)) this.redrawing.value = true;
    else this.send({ do: 'redraw' });
  }

  /** O6: replaces the tiles that have been chosen. */
  redrawTiles(tiles: readonly TileKey[]): void {
    const names = tiles.map(notationId).sort().join();
    const intent = this.store.legal.peek().find((legal) => legal.do === 'redraw' && legal.tiles?.join() === names);
    if (!intent) return;
    this.redrawing.value = false;
    this.#send(intent);
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

  /** Sends an intent, after a confirmation if it cannot be undone. The tables of the lesson and the sandbox need none. */
  send(intent: Intent): void {
    const kind = this.store.players && confirmationFor(intent, this.store.legal.peek());
    if (kind && settings.asks.peek().includes(kind)) this.confirming.value = { kind, intent };
    else this.#send(intent);
  }

  /** Answers the open confirmation. */
  answerConfirmation(isSure: boolean): void {
    const asked = this.confirming.peek();
    this.confirming.value = null;
    if (asked && isSure) this.#send(asked.intent);
  }

  #select(source: Source): void {
    const at = hexOfSource(source);
    const placed = this.#placedBy(source);
    const isRound = placed !== null && isSameInAllRotations(placed);
    this.selection.value = select(source, at ? rotOn(this.table.peek(), at) : this.#rot, isRound);
  }

  /** The tile that a source puts on the board; null if it uses what is there. */
  #placedBy(source: Source): TileKey | null {
    if (source.kind === 'tile') return source.tile;
    if (source.kind === 'bomber') return SECOND_BOMBER;
    const army = this.table.peek()?.players[this.store.me.peek() ?? -1]?.army;
    return source.kind === 'hq' && army ? hqOf(army) : null;
  }

  #turnTo(rot: Rotation): void {
    const selection = this.selection.peek();
    if (!selection) return;
    this.selection.value = { ...selection, rot };
    this.#rot = rot;
  }

  #question(): Source {
    const table = this.table.peek();
    const keys = table?.decision?.keys ?? [];
    return { kind: 'question', hexes: Object.fromEntries(keys.map((key) => [key, table ? pointableHexes(table, key) : []])) };
  }

  #pointAtUnit(hex: Hex): void {
    const source = { kind: 'unit', at: hex } as const;
    const usable = [source, { kind: 'turret', at: hex } as const].find((one) => isUsable(this.legal.peek(), one));
    if (usable) this.#select(usable);
    else this.inspection.toggleUnit(hex);
  }

  #pointAtNothing(selection: Selection, hex: Hex): void {
    const source: Source = { kind: 'unit', at: hex };
    const canSwitch = selection.source.kind === 'unit' && !sameHex(selection.source.at, hex) && isUsable(this.legal.peek(), source);
    if (canSwitch) return this.#select(source);
    // A click on a unit while a tile is being placed inspects the unit: it is not refused.
    if (unitOn(this.table.peek(), hex) && !isInstant(selection.source)) return this.inspection.toggleUnit(hex);
    const intent = intentFromClick({ ...selection, ability: this.choice.peek()?.ability ?? null }, hex);
    if (intent) this.#explain(intent);
  }

  /** Says why an intent is refused. */
  #explain(intent: Intent): void {
    const refusal = refusalIn(this.store, this.planning, intent);
    if (refusal !== null) this.store.say(refusal);
  }

  #send(intent: Intent): void {
    this.selection.value = null;
    this.inspection.stop();
    doOrPlan(this.store, this.planning, intent);
  }
}

/** Returns why nothing can be taken back at a table now; null if something can. */
export const takeBackProblem = ({ playback }: Pick<TableStore, 'playback'>): TakeBackBar | null => {
  const table = playback.shown.value;
  return table && takeBackBar(table, playback.latest.value);
};

/** Undoes the last pick, or else the last action. Says why if neither is possible. */
export const undo = (controls: Controls): void => {
  const { store } = controls;
  const selection = controls.selection.peek();
  const isChoosing =
    selection !== null && (selection.picks.length > 0 || selection.source.kind === 'tile' || selection.source.kind === 'bomber');
  if (isChoosing) return controls.cancel();
  if (controls.planning?.isActive.peek()) return controls.planning.removeLast();
  const table = store.playback.shown.peek();
  if (!table || store.playback.busy.peek() || !store.mine.peek().includes(table.turn.player)) return;
  const problem = takeBackProblem(store);
  if (problem === null) controls.send({ do: 'take-back' });
  else store.say({ code: `take-back-${problem}` });
};
