import { type Cell, cellOf, hexOf } from '../../hex/cells.js';
import type { Battle, SpentExtra } from '../../model/state.js';
import type { Influence } from '../influenceTypes.js';

/** `Battle.spent`, the bit of a unit that has converted an attack (C4). */
export const CONVERTED = 1 << 7;

/** The extra actions of one unit that are used, lost or missed; each with the sources it can have come from (I5). */
export type ExtraUses = readonly (readonly Cell[])[];

/** Stands for a value where there is no action left. */
const NONE = -1;

/** The actions of all units while a battle is fought: what `Battle` holds as JSON, and what follows from it. */
export interface Actions {
  /** The units' influence on each other as things stand. */
  readonly influence: Influence;
  /** By cell, as in `Battle.spent`. */
  readonly spent: number[];
  /** By cell; undefined where no extra action has been spent. */
  readonly extra: (ExtraUses | undefined)[];
  /** By cell: the highest value of an action the unit still has and has not missed; `NONE` if there is none. */
  readonly next: number[];
}

/** What comes up next. */
export interface Activation {
  readonly initiative: number;
  /** Units whose action comes up, netted ones too: these lose it (I3). */
  readonly due: readonly Cell[];
}

/** The actions of a battle as it stands. */
export const actionsOf = (battle: Battle, influence: Influence): Actions => {
  const extra: Cell[][][] = [];
  for (const { at, sources } of battle.extra) (extra[cellOf(at)] ??= []).push(sources.map(cellOf));
  const actions: Actions = { influence, spent: battle.spent.slice(), extra, next: battle.spent.slice() };
  reschedule(actions, influence.field.occupied, battle.finished);
  return actions;
};

/** What has been spent on extra actions, as `Battle` holds it. */
export const spentExtras = ({ extra }: Actions): readonly SpentExtra[] => {
  if (extra.length === 0) return NO_EXTRAS;
  const found: SpentExtra[] = [];
  extra.forEach((uses, cell) => uses?.forEach((sources) => found.push({ at: hexOf(cell), sources: sources.map(hexOf) })));
  return found;
};

const NO_EXTRAS: readonly SpentExtra[] = [];

/** Works out what comes up when for units whose influence is another one after that phase; null before the first. */
export const reschedule = (actions: Actions, cells: readonly Cell[], finished: number | null): void => {
  const limit = finished === null ? Infinity : finished - 1;
  for (const cell of cells) actions.next[cell] = nextValue(actions, cell, limit);
};

/** The next phase in which an action comes up (B3, I2); null when no action is left. */
export const nextActivation = ({ influence, next }: Actions): Activation | null => {
  let initiative = NONE;
  for (const cell of influence.field.occupied) if (next[cell]! > initiative) initiative = next[cell]!;
  if (initiative === NONE) return null;
  const due: Cell[] = [];
  for (const cell of influence.field.occupied) if (next[cell] === initiative) due.push(cell);
  return { initiative, due };
};

/** I1: a printed value as modified now, never below 0. */
const present = (printed: number, modifier: number): number => (printed + modifier > 0 ? printed + modifier : 0);

/**
 * The highest value of an action the unit still has, at the limit or below. Actions above the limit have missed their
 * turn for good and are marked so (I4).
 */
const nextValue = (actions: Actions, cell: Cell, limit: number): number => {
  const { influence, spent } = actions;
  const printed = influence.field.tiles[cell]!.initiative;
  const modifier = influence.initiative[cell]!;
  let highest = NONE;
  for (let i = 0; i < printed.length; i++) {
    if (spent[cell]! & (1 << i)) continue;
    const value = present(printed[i]!, modifier);
    if (value > limit) spent[cell]! |= 1 << i;
    else if (value > highest) highest = value;
  }
  if (influence.extras[cell]) {
    for (const value of extraValues(influence, cell, actions.extra[cell])) {
      if (value > limit) spendExtra(actions, cell);
      else if (value > highest) highest = value;
    }
  }
  return highest;
};

/** I2: uses up every action that the units have in a phase. */
export const spend = (actions: Actions, { initiative, due }: Activation): void => {
  for (const cell of due) {
    spendAt(actions, cell, initiative);
    actions.next[cell] = nextValue(actions, cell, initiative - 1);
  }
};

const spendAt = (actions: Actions, cell: Cell, value: number): void => {
  const { influence, spent } = actions;
  const printed = influence.field.tiles[cell]!.initiative;
  const modifier = influence.initiative[cell]!;
  const extra = influence.extras[cell] !== undefined && extraValues(influence, cell, actions.extra[cell])[0] === value;
  for (let i = 0; i < printed.length; i++) if (present(printed[i]!, modifier) === value) spent[cell]! |= 1 << i;
  if (extra) spendExtra(actions, cell);
};

const spendExtra = ({ extra, influence }: Actions, cell: Cell): void => {
  extra[cell] = [...(extra[cell] ?? []), influence.extras[cell]!];
};

/**
 * I5: the values of the extra actions a unit still has, from the highest down. They are the highest values below its
 * highest printed one that it does not have; those spent before take the highest of them.
 */
export const extraValues = (influence: Influence, cell: Cell, uses: ExtraUses = NO_USES): readonly number[] => {
  const sources = influence.extras[cell];
  if (!sources) return NO_VALUES;
  const { initiative } = influence.field.tiles[cell]!;
  const modifier = influence.initiative[cell]!;
  const left = sources.length - (uses.length > 0 ? accountedFor(uses, sources) : 0);
  const values: number[] = [];
  let place = 0;
  for (let value = highest(initiative, modifier) - 1; value >= 0 && values.length < left; value--) {
    if (hasValue(initiative, modifier, value)) continue;
    if (place++ >= uses.length) values.push(value);
  }
  return values;
};

const NO_USES: ExtraUses = [];
const NO_VALUES: readonly number[] = [];

const highest = (printed: readonly number[], modifier: number): number => {
  let most = NONE;
  for (const value of printed) most = Math.max(most, present(value, modifier));
  return most;
};

const hasValue = (printed: readonly number[], modifier: number, wanted: number): boolean => {
  for (const value of printed) if (present(value, modifier) === wanted) return true;
  return false;
};

/** I5: how many of the sources that reach the unit now must already have been used; a lost source is the unused one. */
const accountedFor = (uses: ExtraUses, sources: readonly Cell[]): number => {
  const [use, ...rest] = uses;
  if (!use) return 0;
  let most = accountedFor(rest, sources);
  sources.forEach((source, i) => {
    const others = sources.filter((_, other) => other !== i);
    if (use.includes(source)) most = Math.max(most, 1 + accountedFor(rest, others));
  });
  return most;
};
