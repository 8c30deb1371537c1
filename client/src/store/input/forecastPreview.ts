import { sameHex } from '@hexfall/shared/hex/cells';
import { type Forecast, forecastBattle } from '@hexfall/shared/inspect/forecast';
import { isUndoable } from '@hexfall/shared/inspect/targeting';
import type { Table } from '@hexfall/shared/model/state';
import type { BoardNote } from '@hexfall/shared/picture/model';
import { preview } from '@hexfall/shared/rules/step';
import type { PointerState } from './marks.js';

/** The forecast of a battle on the present table, and after the hovered intent. */
export interface ForecastPreview {
  readonly now: Forecast;
  /** Null without a hovered or suggested intent, or if the intent itself leads to a battle. */
  readonly then: Forecast | null;
}

/** Whether the player on turn can be taken to start a battle: no question is open and none is being fought. */
export const canFight = ({ turn, battle, decision, outcome }: Table): boolean =>
  turn.phase === 'turn' && battle === null && decision === null && outcome === null;

const after = (table: Table, { me, choice, hoverIntent }: PointerState): Table | null => {
  const intent = choice?.ready ?? hoverIntent;
  if (me === null || !intent || !isUndoable(intent)) return null;
  const result = preview(table, me, intent);
  return result.ok && canFight(result.value.table) ? result.value.table : null;
};

/**
 * Returns the forecast for the player to move; null while no battle can start.
 * @param suggested the table after the turn shown on the board; null without one.
 */
export const previewForecast = (pointing: PointerState, suggested: Table | null = null): ForecastPreview | null => {
  const { table } = pointing;
  if (!canFight(table)) return null;
  const { player } = table.turn;
  const then = after(table, pointing) ?? (suggested && canFight(suggested) ? suggested : null);
  return { now: forecastBattle(table, player), then: then && forecastBattle(then, player) };
};

/** The notes on the board for units that a battle would remove. */
export const forecastNotes = ({ now, then }: ForecastPreview): BoardNote[] =>
  (then ?? now).losses.map(({ at, certain, phase }) => ({ at, kind: certain ? 'doomed' : 'endangered', value: phase ?? 0 }));

/** The losses of the second forecast that are not in the first one: the same unit on the same hex. */
export const newLosses = (before: Forecast, now: Forecast): Forecast['losses'] =>
  now.losses.filter(
    (loss) => !before.losses.some(({ at, tile, owner }) => sameHex(at, loss.at) && tile === loss.tile && owner === loss.owner),
  );
