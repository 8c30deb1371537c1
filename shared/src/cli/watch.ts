import { isDeepStrictEqual } from 'node:util';
import { BOMBER, isBomber, SECOND_BOMBER } from '../content/bombers.js';
import { hqOf, pileOf } from '../content/catalog.js';
import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Player, Seat, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { fold } from '../rules/evolve.js';
import { step } from '../rules/step.js';
import { pileSize } from '../rules/view.js';

/** One accepted intent. */
export interface Move {
  readonly before: Table;
  readonly seat: Seat;
  readonly intent: Intent;
  readonly after: Table;
  readonly events: readonly GameEvent[];
}

/** The tiles a player has beside the board, in a fixed order; P2: a bomber may be among them. */
const tilesOf = ({ hand, pile, discard, mercenaries }: Player): TileKey[] => [
  ...hand,
  ...(typeof pile === 'number' ? [] : pile),
  ...discard,
  ...mercenaries,
];

const bombersIn = (tiles: readonly TileKey[]): number => {
  let count = 0;
  for (const tile of tiles) if (isBomber(tile)) count++;
  return count;
};

/** All tiles but bombers: those come and go (P2, P4). */
const countTiles = ({ players, board }: Table): number => {
  let count = 0;
  for (const player of players) {
    const { hand, pile, discard, mercenaries } = player;
    count += hand.length + pileSize(player) + discard.length + mercenaries.length;
    count -= bombersIn(hand) + (typeof pile === 'number' ? 0 : bombersIn(pile));
  }
  for (const unit of board) if (unit && !isBomber(unit.tile)) count++;
  return count;
};

const hasLostOrWonTiles = ({ before, intent, after }: Move): boolean =>
  countTiles(after) !== countTiles(before) + (intent.do === 'place-hq' ? 1 : 0);

const isMercenary = (tile: TileKey): boolean => tile.startsWith('mercenary/');

/** Whether every player has the tiles of the army and as many mercenaries as agreed (S2, P1). */
const hasOtherTiles = (table: Table): boolean => {
  if (table.turn.phase !== 'turn') return false;
  return table.players.some((player, seat) => {
    const units = table.board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : []));
    const tiles = [...tilesOf(player), ...units].filter((tile) => !isBomber(tile));
    const ofArmy = tiles.filter((tile) => !isMercenary(tile));
    const expected = [hqOf(player.army), ...pileOf(player.army)];
    return tiles.length - ofArmy.length !== table.options.mercenaries || !isDeepStrictEqual(ofArmy.sort(), expected.sort());
  });
};

/** P2–P4: one Mad Bomber at most where the match has it, and II only there and only on the board. */
const hasOtherBombers = ({ options: { bomber }, players, board }: Table): boolean => {
  const onBoard = board.flatMap((unit) => unit?.tile ?? []);
  const held = players.flatMap(tilesOf);
  const first = [...onBoard, ...held].filter((tile) => tile === BOMBER).length;
  const second = onBoard.filter((tile) => tile === SECOND_BOMBER).length;
  const travels = bomber === 'neutral' || bomber === 'mercenary';
  return first > (travels ? 1 : 0) || second > (bomber === 'two' ? 1 : 0) || held.includes(SECOND_BOMBER);
};

const hasHealedHq = ({ before, after }: Move): boolean => after.players.some(({ hq }, seat) => hq > (before.players[seat]?.hq ?? 0));

/** G3: points are kept. */
const hasLostPoints = ({ before, after }: Move): boolean =>
  after.players.some(({ score }, seat) => score < (before.players[seat]?.score ?? 0));

/** What an accepted intent has broken that must hold after every one. */
export const brokenBy = (move: Move): string[] => [
  ...(hasLostOrWonTiles(move) ? ['the number of tiles has changed'] : []),
  ...(hasHealedHq(move) ? ['the toughness of an HQ has risen'] : []),
  ...(hasLostPoints(move) ? ['points have been lost'] : []),
];

/** What else an accepted intent has broken; dearer to check, so for samples. */
export const brokenOnCloserLook = ({ before, after, events }: Move): string[] => [
  ...(isDeepStrictEqual(fold(before, events), after) ? [] : ['the events do not give the state']),
  ...(hasOtherTiles(after) ? ['the tiles are no longer those of the armies'] : []),
  ...(hasOtherBombers(after) ? ['there are other bombers than the match is played with'] : []),
];

/** What the list of legal intents and the judge disagree about, for intents that are legal now or were so earlier. */
export const disagreements = (table: Table, seat: Seat, legal: readonly Intent[], earlier: readonly Intent[]): string[] => {
  const listed = new Set(legal.map((intent) => JSON.stringify(intent)));
  return [...legal, ...earlier].flatMap((intent) => {
    const text = JSON.stringify(intent);
    const accepted = step(table, seat, intent).ok;
    if (accepted === listed.has(text)) return [];
    return [`${text} is ${accepted ? 'accepted but not listed' : 'listed but refused'}`];
  });
};
