import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { TileKey } from '@hexfall/shared/model/tile';
import { remainingTiles, type TileCount } from '@hexfall/shared/rules/remaining';
import { armyName, hyphenatedName, tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Emblem, liveryProps } from '../../ui/Emblem.js';
import { RuleLink } from '../../ui/RuleLink.js';
import { TilePicture } from '../../ui/TilePicture.js';
import { turnRankOf, turnRankText } from '../result/TurnRank.js';
import { useTable } from '../TableUi.js';
import { TileDetail } from './TileDetail.js';
import './TilesDialog.css';

interface TilesProps {
  readonly tiles: readonly TileCount[];
  readonly seat: Seat;
  readonly onLook: (tile: TileKey) => void;
}

/** Tiles as buttons that say how many there are: the pointer, the focus or a tap on one shows what it is. */
const Tiles = ({ tiles, seat, onLook }: TilesProps) => {
  const { labels } = useTable();
  return (
    <ul class="tile-grid tile-counts">
      {tiles.map(({ tile, count }, index) => (
        <li key={`${index} ${tile}`}>
          <Button
            repeats
            isBare
            label={t('sheet.tile', { tile: tileName(tile), count })}
            data-tile={tile}
            data-count={count}
            onPointerEnter={() => onLook(tile)}
            onFocus={() => onLook(tile)}
            onClick={() => onLook(tile)}
          >
            <TilePicture tile={tile} livery={labels.value.livery(seat)} duplicate={labels.value.duplicate(seat)} width={84} />
            <span aria-hidden="true">
              {count > 1 && <b>{t('app.army.copies', { count })}</b>} {hyphenatedName(tile)}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

interface PartProps extends Omit<TilesProps, 'tiles'> {
  readonly name: string;
  readonly heading: string;
  readonly tiles: readonly TileCount[];
  /** What is said where there are none; without it the part is left out then. */
  readonly none?: string;
}

const Part = ({ name, heading, tiles, none, ...rest }: PartProps) => {
  if (tiles.length === 0 && none === undefined) return null;
  return (
    <section class="tiles-part" data-part={name}>
      <h3>{heading}</h3>
      {tiles.length === 0 ? <p class="quiet-text">{none}</p> : <Tiles tiles={tiles} {...rest} />}
    </section>
  );
};

const single = (tile: TileKey): TileCount => ({ tile, count: 1 });

/** Whose tiles are shown: every player's, one button each. */
const SeatButtons = ({ seat, onSeat }: { readonly seat: Seat; readonly onSeat: (seat: Seat) => void }) => {
  const { store, labels } = useTable();
  return (
    <div class="tiles-seats" role="group" aria-label={t('sheet.whose')}>
      {(store.playback.shown.value?.players ?? []).map(({ army, pile }, other) => (
        <Button key={other} pressed={other === seat} {...liveryProps(army)} data-seat={other} onClick={() => onSeat(other)}>
          <Emblem livery={army} />
          <span>{labels.value.name(other)}</span>
          <span class="tiles-left">{pile}</span>
        </Button>
      ))}
    </div>
  );
};

/** Explains the sign on a player's emblem, where there are more than two players. */
const TurnRankLine = ({ seat }: { readonly seat: Seat }) => {
  const { store } = useTable();
  const table = store.playback.shown.value;
  const rank = table ? turnRankOf(table, seat) : null;
  if (rank === null) return null;
  return (
    <p class="quiet-text turn-rank-line">
      {rank === 0 ? '▶' : rank}: {turnRankText(rank)}
    </p>
  );
};

/** What a player can still draw, what waits beside the pile, and what has been discarded; a way to the whole army's sheet. */
export const TilesDialog = ({ seat: first, onClose }: { readonly seat: Seat; readonly onClose: () => void }) => {
  const { store, labels, dialog } = useTable();
  const seat = useSignal(first);
  const viewed = useSignal<TileKey | null>(null);
  useEffect(() => void (viewed.value = null), [seat.value]);
  const table = store.playback.shown.value;
  const player = table?.players[seat.value];
  if (!table || !player) return null;
  const { hidden, onTop, mercenaries } = remainingTiles(table, seat.value);
  const parts = { seat: seat.value, onLook: (tile: TileKey) => void (viewed.value = tile) };
  const left = hidden.reduce((sum, { count }) => sum + count, 0);
  return (
    <Dialog title={t('sheet.title', { player: labels.value.name(seat.value) })} onClose={onClose} kind="tiles">
      <SeatButtons seat={seat.value} onSeat={(other) => (seat.value = other)} />
      <TurnRankLine seat={seat.value} />
      <div class="tiles-columns">
        <div>
          <Part name="hidden" heading={t('sheet.left', { count: left })} tiles={hidden} none={t('sheet.none')} {...parts} />
          <p class="quiet-text">
            {t('sheet.open')} <RuleLink clause="S2" />
          </p>
          <Part name="onTop" heading={t('sheet.onTop')} tiles={onTop.map(single)} {...parts} />
          <Part name="mercenaries" heading={t('sheet.mercenaries')} tiles={mercenaries.map(single)} {...parts} />
          <Part name="hand" heading={t('acting.held')} tiles={player.hand.map(single)} none={t('table.player.handEmpty')} {...parts} />
          <Part
            name="discard"
            heading={t('table.player.discard', { count: player.discard.length })}
            tiles={[...player.discard].reverse().map(single)}
            none={t('table.player.discardEmpty')}
            {...parts}
          />
          <Button name="army" onClick={() => (dialog.value = { kind: 'army', army: player.army })}>
            <Emblem livery={player.army} />
            <span>{t('sheet.army', { army: armyName(player.army) })}</span>
          </Button>
        </div>
        <aside
          class="tiles-detail plate"
          {...liveryProps(player.army)}
          aria-label={t('table.panel.info')}
          data-empty={viewed.value === null}
        >
          {viewed.value === null ? (
            <p class="quiet-text">{t('sheet.hint')}</p>
          ) : (
            <TileDetail tile={viewed.value} livery={labels.value.livery(seat.value)} duplicate={labels.value.duplicate(seat.value)} />
          )}
        </aside>
      </div>
    </Dialog>
  );
};
