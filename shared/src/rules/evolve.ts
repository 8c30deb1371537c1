import { tileOf, unitOf } from '../content/catalog.js';
import { cellOf, HEXES, hexOf, sameHex } from '../hex/cells.js';
import type { EventOf, EventType, GameEvent } from '../model/event.js';
import { NOBODY, type PublicState } from '../model/state.js';
import { copyState, copyTable, copyUnit, ownerOnBoard, without, withUses } from './copies.js';
import { withFoundation } from './foundations.js';
import { attachPrize, emptyWarehouse, woundWarehouses } from './prizes.js';
import {
  act,
  discardTile,
  draw,
  enter,
  putOnTop,
  putVenom,
  removeFoundation,
  removeHq,
  removeUnit,
  strike,
  unitAt,
  useAbility,
} from './tableChanges.js';
import { addUses } from './useLimits.js';

/** Restores the table before an action that is taken back (T7). */
const restore = (state: PublicState): void => {
  const { table, previous } = state;
  if (!previous) throw new Error('nothing to take back');
  Object.assign(table, copyTable(previous.table));
  state.previous = previous.previous;
};

/** `Battle.spent` before the first phase, of the largest board. */
const NOTHING_SPENT: readonly number[] = HEXES.map(() => 0);

const RULES: { readonly [T in EventType]: (state: PublicState, event: EventOf<T>) => void } = {
  'turn-started': ({ table }, { player, number, slot, additional }) => {
    table.turn = {
      player,
      number,
      slot,
      phase: 'turn',
      mustDiscard: false,
      fresh: true,
      uses: 0,
      dismal: null,
      lastDrawnBy: table.turn.lastDrawnBy,
      additional,
    };
  },
  'set-up': ({ table }, { player, slot }) => {
    table.turn = { ...table.turn, player, slot };
  },
  drew: (state, { player, tiles }) => {
    draw(state, player, tiles);
    state.table.pending = null;
    state.previous = null;
  },
  redrew: (state, { player, tiles }) => {
    for (const tile of tiles) discardTile(state.table.players[player]!, tile);
    state.table.turn.mustDiscard = false;
    state.previous = null;
  },
  'last-tile-drawn': ({ table }, { player }) => {
    table.turn.lastDrawnBy = player;
  },
  'must-discard': ({ table }) => {
    table.turn.mustDiscard = true;
  },
  'action-began': (state) => {
    state.previous = { table: copyTable(state.table), previous: state.previous };
  },
  discarded: ({ table }, { player, tile, passedTo }) => {
    discardTile(table.players[player]!, tile);
    if (typeof passedTo === 'number') putOnTop(table.players[passedTo]!, tile);
    table.turn.mustDiscard = false;
    act(table);
  },
  placed: ({ table }, { player, tile, at, rot }) => {
    const { turn } = table;
    if (tileOf(tile).kind !== 'hq') {
      table.players[player]!.hand = without(table.players[player]!.hand, tile);
      addUses(table);
    }
    enter(table, at, { owner: ownerOnBoard(table, player, tile), tile, rot, wounds: 0, used: [] });
    if (turn.phase === 'turn') act(table);
  },
  used: ({ table }, { player, tile }) => {
    discardTile(table.players[player]!, tile);
    addUses(table);
    act(table);
  },
  moved: ({ table }, { from, to, rot, ability }) => {
    const unit = unitAt(table, from);
    table.board[cellOf(from)] = null;
    enter(table, to, copyUnit(unit, rot, unit.wounds, ability ? [...unit.used, ability] : unit.used));
    act(table);
  },
  pushed: ({ table }, { by, from, to, ability }) => {
    const unit = unitAt(table, from);
    table.board[cellOf(from)] = null;
    enter(table, to, unit);
    table.pending = null;
    if (ability) useAbility(table, by, ability);
  },
  'foundation-placed': ({ table }, { player, tile, at }) => {
    table.players[player]!.hand = without(table.players[player]!.hand, tile);
    table.foundations = withFoundation(table.foundations, { owner: player, tile, cell: cellOf(at) });
    addUses(table);
    act(table);
  },
  'foundation-destroyed': ({ table }, { at }) => {
    removeFoundation(table, at);
  },
  'mine-went-off': ({ table }, { at, travelsTo }) => {
    removeFoundation(table, at);
    const { tile } = unitAt(table, at);
    if (unitOf(tile).isHq) return;
    if (typeof travelsTo === 'number') putOnTop(table.players[travelsTo]!, tile);
    removeUnit(table, at);
  },
  fell: ({ table }, { at, travelsTo, pusher }) => {
    if (typeof travelsTo === 'number') putOnTop(table.players[travelsTo]!, unitAt(table, at).tile);
    removeUnit(table, at);
    table.pending = null;
    if (pusher) useAbility(table, pusher, 'push');
  },
  'turret-turned': ({ table }, { at, rot }) => {
    table.turrets = table.turrets.map((turret) => (sameHex(turret.at, at) ? { ...turret, rot } : turret));
    act(table);
  },
  'prize-won': ({ table }, { player, at, prizes }) => {
    emptyWarehouse(table, at);
    table.players[player]!.prizes = [...table.players[player]!.prizes, ...prizes].sort();
  },
  'prize-lost': ({ table }, { at }) => {
    emptyWarehouse(table, at);
  },
  attached: ({ table }, { player: seat, prize, at }) => {
    attachPrize(table, seat, prize, at);
    act(table);
  },
  turned: ({ table }, { by, at, rot }) => {
    table.board[cellOf(at)] = { ...unitAt(table, at), rot };
    useAbility(table, by, 'rotate');
  },
  'bomber-placed': ({ table }, { tile, at, rot }) => {
    enter(table, at, { owner: NOBODY, tile, rot, wounds: 0, used: [] });
    act(table);
  },
  swapped: ({ table }, { from, with: other }) => {
    const [a, b] = [unitAt(table, from), unitAt(table, other)];
    enter(table, from, b);
    enter(table, other, a);
  },
  struck: ({ table }, event) => {
    strike(table, event);
  },
  'turn-ended': (state) => {
    const { table } = state;
    table.turn.mustDiscard = false;
    table.turn.fresh = false;
    table.turn.uses = 0;
    table.turn.dismal = null;
    state.previous = null;
    table.board.forEach((unit, cell) => {
      if (unit && unit.used.length > 0) table.board[cell] = withUses(unit, []);
    });
  },
  'battle-started': ({ table }, { starter, cause }) => {
    table.battle = { starter, cause, finished: null, spent: NOTHING_SPENT.slice(0, table.board.length), extra: [], changed: false };
  },
  'phase-fought': ({ table }, event) => {
    strike(table, event);
    if (event.poisoned) putVenom(table, event.poisoned);
    const battle = table.battle!;
    if (event.warehouses) woundWarehouses(table, event.warehouses);
    const struck = event.wounds.length + event.damage.length + event.points.length + event.removed.length > 0;
    const changed = battle.changed || struck || event.warehouses !== undefined;
    const { starter, cause } = battle;
    table.battle = { starter, cause, finished: event.initiative, spent: event.spent, extra: event.extra, changed };
  },
  'battle-ended': ({ table }) => {
    table.battle = null;
  },
  asked: ({ table }, { decision, pending }) => {
    table.decision = decision;
    table.pending = pending;
  },
  chose: (state, { player, key }) => {
    const { table } = state;
    table.decision = null;
    if (table.pending) table.pending = { ...table.pending, answers: [...table.pending.answers, key] };
    if (player !== table.turn.player) state.previous = null;
  },
  resigned: (state, { player }) => {
    state.table.players[player]!.resigned = true;
    state.previous = null;
  },
  'hq-fell': ({ table }, { player, at }) => {
    removeHq(table, player, at);
  },
  left: ({ table }, { player, units }) => {
    for (const at of units) removeUnit(table, at);
    for (const { owner, cell } of table.foundations) if (owner === player) removeFoundation(table, hexOf(cell));
    table.players[player]!.out = true;
  },
  'took-back': restore,
  'rules-changed': (state, { table }) => {
    if (table) Object.assign(state.table, copyTable(table));
    state.previous = null;
  },
  ended: (state, { outcome }) => {
    const { table } = state;
    table.outcome = outcome;
    table.battle = null;
    table.decision = null;
    table.pending = null;
    state.previous = null;
  },
};

/** Lets one event happen. The only function that changes a state; give it a copy. */
export const evolve = (state: PublicState, event: GameEvent): void => {
  (RULES[event.type] as (state: PublicState, event: GameEvent) => void)(state, event);
  state.table.canTakeBack = state.previous !== null && state.table.decision === null;
};

/** The state after the events; the state given stays as it is. */
export const fold = <S extends PublicState>(state: S, events: readonly GameEvent[]): S => {
  const next = copyState(state);
  for (const event of events) evolve(next, event);
  return next;
};
