import type { Seat } from '@hexfall/shared/model/seat';
import type { TileKey } from '@hexfall/shared/model/tile';
import { isUsable } from '../../store/input/selection.js';
import { useHandDrag } from '../../store/input/tileDrag.js';
import { mergeHandlers, useInspect } from '../../store/input/useInspect.js';
import { storedSlots } from '../../store/storedSlots.js';
import { hyphenatedName, tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { liveryProps } from '../../ui/Emblem.js';
import { Glyph } from '../../ui/Glyph.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { useTable } from '../TableUi.js';
import './Hand.css';

interface TileProps {
  readonly tile: TileKey;
  readonly slot: number;
  readonly seat: Seat;
  /** From an earlier turn. */
  readonly isKept: boolean;
}

const HandTile = ({ tile, slot, seat, isKept }: TileProps) => {
  const { controls, labels, namedTiles } = useTable();
  const source = { kind: 'tile', tile, slot } as const;
  const chosen = controls.selection.value?.source;
  const selected = chosen?.kind === 'tile' && chosen.slot === slot;
  const toDiscard = controls.mustDiscard.value && controls.canDiscard(tile);
  const usable = toDiscard || isUsable(controls.legal.value, source);
  const name = tileName(tile);
  const spoken = isKept ? t('acting.keptTile', { tile: name }) : name;
  const label = toDiscard ? 'table.hand.discard' : usable ? 'table.hand.select' : 'table.hand.unusable';
  const gestures = mergeHandlers(useHandDrag(controls, tile, slot), useInspect(controls, { kind: 'tile', tile }));
  return (
    <li>
      <Button
        repeats
        isBare
        class="hand-tile"
        label={t(selected ? 'table.hand.selected' : label, { tile: spoken })}
        pressed={selected}
        data-tile={tile}
        data-selected={selected}
        data-usable={usable}
        data-discards={toDiscard}
        data-named={namedTiles.value.includes(tile)}
        {...gestures}
        onClick={() => controls.takeTile(tile, slot)}
      >
        <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={120} />
        {toDiscard && (
          <span class="discard-sign">
            <Glyph name="discard" />
          </span>
        )}
        <span class="hand-name" aria-hidden="true">
          {hyphenatedName(tile)}
        </span>
        {isKept && (
          <span class="tag kept" aria-hidden="true">
            {t('acting.kept')}
          </span>
        )}
      </Button>
    </li>
  );
};

/** More tiles than this are held only with reinforcements (O6). */
const USUAL = 3;

/** The tiles of this page's player, as big as the screen allows. */
export const Hand = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels, controls } = useTable();
  const hand = controls.table.value?.players[seat]?.hand ?? [];
  const turn = store.playback.shown.value?.turn;
  // Out of turn everything is kept: it need not be said.
  const isTurn = turn?.player === seat && turn.phase === 'turn';
  const oldSlots = isTurn ? storedSlots(store.history.value?.entries ?? [], seat, hand) : [];
  const several = store.mine.value.length > 1;
  const heading = several ? t('table.player.hand', { player: labels.value.side(seat) }) : t('table.hand.heading');
  return (
    <section
      class="hand"
      {...liveryProps(labels.value.livery(seat))}
      aria-label={heading}
      data-several={several}
      data-many={hand.length > USUAL}
    >
      {hand.length === 0 && <p class="quiet-text">{t('table.hand.empty')}</p>}
      <ul>
        {hand.map((tile, slot) => (
          <HandTile key={`${slot} ${tile}`} tile={tile} slot={slot} seat={seat} isKept={oldSlots[slot] ?? false} />
        ))}
      </ul>
    </section>
  );
};
