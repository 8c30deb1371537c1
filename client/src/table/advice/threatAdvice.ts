import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { forecastBattle } from '@hexfall/shared/inspect/forecast';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import type { Advice, AdviceText, AdviceValue, Cost } from './Advice.js';
import { costOf, type Situation, weigh } from './Situation.js';

/** A hit on a unit or an HQ in a battle that started now. */
interface Threat {
  readonly from: Hex;
  readonly to: Hex;
  readonly tile: TileKey;
  readonly target: TileKey;
  readonly isOwn: boolean;
  readonly wounds: number;
  readonly initiative: number;
}

const isOnHq = ({ target }: Threat): boolean => unitOf(target).isHq;

/** What units would hit, HQs before all else, and the worst hits first. */
const threatsOf = (table: Table, seat: Seat): readonly Threat[] =>
  fightByDefault(table, seat)
    .events.flatMap((event) => (event.type === 'phase-fought' ? event.hits.map((hit) => ({ ...hit, initiative: event.initiative })) : []))
    .flatMap(({ from, to, wounds, initiative }): Threat[] => {
      const [by, target] = [table.board[cellOf(from)], table.board[cellOf(to)]];
      if (!by || !target || wounds === 0 || by.owner === target.owner) return [];
      return [{ from, to, tile: by.tile, target: target.tile, isOwn: by.owner === seat, wounds, initiative }];
    })
    .sort((a, b) => Number(isOnHq(b)) - Number(isOnHq(a)) || b.wounds - a.wounds);

const about = (text: AdviceText, values: Readonly<Record<string, AdviceValue>>, hexes: readonly Hex[] = []): Advice => ({
  key: 'threat',
  text,
  values,
  hexes,
  tiles: [],
  clauses: [],
});

const ofThreat = (threat: Threat): Advice => {
  const { from, to, tile, target, isOwn, wounds, initiative } = threat;
  const text = isOwn ? (isOnHq(threat) ? 'threat.hq' : 'threat.unit') : isOnHq(threat) ? 'threat.theirHq' : 'threat.theirUnit';
  return about(text, { unit: { tile }, target: { tile: target }, wounds: { wounds }, initiative }, [from, to]);
};

/** Names who threatens most now: an enemy, else an own unit. */
export const threatAdvice = ({ table, seat, forecast }: Situation): Advice | null => {
  if (!forecast) return null;
  const threats = threatsOf(table, seat);
  const worst = threats.find(({ isOwn }) => !isOwn) ?? threats[0];
  return worst ? ofThreat(worst) : about('threat.calm', {});
};

/** What is gone from one table to another. */
const lostBetween = (before: Table, after: Table, isOf: (seat: Seat) => boolean): Cost => {
  const unitsOn = ({ board }: Table): number => board.filter((unit) => unit && isOf(unit.owner) && !unitOf(unit.tile).isHq).length;
  const hqsOn = ({ players }: Table): number => players.reduce((sum, { hq }, seat) => sum + (isOf(seat) ? hq : 0), 0);
  return { units: Math.max(0, unitsOn(before) - unitsOn(after)), hq: hqsOn(before) - hqsOn(after) };
};

interface Turn {
  /** The table with which the turn began, before its last intent, and after it. */
  readonly start: Table;
  readonly before: Table;
  readonly after: Table;
  readonly hasFought: boolean;
}

/** Describes a turn in one sentence: the cost of its battle, the greatest new threat, or the cost of a battle now. */
export const turnAdvice = ({ start, before, after, hasFought }: Turn, seat: Seat): Advice | null => {
  const isOwn = (other: Seat): boolean => other === seat;
  const isTheirs = (other: Seat): boolean => other !== seat;
  const cost = (text: AdviceText, costOfSide: (isOf: (other: Seat) => boolean) => Cost): Advice =>
    about(text, { own: { cost: costOfSide(isOwn) }, theirs: { cost: costOfSide(isTheirs) } });
  if (hasFought) return cost('threat.battle', (isOf) => lostBetween(before, after, isOf));
  const forecast = after.turn.phase === 'turn' ? forecastBattle(after, seat) : null;
  if (!forecast) return null;
  const known = threatsOf(start, seat);
  const isNew = (threat: Threat): boolean =>
    threat.isOwn &&
    !known.some((other) => sameHex(other.from, threat.from) && sameHex(other.to, threat.to) && other.wounds >= threat.wounds);
  const gained = threatsOf(after, seat).find(isNew);
  if (gained) return ofThreat(gained);
  const isCalm = weigh(costOf(forecast, () => true)) === 0;
  return isCalm ? about('threat.calm', {}) : cost('threat.cost', (isOf) => costOf(forecast, isOf));
};
