import { isTile } from '@hexfall/shared/content/catalog';

/** All tiles that stand anywhere in a value, by their keys. */
export const tilesNamedBy = (value: unknown): ReadonlySet<string> =>
  new Set((JSON.stringify(value).match(/[a-z-]+\/[a-z\d-]+/g) ?? []).filter(isTile));
