import type { ArraySchema } from '@colyseus/schema';

const sameList = <T>(list: ArraySchema<T>, wanted: readonly T[]): boolean =>
  list.length === wanted.length && wanted.every((item, i) => list[i] === item);

/** Makes a list of the Schema equal to another; one that is equal already is left alone, so nothing is sent. */
export const setList = <T extends string>(list: ArraySchema<T>, wanted: readonly T[]): void => {
  if (sameList(list, wanted)) return;
  list.clear();
  list.push(...wanted);
};
