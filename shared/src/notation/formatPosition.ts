import { notationId } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import {
  ABILITY_USES,
  type Foundation,
  NOBODY,
  type Pile,
  type Player,
  type Table,
  type Turn,
  type Unit,
  type UsedAbility,
} from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { transportOwner } from '../rules/connections.js';
import { boardOf } from '../rules/landscape.js';
import { isScoreMode, turnOrder } from '../rules/sides.js';
import { usualTiebreak } from '../rules/tiebreak.js';
import { FORMAT, type FoundationJson, type PlayerJson, type PositionJson, type TurnJson, type UnitJson, type UsedJson } from './json.js';
import { formatOptions } from './options.js';
import { armyNames } from './players.js';
import { formatElement } from './terrain.js';

/** What a position says of a table. */
export type Printable = Pick<Table, 'options' | 'board' | 'foundations' | 'terrain' | 'turrets' | 'warehouses' | 'turn'> & {
  readonly players: readonly Readonly<Player>[];
};

const names = (tiles: readonly TileKey[]): string[] => tiles.map(notationId);

/** Fields are added one by one, in the order of the notation: a server stores a position at each turn, and this takes a fifth of the time of spreading. */
type Growing<T> = { -readonly [Field in keyof T]: T[Field] };

const formatPlayer = (player: Readonly<Player>, pile: Pile, scoring: boolean, ownPerson: boolean): PlayerJson => {
  const json: Growing<PlayerJson> = { army: player.army };
  if (!ownPerson) json.person = player.person;
  if (scoring) json.score = player.score;
  else json.hq = player.hq;
  json.hand = names(player.hand);
  json.pile = pile ? names([...player.onTop, ...pile]) : player.pile;
  json.discard = names(player.discard);
  if (player.mercenaries.length > 0) json.mercenaries = names(player.mercenaries);
  if (player.prizes.length > 0) json.prizes = player.prizes;
  if (player.resigned) json.resigned = true;
  return json;
};

const formatTurn = (turn: Turn, order: readonly number[], used: readonly UsedJson[]): TurnJson => {
  const json: Growing<TurnJson> = { player: turn.player };
  const isSetup = turn.phase === 'setup';
  if (isSetup) json.phase = 'setup';
  else json.number = turn.number;
  if (order.indexOf(turn.player) !== turn.slot) json.slot = turn.slot;
  if (isSetup) return json;
  if (turn.mustDiscard) json.mustDiscard = true;
  if (turn.fresh) json.fresh = true;
  if (turn.uses > 0) json.uses = turn.uses;
  if (used.length > 0) json.used = used;
  if (turn.lastDrawnBy !== null) json.lastDrawnBy = turn.lastDrawnBy;
  if (turn.additional) json.additional = true;
  return json;
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
 * Formats a table as a position: units by q and then r, without fields that have their default, except the players' and rotations.
 * @param piles the draw piles by seat; a number for an unknown pile.
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
    const tile = notationId(unit.tile);
    const { rot } = unit;
    const json: Growing<UnitJson> = army === undefined ? { tile, at, rot } : { army, tile, at, rot };
    if (unit.wounds > 0) json.wounds = unit.wounds;
    if (unit.prizes) json.prizes = unit.prizes;
    if (unit.venom) json.venom = unit.venom.flatMap((seat) => armies[seat] ?? []);
    units.push(json);
    for (const use of unit.used) used.push({ at, ...formatUse(unit, use) });
  };
  for (const cell of boardOf(table).cells) {
    const unit = board[cell];
    if (unit) print(unit, cell);
  }
  if (turn.dismal) used.push({ at: turn.dismal, by: 'dismal' });
  const json: Growing<PositionJson> = {
    format: FORMAT,
    options: formatOptions(options),
    players: players.map((player, seat) => formatPlayer(player, piles[seat] ?? null, scoring, ownPersons)),
    turn: { ...formatTurn(turn, turnOrder({ options, players }), used), ...formatContest(table) },
    units,
  };
  if (terrain.length > 0 || options.terrain.length > 0) json.terrain = terrain.map((element) => formatElement(element, warehouses));
  if (turrets.length > 0 || options.turrets.length > 0) json.turrets = turrets;
  if (foundations.length > 0) json.foundations = foundations.map((foundation) => formatFoundation(foundation, armies));
  return json;
};
