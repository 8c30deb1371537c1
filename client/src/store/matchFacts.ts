import { unitOf } from '@hexfall/shared/content/catalog';
import { type UnitStatistics, unitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
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
  /** How many units left the board. */
  readonly units: number;
}

/** A notable fact of a finished match. */
export type MatchFact =
  | { readonly kind: 'best-unit'; readonly seat: Seat; readonly tile: TileKey; readonly dealt: number }
  | { readonly kind: 'best-saver'; readonly seat: Seat; readonly tile: TileKey; readonly saved: number }
  | { readonly kind: 'lead-changes'; readonly count: number }
  | { readonly kind: 'deadliest'; readonly turn: number; readonly lost: number }
  /** A side that took the lead in that turn, and never lost it. */
  | { readonly kind: 'lead-held'; readonly seats: readonly Seat[]; readonly turn: number }
  | { readonly kind: 'most-placed'; readonly seats: readonly Seat[]; readonly placed: number }
  | { readonly kind: 'most-turns'; readonly seat: Seat; readonly tile: TileKey; readonly turns: number }
  | { readonly kind: 'totals'; readonly turns: number; readonly battles: number; readonly lost: number };

/** How many of them the result shows. */
const FACTS = 3;

const unitsLost = (events: readonly GameEvent[]): number => {
  const removed = events.flatMap((event) => (event.type === 'phase-fought' || event.type === 'struck' ? event.removed : []));
  const left = events.flatMap((event) => (event.type === 'left' ? event.units : []));
  const fallen = events.filter(({ type }) => type === 'fell' || type === 'mine-went-off');
  return removed.length + left.length + fallen.length;
};

/** All battles of a match, in their order. */
export const battlesOf = (history: History): BattleFact[] =>
  history.steps.flatMap(({ seq, before, events }): BattleFact[] => {
    const segment = events.some(({ type }) => type === 'battle-started') ? battleAt(history, seq) : null;
    if (!segment?.before) return [];
    const [start, end] = [standings(segment.before), standings(segment.after)];
    const lost = start.map((value, seat) => value - (end[seat] ?? 0));
    return [{ seq, turn: before.turn.number, lost, units: unitsLost(segment.events) }];
  });

const sumOver = (values: readonly number[], seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0);

/** Returns how much a battle changed the winners' lead over the best other side; without winners, how much it changed at all. */
const swingOf = (table: Table, { winners }: Outcome, { lost }: BattleFact): number => {
  if (winners.length === 0) return lost.reduce((sum, value) => sum + Math.abs(value), 0);
  const others = sides(table).filter((seats) => !seats.some((seat) => winners.includes(seat)));
  return Math.min(...others.map((seats) => sumOver(lost, seats))) - sumOver(lost, winners);
};

/** Returns the battle that brought the winners furthest ahead, the later of equal ones; null if none brought anything. */
export const decisiveBattle = (history: History, outcome: Outcome): BattleFact | null => {
  const { table } = history.state;
  let found: BattleFact | null = null;
  for (const battle of battlesOf(history)) {
    const swing = swingOf(table, outcome, battle);
    if (swing > 0 && (!found || swing >= swingOf(table, outcome, found))) found = battle;
  }
  return found;
};

interface Lead {
  /** How often one side has taken the lead from another one, turn by turn. */
  readonly changes: number;
  /** Who leads at the end, and since which turn without a break; null if nobody does. */
  readonly held: { readonly seats: readonly Seat[]; readonly turn: number } | null;
}

const leadOf = (history: History): Lead => {
  const teams = sides(history.state.table);
  let leader: readonly Seat[] | null = null;
  /** Since when the leader leads; null while nobody does. */
  let since: number | null = null;
  let changes = 0;
  for (const { number, values } of timelineOf(history)) {
    const sums = teams.map((seats) => sumOver(values, seats));
    const most = Math.max(...sums);
    const [ahead, ...level] = teams.filter((_, team) => sums[team] === most);
    if (!ahead || level.length > 0) since = null;
    else {
      if (leader !== null && leader !== ahead) changes++;
      if (since === null || leader !== ahead) since = number;
      leader = ahead;
    }
  }
  return { changes, held: since === null ? null : { seats: leader ?? [], turn: since } };
};

/** Who has placed most units, and how many; all who have placed as many. */
const mostPlaced = (units: readonly UnitStatistics[]): { readonly seats: readonly Seat[]; readonly placed: number } => {
  const sums = new Map<Seat, number>();
  for (const { seat, placed } of units) sums.set(seat, (sums.get(seat) ?? 0) + placed);
  const placed = Math.max(0, ...sums.values());
  return { seats: [...sums].flatMap(([seat, sum]) => (sum === placed ? [seat] : [])), placed };
};

const most = <T>(list: readonly T[], of: (entry: T) => number): T | null => {
  const best = [...list].sort((a, b) => of(b) - of(a))[0];
  return best !== undefined && of(best) > 0 ? best : null;
};

/** All facts, the most interesting ones first. */
const toldOf = (history: History, battles: readonly BattleFact[]): readonly (MatchFact | null)[] => {
  const units = unitStatistics(history.steps);
  const others = units.filter(({ tile }) => !unitOf(tile).isHq);
  const [best, saver] = [most(units, ({ dealt }) => dealt), most(units, ({ saved }) => saved)];
  const [deadliest, oldest] = [most(battles, (battle) => battle.units), most(others, ({ turns }) => turns)];
  const { changes, held } = leadOf(history);
  const placed = mostPlaced(others);
  return [
    best && { kind: 'best-unit', seat: best.seat, tile: best.tile, dealt: best.dealt },
    changes > 0 ? { kind: 'lead-changes', count: changes } : null,
    saver && { kind: 'best-saver', seat: saver.seat, tile: saver.tile, saved: saver.saved },
    deadliest && { kind: 'deadliest', turn: deadliest.turn, lost: deadliest.units },
    held && held.turn > 0 ? { kind: 'lead-held', ...held } : null,
    placed.placed > 0 ? { kind: 'most-placed', ...placed } : null,
    oldest && { kind: 'most-turns', seat: oldest.seat, tile: oldest.tile, turns: oldest.turns },
  ];
};

/**
 * Returns three facts about a match, the most telling first and the totals last; fewer only if hardly anything happened.
 * Returns none for a history whose start is missing.
 */
export const factsOf = (history: History): MatchFact[] => {
  if (history.steps.length === 0 || history.steps.length < history.seq) return [];
  const battles = battlesOf(history);
  const facts = toldOf(history, battles).filter((fact) => fact !== null);
  const lost = unitsLost(history.steps.flatMap(({ events }) => events));
  return [...facts.slice(0, FACTS - 1), { kind: 'totals', turns: history.state.table.turn.number, battles: battles.length, lost }];
};
