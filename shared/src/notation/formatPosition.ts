import { notationId } from '../content/catalog.js';
import { BOARDS } from '../hex/boards.js';
import { hexOf } from '../hex/cells.js';
import { NOBODY, type Player, type Table, type Turn, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { isScoreMode, turnOrder } from '../rules/sides.js';
import { armyNames } from './armyNames.js';
import { usualContest } from './contest.js';
import { FORMAT, type PlayerJson, type PositionJson, type TurnJson, type UnitJson, type UsedJson } from './json.js';
import { formatOptions } from './options.js';

/** A table, or what the public may see of one: its piles are then printed as numbers. */
export type Printable = Pick<Table, 'options' | 'board' | 'turn'> & { readonly players: readonly Readonly<Player>[] };

const names = (tiles: readonly TileKey[]): string[] => tiles.map(notationId);

const formatPlayer = (player: Readonly<Player>, scoring: boolean, ownPerson: boolean): PlayerJson => ({
  army: player.army,
  ...(ownPerson ? {} : { person: player.person }),
  ...(scoring ? { score: player.score } : { hq: player.hq }),
  hand: names(player.hand),
  pile: typeof player.pile === 'number' ? player.pile : names(player.pile),
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

/** E4: the contest, where a reader would take it for another. */
const formatContest = ({ options, players, board, turn }: Printable): Pick<TurnJson, 'contest'> => {
  if (!turn.additional) return {};
  const still: Table = {
    options,
    players: players.map((player) => ({ ...player })),
    board,
    turn,
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    previous: null,
  };
  return usualContest(still).join() === turn.additional.join() ? {} : { contest: turn.additional };
};

/** A table as a position: units by q and then r, and no field that has its default, except the players' and rotations. */
export const formatPosition = ({ options, players, board, turn }: Printable): PositionJson => {
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
    players: players.map((player) => formatPlayer(player, scoring, ownPersons)),
    turn: { ...formatTurn(turn, turnOrder({ options, players }), used), ...formatContest({ options, players, board, turn }) },
    units,
  };
};
