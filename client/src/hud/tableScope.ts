import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { hexOf, type Hex } from '@hexfall/shared/hex/cells';
import { boardModel } from '../board/boardModel.js';
import type { BoardModel } from '../board/types.js';
import { Controls } from '../input/controls.js';
import type { MatchStore } from '../store/match.js';
import type { Cast } from '../text/cast.js';
import { castOf } from './castOf.js';
import { FilmDeck } from './filmDeck.js';

/** The windows that can lie over a table. */
export type TableDialog =
  { readonly kind: 'settings' | 'log' | 'resign' | 'end-turn' | 'redraw' | 'menu' } | { readonly kind: 'discards'; readonly seat: number };

/** What all parts of a table's screen share. */
export class TableScope {
  readonly controls: Controls;
  readonly deck: FilmDeck;
  readonly dialog = signal<TableDialog | null>(null);
  /** The result lies over the board until the user wants to look at it. */
  readonly resultOpen = signal(true);
  /** The hex of the keyboard cursor; null while the board has no focus. */
  readonly cursor = signal<Hex | null>(null);
  readonly model: ReadonlySignal<BoardModel | null>;
  readonly cast: ReadonlySignal<Cast>;
  /** The hexes of the board, by q and then r. */
  readonly hexes: ReadonlySignal<readonly Hex[]>;

  constructor(readonly store: MatchStore) {
    this.controls = new Controls(store);
    this.deck = new FilmDeck(store.theater);
    this.model = computed(() => {
      const table = store.theater.shown.value;
      return table && boardModel(table);
    });
    this.cast = computed(() => castOf(store.theater.shown.value?.players ?? [], store.seats.value));
    this.hexes = computed(() =>
      (store.theater.shown.value?.board ?? []).map((_, cell) => hexOf(cell)).sort(([q, r], [p, s]) => q - p || r - s),
    );
  }
}

export const TableContext = createContext<TableScope | null>(null);

export const useTable = (): TableScope => {
  const scope = useContext(TableContext);
  if (!scope) throw new Error('used outside a table');
  return scope;
};
