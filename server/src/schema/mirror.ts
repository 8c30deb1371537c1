import type { Options } from '@hexfall/shared/model/options';
import type { Turn, Unit } from '@hexfall/shared/model/state';
import type { PublicPlayer, PublicTable } from '@hexfall/shared/model/publicTable';
import { setList } from './setList.js';
import { PlayerState, UnitState, type OptionsState, type TableState, type TurnState } from './TableState.js';

/*
 * Brings the Schema up to date with the table. Every field is assigned after every step; the Schema itself finds out
 * what has changed and sends only that. A field that a table has and these functions leave out does not compile.
 */

const NONE = -1;

/** Copies the options of a match; they never change afterwards. */
export const mirrorOptions = (options: Options, state: OptionsState): void => {
  const all = { ...options } satisfies { [K in keyof Options]: OptionsState[K] };
  Object.assign(state, all);
};

const mirrorPlayer = (player: PublicPlayer, state: PlayerState): void => {
  const { hand, onTop, discard, mercenaries, ...rest } = player;
  const plain = rest satisfies { readonly [K in keyof typeof rest]: PlayerState[K] };
  Object.assign(state, plain);
  setList(state.hand, hand);
  setList(state.onTop, onTop);
  setList(state.discard, discard);
  setList(state.mercenaries, mercenaries);
};

const mirrorUnit = (unit: Unit, state: UnitState): void => {
  const { used, ...rest } = unit;
  const plain = rest satisfies { readonly [K in keyof typeof rest]: UnitState[K] };
  Object.assign(state, plain);
  setList(state.used, used);
};

const mirrorTurn = (turn: Turn, state: TurnState): void => {
  const plain = { ...turn, lastDrawnBy: turn.lastDrawnBy ?? NONE, additional: JSON.stringify(turn.additional) };
  Object.assign(state, plain satisfies { [K in keyof Turn]: TurnState[K] });
};

const mirrorBoard = (board: PublicTable['board'], state: TableState['board']): void => {
  board.forEach((unit, cell) => {
    const key = String(cell);
    if (!unit) {
      if (state.has(key)) state.delete(key);
      return;
    }
    const known = state.get(key);
    const target = known ?? new UnitState();
    mirrorUnit(unit, target);
    if (!known) state.set(key, target);
  });
};

const mirrorPlayers = (players: readonly PublicPlayer[], state: TableState['players']): void => {
  players.forEach((player, seat) => {
    const known = state[seat];
    const target = known ?? new PlayerState();
    mirrorPlayer(player, target);
    if (!known) state.push(target);
  });
};

/** Makes the Schema say what the table says. */
export const mirror = (table: PublicTable, state: TableState): void => {
  mirrorOptions(table.options, state.options);
  mirrorPlayers(table.players, state.players);
  mirrorBoard(table.board, state.board);
  mirrorTurn(table.turn, state.turn);
  state.battle = JSON.stringify(table.battle);
  state.pending = JSON.stringify(table.pending);
  state.decision = JSON.stringify(table.decision);
  state.outcome = JSON.stringify(table.outcome);
  state.canTakeBack = table.canTakeBack;
};
