import { MOST_USES, NotSimulated, VALUES, type Arena } from './Arena.js';
import { FIRST_VALUE, NO_VALUE, SECOND_VALUE } from './faces.js';
import { countOf, lowest } from './places.js';

/** I1: a printed value as modified now, never below 0; `NO_VALUE` where there is none. */
const present = (printed: number, modifier: number): number =>
  printed === NO_VALUE ? NO_VALUE : printed + modifier > 0 ? printed + modifier : 0;

/** The values of the extra actions that a unit still has, from the highest down, and how many they are. */
const extraValues = new Int8Array(32);

/** I5: works `extraValues` out: the highest values below the unit's highest one that it does not have; spent ones take the highest of them. */
const findExtraValues = (arena: Arena, place: number, first: number, second: number): number => {
  const sources = arena.extras[place]!;
  const uses = arena.useCount[place]!;
  const left = countOf(sources) - (uses > 0 ? accountedFor(arena, place, 0, sources) : 0);
  let found = 0;
  let skipped = 0;
  for (let value = Math.max(first, second) - 1; value >= 0 && found < left; value--) {
    if (value === first || value === second) continue;
    if (skipped++ >= uses) extraValues[found++] = value;
  }
  return found;
};

/** I5: how many of the sources that reach the unit now must already have been used. */
const accountedFor = (arena: Arena, place: number, use: number, sources: number): number => {
  if (use === arena.useCount[place]!) return 0;
  let most = accountedFor(arena, place, use + 1, sources);
  for (let left = sources & arena.uses[place * MOST_USES + use]!; left !== 0; left &= left - 1)
    most = Math.max(most, 1 + accountedFor(arena, place, use + 1, sources & ~(left & -left)));
  return most;
};

const spendExtra = (arena: Arena, place: number): void => {
  const count = arena.useCount[place]!++;
  if (count === MOST_USES) throw new NotSimulated();
  arena.uses[place * MOST_USES + count] = arena.extras[place]!;
};

/** The highest value of an action that the unit still has, at the limit or below; actions above have missed their turn (I4). */
const nextValue = (arena: Arena, place: number, limit: number): number => {
  const face = arena.faces[place]!;
  if (FIRST_VALUE[face] === NO_VALUE) return NO_VALUE;
  const modifier = arena.initiative[place]!;
  const first = present(FIRST_VALUE[face]!, modifier);
  const second = present(SECOND_VALUE[face]!, modifier);
  let highest = NO_VALUE;
  if ((arena.spent[place]! & 1) === 0) {
    if (first > limit) arena.spent[place]! |= 1;
    else highest = first;
  }
  if (second !== NO_VALUE && (arena.spent[place]! & 2) === 0) {
    if (second > limit) arena.spent[place]! |= 2;
    else if (second > highest) highest = second;
  }
  if (arena.extras[place] === 0) return highest;
  const count = findExtraValues(arena, place, first, second);
  for (let index = 0; index < count; index++) {
    const value = extraValues[index]!;
    if (value > limit) spendExtra(arena, place);
    else if (value > highest) highest = value;
  }
  return highest;
};

/** Works out when units act next that have other actions now, at the limit or below. */
export const reschedule = (arena: Arena, units: number, limit: number): void => {
  for (let left = units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const before = arena.next[place]!;
    const now = nextValue(arena, place, limit);
    if (now === before) continue;
    arena.next[place] = now;
    if (before !== NO_VALUE) arena.schedule[before]! &= ~(1 << place);
    if (now !== NO_VALUE) arena.schedule[now]! |= 1 << place;
  }
};

/** Works out when units act first in a battle. */
export const scheduleAll = (arena: Arena): void => {
  for (let left = arena.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const value = nextValue(arena, place, VALUES);
    if (value === NO_VALUE) continue;
    arena.next[place] = value;
    arena.schedule[value]! |= 1 << place;
  }
};

/** I2: uses up every action that the units have in a phase. */
export const spend = (arena: Arena, units: number, value: number): void => {
  for (let left = units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const face = arena.faces[place]!;
    if (SECOND_VALUE[face] === NO_VALUE && arena.extras[place] === 0) {
      arena.spent[place] = 1;
      arena.next[place] = NO_VALUE;
    } else spendSeveral(arena, place, value);
  }
  arena.schedule[value]! &= ~units;
};

const spendSeveral = (arena: Arena, place: number, value: number): void => {
  const face = arena.faces[place]!;
  const modifier = arena.initiative[place]!;
  const first = present(FIRST_VALUE[face]!, modifier);
  const second = present(SECOND_VALUE[face]!, modifier);
  const isExtra = arena.extras[place] !== 0 && findExtraValues(arena, place, first, second) > 0 && extraValues[0] === value;
  if (first === value) arena.spent[place]! |= 1;
  if (second === value) arena.spent[place]! |= 2;
  if (isExtra) spendExtra(arena, place);
  reschedule(arena, 1 << place, value - 1);
};
