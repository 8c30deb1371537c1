import type { Board } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { affectedHexes } from '@hexfall/shared/inspect/affectedHexes';
import { type Fact, hexOfFact } from '@hexfall/shared/inspect/fact';
import type { LogLine } from '../store/history.js';
import { eventText } from './eventText.js';
import { factText, phaseText } from './factText.js';
import type { PlayerLabels } from './playerLabels.js';

/** A line of the log as a sentence; empty if it is not worth one. */
export const logText = (labels: PlayerLabels, line: LogLine, board: Board): string => {
  switch (line.what) {
    case 'fact':
      return factText(labels, line.fact, board);
    case 'phase':
      return phaseText(labels, line.initiative, line.acts, board);
    case 'event':
      return eventText(labels, line.before, line.event);
  }
};

const hexesOfFact = (fact: Fact): readonly Hex[] => {
  const at = hexOfFact(fact);
  switch (fact.kind) {
    case 'hit':
      return [...(fact.attacker ? [fact.attacker.at] : []), fact.target.at];
    case 'save':
      return [fact.medic.at, fact.unit.at];
    case 'left':
      return fact.units.map(({ at }) => at);
    default:
      return at ? [at] : [];
  }
};

/** The hexes that a line mentions: they are marked while the pointer is on it. */
export const hexesOfLine = (line: LogLine): readonly Hex[] => {
  switch (line.what) {
    case 'fact':
      return hexesOfFact(line.fact);
    case 'phase':
      return line.acts.map(({ unit }) => unit.at);
    case 'event':
      return affectedHexes(line.event);
  }
};

/** Whether a line opens a new part of the log: a turn or a battle. */
export const isHeading = (line: LogLine): boolean =>
  line.what === 'event' && (line.event.type === 'turn-started' || line.event.type === 'battle-started' || line.event.type === 'ended');

/** Whether a line says that an HQ is hit: the log emphasizes it. */
export const isGrave = (line: LogLine): boolean =>
  line.what === 'fact' && (line.fact.kind === 'hq-damaged' || line.fact.kind === 'hq-destroyed');

/** The place of the line before what a replay shows; −1 where nothing is replayed. */
export const filmOpening = (lines: readonly LogLine[]): number => {
  const filmed = lines.findIndex(({ what }) => what !== 'event');
  return filmed > 0 && lines[filmed - 1]?.what === 'event' ? filmed - 1 : filmed;
};
