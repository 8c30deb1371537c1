import { tileOf, unitOf, whenRemoved } from '../content/catalog.js';
import { cellOf, HEXES, hexOf, type Hex } from '../hex/cells.js';
import type { EventOf, EventType, GameEvent, Phase, StrikeResult } from '../model/event.js';
import { NOBODY, type Player, type PublicState, type Seat, type Table, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { copyState, copyTable, hasPiles } from './copyState.js';
import { copyUnit, withUses, withVenom, wounded } from './copyUnit.js';
import { foundationAt, withFoundation } from './foundations.js';
import { isScoreMode } from './sides.js';
import { without, withTile } from './tileLists.js';
import { addUses } from './useLimits.js';

const unitAt = (table: Table, hex: Hex): Unit => {
  const unit = table.board[cellOf(hex)];
  if (!unit) throw new Error(`no unit at ${hex.join(',')}`);
  return unit;
};

/** Takes a unit off the board and puts it on its owner's discard pile (B4); a bomber goes its own way (P2, P4). */
const remove = (table: Table, hex: Hex): void => {
  const { owner, tile } = unitAt(table, hex);
  table.board[cellOf(hex)] = null;
  if (owner === NOBODY || whenRemoved(tile) !== 'discard') return;
  const player = table.players[owner]!;
  player.discard = withTile(player.discard, tile);
};

/** P7: takes a foundation off the board and puts it on its owner's discard pile. */
const removeFoundation = (table: Table, hex: Hex): void => {
  const foundation = foundationAt(table, cellOf(hex));
  if (!foundation) throw new Error(`no foundation at ${hex.join(',')}`);
  table.foundations = table.foundations.filter((other) => other !== foundation);
  const player = table.players[foundation.owner]!;
  player.discard = withTile(player.discard, foundation.tile);
};

/** Lets a unit come onto a hex: placed, moved, pushed or swapped. */
const enter = (table: Table, at: Hex, unit: Unit): void => {
  table.board[cellOf(at)] = unit;
};

/** P16 */
const poison = (table: Table, poisoned: NonNullable<Phase['poisoned']>): void => {
  for (const { at, by } of poisoned) {
    const unit = table.board[cellOf(at)];
    if (!unit) continue; // It fell as the board settled (P10 b).
    table.board[cellOf(at)] = withVenom(unit, by);
  }
};

/** P2: puts a bomber face up on top of a pile. */
const putOnTop = (player: Player, tile: TileKey): void => {
  player.pile++;
  player.onTop = [tile, ...player.onTop];
};

/** T1, P1: tiles come from the top of the pile, mercenaries from beside it. */
const draw = (state: PublicState, seat: Seat, tiles: readonly TileKey[]): void => {
  const player = state.table.players[seat]!;
  player.hand = [...player.hand, ...tiles];
  const hired = player.mercenaries.length === 0 ? [] : tiles.filter((tile) => player.mercenaries.includes(tile));
  if (hired.length > 0) {
    player.mercenaries = player.mercenaries.filter((tile) => !hired.includes(tile));
    return;
  }
  const faceDown = Math.max(0, tiles.length - player.onTop.length);
  player.pile -= tiles.length;
  if (player.onTop.length > 0) player.onTop = player.onTop.slice(tiles.length);
  if (faceDown > 0 && hasPiles(state)) state.piles = state.piles.with(seat, state.piles[seat]?.slice(faceDown) ?? null);
};

const drop = (player: Player, tile: TileKey): void => {
  player.hand = without(player.hand, tile);
  if (whenRemoved(tile) === 'discard') player.discard = withTile(player.discard, tile);
};

/** Something has been done: the draw is no longer fresh (T2). */
const act = (table: Table): void => {
  table.turn.fresh = false;
};

const strike = (table: Table, { wounds, damage, points, removed, travels }: StrikeResult): void => {
  for (const { at, to } of travels) if (to !== null) putOnTop(table.players[to]!, unitAt(table, at).tile);
  for (const at of removed) remove(table, at);
  for (const { at, wounds: more } of wounds) {
    const cell = cellOf(at);
    const unit = table.board[cell];
    if (unit) table.board[cell] = wounded(unit, more);
  }
  for (const { player, wounds: lost } of damage) table.players[player]!.hq -= lost;
  for (const { player, points: won } of points) table.players[player]!.score += won;
  table.pending = null;
};

/** E5: in the score modes HQs have no toughness to lose (G3). A player who is out has no further turn in the tiebreak of E4. */
const removeHq = (table: Table, seat: Seat, at: Hex | null): void => {
  const { turn, players, options } = table;
  const player = players[seat]!;
  if (!isScoreMode(options.mode)) player.hq = 0;
  player.out = true;
  if (turn.additional && seat !== turn.player) turn.additional = turn.additional.filter((other) => other !== seat);
  if (at) remove(table, at);
};

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
    for (const tile of tiles) drop(state.table.players[player]!, tile);
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
    drop(table.players[player]!, tile);
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
    const owner = whenRemoved(tile) !== 'discard' && table.options.bomber !== 'mercenary' ? NOBODY : player;
    enter(table, at, { owner, tile, rot, wounds: 0, used: [] });
    if (turn.phase === 'turn') act(table);
  },
  used: ({ table }, { player, tile }) => {
    drop(table.players[player]!, tile);
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
    if (!ability) return;
    const pusher = unitAt(table, by);
    table.board[cellOf(by)] = withUses(pusher, [...pusher.used, ability]);
    act(table);
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
    remove(table, at);
  },
  turned: ({ table }, { by, at, rot }) => {
    table.board[cellOf(at)] = { ...unitAt(table, at), rot };
    const user = unitAt(table, by);
    table.board[cellOf(by)] = withUses(user, [...user.used, 'rotate']);
    act(table);
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
    if (event.poisoned) poison(table, event.poisoned);
    const battle = table.battle!;
    const changed = battle.changed || event.wounds.length + event.damage.length + event.points.length + event.removed.length > 0;
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
    for (const at of units) remove(table, at);
    for (const { owner, cell } of table.foundations) if (owner === player) removeFoundation(table, hexOf(cell));
    table.players[player]!.out = true;
  },
  'took-back': restore,
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
