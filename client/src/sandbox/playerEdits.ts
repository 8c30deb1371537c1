import { hqOf, keyFor, notationId, unitOf } from '@hexfall/shared/content/catalog';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Player, type Table, type Unit } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { startingPlayer } from '@hexfall/shared/rules/createMatch';
import { fullHq, fullStanding, isScoreMode } from '@hexfall/shared/rules/sides';
import type { Draft, EditOf } from './Edit.js';

/** T1, O6: more than a hand can ever hold. */
export const MOST_HELD = 6;

/** What the number beside an HQ can be: toughness, or points in the score modes. */
export const lifeRange = (options: Options, seat: Seat): { readonly least: number; readonly most: number } => ({
  least: isScoreMode(options.mode) ? 0 : 1,
  most: fullStanding(options, seat),
});

const changePlayer = (table: Table, seat: Seat, change: (player: Player) => Partial<Player>): Table => ({
  ...table,
  players: table.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player)),
});

export const life = (table: Table, { seat, value }: EditOf<'life'>): Table => {
  const { least, most } = lifeRange(table.options, seat);
  const within = Math.max(least, Math.min(most, value));
  return changePlayer(table, seat, () => (isScoreMode(table.options.mode) ? { score: within } : { hq: within }));
};

/** A draft whose piles stay as they are. */
type TableDraft = Omit<Draft, 'piles'>;

/** A hand that has changed belongs to no turn under way. */
const beginTurn = (table: Table): TableDraft => ({ ...table, turn: null });

export const give = (table: Table, { seat, tile }: EditOf<'give'>): TableDraft =>
  beginTurn(changePlayer(table, seat, ({ hand }) => ({ hand: hand.length < MOST_HELD ? [...hand, tile] : hand })));

export const drop = (table: Table, { seat, slot }: EditOf<'drop'>): TableDraft =>
  beginTurn(changePlayer(table, seat, ({ hand }) => ({ hand: hand.filter((_, place) => place !== slot) })));

/** The unit in another army: its HQ for the HQ, mercenaries and bombers as they are, the others not at all. */
const inArmy = (unit: Unit, army: ArmyId): Unit | null => {
  if (unitOf(unit.tile).isHq) return { ...unit, tile: hqOf(army), used: [] };
  return keyFor(army, notationId(unit.tile)) === unit.tile ? unit : null;
};

/** Another army for a seat: hand, piles and all units but HQ, mercenaries and bombers go. */
export const enlist = (table: Table, { seat, army }: EditOf<'enlist'>): TableDraft => {
  const { hq, score, person } = table.players[seat] ?? startingPlayer(army, table.options, seat);
  return beginTurn({
    ...changePlayer(table, seat, () => ({ ...startingPlayer(army, table.options, seat), hq, score, person })),
    board: table.board.map((unit) => (unit?.owner === seat ? inArmy(unit, army) : unit)),
  });
};

/** An army that no player has; there is always one, because there are more armies than seats. */
const freeArmy = (taken: readonly ArmyId[]): ArmyId => ARMY_IDS.find((army) => !taken.includes(army)) ?? ARMY_IDS[0];

const reseat = (before: Table, options: Options, seats: number): Player[] => {
  const players: Player[] = before.players.slice(0, seats).map((player, seat) => ({
    ...player,
    person: seat,
    hq: player.hq === fullHq(before.options, seat) ? fullHq(options, seat) : Math.min(player.hq, fullHq(options, seat)),
    score: isScoreMode(options.mode) ? player.score : 0,
  }));
  while (players.length < seats) players.push(startingPlayer(freeArmy(players.map(({ army }) => army)), options, players.length));
  return players;
};

/** Another mode, with other seats: those that are too many leave with their units. */
export const changeMode = (table: Table, { mode, seats }: EditOf<'mode'>): TableDraft => {
  const options: Options = { ...DEFAULT_OPTIONS, board: table.options.board, mode };
  const stays = (unit: Unit): boolean => unit.owner === NOBODY || unit.owner < seats;
  return {
    options,
    players: reseat(table, options, seats),
    board: table.board.map((unit) => (unit && stays(unit) ? unit : null)),
    foundations: table.foundations,
    terrain: table.terrain,
    turrets: table.turrets,
    warehouses: table.warehouses,
    turn: null,
  };
};

export const begin = (table: Table, { seat }: EditOf<'begin'>): TableDraft => ({ ...table, turn: null, beginner: seat });
