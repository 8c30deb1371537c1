import type { Options } from '@hexfall/shared/model/options';
import type { Turn, Unit } from '@hexfall/shared/model/state';
import type { PublicPlayer, PublicTable } from '@hexfall/shared/model/publicTable';
import { setList } from './setList.js';
import { PlayerState, UnitState, type OptionsState, type TableState, type TurnState } from './TableState.js';

/*
 * Brings the Schema up to date with the table. The fields are assigned after every step; the Schema itself finds out
 * what has changed and sends only that. A field that a table has and these functions leave out does not compile.
 * Tables share what they have in common and nothing in them is ever changed in place: what is the same object as in the table
 * shown before need not be looked at.
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

const mirrorBoard = (board: PublicTable['board'], state: TableState['board'], before: Shown['board'] | undefined): void => {
  board.forEach((unit, cell) => {
    if (before && before[cell] === unit) return;
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

type Shown = Pick<PublicTable, 'options' | 'board' | 'battle' | 'pending' | 'decision' | 'outcome'>;

const DEEP = ['battle', 'pending', 'decision', 'outcome'] as const;

/** Makes the Schema say what the table says. `before`: what it says already, if that is known. */
export const mirror = (table: PublicTable, state: TableState, before: Shown | null = null): void => {
  if (before?.options !== table.options) mirrorOptions(table.options, state.options);
  mirrorPlayers(table.players, state.players);
  mirrorBoard(table.board, state.board, before?.board);
  mirrorTurn(table.turn, state.turn);
  for (const part of DEEP) if (before === null || before[part] !== table[part]) state[part] = JSON.stringify(table[part]);
  state.canTakeBack = table.canTakeBack;
};
