import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { EventOf, GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { foundationAt } from '@hexfall/shared/rules/foundations';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { keyText } from './decisionText.js';
import { directionName, hexName, tileName } from './names.js';
import { outcomeText } from './outcomeText.js';
import type { PlayerLabels } from './playerLabels.js';
import { prizesText } from './terrainText.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** The unit on a hex by its name, or the name of the hex. */
export const nameAt = (labels: PlayerLabels, table: Pick<Table, 'board' | 'options' | 'terrain'>, hex: Hex): string => {
  const unit = table.board[cellOf(hex)];
  return unit ? ownedTile(labels, unit) : hexName(hex, boardOf(table));
};

const tilesText = (tiles: readonly TileKey[]): string => listOf(tiles.map(tileName));

const movedText = (labels: PlayerLabels, before: Table, { from, to, rot }: EventOf<'moved'>): string => {
  const where = { unit: nameAt(labels, before, from), from: hexName(from, boardOf(before)), direction: directionName(rot) };
  return cellOf(from) === cellOf(to) ? t('event.turnedOnSpot', where) : t('event.moved', { ...where, to: hexName(to, boardOf(before)) });
};

/** The foundation on a hex by its name; empty where none lies. */
const foundationName = (labels: PlayerLabels, table: Table, at: Hex): string => {
  const foundation = foundationAt(table, cellOf(at));
  return foundation ? ownedTile(labels, foundation) : '';
};

/** P7: "Roots of Neojungle on C3, not Slicer of Neojungle". */
export const insteadText = (labels: PlayerLabels, table: Table, at: Hex): string =>
  t('table.action.instead', {
    foundation: foundationName(labels, table, at),
    unit: nameAt(labels, table, at),
    hex: hexName(at, boardOf(table)),
  });

/** P8: an HQ stays where any other unit is destroyed. */
const mineText = (labels: PlayerLabels, before: Table, { at }: EventOf<'mine-went-off'>): string => {
  const unit = before.board[cellOf(at)];
  const values = { tile: foundationName(labels, before, at), to: hexName(at, boardOf(before)), unit: nameAt(labels, before, at) };
  return t(unit && unitOf(unit.tile).isHq ? 'event.mineAlone' : 'event.mine-went-off', values);
};

const choseText = (labels: PlayerLabels, before: Table, { player, key }: EventOf<'chose'>): string => {
  if (!before.decision) return '';
  const context = { labels, board: boardOf(before), nameAt: (hex: Hex) => nameAt(labels, before, hex) };
  return t('event.chose', { player: labels.name(player), answer: keyText(context, before.decision.kind, key) });
};

/** What is said of the ways to fall (L6, L11, L12). */
const FALLS = { L6: 'event.fell', L11: 'event.sank', L12: 'event.broken' } as const;

/** What happened as a sentence, or, in words of `plan.do`, what a player has to do for it; empty if it is not worth one. */
export const eventText = (labels: PlayerLabels, before: Table, event: GameEvent, words: 'event.' | 'plan.do.' = 'event.'): string => {
  const board = boardOf(before);
  switch (event.type) {
    case 'turn-started': {
      const values = { number: event.number, player: labels.name(event.player) };
      return event.additional ? t('event.additional', values) : t('event.turn-started', values);
    }
    case 'drew':
      return event.tiles.length > 0 ? t('event.drew', { player: labels.name(event.player), tiles: tilesText(event.tiles) }) : '';
    case 'redrew':
      return event.tiles.length > 0 ? t(`${words}redrew`, { player: labels.name(event.player), tiles: tilesText(event.tiles) }) : '';
    case 'discarded':
    case 'used':
      return t(`${words}${event.type}`, { player: labels.name(event.player), tile: tileName(event.tile) });
    case 'placed': {
      const values = { player: labels.name(event.player), tile: tileName(event.tile), to: hexName(event.at, board) };
      return t(`${words}placed`, { ...values, direction: directionName(event.rot) });
    }
    case 'foundation-placed':
      return t(`${words}foundation-placed`, {
        player: labels.name(event.player),
        tile: tileName(event.tile),
        to: hexName(event.at, board),
      });
    case 'foundation-destroyed':
      return t('event.foundation-destroyed', { tile: foundationName(labels, before, event.at), to: hexName(event.at, board) });
    case 'mine-went-off':
      return mineText(labels, before, event);
    case 'fell':
      return t(FALLS[event.rule], { unit: nameAt(labels, before, event.at), to: hexName(event.at, board) });
    case 'turret-turned': {
      const values = { player: labels.name(event.player), to: hexName(event.at, board) };
      return t(`${words}turret-turned`, { ...values, direction: directionName(event.rot) });
    }
    case 'attached': {
      const values = { player: labels.name(event.player), unit: nameAt(labels, before, event.at) };
      return t(`${words}attached`, { ...values, prize: t(`words.prize.${event.prize}`) });
    }
    case 'prize-won':
      return t('event.prize-won', { player: labels.name(event.player), to: hexName(event.at, board), prizes: prizesText(event.prizes) });
    case 'prize-lost':
      return t('event.prize-lost', { to: hexName(event.at, board), prizes: prizesText(event.prizes) });
    case 'moved':
      return movedText(labels, before, event);
    case 'pushed':
      return t('event.pushed', {
        by: nameAt(labels, before, event.by),
        unit: nameAt(labels, before, event.from),
        to: hexName(event.to, board),
      });
    case 'turned': {
      const units = { by: nameAt(labels, before, event.by), unit: nameAt(labels, before, event.at) };
      return t('event.turned', { ...units, direction: directionName(event.rot) });
    }
    case 'bomber-placed':
      return t(`${words}bomber-placed`, { player: labels.name(event.player), tile: tileName(event.tile), to: hexName(event.at, board) });
    case 'swapped':
      return t('event.swapped', { unit: nameAt(labels, before, event.from), with: nameAt(labels, before, event.with) });
    case 'battle-started':
      return t(`event.cause.${event.cause}`, { player: labels.name(event.starter) });
    case 'chose':
      return choseText(labels, before, event);
    case 'last-tile-drawn':
    case 'resigned':
    case 'took-back':
      return t(`event.${event.type}`, { player: labels.name(event.player) });
    case 'rules-changed': {
      const values = { number: Math.max(1, event.number), rules: event.rules };
      return event.again ? t('event.turn-again', values) : t('event.rules-changed', values);
    }
    case 'ended':
      return t('event.ended', { result: outcomeText(labels, event.outcome) });
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
      return ''; // no line of its own
  }
};
