import { cellOf, type Hex, hexText, sameHex } from '@hexfall/shared/hex/cells';
import type { Fact } from '@hexfall/shared/inspect/fact';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import type { TileKey } from '@hexfall/shared/model/tile';
import { ownerOnBoard } from '@hexfall/shared/rules/copies';
import { foundationAt } from '@hexfall/shared/rules/foundations';
import type { LogLine } from './history.js';
import type { LogPart, LogTurn } from './turnLog.js';

/** What happened to a tile: it was thrown away, left the board, or waits in the hand. */
type TileMark = 'discarded' | 'lost' | 'kept';

export type PictureSign = 'attach' | 'last-tile' | 'open' | 'push' | 'resigned' | 'rules' | 'swap' | 'turn' | 'undone' | 'venom';

/** What the picture of a turn is made of. */
export type PicturePiece =
  | {
      readonly show: 'tile';
      readonly tile: TileKey;
      readonly owner: Seat;
      readonly mark: TileMark | null;
      /** What it was wounded by. */
      readonly wounds: number;
    }
  | { readonly show: 'army'; readonly player: Seat; readonly isLost: boolean }
  | { readonly show: 'hex'; readonly at: Hex }
  /** A move by one hex, or further. */
  | { readonly show: 'way'; readonly from: Hex; readonly to: Hex }
  /** The toughness of an HQ or the points of a player, before and after. */
  | { readonly show: 'change'; readonly of: 'hq' | 'points'; readonly from: number; readonly to: number }
  | { readonly show: 'wounds'; readonly count: number }
  | { readonly show: 'prize'; readonly prize: Prize; readonly isLost: boolean }
  | { readonly show: 'sign'; readonly sign: PictureSign }
  | { readonly show: 'count'; readonly count: number };

/** Pieces that belong together, with the lines of the log that say the same. */
export interface PictureItem {
  readonly lines: readonly LogLine[];
  readonly pieces: readonly PicturePiece[];
}

/** A turn as a picture: what the player did, and what the battle left, if there was one. */
interface TurnPicture {
  readonly acts: readonly PictureItem[];
  /** Null without a battle. */
  readonly battle: {
    readonly line: LogLine;
    /** The intent that began it. */
    readonly seq: number;
    readonly items: readonly PictureItem[];
  } | null;
}

interface Shown {
  readonly tile: TileKey;
  readonly owner: Seat;
}

const tilePiece = ({ tile, owner }: Shown, mark: TileMark | null = null, wounds = 0): PicturePiece => ({
  show: 'tile',
  tile,
  owner,
  mark,
  wounds,
});
const hexPiece = (at: Hex): PicturePiece => ({ show: 'hex', at });
const signPiece = (sign: PictureSign): PicturePiece => ({ show: 'sign', sign });

/** The unit that stands on a hex; nothing on an empty one. */
const unitPiece = (table: Table, at: Hex, mark: TileMark | null = null): readonly PicturePiece[] => {
  const unit = table.board[cellOf(at)];
  return unit ? [tilePiece(unit, mark)] : [];
};

const foundationPiece = (table: Table, at: Hex): readonly PicturePiece[] => {
  const foundation = foundationAt(table, cellOf(at));
  return foundation ? [tilePiece(foundation, 'lost')] : [];
};

const isHq = (table: Table, at: Hex): boolean => table.board[cellOf(at)]?.tile.endsWith('/hq') ?? false;

const piecesOfEvent = (before: Table, event: GameEvent): readonly PicturePiece[] => {
  switch (event.type) {
    case 'discarded':
      return [tilePiece({ tile: event.tile, owner: event.player }, 'discarded')];
    case 'redrew':
      return event.tiles.map((tile) => tilePiece({ tile, owner: event.player }, 'discarded'));
    case 'used':
      return [tilePiece({ tile: event.tile, owner: event.player })];
    case 'bomber-placed':
      return [tilePiece({ tile: event.tile, owner: NOBODY }), hexPiece(event.at)];
    case 'placed':
      return [tilePiece({ tile: event.tile, owner: ownerOnBoard(before, event.player, event.tile) }), hexPiece(event.at)];
    case 'foundation-placed':
      return [tilePiece({ tile: event.tile, owner: event.player }), hexPiece(event.at)];
    case 'foundation-destroyed':
      return foundationPiece(before, event.at);
    case 'mine-went-off':
      return [...foundationPiece(before, event.at), ...(isHq(before, event.at) ? [] : unitPiece(before, event.at, 'lost'))];
    case 'fell':
      return unitPiece(before, event.at, 'lost');
    case 'turret-turned':
      return [signPiece('turn'), hexPiece(event.at)];
    case 'attached':
      return [{ show: 'prize', prize: event.prize, isLost: false }, signPiece('attach'), ...unitPiece(before, event.at)];
    case 'prize-won':
    case 'prize-lost': {
      const isLost = event.type === 'prize-lost';
      return [signPiece('open'), ...event.prizes.map((prize): PicturePiece => ({ show: 'prize', prize, isLost }))];
    }
    case 'moved': {
      const { from, to } = event;
      const unit = unitPiece(before, from);
      return sameHex(from, to) ? [...unit, signPiece('turn')] : [...unit, { show: 'way', from, to }, hexPiece(to)];
    }
    case 'pushed': {
      const { by, from, to } = event;
      return [...unitPiece(before, by), signPiece('push'), ...unitPiece(before, from), { show: 'way', from, to }, hexPiece(to)];
    }
    case 'turned':
      return [...unitPiece(before, event.at), signPiece('turn')];
    case 'swapped':
      return [...unitPiece(before, event.from), signPiece('swap'), ...unitPiece(before, event.with)];
    case 'last-tile-drawn':
      return [signPiece('last-tile')];
    case 'resigned':
      return [signPiece('resigned'), { show: 'army', player: event.player, isLost: false }];
    case 'rules-changed':
      return [signPiece('rules')];
    default:
      return [];
  }
};

const piecesOfFact = (fact: Fact): readonly PicturePiece[] => {
  switch (fact.kind) {
    case 'wounded':
      return [tilePiece(fact.unit, null, fact.wounds)];
    case 'destroyed':
      return [tilePiece(fact.unit, 'lost')];
    case 'poisoned':
      return [tilePiece(fact.unit), signPiece('venom')];
    case 'left':
      return fact.units.map((unit) => tilePiece(unit, 'lost'));
    case 'hq-damaged': {
      const { player, wounds, left } = fact;
      return [
        { show: 'army', player, isLost: false },
        { show: 'change', of: 'hq', from: left + wounds, to: Math.max(0, left) },
      ];
    }
    case 'scored': {
      const { player, points, total } = fact;
      return [
        { show: 'army', player, isLost: false },
        { show: 'change', of: 'points', from: total - points, to: total },
      ];
    }
    case 'hq-destroyed':
      return [{ show: 'army', player: fact.player, isLost: true }];
    case 'warehouse-wounded':
      return [signPiece('open'), hexPiece(fact.at), { show: 'wounds', count: fact.wounds }];
    case 'action':
      return piecesOfEvent(fact.before, fact.event);
    default:
      return []; // the sentences say more: who acts, who hits whom
  }
};

/** A line as a picture; null if it has none. */
const itemOf = (line: LogLine): PictureItem | null => {
  if (line.what === 'phase') return null;
  const pieces = line.what === 'event' ? piecesOfEvent(line.before, line.event) : piecesOfFact(line.fact);
  return pieces.length > 0 ? { lines: [line], pieces } : null;
};

const isEvent = (line: LogLine, type: GameEvent['type']): boolean => line.what === 'event' && line.event.type === type;

/** Whether an action begins with an intent; answers to its questions belong to it. */
const begins = ({ lines }: LogPart): boolean => lines.some((line) => isEvent(line, 'action-began'));

/** The parts of a turn that stand, and the lines that took back the others (T7). */
const standing = (parts: readonly LogPart[]): { readonly kept: readonly LogPart[]; readonly undone: readonly LogLine[] } => {
  const kept: LogPart[] = [];
  const undone: LogLine[] = [];
  for (const part of parts) {
    const undoes = part.lines.filter((line) => isEvent(line, 'took-back'));
    if (undoes.length === 0) {
      kept.push(part);
      continue;
    }
    undone.push(...undoes);
    let last = kept.pop();
    while (last && !begins(last)) last = kept.pop();
  }
  return { kept, undone };
};

/** The number of tiles in a hand, or wounds on a unit, by what they are counted for. */
class Tally<K> {
  readonly #counts = new Map<K, number>();
  add(key: K, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }
  /** Takes one off; false if there is none. */
  take(key: K): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count > 0) this.#counts.set(key, count - 1);
    return count > 0;
  }
}

/** The tiles that were drawn in a turn and neither used nor discarded in it, with the lines that say so. */
const keptItem = (turn: LogTurn, lines: readonly LogLine[]): PictureItem | null => {
  const gone = new Tally<TileKey>();
  const drawn: { readonly tile: TileKey; readonly line: LogLine }[] = [];
  for (const line of lines) {
    if (line.what !== 'event' || !('player' in line.event) || line.event.player !== turn.started?.player) continue;
    const { event } = line;
    if (event.type === 'drew') drawn.push(...event.tiles.map((tile) => ({ tile, line })));
    else if (event.type === 'redrew') for (const tile of event.tiles) gone.add(tile, 1);
    else if ('tile' in event) gone.add(event.tile, 1);
  }
  const kept = drawn.filter(({ tile }) => !gone.take(tile));
  const owner = turn.started?.player ?? 0;
  return kept.length > 0
    ? { lines: [...new Set(kept.map(({ line }) => line))], pieces: kept.map(({ tile }) => tilePiece({ tile, owner }, 'kept')) }
    : null;
};

/** What several lines of a battle say of the same: the toughness of an HQ, the points of a player, a unit. */
const subjectOf = (line: LogLine): string | null => {
  if (line.what !== 'fact') return null;
  const { fact } = line;
  switch (fact.kind) {
    case 'hq-damaged':
      return `0 hq ${fact.player}`;
    case 'scored':
      return `1 points ${fact.player}`;
    case 'warehouse-wounded':
      return `warehouse ${hexText(fact.at)}`;
    case 'wounded':
    case 'destroyed':
      return `unit ${hexText(fact.unit.at)}`;
    default:
      return null;
  }
};

/** Two pieces on one subject, the later one last: changes and wounds add up, and a loss hides the wounds before it. */
const joinPieces = (was: PicturePiece, is: PicturePiece): PicturePiece => {
  if (was.show === 'change' && is.show === 'change') return { ...is, from: was.from };
  if (was.show === 'wounds' && is.show === 'wounds') return { ...is, count: was.count + is.count };
  if (was.show === 'tile' && is.show === 'tile' && is.mark === null) return { ...is, wounds: was.wounds + is.wounds };
  return is;
};

/** Where a kind of item stands in the picture of a battle: HQs first, then losses, then wounds. */
const RANKS: readonly ((piece: PicturePiece) => boolean)[] = [
  ({ show }) => show === 'army',
  (piece) => piece.show === 'tile' && piece.mark === 'lost',
  (piece) => piece.show === 'tile' && piece.wounds > 0,
  () => true,
];

const rankOf = ({ pieces: [first] }: PictureItem): number => (first ? RANKS.findIndex((fits) => fits(first)) : RANKS.length);

/** Whose the first piece is, so that the losses of a player stand together. */
const ownerOf = ({ pieces: [first] }: PictureItem): Seat =>
  first?.show === 'tile' ? first.owner : first?.show === 'army' ? first.player : 0;

/** What a battle has done in all. */
const battleItems = (lines: readonly LogLine[]): readonly PictureItem[] => {
  const items: PictureItem[] = [];
  const places = new Map<string, number>();
  for (const line of lines) {
    const [item, subject] = [itemOf(line), subjectOf(line)];
    if (!item) continue;
    const place = subject === null ? undefined : places.get(subject);
    const was = place === undefined ? undefined : items[place];
    if (place !== undefined && was) {
      const pieces = item.pieces.map((piece, index) => joinPieces(was.pieces[index] ?? piece, piece));
      items[place] = { lines: [...was.lines, line], pieces };
      continue;
    }
    if (subject !== null) places.set(subject, items.length);
    items.push(item);
  }
  return items.sort((a, b) => rankOf(a) - rankOf(b) || ownerOf(a) - ownerOf(b));
};

/** Returns what a turn shows of itself without words. Lines without a picture are said by the sentences alone. */
export const turnPicture = (turn: LogTurn): TurnPicture => {
  const { kept, undone } = standing(turn.parts);
  const lines = kept.flatMap((part) => part.lines.map((line) => ({ line, seq: part.entry.seq })));
  const start = lines.findIndex(({ line }) => isEvent(line, 'battle-started'));
  const [calm, fought] = start < 0 ? [lines, []] : [lines.slice(0, start), lines.slice(start)];
  const [began] = fought;
  const hand = keptItem(
    turn,
    lines.map(({ line }) => line),
  );
  return {
    acts: [
      ...calm.flatMap(({ line }) => itemOf(line) ?? []),
      ...(undone.length > 0
        ? [
            {
              lines: undone,
              pieces: [signPiece('undone'), ...(undone.length > 1 ? [{ show: 'count', count: undone.length } as const] : [])],
            },
          ]
        : []),
      ...(hand ? [hand] : []),
    ],
    battle: began ? { ...began, items: battleItems(fought.map(({ line }) => line)) } : null,
  };
};
