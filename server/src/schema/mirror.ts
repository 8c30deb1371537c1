import type { ArraySchema } from '@colyseus/schema';
import type { Options } from '@hexfall/shared/model/options';
import type { Player, Table, Turn, Unit } from '@hexfall/shared/model/state';
import { PlayerState, UnitState, type OptionsState, type TableState, type TurnState } from './TableState.js';

/*
 * Updates the Schema from the table. The fields are assigned after every step; the Schema finds out what has changed and
 * sends only that. A field of the table that these functions leave out does not compile.
 * Tables are immutable and share structure: a part that is the same object as in the previous table is skipped.
 */

const NONE = -1;

const sameList = <T>(list: ArraySchema<T>, wanted: readonly T[]): boolean =>
  list.length === wanted.length && wanted.every((item, i) => list[i] === item);

/** Makes a list of the Schema equal to another. An equal list is left alone, so nothing is sent. */
export const setList = <T extends string>(list: ArraySchema<T>, wanted: readonly T[]): void => {
  if (sameList(list, wanted)) return;
  list.clear();
  list.push(...wanted);
};

/** Copies the options of a match; they never change afterwards. */
export const mirrorOptions = (options: Options, state: OptionsState): void => {
  const all = { ...options } satisfies { [K in keyof Options]: OptionsState[K] };
  Object.assign(state, all);
};

const mirrorPlayer = (player: Player, state: PlayerState): void => {
  const { hand, onTop, discard, mercenaries, ...rest } = player;
  const plain = rest satisfies { readonly [K in keyof typeof rest]: PlayerState[K] };
  Object.assign(state, plain);
  setList(state.hand, hand);
  setList(state.onTop, onTop);
  setList(state.discard, discard);
  setList(state.mercenaries, mercenaries);
};

const mirrorUnit = (unit: Unit, state: UnitState): void => {
  const { used, venom = [], ...rest } = unit;
  const plain = rest satisfies { readonly [K in keyof typeof rest]: UnitState[K] };
  Object.assign(state, plain);
  state.venom = venom.join('');
  setList(state.used, used);
};

const mirrorTurn = (turn: Turn, state: TurnState): void => {
  const plain = { ...turn, lastDrawnBy: turn.lastDrawnBy ?? NONE, additional: JSON.stringify(turn.additional) };
  Object.assign(state, plain satisfies { [K in keyof Turn]: TurnState[K] });
};

const mirrorBoard = (board: Table['board'], state: TableState['board'], before: Shown['board'] | undefined): void => {
  board.forEach((unit, cell) => {
    if (before && before[cell] === unit) return;
    const name = String(cell);
    if (!unit) {
      if (state.has(name)) state.delete(name);
      return;
    }
    const known = state.get(name);
    const target = known ?? new UnitState();
    mirrorUnit(unit, target);
    if (!known) state.set(name, target);
  });
};

const mirrorPlayers = (players: readonly Player[], state: TableState['players']): void => {
  players.forEach((player, seat) => {
    const known = state[seat];
    const target = known ?? new PlayerState();
    mirrorPlayer(player, target);
    if (!known) state.push(target);
  });
};

type Shown = Pick<Table, 'options' | 'board' | 'foundations' | 'battle' | 'pending' | 'decision' | 'outcome'>;

const DEEP = ['foundations', 'battle', 'pending', 'decision', 'outcome'] as const;

/** Updates the Schema from the table. @param before the table it shows, if known. */
export const mirror = (table: Table, state: TableState, before: Shown | null = null): void => {
  if (before?.options !== table.options) mirrorOptions(table.options, state.options);
  mirrorPlayers(table.players, state.players);
  mirrorBoard(table.board, state.board, before?.board);
  mirrorTurn(table.turn, state.turn);
  for (const part of DEEP) if (before === null || before[part] !== table[part]) state[part] = JSON.stringify(table[part]);
  state.canTakeBack = table.canTakeBack;
};
