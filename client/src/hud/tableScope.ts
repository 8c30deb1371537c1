import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { hexOf, type Hex } from '@hexfall/shared/hex/cells';
import { boardModel } from '../board/boardModel.js';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { inspectTies, type Tie } from '@hexfall/shared/rules/inspectTies';
import type { PublicTable } from '@hexfall/shared/rules/view';
import type { BoardModel, Reach } from '../board/types.js';
import { Controls } from '../input/controls.js';
import type { Pointing } from '../input/marks.js';
import { outlookOf, type Outlook } from '../input/outlook.js';
import { reachSought } from '../input/reachSought.js';
import type { MatchStore } from '../store/match.js';
import { settings } from '../store/settings.js';
import type { TableStore } from '../store/TableStore.js';
import type { Cast } from '../text/cast.js';
import { castOf } from './castOf.js';
import { playFrame } from '../sound/player.js';
import { FilmDeck } from './filmDeck.js';

/** The windows that can lie over a table. */
export type TableDialog =
  | { readonly kind: 'settings' | 'log' | 'menu' | 'chat' }
  | { readonly kind: 'tiles'; readonly seat: number }
  | { readonly kind: 'army'; readonly army: ArmyId };

/** What all parts of a table's screen share. */
export class TableScope {
  readonly controls: Controls;
  readonly deck: FilmDeck;
  readonly dialog = signal<TableDialog | null>(null);
  /** The result lies over the board until the user wants to look at it. */
  readonly resultOpen = signal(true);
  /** What happens in a film is listed over the board, where there is no room beside it. */
  readonly factsOpen = signal(false);
  /** The hex of the keyboard cursor; null while the board has no focus. */
  readonly cursor = signal<Hex | null>(null);
  readonly model: ReadonlySignal<BoardModel | null>;
  /** What is on the board at this moment: the table, or a picture of a film. */
  readonly seen: ReadonlySignal<BoardModel | null>;
  /** What the user points at; null before there is a table. */
  readonly pointing: ReadonlySignal<Pointing | null>;
  /** What a battle would bring; null while nobody wants to know or could start one. */
  readonly outlook: ReadonlySignal<Outlook | null>;
  /** Who nets and helps whom on the board shown. */
  readonly ties: ReadonlySignal<readonly Tie[]>;
  /** What is drawn of the unit looked at. */
  readonly reach: ReadonlySignal<Reach | null>;
  readonly cast: ReadonlySignal<Cast>;
  /** The hexes of the board, by q and then r. */
  readonly hexes: ReadonlySignal<readonly Hex[]>;

  constructor(readonly store: TableStore) {
    this.deck = new FilmDeck(store.theater, playFrame);
    this.controls = new Controls(store, (hex) => this.deck.ask(hex));
    this.model = computed(() => {
      const table = store.theater.shown.value;
      return table && boardModel(table);
    });
    this.ties = computed(() => {
      const table = store.theater.shown.value;
      return table ? inspectTies(table) : [];
    });
    this.seen = computed(() => this.deck.frame.value?.model ?? this.model.value);
    this.pointing = computed(() => {
      const table = store.theater.shown.value;
      return table && pointingAt(store, this.controls, table);
    });
    this.outlook = computed(() => {
      const isWanted = settings.forecast.value && store.online?.arrangement.value?.forecast !== false;
      const pointing = isWanted && !store.theater.busy.value ? this.pointing.value : null;
      return pointing && outlookOf(pointing);
    });
    this.reach = computed(() => {
      const { inspected, hovered } = this.controls;
      const pointing = this.pointing.value;
      return pointing && reachSought(pointing, { inspected: inspected.value, hovered: hovered.value, ties: this.ties.value });
    });
    // As text, so that the cast stays the same as long as nobody is called anything else: what was worded with it stays good.
    const armies = computed(() => (store.theater.shown.value?.players ?? []).map(({ army }) => army).join(' '));
    const names = computed(() => JSON.stringify(store.names.value.map((name) => ({ name }))));
    this.cast = computed(() => castOf(armies.value === '' ? [] : playersOf(store), JSON.parse(names.value) as readonly { name: string }[]));
    this.hexes = computed(() =>
      (store.theater.shown.value?.board ?? []).map((_, cell) => hexOf(cell)).sort(([q, r], [p, s]) => q - p || r - s),
    );
  }
}

const pointingAt = (store: TableStore, controls: Controls, table: PublicTable): Pointing => ({
  table,
  me: store.me.value,
  selection: controls.selection.value,
  choice: controls.choice.value,
  legal: store.legal.value,
  aimed: controls.aimed.value,
  weighed: controls.weighed.value,
  latest: store.theater.latest.value,
});

const playersOf = ({ theater }: TableStore): PublicTable['players'] => theater.shown.peek()?.players ?? [];

export const TableContext = createContext<TableScope | null>(null);

export const useTable = (): TableScope => {
  const scope = useContext(TableContext);
  if (!scope) throw new Error('used outside a table');
  return scope;
};

/** The table of the server, for parts that only such a table shows. */
export const useOnline = (): MatchStore => {
  const { online } = useTable().store;
  if (!online) throw new Error('used at a table of the page alone');
  return online;
};
