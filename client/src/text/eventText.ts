import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { EventOf, GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Cast } from './cast.js';
import { keyText } from './decisionText.js';
import { directionName, hexName, tileName } from './names.js';
import { outcomeText } from './outcomeText.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** The unit on a hex by its name, or the name of the hex. */
export const nameAt = (cast: Cast, { board, options }: Pick<Table, 'board' | 'options'>, hex: Hex): string => {
  const unit = board[cellOf(hex)];
  return unit ? ownedTile(cast, unit) : hexName(hex, options.board);
};

const tilesText = (tiles: readonly TileKey[]): string => listOf(tiles.map(tileName));

const movedText = (cast: Cast, before: Table, { from, to, rot }: EventOf<'moved'>): string => {
  const where = { unit: nameAt(cast, before, from), from: hexName(from, before.options.board), direction: directionName(rot) };
  return cellOf(from) === cellOf(to)
    ? t('event.turnedOnSpot', where)
    : t('event.moved', { ...where, to: hexName(to, before.options.board) });
};

const choseText = (cast: Cast, before: Table, { player, key }: EventOf<'chose'>): string => {
  if (!before.decision) return '';
  const scene = { cast, board: before.options.board, nameAt: (hex: Hex) => nameAt(cast, before, hex) };
  return t('event.chose', { player: cast.name(player), answer: keyText(scene, before.decision.kind, key) });
};

/** What happened as a sentence; empty if it is not worth one. */
export const eventText = (cast: Cast, before: Table, event: GameEvent): string => {
  const board = before.options.board;
  switch (event.type) {
    case 'turn-started': {
      const values = { number: event.number, player: cast.name(event.player) };
      return event.additional ? t('event.additional', values) : t('event.turn-started', values);
    }
    case 'drew':
    case 'redrew':
      return event.tiles.length > 0 ? t(`event.${event.type}`, { player: cast.name(event.player), tiles: tilesText(event.tiles) }) : '';
    case 'discarded':
    case 'used':
      return t(`event.${event.type}`, { player: cast.name(event.player), tile: tileName(event.tile) });
    case 'placed': {
      const values = { player: cast.name(event.player), tile: tileName(event.tile), to: hexName(event.at, board) };
      return t('event.placed', { ...values, direction: directionName(event.rot) });
    }
    case 'moved':
      return movedText(cast, before, event);
    case 'pushed':
      return t('event.pushed', {
        by: nameAt(cast, before, event.by),
        unit: nameAt(cast, before, event.from),
        to: hexName(event.to, board),
      });
    case 'turned': {
      const units = { by: nameAt(cast, before, event.by), unit: nameAt(cast, before, event.at) };
      return t('event.turned', { ...units, direction: directionName(event.rot) });
    }
    case 'bomber-placed':
      return t('event.bomber-placed', { player: cast.name(event.player), tile: tileName(event.tile), to: hexName(event.at, board) });
    case 'swapped':
      return t('event.swapped', { unit: nameAt(cast, before, event.from), with: nameAt(cast, before, event.with) });
    case 'battle-started':
      return t(`event.cause.${event.cause}`, { player: cast.name(event.starter) });
    case 'chose':
      return choseText(cast, before, event);
    case 'last-tile-drawn':
    case 'resigned':
    case 'took-back':
      return t(`event.${event.type}`, { player: cast.name(event.player) });
    case 'ended':
      return t('event.ended', { result: outcomeText(cast, event.outcome) });
    case 'set-up':
    case 'must-discard':
    case 'struck':
    case 'turn-ended':
    case 'phase-fought':
    case 'battle-ended':
    case 'asked':
    case 'hq-fell':
    case 'left':
    case 'action-began':
      return t(`event.${event.type}`);
  }
};
