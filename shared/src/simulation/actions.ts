import { type BattleState, MOST_USES, VALUES } from './BattleState.js';
import { FIRST_VALUE, NO_VALUE, SECOND_VALUE } from './faces.js';
import { countOf, lowest } from './places.js';

/** I1: a printed value as modified now, never below 0; `NO_VALUE` where there is none. */
const present = (printed: number, modifier: number): number =>
  printed === NO_VALUE ? NO_VALUE : printed + modifier > 0 ? printed + modifier : 0;

/** The values of the extra actions that a unit still has, in descending order; `findExtraValues` returns their number. */
const extraValues = new Int8Array(32);

/** I5: works `extraValues` out: the highest values below the unit's highest one that it does not have; spent ones take the highest of them. */
const findExtraValues = (state: BattleState, place: number, first: number, second: number): number => {
  const sources = state.extras[place]!;
  const uses = state.useCount[place]!;
  const left = countOf(sources) - (uses > 0 ? accountedFor(state, place, 0, sources) : 0);
  let found = 0;
  let skipped = 0;
  for (let value = Math.max(first, second) - 1; value >= 0 && found < left; value--) {
    if (value === first || value === second) continue;
    if (skipped++ >= uses) extraValues[found++] = value;
  }
  return found;
};

/** I5: how many of the sources that reach the unit now must already have been used. */
const accountedFor = (state: BattleState, place: number, use: number, sources: number): number => {
  if (use === state.useCount[place]!) return 0;
  let most = accountedFor(state, place, use + 1, sources);
  for (let left = sources & state.uses[place * MOST_USES + use]!; left !== 0; left &= left - 1)
    most = Math.max(most, 1 + accountedFor(state, place, use + 1, sources & ~(left & -left)));
  return most;
};

const spendExtra = (state: BattleState, place: number): void => {
  const count = state.useCount[place]!;
  if (count === MOST_USES) return void (state.isRefused = true);
  state.useCount[place] = count + 1;
  state.uses[place * MOST_USES + count] = state.extras[place]!;
};

/** Returns the highest value of an action that the unit still has, at most the limit; actions above have missed their turn (I4). */
const nextValue = (state: BattleState, place: number, limit: number): number => {
  const face = state.faces[place]!;
  if (FIRST_VALUE[face] === NO_VALUE) return NO_VALUE;
  const modifier = state.initiative[place]!;
  const first = present(FIRST_VALUE[face]!, modifier);
  const second = present(SECOND_VALUE[face]!, modifier);
  let highest = NO_VALUE;
  if ((state.spent[place]! & 1) === 0) {
    if (first > limit) state.spent[place]! |= 1;
    else highest = first;
  }
  if (second !== NO_VALUE && (state.spent[place]! & 2) === 0) {
    if (second > limit) state.spent[place]! |= 2;
    else if (second > highest) highest = second;
  }
  if (state.extras[place] === 0) return highest;
  const count = findExtraValues(state, place, first, second);
  for (let index = 0; index < count; index++) {
    const value = extraValues[index]!;
    if (value > limit) spendExtra(state, place);
    else if (value > highest) highest = value;
  }
  return highest;
};

/** Works out when units act next that have other actions now, at the limit or below. */
export const rescheduleUnits = (state: BattleState, units: number, limit: number): void => {
  for (let left = units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const before = state.next[place]!;
    const now = nextValue(state, place, limit);
    if (now === before) continue;
    state.next[place] = now;
    if (before !== NO_VALUE) state.schedule[before]! &= ~(1 << place);
    if (now !== NO_VALUE) state.schedule[now]! |= 1 << place;
  }
};

/** Works out when units act first in a battle. */
export const scheduleAll = (state: BattleState): void => {
  for (let left = state.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const value = nextValue(state, place, VALUES);
    if (value === NO_VALUE) continue;
    state.next[place] = value;
    state.schedule[value]! |= 1 << place;
  }
};

/** I2: uses up every action that the units have in a phase. */
export const spendActions = (state: BattleState, units: number, value: number): void => {
  for (let left = units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const face = state.faces[place]!;
    if (SECOND_VALUE[face] === NO_VALUE && state.extras[place] === 0) {
      state.spent[place] = 1;
      state.next[place] = NO_VALUE;
    } else spendSeveral(state, place, value);
  }
  state.schedule[value]! &= ~units;
};

const spendSeveral = (state: BattleState, place: number, value: number): void => {
  const face = state.faces[place]!;
  const modifier = state.initiative[place]!;
  const first = present(FIRST_VALUE[face]!, modifier);
  const second = present(SECOND_VALUE[face]!, modifier);
  const isExtra = state.extras[place] !== 0 && findExtraValues(state, place, first, second) > 0 && extraValues[0] === value;
  if (first === value) state.spent[place]! |= 1;
  if (second === value) state.spent[place]! |= 2;
  if (isExtra) spendExtra(state, place);
  rescheduleUnits(state, 1 << place, value - 1);
};
