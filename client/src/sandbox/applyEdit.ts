import { ARMIES } from '@hexfall/shared/content/catalog';
import { cellOf, includesHex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import { type GameState, NOBODY, type Table, type Unit } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { checkEntry, deathOn } from '@hexfall/shared/rules/entering';
import { isMined } from '@hexfall/shared/rules/foundations';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { isOnBoard, landscapeOf, standsOn } from '@hexfall/shared/rules/landscape';
import { toughnessAt } from '@hexfall/shared/rules/toughness';
import type { Draft, Edit } from './Edit.js';
import { editedDraft, withMarkers } from './edits.js';

/** What is printed of a turn that is not kept. */
const NO_TURN: Table['turn'] = {
  player: 0,
  number: 0,
  slot: 0,
  phase: 'turn',
  mustDiscard: false,
  fresh: false,
  uses: 0,
  dismal: null,
  lastDrawnBy: null,
  additional: null,
};

/**
 * Converts a position to one without a running battle or open question, as in the notation. The turn goes on if it can.
 * @param player whose turn it was.
 */
export const toPosition = ({ turn, beginner = turn?.player, piles, ...draft }: Draft, player: Seat): GameState => {
  const goesOn = turn?.phase === 'turn';
  const startingSeat = beginner ?? (player < draft.players.length ? player : 0);
  const json = formatPosition({ ...draft, turn: goesOn ? turn : NO_TURN }, piles);
  const parsed = parsePosition(goesOn ? json : { ...json, turn: { player: startingSeat } });
  if (!parsed.ok) throw new Error(`an edit gives no position: ${parsed.error.message} (${parsed.error.path})`);
  return parsed.value;
};

/** L17, R1: turrets and prizes whose base, bunker or warehouse is still there. */
const standing = (draft: Draft): Draft => ({
  ...draft,
  turrets: draft.turrets.filter((turret) => standsOn(draft.terrain, turret)),
  warehouses: draft.warehouses.filter(({ at }) => draft.terrain.some(({ type, hexes }) => type === 'warehouse' && includesHex(hexes, at))),
});

/** Drops what cannot be in its place: beside the board in play (L3), or on hexes that exclude it (L5, L6, L11, L18). */
const onLand = (edited: Draft): Draft => {
  const draft = standing(edited);
  const landscape = landscapeOf(draft);
  const ground = { ...draft, board: [] };
  const fits = (cell: number): boolean => isOnBoard(draft, cell);
  return {
    ...draft,
    board: draft.board.map((unit, cell) =>
      unit && fits(cell) && !checkEntry(ground, cell, unit) && !(landscape && deathOn(landscape, cell, unit)) ? unit : null,
    ),
    foundations: draft.foundations.filter(({ cell }) => fits(cell) && !checkEntry(ground, cell, { owner: NOBODY, tile: null })),
  };
};

/** Removes what an edit made impossible: foundations and markers without a player, pieces off the board (L9 too), wounds beyond the toughness (P10). */
const tidied = (draft: Draft): Draft => {
  const { players, turn } = draft;
  const foundations = draft.foundations.filter(
    ({ owner, tile, cell }) => isOnBoard(draft, cell) && tile.startsWith(`${players[owner]?.army}/`),
  );
  const board = draft.board
    .map((unit, cell) => (isMined({ foundations }, cell) ? null : unit))
    .map((unit): Unit | null => {
      const gone = unit?.venom?.find((seat) => !players[seat] || ARMIES[players[seat].army].venomMarkers === undefined);
      return unit && gone !== undefined ? withMarkers(unit, gone, 0) : unit;
    });
  const influence = influenceOf({ ...draft, board, foundations });
  const standing = board.map((unit, cell) => {
    if (!unit || unit.wounds === 0) return unit;
    return { ...unit, wounds: Math.min(unit.wounds, toughnessAt(influence, cell) - 1) };
  });
  const dismal = turn?.dismal && isOnBoard(draft, cellOf(turn.dismal)) ? turn.dismal : null;
  return { ...draft, turn: turn && { ...turn, dismal }, foundations, board: standing };
};

/** The position with one change. The state is never touched. */
export const applyEdit = (state: GameState, edit: Edit): GameState =>
  toPosition(tidied(onLand(editedDraft(state, edit))), state.table.turn.player);
