import { type BattleSpan, battleSpan, battleStart, lastBattleSpan } from '@hexfall/shared/inspect/battleSpan';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { History, PlayedStep } from './history.js';
import type { ReplaySegment } from './PlaybackQueue.js';

const tableAfter = ({ steps, state }: History, place: number): Table => steps[place + 1]?.before ?? state.table;

const segmentFrom = (history: History, first: number, last: number): ReplaySegment | null => {
  const [start, end] = [history.steps[first], history.steps[last]];
  if (!start || !end) return null;
  const events = history.steps.slice(first, last + 1).flatMap((step) => step.events);
  return { seq: end.seq, before: start.before, earlier: [], events, after: tableAfter(history, last) };
};

const segmentOf = (history: History, span: BattleSpan | null): ReplaySegment | null => span && segmentFrom(history, span.first, span.last);

/** What the last intent of a history did, with the steps of the same battle before it. */
export const latestSegment = (history: History): ReplaySegment | null => {
  const last = history.steps.length - 1;
  const first = battleStart(history.steps, last);
  const segment = segmentFrom(history, last, last);
  const start = history.steps[first];
  if (!segment || !start) return null;
  const earlier = history.steps.slice(first, last).flatMap(({ events }) => events);
  return { ...segment, before: start.before, earlier };
};

/** The whole battle, or the instant, that an intent is part of; null if there is nothing of the kind. */
export const battleAt = (history: History, seq: number): ReplaySegment | null =>
  segmentOf(
    history,
    battleSpan(
      history.steps,
      history.steps.findIndex((step) => step.seq === seq),
    ),
  );

/** The last battle of a history, or the last instant that hit a unit. */
export const lastBattle = (history: History): ReplaySegment | null => segmentOf(history, lastBattleSpan(history.steps));

/** T7: without what was taken back, and without the taking back. */
const withoutTakenBack = (steps: readonly PlayedStep[]): PlayedStep[] => {
  const kept: PlayedStep[] = [];
  for (const one of steps) {
    if (!one.events.some(({ type }) => type === 'took-back')) kept.push(one);
    else if (kept.at(-1)?.events.some(({ type }) => type === 'action-began')) kept.pop();
  }
  return kept;
};

/** The beginning of the last round of the others' turns: a longer replay is not offered. */
const roundOf = (steps: readonly PlayedStep[], players: number, mine: readonly Seat[]): number => {
  let turns = 0;
  for (let place = steps.length - 1; place >= 0; place--) {
    const starts = steps[place]?.events.filter((event) => event.type === 'turn-started' && !mine.includes(event.player)).length ?? 0;
    turns += starts;
    if (starts > 0 && turns >= Math.max(1, players - 1)) return place;
  }
  return 0;
};

/**
 * Returns what others have done since this browser last saw the table: the last round of their turns, and the last battle.
 * @param since the last intent seen; null if this browser has never seen the match: then the player's own last one counts.
 * @param mine the seats of this page; a spectator has none, and has missed nothing on the first visit.
 * @returns an empty list if no other seat has acted.
 */
export const missedSegments = (history: History, since: number | null, mine: readonly Seat[]): ReplaySegment[] => {
  const own = history.steps.findLast(({ player }) => mine.includes(player))?.seq ?? 0;
  const seen = since ?? (mine.length > 0 ? own : history.seq);
  const steps = withoutTakenBack(history.steps.filter(({ seq }) => seq > seen));
  if (steps.every(({ player }) => mine.includes(player))) return [];
  const battle = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'battle-started'));
  const round = roundOf(steps, history.state.table.players.length, mine);
  const first = battle < 0 ? round : Math.min(round, battle);
  return steps.slice(first).flatMap(({ seq, before, events }) => {
    const place = history.steps.findIndex((one) => one.seq === seq);
    return [{ seq, before, earlier: [], events, after: tableAfter(history, place) }];
  });
};
