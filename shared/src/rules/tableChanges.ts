import { whenRemoved } from '../content/catalog.js';
import { cellOf, type Hex } from '../hex/cells.js';
import type { Phase, StrikeResult } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import { type AbilityUse, NOBODY, type Player, type PublicState, type Table, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { hasPiles, without, withTile, withUses, withVenom, wounded } from './copies.js';
import { foundationAt } from './foundations.js';
import { isScoreMode } from './sides.js';

/*
 * The changes that several events make to a table, in place. Only `evolve` calls them.
 */
export const unitAt = (table: Table, hex: Hex): Unit => {
  const unit = table.board[cellOf(hex)];
  if (!unit) throw new Error(`no unit at ${hex.join(',')}`);
  return unit;
};

/** Takes a unit off the board and puts it on its owner's discard pile (B4); a bomber goes its own way (P2, P4). */
export const removeUnit = (table: Table, hex: Hex): void => {
  const { owner, tile, used } = unitAt(table, hex);
  if (used.includes('dismal')) table.turn.dismal = hex;
  table.board[cellOf(hex)] = null;
  if (owner === NOBODY || whenRemoved(tile) !== 'discard') return;
  const player = table.players[owner]!;
  player.discard = withTile(player.discard, tile);
};

/** P7: takes a foundation off the board and puts it on its owner's discard pile. */
export const removeFoundation = (table: Table, hex: Hex): void => {
  const foundation = foundationAt(table, cellOf(hex));
  if (!foundation) throw new Error(`no foundation at ${hex.join(',')}`);
  table.foundations = table.foundations.filter((other) => other !== foundation);
  const player = table.players[foundation.owner]!;
  player.discard = withTile(player.discard, foundation.tile);
};

/** Lets a unit come onto a hex: placed, moved, pushed or swapped. */
export const enter = (table: Table, at: Hex, unit: Unit): void => {
  table.board[cellOf(at)] = unit;
};

/** P16 */
export const putVenom = (table: Table, poisoned: NonNullable<Phase['poisoned']>): void => {
  for (const { at, by } of poisoned) {
    const unit = table.board[cellOf(at)];
    if (!unit) continue; // It fell as the board settled (P10 b).
    table.board[cellOf(at)] = withVenom(unit, by);
  }
};

/** P2: puts a bomber face up on top of a pile. */
export const putOnTop = (player: Player, tile: TileKey): void => {
  player.pile++;
  player.onTop = [tile, ...player.onTop];
};

/** T1, P1: tiles come from the top of the pile, mercenaries from beside it. */
export const draw = (state: PublicState, seat: Seat, tiles: readonly TileKey[]): void => {
  const player = state.table.players[seat]!;
  player.hand = [...player.hand, ...tiles];
  const hired = player.mercenaries.length === 0 ? [] : tiles.filter((tile) => player.mercenaries.includes(tile));
  if (hired.length > 0) {
    player.mercenaries = player.mercenaries.filter((tile) => !hired.includes(tile));
    return;
  }
  const faceDown = Math.max(0, tiles.length - player.onTop.length);
  player.pile -= tiles.length;
  if (player.onTop.length > 0) player.onTop = player.onTop.slice(tiles.length);
  if (faceDown > 0 && hasPiles(state))
    state.piles = state.piles.map((pile, owner) => (owner === seat ? (pile?.slice(faceDown) ?? null) : pile));
};

export const discardTile = (player: Player, tile: TileKey): void => {
  player.hand = without(player.hand, tile);
  if (whenRemoved(tile) === 'discard') player.discard = withTile(player.discard, tile);
};

/** Something has been done: the draw is no longer fresh (T2). */
export const act = (table: Table): void => {
  table.turn.fresh = false;
};

/** Notes what a unit has used of itself in this turn. */
export const useAbility = (table: Table, by: Hex, ability: AbilityUse): void => {
  const user = unitAt(table, by);
  table.board[cellOf(by)] = withUses(user, [...user.used, ability]);
  act(table);
};

export const strike = (table: Table, { wounds, damage, points, removed, travels }: StrikeResult): void => {
  for (const { at, to } of travels) if (to !== null) putOnTop(table.players[to]!, unitAt(table, at).tile);
  for (const at of removed) removeUnit(table, at);
  for (const { at, wounds: more } of wounds) {
    const cell = cellOf(at);
    const unit = table.board[cell];
    if (unit) table.board[cell] = wounded(unit, more);
  }
  for (const { player, wounds: lost } of damage) table.players[player]!.hq -= lost;
  for (const { player, points: won } of points) table.players[player]!.score += won;
  table.pending = null;
};

/** E5: in the score modes HQs have no toughness to lose (G3). A player who is out has no further turn in the tiebreak of E4. */
export const removeHq = (table: Table, seat: Seat, at: Hex | null): void => {
  const { turn, players, options } = table;
  const player = players[seat]!;
  if (!isScoreMode(options.mode)) player.hq = 0;
  player.out = true;
  if (turn.additional && seat !== turn.player) turn.additional = turn.additional.filter((other) => other !== seat);
  if (at) removeUnit(table, at);
};
