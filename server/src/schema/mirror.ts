import type { ArraySchema } from '@colyseus/schema';
import type { Options } from '@hexfall/shared/model/options';
import type { Player, Table, Turn, Unit } from '@hexfall/shared/model/state';
import { type OptionsState, PlayerState, type TableState, type TurnState, UnitState } from './TableState.js';

/*
 * Updates the Schema from the table. Assigns the fields after every step; the Schema detects and sends only changes. A field of the table
 * that these functions leave out does not compile; they name each one, because this runs after every intent and making the rest of an
 * object is slow.
 * Tables are immutable and share structure: a part that is the same object as in the previous table is skipped.
 */

const NONE = -1;

const sameList = <T>(list: ArraySchema<T>, wanted: readonly T[]): boolean =>
  list.length === wanted.length && wanted.every((item, i) => list[i] === item);

/** Makes a list of the Schema equal to another. An equal list is left alone, so nothing is sent. */
export const setList = <T extends string>(list: ArraySchema<T>, wanted: readonly T[]): void => {
  if (sameList(list, wanted)) return;
  if (list.length < wanted.length && sameList(list, wanted.slice(0, list.length))) {
    list.push(...wanted.slice(list.length));
    return;
  }
  list.clear();
  list.push(...wanted);
};

/** Copies the options of a match; they never change afterwards. */
export const mirrorOptions = (options: Options, state: OptionsState): void => {
  const { terrain, turrets, ...rest } = options;
  const all = { ...rest, terrain: JSON.stringify(terrain), turrets: JSON.stringify(turrets) } satisfies {
    [K in keyof Options]: OptionsState[K];
  };
  Object.assign(state, all);
};

type ListOfPlayer = 'hand' | 'onTop' | 'discard' | 'mercenaries' | 'prizes';

const mirrorPlayer = (player: Player, state: PlayerState): void => {
  const { army, person, hq, score, pile, resigned, out, hand, onTop, discard, mercenaries, prizes } = player;
  const plain = { army, person, hq, score, pile, resigned, out };
  Object.assign(state, plain satisfies { [K in Exclude<keyof Player, ListOfPlayer>]: PlayerState[K] });
  setList(state.hand, hand);
  setList(state.onTop, onTop);
  setList(state.discard, discard);
  setList(state.mercenaries, mercenaries);
  setList(state.prizes, prizes);
};

const mirrorUnit = (unit: Unit, state: UnitState): void => {
  const { owner, tile, rot, wounds, used, venom, prizes } = unit;
  const plain = { owner, tile, rot, wounds, venom: venom?.join('') ?? '', prizes: prizes?.join(',') ?? '' };
  Object.assign(state, plain satisfies { [K in Exclude<keyof Unit, 'used'>]-?: UnitState[K] });
  setList(state.used, used);
};

const mirrorTurn = (turn: Turn, state: TurnState): void => {
  const { player, number, slot, phase, mustDiscard, fresh, uses, dismal, lastDrawnBy, additional } = turn;
  const plain = {
    player,
    number,
    slot,
    phase,
    mustDiscard,
    fresh,
    uses,
    dismal: JSON.stringify(dismal),
    lastDrawnBy: lastDrawnBy ?? NONE,
    additional: JSON.stringify(additional),
  };
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

const mirrorPlayers = (players: readonly Player[], state: TableState['players'], before: Shown['players'] | undefined): void => {
  players.forEach((player, seat) => {
    if (before?.[seat] === player) return;
    const known = state[seat];
    const target = known ?? new PlayerState();
    mirrorPlayer(player, target);
    if (!known) state.push(target);
  });
};

const DEEP = ['foundations', 'turrets', 'warehouses', 'battle', 'pending', 'decision', 'outcome'] as const;

type Shown = Pick<Table, 'options' | 'players' | 'turn' | 'board' | (typeof DEEP)[number]>;

/** Updates the Schema from the table. @param before the table it shows, if known. */
export const mirror = (table: Table, state: TableState, before: Shown | null = null): void => {
  if (before?.options !== table.options) mirrorOptions(table.options, state.options);
  if (before?.players !== table.players) mirrorPlayers(table.players, state.players, before?.players);
  if (before?.board !== table.board) mirrorBoard(table.board, state.board, before?.board);
  if (before?.turn !== table.turn) mirrorTurn(table.turn, state.turn);
  for (const part of DEEP) if (before === null || before[part] !== table[part]) state[part] = JSON.stringify(table[part]);
  state.canTakeBack = table.canTakeBack;
};
