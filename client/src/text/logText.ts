import type { LogLine } from '../store/log.js';
import type { Cast } from './cast.js';
import { eventText } from './eventText.js';
import { factText, phaseText } from './factText.js';

/** A line of the log as a sentence; empty if it is not worth one. */
export const logText = (cast: Cast, line: LogLine): string => {
  switch (line.what) {
    case 'fact':
      return factText(cast, line.fact);
    case 'phase':
      return phaseText(cast, line.initiative, line.acts);
    case 'event':
      return eventText(cast, line.before, line.event);
  }
};

/** Whether a line opens a new part of the log: a turn or a battle. */
export const isHeading = (line: LogLine): boolean =>
  line.what === 'event' && (line.event.type === 'turn-started' || line.event.type === 'battle-started' || line.event.type === 'ended');

/** Whether a line tells of an HQ being hit: the log sets it off. */
export const isGrave = (line: LogLine): boolean =>
  line.what === 'fact' && (line.fact.kind === 'hq-damaged' || line.fact.kind === 'hq-destroyed');

/** The place of the line before what a film shows; −1 where nothing is filmed. */
export const filmOpening = (lines: readonly LogLine[]): number => {
  const filmed = lines.findIndex(({ what }) => what !== 'event');
  return filmed > 0 && lines[filmed - 1]?.what === 'event' ? filmed - 1 : filmed;
};
