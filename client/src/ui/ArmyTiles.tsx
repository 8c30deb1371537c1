import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ARMIES, hqOf, signatureOf, tileOf } from '@hexfall/shared/content/catalog';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { isForBrowser } from '../store/input/shortcuts.js';
import { armyMotto } from '../text/armyText.js';
import { hyphenatedName, tileName } from '../text/names.js';
import { tileKind } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { ArmyPattern } from './ArmyPattern.js';
import { Button, IconButton } from './Button.js';
import { Emblem, liveryProps } from './Emblem.js';
import { TilePicture } from './TilePicture.js';
import { TileText } from './TileText.js';
import './ArmyTiles.css';

/** The tiles of an army, those by which players know it first. */
const tilesOf = (army: ArmyId): readonly TileKey[] => {
  const first = signatureOf(army);
  return [...first, ...ARMIES[army].tiles.map(({ id }) => tileOf(`${army}/${id}`).key).filter((key) => !first.includes(key))];
};

const countOf = (tile: TileKey): number => tileOf(tile).spec.count;

/** How far a finger has to go sideways to turn to another tile, in CSS pixels. */
const SWIPE = 40;

/** Calls with −1 or 1 when a finger swipes to the right or left over an element; returns the properties of that element. */
const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) =>
      void (start.current = pointerType === 'mouse' ? null : { x, y }),
    onPointerCancel: () => void (start.current = null),
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
  };
};

interface TabsProps {
  readonly army: ArmyId;
  readonly tiles: readonly TileKey[];
  readonly shown: TileKey;
  readonly onShow: (place: number) => void;
}

/** All tiles in small; the one that is shown keeps the focus where the user leafs by keys. */
const Tabs = ({ army, tiles, shown, onShow }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  useLayoutEffect(() => {
    if (isBegun.current && !list.current?.contains(document.activeElement)) return;
    isBegun.current = true;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div class="army-tabs" role="tablist" ref={list} aria-label={t('app.army.sheet')}>
      {tiles.map((tile, index) => (
        <Button
          repeats
          key={tile}
          id={`tab ${tile}`}
          isBare
          label={t('sheet.tile', { tile: tileName(tile), count: countOf(tile) })}
          role="tab"
          data-tile={tile}
          aria-selected={tile === shown}
          aria-controls="army-leaf"
          tabIndex={tile === shown ? 0 : -1}
          onClick={() => onShow(index)}
        >
          <TilePicture tile={tile} livery={army} width={96} />
          <span class="army-tab-name" aria-hidden="true">
            {countOf(tile) > 1 && <span class="copies">{t('app.army.copies', { count: countOf(tile) })}</span>} {hyphenatedName(tile)}
          </span>
        </Button>
      ))}
    </div>
  );
};

/** The tiles of an army to leaf through, by keys, swipes and buttons: picture, copies, and what each can do. */
export const ArmyTiles = ({ army }: { readonly army: ArmyId }) => {
  const tiles = tilesOf(army);
  const [place, show] = useState(0);
  const step = (by: 1 | -1): void => show((place + by + tiles.length) % tiles.length);
  const swipe = useSwipe(step);
  const tile = tiles[place] ?? hqOf(army);
  const turns: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => show(0),
    End: () => show(tiles.length - 1),
  };
  return (
    <div
      class="army-sheet"
      {...liveryProps(army)}
      onKeyDown={(event) => {
        const turn = isForBrowser(event) ? undefined : turns[event.key];
        if (!turn) return;
        event.preventDefault();
        turn();
      }}
    >
      <div class="army-banner">
        <ArmyPattern army={army} />
        <Emblem livery={army} />
        <p class="army-motto">{armyMotto(army)}</p>
      </div>
      <Tabs army={army} tiles={tiles} shown={tile} onShow={show} />
      <section class="army-leaf plate" id="army-leaf" role="tabpanel" aria-labelledby={`tab ${tile}`} {...swipe}>
        <div class="army-leaf-picture">
          <IconButton repeats name="previous" glyph="backward" label={t('armies.previous')} onClick={() => step(-1)} />
          <TilePicture tile={tile} livery={army} width={176} />
          <IconButton name="next" glyph="forward" label={t('armies.next')} onClick={() => step(1)} />
        </div>
        <div>
          <h3>
            {tileName(tile)} <span class="copies">{t('app.army.copies', { count: countOf(tile) })}</span>
          </h3>
          <p class="kind">{tileKind(tile)}</p>
          <TileText key={tile} tile={tile} />
        </div>
      </section>
    </div>
  );
};
