/** The names of all sounds and the number of their renderings, so that a frequent sound varies. */
export const SOUNDS = {
  draw: 2,
  place: 3,
  move: 2,
  rotate: 2,
  push: 2,
  swap: 1,
  net: 1,
  undo: 1,
  discard: 2,
  turn: 1,
  question: 1,
  tick: 1,
  refused: 1,
  ping: 1,
  alarm: 1,
  melee: 3,
  ranged: 3,
  gauss: 2,
  rocket: 2,
  armor: 2,
  explosion: 2,
  wound: 3,
  saved: 1,
  destroyed: 2,
  headquarters: 2,
  fallen: 1,
  silence: 1,
  drawn: 1,
  won: 1,
  lost: 1,
} as const;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** The moments with a motif of an army: a unit of it is placed, its HQ falls, it wins the match. */
export const MOTIF_MOMENTS = ['place', 'fall', 'victory'] as const;
export type MotifMoment = (typeof MOTIF_MOMENTS)[number];
