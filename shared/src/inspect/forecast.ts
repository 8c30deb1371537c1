import { type Hex, hexOf, hexText } from '../hex/cells.js';
import type { Decision } from '../model/decision.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { defaultChoice } from '../rules/answers.js';
import { fightBattle, type FoughtBattle } from '../rules/battle/fightBattle.js';

/** The limit of battles fought: questions can be answered in more ways than a player would wait for. */
export const MOST_WAYS = 48;

/** The range of a value over every way in which the questions of a battle can be answered. */
export interface ForecastRange {
  readonly least: number;
  readonly most: number;
}

/** A unit that leaves the board. */
export interface Loss {
  readonly at: Hex;
  readonly owner: Seat;
  readonly tile: TileKey;
  /** The initiative of the first phase in which it does; null if it only leaves with the fall of its HQ. */
  readonly phase: number | null;
  /** Whether it leaves regardless of the answers. */
  readonly certain: boolean;
}

/** What a battle would bring if it started now. */
export interface Forecast {
  readonly starter: Seat;
  /** By seat: toughness that the HQ loses. */
  readonly damage: readonly ForecastRange[];
  /** By seat: points won, in the score modes (G3, G6). */
  readonly points: readonly ForecastRange[];
  /** By q and then r. */
  readonly losses: readonly Loss[];
  /** Whether a question leaves something open. */
  readonly depends: boolean;
  /** Whether every combination of answers has been fought. */
  readonly complete: boolean;
}

interface Way {
  readonly after: Table;
  /** By hex, as text, the phase in which the unit there leaves. */
  readonly left: ReadonlyMap<string, number | null>;
}

const leftIn = ({ events }: FoughtBattle): Way['left'] => {
  const left = new Map<string, number | null>();
  for (const event of events) {
    if (event.type === 'phase-fought') for (const at of event.removed) left.set(hexText(at), event.initiative);
    if (event.type === 'left') for (const at of event.units) left.set(hexText(at), null);
    if (event.type === 'hq-fell' && event.at && !left.has(hexText(event.at))) left.set(hexText(event.at), null);
  }
  return left;
};

/** Fights with the given answers, and the default ones after that; adds the alternative answers to `open`. */
const fightOn = (table: Table, starter: Seat, given: readonly string[], open: string[][]): Way => {
  const answers: string[] = [];
  const choose = (decision: Decision, index: number): string => {
    const known = given[index];
    const key = known ?? defaultChoice(decision);
    if (known === undefined) open.push(...decision.keys.filter((other) => other !== key).map((other) => [...answers, other]));
    answers.push(key);
    return key;
  };
  const fought = fightBattle(table, starter, choose);
  return { after: fought.table, left: leftIn(fought) };
};

const rangeOf = (values: readonly number[]): ForecastRange => ({ least: Math.min(...values), most: Math.max(...values) });

const lossesOf = (table: Table, ways: readonly Way[]): Loss[] =>
  table.board.flatMap((unit, cell): Loss[] => {
    if (!unit) return [];
    const at = hexOf(cell);
    const phases = ways.flatMap(({ left }) => (left.has(hexText(at)) ? [left.get(hexText(at)) ?? null] : []));
    if (phases.length === 0) return [];
    const fought = phases.filter((phase) => phase !== null);
    const { owner, tile } = unit;
    return [{ at, owner, tile, phase: fought.length > 0 ? Math.max(...fought) : null, certain: phases.length === ways.length }];
  });

/**
 * Returns the outcome of exactly one battle (B3–B8), by fighting it with every combination of answers, up to a limit.
 * Needs only public facts: a battle draws nothing. The table must have no open question.
 */
export const forecastBattle = (table: Table, starter: Seat): Forecast => {
  const open: string[][] = [[]];
  const ways: Way[] = [];
  while (open.length > 0 && ways.length < MOST_WAYS) ways.push(fightOn(table, starter, open.shift()!, open));
  const over = (about: (after: Table['players'][number], before: Table['players'][number]) => number): ForecastRange[] =>
    table.players.map((before, seat) => rangeOf(ways.map(({ after }) => about(after.players[seat]!, before))));
  const damage = over((after, before) => before.hq - after.hq);
  const points = over((after, before) => after.score - before.score);
  const losses = lossesOf(table, ways);
  const isOpen = ({ least, most }: ForecastRange): boolean => least !== most;
  return {
    starter,
    damage,
    points,
    losses,
    depends: damage.some(isOpen) || points.some(isOpen) || losses.some(({ certain }) => !certain),
    complete: open.length === 0,
  };
};
