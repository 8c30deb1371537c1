import type { GameState, Player, PublicState, Table, Turn } from '../model/state.js';

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
