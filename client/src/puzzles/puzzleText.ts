import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import puzzles from '@hexfall/shared/locales/en/puzzles.json';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import type { Shortfall } from '@hexfall/shared/puzzle/shortfall';
import type { PuzzleRefusal } from '@hexfall/shared/puzzle/turn';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { watchText } from '../store/clocks.js';
import { hexName, tileName } from '../text/names.js';
import { refusalText } from '../text/refusalText.js';
import { addTexts, listOf, t } from '../text/translate.js';
import { type HintCount, progressRecordOf, type StarCount } from './puzzleProgress.js';

addTexts({ puzzles });

const SECOND = 1000;

/** The name of a puzzle of the project: `Easy 12`. */
export const puzzleName = (id: string): string => {
  const name = readPuzzleId(id);
  return name ? t('puzzles.named', { section: t(`puzzles.section.${name.section}`), number: name.number }) : t('puzzles.untitled');
};

/** A time in whole seconds as on a watch; a second that has begun does not count. */
export const timeText = (ms: number): string => watchText(Math.floor(ms / SECOND) * SECOND);

/** Why a puzzle does not allow something, in words. */
export const puzzleRefusalText = ({ use }: Puzzle, { code, rule }: PuzzleRefusal): string => {
  switch (code) {
    case 'too-many-tiles':
    case 'too-few-tiles':
      return t(`puzzles.refused.${code}`, { count: use });
    case 'no-abilities':
      return t('puzzles.refused.no-abilities');
    default:
      return refusalText({ code, rule });
  }
};

const unitText = (table: Table, hex: Hex): string => {
  const unit = table.board[cellOf(hex)];
  return t('words.unit.on', { unit: unit ? tileName(unit.tile) : '', hex: hexName(hex, boardOf(table)) });
};

/** What HQs have. */
const kindOf = ({ options }: Table): 'points' | 'toughness' => (isScoreMode(options.mode) ? 'points' : 'toughness');

/** A goal as a short sentence. In the score modes HQs have points instead of toughness (G3). */
export const goalText = ({ position: { table } }: Pick<Puzzle, 'position'>, goal: PuzzleGoal): string => {
  const kind = kindOf(table);
  const number = table.players.length === 2 ? 'one' : 'any';
  switch (goal.goal) {
    case 'more-points':
      return t(`puzzles.goal.morePoints.${kind}`);
    case 'destroy-hq':
      return t(`puzzles.goal.destroyHq.${number}`);
    case 'damage':
      return t(`puzzles.goal.damage.${kind === 'points' ? kind : number}`, { count: goal.wounds });
    case 'hq-unhurt':
      return t(`puzzles.goal.hqUnhurt.${kind}`);
    case 'save-hq':
      return t('puzzles.goal.save-hq');
    case 'lose-nothing':
      return t('puzzles.goal.lose-nothing');
    case 'kill':
      return t('puzzles.goal.kill', { units: listOf(goal.hexes.map((hex) => unitText(table, hex))) });
  }
};

const shortTextOf = (goal: PuzzleGoal): string => {
  switch (goal.goal) {
    case 'destroy-hq':
      return t('puzzles.short.destroyHq');
    case 'damage':
      return t('puzzles.short.damage', { number: goal.wounds });
    case 'hq-unhurt':
      return t('puzzles.short.hqUnhurt');
    case 'save-hq':
      return t('puzzles.short.saveHq');
    case 'lose-nothing':
      return t('puzzles.short.loseNothing');
    case 'more-points':
      return t('puzzles.short.morePoints');
    case 'kill':
      return t('puzzles.short.kill', { count: goal.hexes.length });
  }
};

/** A kind of goal, without its number. */
export const goalKindText = (kind: PuzzleGoal['goal']): string =>
  kind === 'damage' || kind === 'kill' ? t(`puzzles.wall.kind.${kind}`) : shortTextOf({ goal: kind });

/** The goals of a puzzle in a short line, for a list. */
export const shortGoalText = ({ goals }: Puzzle): string => goals.map(shortTextOf).join(' · ');

const lackText = (kind: 'points' | 'toughness', lack: Shortfall): string => {
  switch (lack.goal) {
    case 'more-points':
      return t('puzzles.lack.more-points', { own: lack.own, enemy: lack.enemy });
    case 'destroy-hq':
      return t('puzzles.lack.destroy-hq', { number: lack.size });
    case 'damage':
      return t(`puzzles.lack.damage.${kind}`, { number: lack.done, wanted: lack.wanted });
    case 'hq-unhurt':
      return t(`puzzles.lack.hqUnhurt.${kind}`, { number: lack.size });
    case 'save-hq':
      return lack.lacking === null ? t('puzzles.lack.save-hq') : t('puzzles.lack.saveHqBy', { number: lack.lacking });
    case 'lose-nothing':
      return t('puzzles.lack.lose-nothing', { count: lack.size });
    case 'kill':
      return listOf(lack.standing.map(({ tile, left }) => t('puzzles.lack.kill', { unit: tileName(tile), number: left })));
  }
};

/** How close the best try came that missed a goal, as a sentence; empty if no try can come closer. */
export const closestText = ({ position: { table } }: Pick<Puzzle, 'position'>, lacks: readonly Shortfall[]): string => {
  const texts = lacks.filter(({ size }) => size < Infinity).map((lack) => lackText(kindOf(table), lack));
  return texts.length === 0 ? '' : t('puzzles.closest', { lacks: listOf(texts) });
};

/** How many tiles are to be used, and whether abilities may be. */
export const termsText = ({ use, atMost, abilities, solver, position }: Omit<Puzzle, 'goals' | 'solution'>): string => {
  const handSize = position.table.players[solver]?.hand.length ?? 0;
  const tiles = t(atMost ? 'puzzles.terms.atMost' : handSize === use ? 'puzzles.terms.all' : 'puzzles.terms.exactly', {
    count: use,
    held: handSize,
  });
  return abilities ? tiles : `${tiles} ${t('puzzles.terms.noAbilities')}`;
};

/** The hexes of the units that have to be destroyed. */
export const hexesToKill = ({ goals }: Puzzle): readonly Hex[] => goals.flatMap((goal) => (goal.goal === 'kill' ? goal.hexes : []));

/** The hexes on which an intent does something, the one where it begins first. */
export const hexesOfIntent = (intent: Intent): readonly Hex[] => {
  switch (intent.do) {
    case 'small-bomb':
      return intent.at;
    case 'move':
      return [intent.from, intent.to];
    case 'push':
    case 'castle':
      return [intent.from];
    default:
      return 'at' in intent ? [intent.at] : [];
  }
};

/** Where the solution begins; empty if it is not known. */
const firstHexes = ({ solution }: Puzzle): readonly Hex[] => {
  const [first] = solution?.intents ?? [];
  return first ? hexesOfIntent(first).slice(0, first.do === 'move' ? 1 : undefined) : [];
};

/** Whether the tiles alone say little, as the hand has only one or several of a tile that the solution uses, and a hex can be named. */
const saysHexAtOnce = (puzzle: Puzzle, tiles: readonly TileKey[]): boolean => {
  const hand = puzzle.position.table.players[puzzle.solver]?.hand ?? [];
  const isSeveral = (tile: TileKey): boolean => hand.indexOf(tile) !== hand.lastIndexOf(tile);
  return firstHexes(puzzle).length > 0 && (hand.length === 1 || tiles.some(isSeveral));
};

/**
 * Returns the number of hints of a puzzle: the tiles, and the first hex of the solution. A lone tile and equal ones share one hint with the hex.
 * @param tiles those that the solution uses.
 */
export const hintCount = (puzzle: Puzzle, tiles: readonly TileKey[]): 1 | 2 => (saysHexAtOnce(puzzle, tiles) ? 1 : 2);

/** The hexes that the hints have given away. */
export const hintedHexes = (puzzle: Puzzle, tiles: readonly TileKey[], hints: HintCount): readonly Hex[] =>
  hints > 0 && hints === hintCount(puzzle, tiles) ? firstHexes(puzzle) : [];

/** The names of tiles, each once. */
const tilesText = (tiles: readonly TileKey[]): string =>
  listOf(
    [...new Set(tiles)].map((tile) => {
      const number = tiles.filter((other) => other === tile).length;
      return number === 1 ? tileName(tile) : t('puzzles.hint.times', { tile: tileName(tile), number });
    }),
  );

/** The last hint in words: the tiles that are used, or the hex on which the solution begins. */
export const hintText = (puzzle: Puzzle, tiles: readonly TileKey[], hints: 1 | 2): string => {
  const names = tilesText(tiles);
  const hex = listOf(hintedHexes(puzzle, tiles, hints).map((one) => hexName(one, boardOf(puzzle.position.table))));
  if (hints === 1) return hex === '' ? t('puzzles.hint.tiles', { tiles: names }) : t('puzzles.hint.both', { tiles: names, hex });
  return hex === '' ? t('puzzles.hint.none', { tiles: names }) : t('puzzles.hint.hex', { hex });
};

/** A puzzle solved. */
export interface Solve {
  /** In milliseconds. */
  readonly time: number;
  /** How many hints had been given. */
  readonly hints: HintCount;
  /** How many battles had been lost. */
  readonly fails: number;
}

/** The time of a solve, with its hints and lost battles. */
export const solvedTimeText = ({ time, hints, fails }: Solve): string => {
  const text = hints === 0 ? timeText(time) : t('puzzles.timeWithHints', { time: timeText(time), count: hints });
  return fails === 0 ? text : t('puzzles.timeWithFails', { time: text, count: fails });
};

/** What has been done with a puzzle of the project, with its name: `Easy 12: solved in 0:58, 3 of 3 stars`. */
export const progressText = (id: string): string => {
  const { time, seen, stars } = progressRecordOf(id);
  const puzzle = puzzleName(id);
  if (time === null) return t(seen ? 'puzzles.seen' : 'puzzles.open', { puzzle });
  const solved = t('puzzles.solvedIn', { puzzle, time: timeText(time) });
  return stars === null ? solved : `${solved}, ${t('puzzles.stars', { number: stars })}`;
};

/** How many stars a solve can have. */
const MOST_STARS = 3;

/** Stars as signs: `★★☆`. */
export const starSigns = (stars: StarCount): string => '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);
