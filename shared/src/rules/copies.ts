import { whenRemoved } from '../content/catalog.js';
import type { Seat } from '../model/seat.js';
import { type GameState, NOBODY, type Player, type PublicState, type Table, type Turn, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';

const copyPlayer = (player: Player): Player => ({
  army: player.army,
  person: player.person,
  hq: player.hq,
  score: player.score,
  hand: player.hand,
  pile: player.pile,
  onTop: player.onTop,
  discard: player.discard,
  mercenaries: player.mercenaries,
  prizes: player.prizes,
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
  dismal: turn.dismal,
  lastDrawnBy: turn.lastDrawnBy,
  additional: turn.additional,
});

/** A copy of a table that may be changed. Units and lists of tiles are shared: they are never changed in place. */
export const copyTable = (table: Table): Table => ({
  options: table.options,
  players: table.players.map(copyPlayer),
  board: table.board.slice(),
  foundations: table.foundations,
  terrain: table.terrain,
  turrets: table.turrets,
  warehouses: table.warehouses,
  turn: copyTurn(table.turn),
  battle: table.battle,
  pending: table.pending,
  decision: table.decision,
  outcome: table.outcome,
  canTakeBack: table.canTakeBack,
});

/** Whether a state is the whole one. */
export const hasPiles = (state: PublicState): state is GameState => 'piles' in state;

const copyGame = ({ table, piles, previous }: GameState): GameState => ({ table: copyTable(table), piles, previous });

/** A copy of a state that `evolve` may change. The cast says only that there is no third kind of state. */
export const copyState = <S extends PublicState>(state: S): S =>
  (hasPiles(state) ? copyGame(state) : { table: copyTable(state.table), previous: state.previous }) as S;

/** A unit with other values. Written out: spreading an object costs several times as much, and this is done for every wound. */
export const copyUnit = ({ owner, tile, venom, prizes }: Unit, rot: Unit['rot'], wounds: number, used: Unit['used']): Unit => {
  if (prizes) return { owner, tile, rot, wounds, used, ...(venom && { venom }), prizes };
  return venom ? { owner, tile, rot, wounds, used, venom } : { owner, tile, rot, wounds, used };
};

export const wounded = (unit: Unit, more: number): Unit => copyUnit(unit, unit.rot, unit.wounds + more, unit.used);

export const withUses = (unit: Unit, used: Unit['used']): Unit => copyUnit(unit, unit.rot, unit.wounds, used);

/** Who owns a unit once it is on the board: a bomber nobody, unless it is a mercenary (P2, P3). */
export const ownerOnBoard = ({ options }: Pick<Table, 'options'>, seat: Seat, tile: TileKey): Seat =>
  whenRemoved(tile) !== 'discard' && options.bomber !== 'mercenary' ? NOBODY : seat;

/** P16: a unit with one more marker of a player. */
export const withVenom = (unit: Unit, by: Seat): Unit => ({ ...unit, venom: [...(unit.venom ?? []), by].sort() });

/** A list without one of these tiles or prizes; throws if there is none. */
export const without = <T extends string>(held: readonly T[], thing: T): T[] => {
  const at = held.indexOf(thing);
  if (at < 0) throw new Error(`${thing} is not held`);
  return [...held.slice(0, at), ...held.slice(at + 1)];
};

/** A list with one more tile at its end. Written out: this is done for every unit that falls. */
export const withTile = (tiles: readonly TileKey[], tile: TileKey): TileKey[] => {
  const more = new Array<TileKey>(tiles.length + 1);
  for (let i = 0; i < tiles.length; i++) more[i] = tiles[i]!;
  more[tiles.length] = tile;
  return more;
};
