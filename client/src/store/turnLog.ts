import type { EventOf } from '@hexfall/shared/model/event';
import type { HistoryEntry, LogLine } from './history.js';

/** The lines of one intent that belong to one turn. */
export interface LogPart {
  readonly first: LogLine;
  /** All of them, the first one, too. */
  readonly lines: readonly LogLine[];
  /** The place of the first of them among all lines of the intent. */
  readonly from: number;
  /** The intent they belong to. */
  readonly entry: HistoryEntry;
}

/** What the log groups: the set-up, a turn, or what follows the end of the match. */
export interface LogTurn {
  readonly key: string;
  /** Null in the set-up and after the end. */
  readonly started: EventOf<'turn-started'> | null;
  readonly isEnd: boolean;
  readonly parts: readonly LogPart[];
}

/** Whether a line begins a group of the log. */
const opens = (line: LogLine): boolean => line.what === 'event' && (line.event.type === 'turn-started' || line.event.type === 'ended');

/** The lines of an intent, cut where a group begins. */
const partsOf = (entry: HistoryEntry): LogPart[] => {
  const { lines } = entry;
  const cuts = [...new Set([0, ...lines.flatMap((line, place) => (opens(line) ? [place] : [])), lines.length])];
  return cuts.flatMap((from, index) => {
    const first = lines[from];
    return first ? [{ first, lines: lines.slice(from, cuts[index + 1]), from, entry }] : [];
  });
};

/** Groups by their first line, so that a group which has not grown is the same object: it need not be drawn again. */
const known = new WeakMap<LogLine, LogTurn>();

const turnOf = (parts: readonly [LogPart, ...LogPart[]]): LogTurn => {
  const [{ first, entry, from }] = parts;
  const before = known.get(first);
  if (before?.parts.length === parts.length && before.parts.at(-1)?.entry === parts.at(-1)?.entry) return before;
  const event = first.what === 'event' ? first.event : null;
  const turn: LogTurn = {
    key: `${entry.seq} ${from}`,
    started: event?.type === 'turn-started' ? event : null,
    isEnd: event?.type === 'ended',
    parts,
  };
  known.set(first, turn);
  return turn;
};

/** Returns the log by turns. A turn that has not grown since the last call is the same object as before. */
export const logTurns = (entries: readonly HistoryEntry[]): readonly LogTurn[] => {
  const groups: [LogPart, ...LogPart[]][] = [];
  for (const part of entries.flatMap(partsOf)) {
    const last = groups.at(-1);
    if (last && !opens(part.first)) last.push(part);
    else groups.push([part]);
  }
  return groups.map(turnOf);
};
