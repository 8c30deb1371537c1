import { CREST_COLORS, CREST_SHAPES, PLACES, type Crest, type Place } from '@hexfall/shared/protocol/profiles';

/*
 * Columns of profiles. A value that this version does not know is read as the first one it knows: a profile is never lost for its looks.
 */

/** The crest in a row. */
export const readCrest = ({ shape, color }: { readonly shape: string; readonly color: string }): Crest => ({
  shape: CREST_SHAPES.find((known) => known === shape) ?? CREST_SHAPES[0],
  color: CREST_COLORS.find((known) => known === color) ?? CREST_COLORS[0],
});

/** The place in a row; null if there is none. */
export const readPlace = (place: string | null): Place | null => PLACES.find((known) => known === place) ?? null;
