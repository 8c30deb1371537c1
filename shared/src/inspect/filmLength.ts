import type { GameEvent } from '../model/event.js';
import type { PublicState, Table } from '../model/state.js';
import { fold } from '../rules/evolve.js';
import { describeHits } from './describeHits.js';
import { endAtFall, eventFrames, type FilmFrame, FRAME_REST, stepFrames } from './filmFrames.js';
import { clockLength, frameTimeline } from './filmTimeline.js';

/** How long a frame of a film is shown at speed 1, in milliseconds. */
export const frameLength = (frame: FilmFrame): number => clockLength(frameTimeline(frame)) + FRAME_REST[frame.kind];

const isOfBattle = ({ type }: GameEvent): boolean => type === 'battle-started' || type === 'phase-fought';

const framesOf = (before: Table, events: readonly GameEvent[]): FilmFrame[] => {
  let state: PublicState = { table: before, previous: null };
  return events.flatMap((event): FilmFrame[] => {
    const { table } = state;
    state = fold(state, [event]);
    return event.type === 'phase-fought' ? stepFrames(table, event, event, describeHits(table, event, event)) : eventFrames(event);
  });
};

/**
 * Returns how long the page shows the battle in the events of an intent, in milliseconds; 0 without one.
 * @param before the table before the first of the events.
 */
export const filmLength = (before: Table, events: readonly GameEvent[]): number => {
  if (!events.some(isOfBattle)) return 0;
  const frames = endAtFall(
    framesOf(before, events),
    events.some(({ type }) => type === 'ended'),
  );
  return frames.reduce((sum, frame) => sum + frameLength(frame), 0);
};

/** O10: the part of the limit for which the clocks stand after a battle at most. */
const STANDING = 0.4;

/** The part of a film for which the clocks stand at least. */
const COVERED = 0.6;

/** How long the clocks stand after a battle (O10). Times in milliseconds. */
export const graceFor = (limit: number, film: number): number => Math.round(Math.min(film, STANDING * limit));

/** Returns the speed of a film at speed 1: faster if the clocks would not stop for three fifths of it. Times in milliseconds. */
export const filmPace = (limit: number, film: number): number => Math.max(1, (COVERED * film) / (STANDING * limit));
