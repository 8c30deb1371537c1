import { hqOf, keyFor, notationId, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type EdgeStrengths } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { type GameState, NOBODY, type Player, type Table, type Unit } from '@hexfall/shared/model/state';
import { boardSize, type Prize } from '@hexfall/shared/model/terrain';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { startingPlayer } from '@hexfall/shared/rules/createMatch';
import { isMine, withFoundation } from '@hexfall/shared/rules/foundations';
import { hasTerrain } from '@hexfall/shared/rules/landscape';
import { MAX_ATTACHED, startingWarehouses } from '@hexfall/shared/rules/prizes';
import { fullHq, isScoreMode } from '@hexfall/shared/rules/sides';
import type { Draft, Edit, EditOf } from './Edit.js';
import {
  holdsPrizes,
  lifeRange,
  MOST_HELD,
  MOST_PRIZES,
  MOST_STRENGTH,
  MOST_WOUNDS,
  mostMarkers,
  mostWounds,
  takesTurret,
} from './editLimits.js';
import { elementsWith, elementsWithout } from './terrainElements.js';

type Board = Table['board'];
type Change = Partial<Draft>;

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.trunc(value)));

const withUnit = (board: Board, at: Hex, unit: Unit | null): Board => board.map((other, cell) => (cell === cellOf(at) ? unit : other));

/** Changes the unit on a hex; a hex without one stays as it is. */
const changeUnit = ({ board }: Table, at: Hex, change: (unit: Unit) => Unit): Change => {
  const unit = board[cellOf(at)];
  return unit ? { board: withUnit(board, at, change(unit)) } : {};
};

const changePlayer = ({ players }: Table, seat: Seat, change: (player: Player) => Partial<Player>): { readonly players: Player[] } => ({
  players: players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player)),
});

const withoutFoundation = ({ foundations }: Table, at: Hex): Table['foundations'] => foundations.filter(({ cell }) => cell !== cellOf(at));

/** P8: where a unit comes to stand lies no Mine any more. */
const withoutMine = ({ foundations }: Table, at: Hex): Table['foundations'] =>
  foundations.filter((foundation) => foundation.cell !== cellOf(at) || !isMine(foundation));

/** The board has room for the terrain (L3). */
const withTerrain = ({ options, board }: Pick<Table, 'options' | 'board'>, terrain: Table['terrain']): Change => ({
  options,
  terrain,
  board: Array.from({ length: boardSize(options.board, terrain) }, (_, cell) => board[cell] ?? null),
});

/** P16: the unit with as many markers of a player; none are left out, as in the rules. */
export const withMarkers = ({ venom = [], ...unit }: Unit, seat: Seat, count: number): Unit => {
  const markers = [...venom.filter((owner) => owner !== seat), ...Array<Seat>(count).fill(seat)].sort();
  return markers.length > 0 ? { ...unit, venom: markers } : unit;
};

/** R3: the unit with these prizes; none are left out, as in the rules. */
const withPrizes = ({ prizes: _, ...unit }: Unit, prizes: readonly Prize[]): Unit => (prizes.length > 0 ? { ...unit, prizes } : unit);

const strengthsIn = (strengths: EdgeStrengths): EdgeStrengths =>
  Object.fromEntries(
    DIRECTIONS.flatMap((edge) => {
      const strength = clamped(strengths[edge] ?? 0, 0, MOST_STRENGTH);
      return strength > 0 ? [[edge, strength]] : [];
    }),
  );

/** The unit in another army: its HQ for the HQ, mercenaries and bombers as they are, the others not at all. */
const inArmy = (unit: Unit, army: ArmyId): Unit | null => {
  if (unitOf(unit.tile).isHq) return { ...unit, tile: hqOf(army), used: [] };
  return keyFor(army, notationId(unit.tile)) === unit.tile ? unit : null;
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

/** What each edit changes of a position. A hand that changes, or an army, belongs to no turn under way. */
const EDITS = {
  addUnit: (table, { seat, tile, at, rot }) => {
    const { isHq } = unitOf(tile);
    const isOldHq = (unit: Unit | null): boolean => isHq && seat !== NOBODY && unit?.owner === seat && unitOf(unit.tile).isHq;
    // An HQ that stands has toughness.
    const revived = ({ hq }: Player): Partial<Player> =>
      isHq && hq < 1 && !isScoreMode(table.options.mode) ? { hq: fullHq(table.options, seat) } : {};
    const board = table.board.map((unit) => (isOldHq(unit) ? null : unit));
    return {
      ...changePlayer(table, seat, revived),
      foundations: withoutMine(table, at),
      board: withUnit(board, at, { owner: seat, tile, rot, wounds: 0, used: [] }),
    };
  },
  removeUnit: ({ board }, { at }) => ({ board: withUnit(board, at, null) }),
  moveUnit: (table, { from, to }) => {
    const [one, other] = [from, to].map((at) => table.board[cellOf(at)] ?? null) as [Unit | null, Unit | null];
    return { foundations: withoutMine(table, to), board: withUnit(withUnit(table.board, from, other), to, one) };
  },
  setRotation: (table, { at, rot }) => ({
    ...changeUnit(table, at, (unit) => ({ ...unit, rot })),
    turrets: table.turrets.map((turret) => (sameHex(turret.at, at) ? { ...turret, rot } : turret)),
  }),
  setWounds: (table, { at, wounds }) => changeUnit(table, at, (unit) => ({ ...unit, wounds: clamped(wounds, 0, mostWounds(unit)) })),
  setVenom: (table, { at, seat, count }) =>
    changeUnit(table, at, (unit) => withMarkers(unit, seat, clamped(count, 0, mostMarkers(table, unit, seat)))),
  setUnitPrizes: (table, { at, prizes }) =>
    changeUnit(table, at, (unit) => (unitOf(unit.tile).isHq ? unit : withPrizes(unit, prizes.slice(0, MAX_ATTACHED).sort()))),
  addFoundation: (table, { seat, tile, at }) => ({
    foundations: withFoundation(withoutFoundation(table, at), { owner: seat, tile, cell: cellOf(at) }),
  }),
  removeFoundation: (table, { at }) => ({ foundations: withoutFoundation(table, at) }),
  removePieces: ({ board }) => ({ board: board.map(() => null), foundations: [] }),
  addTerrain: (table, { at, type, features }) => withTerrain(table, elementsWith(table, { at, type, features })),
  removeTerrain: (table, { at }) => (hasTerrain(table, at) ? withTerrain(table, elementsWithout(table, at)) : {}),
  addTurret: ({ terrain, turrets, players }, { turret: { at, rot, melee, ranged, initiative, spares } }) => {
    if (!takesTurret({ terrain }, at)) return {};
    const added = {
      at,
      rot,
      initiative: initiative.slice(0, MOST_STRENGTH).map((value) => clamped(value, 0, MOST_STRENGTH)),
      ...(melee && { melee: strengthsIn(melee) }),
      ...(ranged && { ranged: strengthsIn(ranged) }),
      spares: players.flatMap((_, seat) => (spares.includes(seat) ? [seat] : [])),
    };
    return { turrets: [...turrets.filter((other) => !sameHex(other.at, at)), added] };
  },
  removeTurret: ({ turrets }, { at }) => ({ turrets: turrets.filter((turret) => !sameHex(turret.at, at)) }),
  setWarehouse: (table, { at, opens, markers }) => {
    if (!holdsPrizes(table, at)) return {};
    const now = table.warehouses.find((warehouse) => sameHex(warehouse.at, at));
    const most = clamped(opens, 1, MOST_WOUNDS);
    const prizes = markers.slice(0, MOST_PRIZES).sort();
    const others = table.warehouses.filter((warehouse) => warehouse !== now);
    const warehouse = { at, opens: most, wounds: Math.min(now?.wounds ?? 0, most - 1), markers: prizes };
    return { warehouses: prizes.length > 0 ? [...others, warehouse] : others };
  },
  setBoard: ({ options, board, terrain }, { board: id }) => withTerrain({ options: { ...options, board: id }, board }, terrain),
  setMap: ({ options, board }, { map }) => {
    const { terrain, turrets } = map ?? DEFAULT_OPTIONS;
    const changed = { ...options, board: map?.board ?? options.board };
    return { ...withTerrain({ options: changed, board }, terrain), turrets, warehouses: startingWarehouses(terrain) };
  },
  setMode: (table, { mode, seats }, piles) => {
    const options: Options = { ...DEFAULT_OPTIONS, board: table.options.board, mode };
    const board = table.board.map((unit) => (unit && (unit.owner === NOBODY || unit.owner < seats) ? unit : null));
    return { options, players: reseat(table, options, seats), board, piles: piles.slice(0, seats), turn: null };
  },
  setArmy: (table, { seat, army }, piles) => ({
    ...changePlayer(table, seat, ({ hq, score, person }) => ({ ...startingPlayer(army, table.options, seat), hq, score, person })),
    board: table.board.map((unit) => (unit?.owner === seat ? inArmy(unit, army) : unit)),
    piles: piles.map((pile, other) => (other === seat ? null : pile)),
    turn: null,
  }),
  setLife: (table, { seat, value }) => {
    const { least, most } = lifeRange(table.options, seat);
    return changePlayer(table, seat, () => ({ [isScoreMode(table.options.mode) ? 'score' : 'hq']: clamped(value, least, most) }));
  },
  addToHand: (table, { seat, tile }) => ({
    ...changePlayer(table, seat, ({ hand }) => ({ hand: hand.length < MOST_HELD ? [...hand, tile] : hand })),
    turn: null,
  }),
  removeFromHand: (table, { seat, slot }) => ({
    ...changePlayer(table, seat, ({ hand }) => ({ hand: hand.filter((_, index) => index !== slot) })),
    turn: null,
  }),
  setPlayerPrizes: (table, { seat, prizes }) => changePlayer(table, seat, () => ({ prizes: prizes.slice(0, MOST_PRIZES).sort() })),
  setTurn: (_, { seat }) => ({ turn: null, beginner: seat }),
} satisfies { readonly [K in Edit['do']]: (table: Table, edit: EditOf<K>, piles: Draft['piles']) => Change };

/** Returns the parts of a state with one change, which may have made other parts impossible. */
export const editedDraft = ({ table, piles }: GameState, edit: Edit): Draft => {
  const change: (table: Table, edit: never, piles: Draft['piles']) => Change = EDITS[edit.do];
  return { ...table, piles, ...change(table, edit as never, piles) };
};
