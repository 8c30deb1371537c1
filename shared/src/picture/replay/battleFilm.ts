import { describeEvents } from '../../inspect/describeEvents.js';
import type { GameEvent } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import { animationSvg } from './animationSvg.js';
import { buildReplay } from './buildReplay.js';
import { filmSvg } from './filmSvg.js';

/** Of the picture, in pixels: as broad as a board with its frame. */
export const FILM_SIZE = { width: 600, height: 646 } as const;

/**
 * A battle, or an instant, as an SVG document that plays by itself; null if there is nothing to show.
 * @param before the table before the first of the events.
 * @param described what it shows, in words that are no markup.
 */
export const battleFilm = (before: Table, events: readonly GameEvent[], described: string): string | null => {
  const replay = buildReplay(describeEvents(before, events));
  return replay.frames.length === 0 ? null : filmSvg(animationSvg(before, replay, FILM_SIZE, described));
};
