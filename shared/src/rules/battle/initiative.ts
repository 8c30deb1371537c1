import type { Cell } from '../../hex/cells.js';
import type { Influence } from '../influence.js';

/** `Battle.spent`, the bit of a unit that has converted an attack (C4). */
export const CONVERTED = 1 << 7;

/** The extra actions of one unit that are used, lost or missed; each with the sources it can have come from (I5). */
export type ExtraUses = readonly (readonly Cell[])[];

/** The bookkeeping of one battle while a step is worked out; `Battle` holds it as JSON. */
export interface Actions {
  /** By cell, as in `Battle.spent`. */
  readonly spent: number[];
  /** By cell; undefined where no extra action has been spent. */
  readonly extra: (ExtraUses | undefined)[];
}

/** What comes up next. */
export interface Turnout {
  readonly initiative: number;
  /** Units whose action comes up, netted ones too: these lose it (I3). */
  readonly due: readonly Cell[];
}

/** I1: a printed value as modified now, never below 0. */
const present = (printed: number, modifier: number): number => (printed + modifier > 0 ? printed + modifier : 0);

/**
 * The next phase in which an action comes up, at `limit` or below (B3, I2). Actions above the limit have missed their
 * turn for good and are marked so (I4).
 * @returns null when no action is left.
 */
export const nextTurnout = (influence: Influence, actions: Actions, limit: number): Turnout | null => {
  let highest = -1;
  let due: Cell[] = [];
  for (const cell of influence.field.occupied) {
    const value = nextValue(influence, actions, cell, limit);
    if (value < highest || value < 0) continue;
    if (value > highest) {
      highest = value;
      due = [];
    }
    due.push(cell);
  }
  return highest < 0 ? null : { initiative: highest, due };
};

/** The highest value of an action the unit still has, at the limit or below; −1 if there is none. */
const nextValue = (influence: Influence, actions: Actions, cell: Cell, limit: number): number => {
  const printed = influence.field.tiles[cell]!.initiative;
  const modifier = influence.initiative[cell]!;
  let highest = -1;
  for (let i = 0; i < printed.length; i++) {
    if (actions.spent[cell]! & (1 << i)) continue;
    const value = present(printed[i]!, modifier);
    if (value > limit) actions.spent[cell]! |= 1 << i;
    else if (value > highest) highest = value;
  }
  if (influence.extras[cell]) {
    for (const value of extraValues(influence, actions, cell)) {
      if (value > limit) spendExtra(influence, actions, cell);
      else if (value > highest) highest = value;
    }
  }
  return highest;
};

/** I2: uses up every action of the unit that has this value. */
export const spend = (influence: Influence, actions: Actions, cell: Cell, value: number): void => {
  const printed = influence.field.tiles[cell]!.initiative;
  const modifier = influence.initiative[cell]!;
  const extra = influence.extras[cell] !== undefined && extraValues(influence, actions, cell)[0] === value;
  for (let i = 0; i < printed.length; i++) if (present(printed[i]!, modifier) === value) actions.spent[cell]! |= 1 << i;
  if (extra) spendExtra(influence, actions, cell);
};

const spendExtra = (influence: Influence, actions: Actions, cell: Cell): void => {
  actions.extra[cell] = [...(actions.extra[cell] ?? []), influence.extras[cell]!];
};

/**
 * I5: the values of the extra actions a unit still has, from the highest down. They are the highest values below its
 * highest printed one that it does not have; those spent before take the highest of them.
 */
export const extraValues = (influence: Influence, { extra }: Pick<Actions, 'extra'>, cell: Cell): number[] => {
  const sources = influence.extras[cell];
  if (!sources) return [];
  const { initiative } = influence.field.tiles[cell]!;
  const printed = initiative.map((value) => present(value, influence.initiative[cell]!));
  const uses = extra[cell] ?? [];
  const left = sources.length - accountedFor(uses, sources);
  const values: number[] = [];
  let place = 0;
  for (let value = Math.max(...printed) - 1; value >= 0 && values.length < left; value--) {
    if (printed.includes(value)) continue;
    if (place++ >= uses.length) values.push(value);
  }
  return values;
};

/** I5: how many of the sources that reach the unit now must already have been used; a lost source is the unused one. */
const accountedFor = (uses: ExtraUses, sources: readonly Cell[]): number => {
  const [use, ...rest] = uses;
  if (!use) return 0;
  let most = accountedFor(rest, sources);
  sources.forEach((source, i) => {
    if (use.includes(source)) most = Math.max(most, 1 + accountedFor(rest, sources.toSpliced(i, 1)));
  });
  return most;
};
