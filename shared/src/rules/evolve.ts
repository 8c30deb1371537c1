import { isBomber } from '../content/bombers.js';
import { tileOf } from '../content/catalog.js';
import { cellOf, HEXES, type Hex } from '../hex/cells.js';
import type { EventOf, EventType, GameEvent, Strike } from '../model/event.js';
import type { Player, Seat, Table, Turn, Unit } from '../model/state.js';
import { NOBODY } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isScoreMode } from './sides.js';
import { addUses } from './uses.js';

const copyPlayer = (player: Player): Player => ({
  army: player.army,
  person: player.person,
  hq: player.hq,
  score: player.score,
  hand: player.hand,
  pile: player.pile,
  discard: player.discard,
  mercenaries: player.mercenaries,
  resigned: player.resigned,
  out: player.out,
});

/** Written out like the others: spreading an object costs several times as much, and this is done for every intent. */
const copyTurn = (turn: Turn): Turn => ({
  player: turn.player,
  number: turn.number,
  slot: turn.slot,
  phase: turn.phase,
  mustDiscard: turn.mustDiscard,
  fresh: turn.fresh,
  uses: turn.uses,
  lastDrawnBy: turn.lastDrawnBy,
  additional: turn.additional,
});

/** A copy of a table that `evolve` may change. Units and lists of tiles are shared: they are never changed in place. */
export const copyTable = (table: Table): Table => ({
  options: table.options,
  players: table.players.map(copyPlayer),
  board: table.board.slice(),
  turn: copyTurn(table.turn),
  battle: table.battle,
  pending: table.pending,
  decision: table.decision,
  outcome: table.outcome,
  previous: table.previous,
});

const unitAt = (table: Table, hex: Hex): Unit => {
  const unit = table.board[cellOf(hex)];
  if (!unit) throw new Error(`no unit at ${hex.join(',')}`);
  return unit;
};

const without = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const at = tiles.indexOf(tile);
  if (at < 0) throw new Error(`${tile} is not held`);
  return tiles.toSpliced(at, 1);
};

/** A list with one more tile at its end. Written out: this is done for every unit that falls. */
const withTile = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const more = new Array<TileKey>(tiles.length + 1);
  for (let i = 0; i < tiles.length; i++) more[i] = tiles[i]!;
  more[tiles.length] = tile;
  return more;
};

/** Takes a unit off the board and puts it on its owner's discard pile (B4); a bomber goes its own way (P2, P4). */
const remove = (table: Table, hex: Hex): void => {
  const { owner, tile } = unitAt(table, hex);
  table.board[cellOf(hex)] = null;
  if (owner === NOBODY || isBomber(tile)) return;
  const player = table.players[owner]!;
  player.discard = withTile(player.discard, tile);
};

/** Written out: spreading an object costs several times as much, and this is done for every wound. */
const wounded = ({ owner, tile, rot, wounds, used }: Unit, more: number): Unit => ({ owner, tile, rot, wounds: wounds + more, used });

const withUses = ({ owner, tile, rot, wounds }: Unit, used: Unit['used']): Unit => ({ owner, tile, rot, wounds, used });

/** P2: puts a bomber face up on top of a pile. */
const putOnTop = (player: Player, tile: TileKey): void => {
  player.pile = typeof player.pile === 'number' ? player.pile + 1 : [tile, ...player.pile];
};

/** T1, P1: tiles come from the top of the pile, mercenaries from beside it. */
const draw = (player: Player, tiles: readonly TileKey[]): void => {
  player.hand = [...player.hand, ...tiles];
  const hired = player.mercenaries.length === 0 ? [] : tiles.filter((tile) => player.mercenaries.includes(tile));
  if (hired.length > 0) {
    player.mercenaries = player.mercenaries.filter((tile) => !hired.includes(tile));
    return;
  }
  player.pile = typeof player.pile === 'number' ? player.pile - tiles.length : player.pile.slice(tiles.length);
};

const drop = (player: Player, tile: TileKey): void => {
  player.hand = without(player.hand, tile);
  if (!isBomber(tile)) player.discard = withTile(player.discard, tile);
};

/** Something has been done: the draw is no longer fresh (T2). */
const act = (table: Table): void => {
  table.turn.fresh = false;
};

const strike = (table: Table, { wounds, damage, points, removed, travels }: Strike): void => {
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

/** E5: in the score modes HQs have no toughness to lose (G3). Whoever is gone has no further turn in the contest of E4. */
const removeHq = (table: Table, seat: Seat, at: Hex | null): void => {
  const { turn, players, options } = table;
  const player = players[seat]!;
  if (!isScoreMode(options.mode)) player.hq = 0;
  player.out = true;
  if (turn.additional && seat !== turn.player) turn.additional = turn.additional.filter((other) => other !== seat);
  if (at) remove(table, at);
};

/** Hands the position of a taken-back action out again (T7). */
const restore = (table: Table): void => {
  if (!table.previous) throw new Error('nothing to take back');
  Object.assign(table, copyTable(table.previous));
};

/** `Battle.spent` before the first phase, of the largest board. */
const NOTHING_SPENT: readonly number[] = HEXES.map(() => 0);

const RULES: { readonly [T in EventType]: (table: Table, event: EventOf<T>) => void } = {
  'turn-started': (table, { player, number, slot, additional }) => {
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
  'set-up': (table, { player, slot }) => {
    table.turn = { ...table.turn, player, slot };
  },
  drew: (table, { player, tiles }) => {
    draw(table.players[player]!, tiles);
    table.pending = null;
    table.previous = null;
  },
  redrew: (table, { player, tiles }) => {
    for (const tile of tiles) drop(table.players[player]!, tile);
    table.turn.mustDiscard = false;
    table.previous = null;
  },
  'last-tile-drawn': (table, { player }) => {
    table.turn.lastDrawnBy = player;
  },
  'must-discard': (table) => {
    table.turn.mustDiscard = true;
  },
  'action-began': (table) => {
    table.previous = copyTable(table);
  },
  discarded: (table, { player, tile, passedTo }) => {
    drop(table.players[player]!, tile);
    if (typeof passedTo === 'number') putOnTop(table.players[passedTo]!, tile);
    table.turn.mustDiscard = false;
    act(table);
  },
  placed: (table, { player, tile, at, rot }) => {
    const { turn } = table;
    if (tileOf(tile).kind !== 'hq') {
      table.players[player]!.hand = without(table.players[player]!.hand, tile);
      addUses(table);
    }
    const owner = isBomber(tile) && table.options.bomber !== 'mercenary' ? NOBODY : player;
    table.board[cellOf(at)] = { owner, tile, rot, wounds: 0, used: [] };
    if (turn.phase === 'turn') act(table);
  },
  used: (table, { player, tile }) => {
    drop(table.players[player]!, tile);
    addUses(table);
    act(table);
  },
  moved: (table, { from, to, rot, ability }) => {
    const unit = unitAt(table, from);
    table.board[cellOf(from)] = null;
    const { owner, tile, wounds, used } = unit;
    table.board[cellOf(to)] = { owner, tile, rot, wounds, used: ability ? [...used, ability] : used };
    act(table);
  },
  pushed: (table, { from, to }) => {
    const unit = unitAt(table, from);
    table.board[cellOf(from)] = null;
    table.board[cellOf(to)] = unit;
    table.pending = null;
  },
  turned: (table, { by, at, rot }) => {
    table.board[cellOf(at)] = { ...unitAt(table, at), rot };
    const user = unitAt(table, by);
    table.board[cellOf(by)] = withUses(user, [...user.used, 'rotate']);
    act(table);
  },
  'bomber-placed': (table, { tile, at, rot }) => {
    table.board[cellOf(at)] = { owner: NOBODY, tile, rot, wounds: 0, used: [] };
    act(table);
  },
  swapped: (table, { from, with: other }) => {
    const [a, b] = [unitAt(table, from), unitAt(table, other)];
    table.board[cellOf(from)] = b;
    table.board[cellOf(other)] = a;
  },
  struck: strike,
  'turn-ended': (table) => {
    table.turn.mustDiscard = false;
    table.turn.fresh = false;
    table.turn.uses = 0;
    table.previous = null;
    table.board.forEach((unit, cell) => {
      if (unit && unit.used.length > 0) table.board[cell] = withUses(unit, []);
    });
  },
  'battle-started': (table, { starter, cause }) => {
    table.battle = { starter, cause, finished: null, spent: NOTHING_SPENT.slice(0, table.board.length), extra: [], changed: false };
  },
  'phase-fought': (table, event) => {
    strike(table, event);
    const battle = table.battle!;
    const changed = battle.changed || event.wounds.length + event.damage.length + event.points.length + event.removed.length > 0;
    const { starter, cause } = battle;
    table.battle = { starter, cause, finished: event.initiative, spent: event.spent, extra: event.extra, changed };
  },
  'battle-ended': (table) => {
    table.battle = null;
  },
  asked: (table, { decision, pending }) => {
    table.decision = decision;
    table.pending = pending;
  },
  chose: (table, { player, key }) => {
    table.decision = null;
    if (table.pending) table.pending = { ...table.pending, answers: [...table.pending.answers, key] };
    if (player !== table.turn.player) table.previous = null;
  },
  resigned: (table, { player }) => {
    table.players[player]!.resigned = true;
    table.previous = null;
  },
  'hq-fell': (table, { player, at }) => {
    removeHq(table, player, at);
  },
  left: (table, { player, units }) => {
    for (const at of units) remove(table, at);
    table.players[player]!.out = true;
  },
  'took-back': restore,
  ended: (table, { outcome }) => {
    table.outcome = outcome;
    table.battle = null;
    table.decision = null;
    table.pending = null;
    table.previous = null;
  },
};

/** Lets one event happen. The only function that changes a table; give it a copy. */
export const evolve = (table: Table, event: GameEvent): void => {
  (RULES[event.type] as (table: Table, event: GameEvent) => void)(table, event);
};

/** The state after the events; the table given stays as it is. */
export const fold = (table: Table, events: readonly GameEvent[]): Table => {
  const next = copyTable(table);
  for (const event of events) evolve(next, event);
  return next;
};
