import type { Board } from '@hexfall/shared/hex/boards';
import { sameHex } from '@hexfall/shared/hex/cells';
import { forecastBattle } from '@hexfall/shared/inspect/forecast';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import type { LogLine } from '../store/history.js';
import { canFight } from '../store/input/forecastPreview.js';
import type { DroppedStep } from '../store/ownPlan.js';
import type { PlannedStep } from '../store/plannedSteps.js';
import { eventText } from './eventText.js';
import { hqName, leftText, rangeText } from './forecastText.js';
import { logText } from './logText.js';
import type { PlayerLabels } from './playerLabels.js';
import { refusalText } from './refusalText.js';
import { t } from './translate.js';

/** Whether a line says no more than another one: that a unit is hit which is destroyed by it. */
const isRepeated = (line: LogLine, lines: readonly LogLine[]): boolean => {
  if (line.what !== 'fact' || line.fact.kind !== 'hit') return false;
  const { at } = line.fact.target;
  return lines.some((other) => other.what === 'fact' && other.fact.kind === 'destroyed' && sameHex(other.fact.unit.at, at));
};

/** A step of a planned turn in words: what to do, and what that does as the log tells it. */
export const planStepText = (labels: PlayerLabels, { intent, lines }: PlannedStep, board: Board): string => {
  if (intent.do === 'end-turn') return t('plan.endTurn');
  if (intent.do === 'battle') return t('plan.battle');
  const sentences = lines
    .filter((line) => !isRepeated(line, lines))
    .map((line) => (line.what === 'event' ? eventText(labels, line.before, line.event, 'plan.do.') : logText(labels, line, board)))
    .filter((text) => text !== '');
  return sentences.length > 0 ? sentences.join(' ') : t('plan.other');
};

/** What a battle would leave to a seat; null if it would win no points where they count. */
const seatText = (
  labels: PlayerLabels,
  table: Table,
  { damage, points }: ReturnType<typeof forecastBattle>,
  seat: Seat,
  me: Seat | null,
) => {
  const [lost, won, from] = [damage[seat], points[seat], table.players[seat]?.hq ?? 0];
  if (isScoreMode(table.options.mode)) {
    return won && won.most > 0 ? t('plan.points', { player: labels.name(seat), points: rangeText(won) }) : null;
  }
  const hq = hqName(labels, seat, me);
  if (!lost || lost.most === 0) return t('plan.hqStays', { hq, value: from });
  if (lost.least >= from) return t('plan.hqFalls', { hq });
  return t(lost.most >= from ? 'plan.hqMayFall' : 'plan.hq', { hq, from, to: leftText(from, lost) });
};

/** What a battle on a table would leave to every HQ, or bring in points; empty if none can be started there. */
export const planOutcomeText = (labels: PlayerLabels, table: Table, me: Seat | null): string => {
  if (!canFight(table)) return '';
  const forecast = forecastBattle(table, table.turn.player);
  const results = table.players.flatMap(({ out }, seat) => (out ? [] : (seatText(labels, table, forecast, seat, me) ?? [])));
  return results.length > 0 ? t('plan.outcome', { results: results.join('; ') }) : '';
};

/** Returns a step of a player's plan that is no longer possible, and why. */
export const droppedStepText = (labels: PlayerLabels, { planned, why }: DroppedStep, board: Board): string =>
  t('plan.own.droppedStep', { step: planned ? planStepText(labels, planned, board) : t('plan.own.earlierStep'), why: refusalText(why) });

/** Returns in one text which steps have just become impossible, and why. */
export const droppedText = (labels: PlayerLabels, dropped: readonly DroppedStep[], board: Board): string =>
  [t('plan.own.dropped'), ...dropped.map((step) => droppedStepText(labels, step, board))].join(' ');
