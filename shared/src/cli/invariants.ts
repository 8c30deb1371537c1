import { isDeepStrictEqual } from 'node:util';
import { hqOf, pileOf } from '../content/catalog.js';
import { BOMBER, isBomber, SECOND_BOMBER } from '../content/neutralTiles.js';
import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Pile, Player, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { fold } from '../rules/evolve.js';
import { isMined } from '../rules/foundations.js';
import { markersLeft } from '../rules/markers.js';
import { step } from '../rules/step.js';

/** One accepted intent. */
export interface AcceptedIntent {
  readonly before: GameState;
  readonly seat: Seat;
  readonly intent: Intent;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/** The tiles a player has beside the board, in a fixed order; P2: a bomber may be among them. */
const tilesOf = ({ hand, onTop, discard, mercenaries }: Player, pile: Pile | undefined): TileKey[] => [
  ...hand,
  ...onTop,
  ...(pile ?? []),
  ...discard,
  ...mercenaries,
];

const bombersIn = (tiles: readonly TileKey[]): number => {
  let count = 0;
  for (const tile of tiles) if (isBomber(tile)) count++;
  return count;
};

/** All tiles but bombers: those come and go (P2, P4). */
const countTiles = ({ players, board, foundations }: Table): number => {
  let count = foundations.length;
  for (const { hand, pile, onTop, discard, mercenaries } of players) {
    count += hand.length + pile + discard.length + mercenaries.length;
    count -= bombersIn(hand) + bombersIn(onTop);
  }
  for (const unit of board) if (unit && !isBomber(unit.tile)) count++;
  return count;
};

const hasLostOrWonTiles = ({ before, intent, after }: AcceptedIntent): boolean =>
  countTiles(after.table) !== countTiles(before.table) + (intent.do === 'place-hq' ? 1 : 0);

const isMercenary = (tile: TileKey): boolean => tile.startsWith('mercenary/');

/** Whether every player has the tiles of the army and as many mercenaries as agreed (S2, P1). */
const hasOtherTiles = (state: GameState): boolean => {
  const { table } = state;
  if (table.turn.phase !== 'turn') return false;
  return table.players.some((player, seat) => {
    const units = table.board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : []));
    const lying = table.foundations.flatMap(({ owner, tile }) => (owner === seat ? [tile] : []));
    const tiles = [...tilesOf(player, state.piles[seat]), ...units, ...lying].filter((tile) => !isBomber(tile));
    const ofArmy = tiles.filter((tile) => !isMercenary(tile));
    const expected = [hqOf(player.army), ...pileOf(player.army)];
    return tiles.length - ofArmy.length !== table.options.mercenaries || !isDeepStrictEqual(ofArmy.sort(), expected.sort());
  });
};

/** P2–P4: one Mad Bomber at most where the match has it, and II only there and only on the board. */
const hasOtherBombers = (state: GameState): boolean => {
  const { options, players, board } = state.table;
  const { bomber } = options;
  const onBoard = board.flatMap((unit) => unit?.tile ?? []);
  const tiles = players.flatMap((player, seat) => tilesOf(player, state.piles[seat]));
  const first = [...onBoard, ...tiles].filter((tile) => tile === BOMBER).length;
  const second = onBoard.filter((tile) => tile === SECOND_BOMBER).length;
  const travels = bomber === 'neutral' || bomber === 'mercenary';
  return first > (travels ? 1 : 0) || second > (bomber === 'two' ? 1 : 0) || tiles.includes(SECOND_BOMBER);
};

const hasHealedHq = ({ before, after }: AcceptedIntent): boolean =>
  after.table.players.some(({ hq }, seat) => hq > (before.table.players[seat]?.hq ?? 0));

/** G3: points are kept. */
const hasLostPoints = ({ before, after }: AcceptedIntent): boolean =>
  after.table.players.some(({ score }, seat) => score < (before.table.players[seat]?.score ?? 0));

/** P16: no player has more venom markers on the board than there are. */
const hasOtherMarkers = ({ after: { table } }: AcceptedIntent): boolean => {
  for (let seat = 0; seat < table.players.length; seat++) if (markersLeft(table, seat) < 0) return true;
  return false;
};

/** P8: a Mine goes off as soon as a unit stands on it. */
const hasUnitOnMine = ({ after: { table } }: AcceptedIntent): boolean =>
  table.foundations.some(({ cell }) => table.board[cell] && isMined(table, cell));

/** What an accepted intent has broken that must hold after every one. */
export const brokenBy = (move: AcceptedIntent): string[] => [
  ...(hasLostOrWonTiles(move) ? ['the number of tiles has changed'] : []),
  ...(hasHealedHq(move) ? ['the toughness of an HQ has risen'] : []),
  ...(hasLostPoints(move) ? ['points have been lost'] : []),
  ...(hasOtherMarkers(move) ? ['there are more venom markers than the armies have'] : []),
  ...(hasUnitOnMine(move) ? ['a unit stands on a Mine'] : []),
];

/** What else an accepted intent has broken; dearer to check, so for samples. */
export const brokenOnCloserLook = ({ before, after, events }: AcceptedIntent): string[] => [
  ...(isDeepStrictEqual(fold(before, events), after) ? [] : ['the events do not give the state']),
  ...(hasOtherTiles(after) ? ['the tiles are no longer those of the armies'] : []),
  ...(hasOtherBombers(after) ? ['there are other bombers than the match is played with'] : []),
];

/** Returns the disagreements between the list of legal intents and the judge, for intents that are or were legal. */
export const disagreements = (state: GameState, seat: Seat, legal: readonly Intent[], earlier: readonly Intent[]): string[] => {
  const listed = new Set(legal.map((intent) => JSON.stringify(intent)));
  return [...legal, ...earlier].flatMap((intent) => {
    const text = JSON.stringify(intent);
    const accepted = step(state, seat, intent).ok;
    if (accepted === listed.has(text)) return [];
    return [`${text} is ${accepted ? 'accepted but not listed' : 'listed but refused'}`];
  });
};
