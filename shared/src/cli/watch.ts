import { isDeepStrictEqual } from 'node:util';
import { hqOf, pileOf } from '../content/catalog.js';
import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Seat, Table } from '../model/state.js';
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

const tilesOf = ({ players, board }: Table): TileKey[] => [
  ...players.flatMap(({ hand, pile, discard, mercenaries }) => [
    ...hand,
    ...(typeof pile === 'number' ? [] : pile),
    ...discard,
    ...mercenaries,
  ]),
  ...board.flatMap((unit) => (unit ? [unit.tile] : [])),
];

const countTiles = ({ players, board }: Table): number => {
  let count = 0;
  for (const player of players) count += player.hand.length + pileSize(player) + player.discard.length + player.mercenaries.length;
  for (const unit of board) if (unit) count++;
  return count;
};

const hasLostOrWonTiles = ({ before, intent, after }: Move): boolean =>
  countTiles(after) !== countTiles(before) + (intent.do === 'place-hq' ? 1 : 0);

const hasOtherTiles = (table: Table): boolean => {
  const expected = table.players.flatMap(({ army }) => [hqOf(army), ...pileOf(army)]);
  return table.turn.phase === 'turn' && !isDeepStrictEqual(tilesOf(table).sort(), expected.sort());
};

const hasHealedHq = ({ before, after }: Move): boolean => after.players.some(({ hq }, seat) => hq > (before.players[seat]?.hq ?? 0));

/** What an accepted intent has broken that must hold after every one. */
export const brokenBy = (move: Move): string[] => [
  ...(hasLostOrWonTiles(move) ? ['the number of tiles has changed'] : []),
  ...(hasHealedHq(move) ? ['the toughness of an HQ has risen'] : []),
];

/** What else an accepted intent has broken; dearer to check, so for samples. */
export const brokenOnCloserLook = ({ before, after, events }: Move): string[] => [
  ...(isDeepStrictEqual(fold(before, events), after) ? [] : ['the events do not give the state']),
  ...(hasOtherTiles(after) ? ['the tiles are no longer those of the armies'] : []),
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
