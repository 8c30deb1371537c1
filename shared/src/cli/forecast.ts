import { notationId } from '../content/catalog.js';
import { cellOf, type Hex } from '../hex/cells.js';
import type { GameEvent } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { readPosition } from '../notation/parsePosition.js';
import { reading } from '../notation/readers.js';
import { fightByDefault } from '../rules/battle/fightBattle.js';
import { isScoreMode } from '../rules/sides.js';
import { byArmy } from './battle.js';
import type { CliAnswer } from './call.js';

const removedBy = (event: GameEvent): readonly Hex[] => {
  if (event.type === 'phase-fought') return event.removed;
  return event.type === 'left' ? event.units : [];
};

/** The units a player loses; nothing but leaving happens to a unit's place in a battle. */
const lostBy = (seat: Seat, table: Table, events: readonly GameEvent[]): object[] =>
  events.flatMap(removedBy).flatMap((at) => {
    const unit = table.board[cellOf(at)];
    return unit?.owner === seat ? [{ tile: notationId(unit.tile), at }] : [];
  });

const forecastFor = (table: Table, starter: Seat): object => {
  const { table: after, events } = fightByDefault(table, starter);
  const points = byArmy(after.players, ({ score }, seat) => score - (table.players[seat]?.score ?? 0));
  return {
    starter,
    hq: byArmy(table.players, ({ hq }, seat) => hq - (after.players[seat]?.hq ?? 0)),
    ...(isScoreMode(table.options.mode) ? { score: points } : {}),
    lost: byArmy(table.players, (_, seat) => lostBy(seat, table, events)),
  };
};

/** `forecast`: what a battle would cost everyone, for each player as its starter. */
export const forecastAnswer = (json: unknown): CliAnswer =>
  reading(() => {
    const { table } = readPosition(json, '');
    return { forecasts: [...table.players.keys()].map((starter) => forecastFor(table, starter)) };
  });
