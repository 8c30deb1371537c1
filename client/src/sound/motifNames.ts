/** The moments with a motif of an army: a unit of it is placed, its HQ falls, it wins the match. */
export const MOTIF_MOMENTS = ['place', 'fall', 'victory'] as const;
export type MotifMoment = (typeof MOTIF_MOMENTS)[number];
