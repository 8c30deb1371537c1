import { unitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { sides, standings } from '@hexfall/shared/rules/sides';
import type { History } from './history.js';
import { battleAt } from './segments.js';
import { timelineOf } from './timeline.js';

/** A battle of a match and what it changed. */
export interface BattleFact {
  /** The intent that started it. */
  readonly seq: number;
  readonly turn: number;
  /** By seat: how much the HQ lost, or the points that were won as a number below 0. */
  readonly lost: readonly number[];
}

/** What a finished match is remembered for. */
export type MatchFact =
  | { readonly kind: 'best-unit'; readonly seat: Seat; readonly tile: TileKey; readonly dealt: number }
  | { readonly kind: 'best-saver'; readonly seat: Seat; readonly tile: TileKey; readonly saved: number }
  | { readonly kind: 'lead-changes'; readonly count: number }
  | { readonly kind: 'totals'; readonly turns: number; readonly battles: number; readonly lost: number };

/** The result shows no more of them. */
const MOST_FACTS = 3;

/** All battles of a match, in their order. */
export const battlesOf = (history: History): BattleFact[] =>
  history.steps.flatMap(({ seq, before, events }): BattleFact[] => {
    const segment = events.some(({ type }) => type === 'battle-started') ? battleAt(history, seq) : null;
    if (!segment?.before) return [];
    const [start, end] = [standings(segment.before), standings(segment.after)];
    return [{ seq, turn: before.turn.number, lost: start.map((value, seat) => value - (end[seat] ?? 0)) }];
  });

const sumOver = (values: readonly number[], seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0);

/** By how much a battle changed the lead of the winners over the best other side; without winners, how much it changed at all. */
const swingOf = (table: Table, { winners }: Outcome, { lost }: BattleFact): number => {
  if (winners.length === 0) return lost.reduce((sum, value) => sum + Math.abs(value), 0);
  const others = sides(table).filter((seats) => !seats.some((seat) => winners.includes(seat)));
  return Math.min(...others.map((seats) => sumOver(lost, seats))) - sumOver(lost, winners);
};

/** The battle that brought the winners furthest ahead, the later one of equal ones; null if none brought anything. */
export const decisiveBattle = (history: History, outcome: Outcome): BattleFact | null => {
  const { table } = history.state;
  let found: BattleFact | null = null;
  for (const battle of battlesOf(history)) {
    const swing = swingOf(table, outcome, battle);
    if (swing > 0 && (!found || swing >= swingOf(table, outcome, found))) found = battle;
  }
  return found;
};

/** How often one side has taken the lead from another one, turn by turn. */
const leadChanges = (history: History): number => {
  const teams = sides(history.state.table);
  let leader: number | null = null;
  let changes = 0;
  for (const { values } of timelineOf(history)) {
    const sums = teams.map((seats) => sumOver(values, seats));
    const most = Math.max(...sums);
    if (sums.filter((sum) => sum === most).length > 1) continue;
    const ahead = sums.indexOf(most);
    if (leader !== null && leader !== ahead) changes++;
    leader = ahead;
  }
  return changes;
};

const unitsLost = ({ steps }: History): number =>
  steps.reduce((sum, { events }) => {
    const removed = events.flatMap((event) => (event.type === 'phase-fought' || event.type === 'struck' ? event.removed : []));
    const left = events.flatMap((event) => (event.type === 'left' ? event.units : []));
    const fallen = events.filter(({ type }) => type === 'fell' || type === 'mine-went-off');
    return sum + removed.length + left.length + fallen.length;
  }, 0);

/** Up to three facts about a match, the most telling ones first; none of a history that has lost its beginning. */
export const factsOf = (history: History): MatchFact[] => {
  if (history.steps.length === 0 || history.steps.length < history.seq) return [];
  const units = unitStatistics(history.steps);
  const best = units.toSorted((a, b) => b.dealt - a.dealt)[0];
  const saver = units.toSorted((a, b) => b.saved - a.saved)[0];
  const count = leadChanges(history);
  const totals = { turns: history.state.table.turn.number, battles: battlesOf(history).length, lost: unitsLost(history) };
  const facts: MatchFact[] = [
    ...(best && best.dealt > 0 ? [{ kind: 'best-unit' as const, seat: best.seat, tile: best.tile, dealt: best.dealt }] : []),
    ...(count > 0 ? [{ kind: 'lead-changes' as const, count }] : []),
    ...(saver && saver.saved > 0 ? [{ kind: 'best-saver' as const, seat: saver.seat, tile: saver.tile, saved: saver.saved }] : []),
  ];
  return [...facts.slice(0, MOST_FACTS - 1), { kind: 'totals', ...totals }];
};
