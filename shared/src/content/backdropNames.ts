/** The grounds that a board can lie on. The page has for each how it is drawn. */
export const BACKDROPS = [
  'lot',
  'block',
  'parade',
  'crater',
  'road',
  'river',
  'marsh',
  'apron',
  'forest',
  'jungle',
  'ridge',
  'craters',
  'yard',
  'flagstones',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];
