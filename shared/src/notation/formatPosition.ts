import { notationId } from '../content/catalog.js';
import { BOARDS } from '../hex/boards.js';
import { hexOf } from '../hex/cells.js';
import { NOBODY, type Foundation, type Pile, type Player, type Table, type Turn, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isScoreMode, turnOrder } from '../rules/sides.js';
import { armyNames } from './armyNames.js';
import { usualTiebreak } from './tiebreak.js';
import { FORMAT, type FoundationJson, type PlayerJson, type PositionJson, type TurnJson, type UnitJson, type UsedJson } from './json.js';
import { formatOptions } from './options.js';

/** What a position says of a table. */
export type Printable = Pick<Table, 'options' | 'board' | 'foundations' | 'turn'> & { readonly players: readonly Readonly<Player>[] };

const names = (tiles: readonly TileKey[]): string[] => tiles.map(notationId);

const formatPlayer = (player: Readonly<Player>, pile: Pile, scoring: boolean, ownPerson: boolean): PlayerJson => ({
  army: player.army,
  ...(ownPerson ? {} : { person: player.person }),
  ...(scoring ? { score: player.score } : { hq: player.hq }),
  hand: names(player.hand),
  pile: pile ? names([...player.onTop, ...pile]) : player.pile,
  discard: names(player.discard),
  ...(player.mercenaries.length > 0 ? { mercenaries: names(player.mercenaries) } : {}),
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
const formatContest = ({ options, players, board, foundations, turn }: Printable): Pick<TurnJson, 'contest'> => {
  if (!turn.additional) return {};
  const still: Table = {
    options,
    players: players.map((player) => ({ ...player })),
    board,
    foundations,
    turn,
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    canTakeBack: false,
  };
  return usualTiebreak(still).join() === turn.additional.join() ? {} : { contest: turn.additional };
};

/**
 * A table as a position: units by q and then r, and no field that has its default, except the players' and rotations.
 * @param piles the draw piles by seat; a pile that is not known is a number.
 */
export const formatPosition = ({ options, players, board, foundations, turn }: Printable, piles: readonly Pile[] = []): PositionJson => {
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
      ...(unit.venom ? { venom: unit.venom.flatMap((seat) => armies[seat] ?? []) } : {}),
    });
    for (const by of unit.used) used.push({ at, by });
  };
  for (const cell of BOARDS[options.board].cells) {
    const unit = board[cell];
    if (unit) print(unit, cell);
  }
  return {
    format: FORMAT,
    options: formatOptions(options),
    players: players.map((player, seat) => formatPlayer(player, piles[seat] ?? null, scoring, ownPersons)),
    turn: { ...formatTurn(turn, turnOrder({ options, players }), used), ...formatContest({ options, players, board, foundations, turn }) },
    units,
    ...(foundations.length > 0 ? { foundations: foundations.map((foundation) => formatFoundation(foundation, armies)) } : {}),
  };
};
