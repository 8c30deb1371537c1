import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { cellOf, type Hex, hexOf, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import type { DrawnBoard } from '../board/BoardView.js';
import { neighborByKey } from '../store/input/keyboardNeighbors.js';
import { isForBrowser } from '../store/input/shortcuts.js';
import { hexName } from '../text/names.js';
import { givesText } from '../text/reachText.js';
import { groundAt } from '../text/terrainText.js';
import { t } from '../text/translate.js';
import { hexLabel } from '../text/unitText.js';
import { Button } from '../ui/Button.js';
import type { BoardBinding } from './liveBoard.js';
import { useTable } from './TableUi.js';
import './TableScreen.css';

const HELP = 'board-help';

/** Counts up whenever the board has another size, or is looked at in another way. */
const useLayout = (host: () => HTMLElement | null, camera: ReadonlySignal<number>): number => {
  const layout = useSignal(0);
  useEffect(() => {
    const element = host();
    if (!element) return;
    const observer = new ResizeObserver(() => requestAnimationFrame(() => layout.value++));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return layout.value + camera.value;
};

/** The hexes by column, A to G: what a grid calls a row. */
const columnsOf = (hexes: readonly Hex[]): readonly (readonly Hex[])[] =>
  [...new Set(hexes.map(([q]) => q))].map((q) => hexes.filter((hex) => hex[0] === q));

interface Props {
  readonly view: DrawnBoard;
  readonly mode: BoardBinding;
  /** Counts up whenever the board is looked at in another way. */
  readonly camera: ReadonlySignal<number>;
}

/**
 * Shows the hexes as a grid of buttons over the drawing, each with its content in words. One is in the tab order, and the arrow keys move
 * to its neighbors. They let the pointer through to the board below.
 */
export const HexGrid = ({ view, mode, camera }: Props) => {
  const { labels, controls, cursor, board: shape, displayed: seen, links, replay, store } = useTable();
  // The links are of the table, not of a picture of a replay.
  const table = replay.frame.value ? null : store.playback.shown.value;
  const board = (mode.board ?? shape).value;
  const hexes = board.cells.map(hexOf);
  const nameOf = (hex: Hex): string => mode.nameOf?.(hex) ?? hexName(hex, shape.value);
  const grid = useRef<HTMLDivElement>(null);
  useLayout(() => grid.current, camera);
  const home = useSignal<Hex>([0, 0]);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const units = seen.value?.units ?? [];
  const lit = mode.selectable.value;
  const walk = (from: Hex, key: string): boolean => {
    const next = neighborByKey(from, key, board);
    if (next) buttons.current.get(cellOf(next))?.focus();
    return next !== null;
  };
  const hexKey = (hex: Hex) => {
    const { x, y, radius } = view.place(hex);
    const unit = units.find(({ at }) => sameHex(at, hex)) ?? null;
    const foundation = seen.value?.foundations?.find(({ at }) => sameHex(at, hex)) ?? null;
    const ground = seen.value && groundAt(seen.value, hex);
    const isLit = includesHex(lit, hex);
    const gifts = unit && table ? givesText({ unit, table, links: links.value, labels: labels.value }).map(({ text }) => text) : [];
    return (
      <div key={cellOf(hex)} role="gridcell">
        <Button
          repeats
          ref={(button) => {
            if (button) buttons.current.set(cellOf(hex), button);
            else buttons.current.delete(cellOf(hex));
          }}
          isBare
          class="hex"
          label={hexLabel(labels.value, nameOf(hex), { unit, foundation, ground, gifts }, isLit)}
          data-hex={hex.join(',')}
          data-lit={isLit}
          tabIndex={sameHex(home.value, hex) ? 0 : -1}
          style={{ left: `${x}px`, top: `${y}px`, width: `${radius * 2}px`, height: `${radius * 1.732}px` }}
          onFocus={() => {
            home.value = hex;
            cursor.value = hex;
            view.reveal(hex);
            controls.hovered.value = hex;
          }}
          onBlur={() => (cursor.value = null)}
          onKeyDown={(event) => {
            if (!isForBrowser(event) && walk(hex, event.key)) event.preventDefault();
          }}
          onClick={() => mode.point(hex)}
        />
      </div>
    );
  };
  return (
    <>
      <p id={HELP} class="spoken">
        {mode.help()}
      </p>
      <div class="hex-grid" ref={grid} role="grid" aria-label={t('table.board')} aria-describedby={HELP}>
        {columnsOf(hexes).map((column) => (
          <div key={column[0]?.[0]} role="row">
            {column.map(hexKey)}
          </div>
        ))}
      </div>
    </>
  );
};
