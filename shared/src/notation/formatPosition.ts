import { notationId } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import {
  ABILITY_USES,
  NOBODY,
  type Foundation,
  type Pile,
  type Player,
  type Table,
  type Turn,
  type Unit,
  type UsedAbility,
} from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { boardOf } from '../rules/landscape.js';
import { isScoreMode, turnOrder } from '../rules/sides.js';
import { transportOwner } from '../rules/connections.js';
import { armyNames } from './players.js';
import { usualTiebreak } from '../rules/tiebreak.js';
import { FORMAT, type FoundationJson, type PlayerJson, type PositionJson, type TurnJson, type UnitJson, type UsedJson } from './json.js';
import { formatOptions } from './options.js';
import { formatElement } from './terrain.js';

/** What a position says of a table. */
export type Printable = Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'turrets' | 'warehouses' | 'turn'> & {
  readonly players: readonly Readonly<Player>[];
};

const names = (tiles: readonly TileKey[]): string[] => tiles.map(notationId);

const formatPlayer = (player: Readonly<Player>, pile: Pile, scoring: boolean, ownPerson: boolean): PlayerJson => ({
  army: player.army,
  ...(ownPerson ? {} : { person: player.person }),
  ...(scoring ? { score: player.score } : { hq: player.hq }),
  hand: names(player.hand),
  pile: pile ? names([...player.onTop, ...pile]) : player.pile,
  discard: names(player.discard),
  ...(player.mercenaries.length > 0 ? { mercenaries: names(player.mercenaries) } : {}),
  ...(player.prizes.length > 0 ? { prizes: player.prizes } : {}),
  ...(player.resigned ? { resigned: true } : {}),
});

const formatTurn = (turn: Turn, order: readonly number[], used: readonly UsedJson[]): TurnJson => {
  const slot = order.indexOf(turn.player) === turn.slot ? {} : { slot: turn.slot };
  if (turn.phase === 'setup') return { player: turn.player, phase: 'setup', ...slot };
  return {
    player: turn.player,
    number: turn.number,
    ...slot,
    ...(turn.mustDiscard ? { mustDiscard: true } : {}),
    ...(turn.fresh ? { fresh: true } : {}),
    ...(turn.uses > 0 ? { uses: turn.uses } : {}),
    ...(used.length > 0 ? { used } : {}),
    ...(turn.lastDrawnBy === null ? {} : { lastDrawnBy: turn.lastDrawnBy }),
    ...(turn.additional ? { additional: true } : {}),
  };
};

const formatFoundation = ({ owner, tile, cell }: Foundation, armies: readonly string[]): FoundationJson => ({
  army: armies[owner] ?? '',
  tile: notationId(tile),
  at: hexOf(cell),
});

/** E4: the contest, where a reader would take it for another. */
const formatContest = ({ players, turn, ...rest }: Printable): Pick<TurnJson, 'contest'> => {
  if (!turn.additional) return {};
  const still: Table = {
    ...rest,
    players: players.map((player) => ({ ...player })),
    turn,
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    canTakeBack: false,
  };
  return usualTiebreak(still).join() === turn.additional.join() ? {} : { contest: turn.additional };
};

/** M5: whose Transport it was is written where it is not the unit's own player's. */
const formatUse = (unit: Unit, use: UsedAbility): Omit<UsedJson, 'at'> => {
  const of = transportOwner(unit, use);
  const by = ABILITY_USES.find((ability) => ability === use) ?? 'transport';
  return { by, ...(of !== null && of !== unit.owner && { of }) };
};

/**
 * A table as a position: units by q and then r, and no field that has its default, except the players' and rotations.
 * @param piles the draw piles by seat; a pile that is not known is a number.
 */
export const formatPosition = (table: Printable, piles: readonly Pile[] = []): PositionJson => {
  const { options, players, board, foundations, terrain, turrets, warehouses, turn } = table;
  const armies = armyNames(players);
  const scoring = isScoreMode(options.mode);
  const ownPersons = players.every(({ person }, seat) => person === seat);
  const units: UnitJson[] = [];
  const used: UsedJson[] = [];
  const print = (unit: Unit, cell: number): void => {
    const at = hexOf(cell);
    const army = unit.owner === NOBODY ? undefined : armies[unit.owner];
    units.push({
      ...(army === undefined ? {} : { army }),
      tile: notationId(unit.tile),
      at,
      rot: unit.rot,
      ...(unit.wounds > 0 ? { wounds: unit.wounds } : {}),
      ...(unit.prizes ? { prizes: unit.prizes } : {}),
      ...(unit.venom ? { venom: unit.venom.flatMap((seat) => armies[seat] ?? []) } : {}),
    });
    for (const use of unit.used) used.push({ at, ...formatUse(unit, use) });
  };
  for (const cell of boardOf(table).cells) {
    const unit = board[cell];
    if (unit) print(unit, cell);
  }
  if (turn.dismal) used.push({ at: turn.dismal, by: 'dismal' });
  return {
    format: FORMAT,
    options: formatOptions(options),
    players: players.map((player, seat) => formatPlayer(player, piles[seat] ?? null, scoring, ownPersons)),
    turn: { ...formatTurn(turn, turnOrder({ options, players }), used), ...formatContest(table) },
    units,
    ...(terrain.length > 0 || options.terrain.length > 0 ? { terrain: terrain.map((element) => formatElement(element, warehouses)) } : {}),
    ...(turrets.length > 0 || options.turrets.length > 0 ? { turrets } : {}),
    ...(foundations.length > 0 ? { foundations: foundations.map((foundation) => formatFoundation(foundation, armies)) } : {}),
  };
};
