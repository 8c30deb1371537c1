import { foresee } from '@hexfall/shared/ai/foresee';
import { MINDS } from '@hexfall/shared/ai/levels';
import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { createPlayer } from '@hexfall/shared/ai/players';
import { arrangements } from '@hexfall/shared/cli/matchPlan';
import { keyFor, tileOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent, IntentOf } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { playMatch } from '../../tools/playMatch.js';
import { changedTable } from '../support/states.js';

/*
 * The weakest levels see little, but what they do makes sense to somebody who watches: no tile that points at nothing, no battle at a loss,
 * no win that is left lying, no waiting before a board that is nearly full.
 */

/** Every army against every other one, in either order of turns. */
const PAIRS = arrangements(ARMY_IDS, 2);

const PLAIN = ['civilian', 'cadet'] as const satisfies readonly LevelId[];

interface Step {
  readonly before: Table;
  readonly seat: Seat;
  readonly intent: Intent;
}

const begin = (game: number): GameState => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: PAIRS[game]!, seed: `plain/${game}` });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

/** A game between the level, whose seat changes from game to game, and another one: all steps of the level. */
const playGame = (level: LevelId, other: LevelId, game: number): { readonly steps: readonly Step[] } => {
  const own = game % 2;
  const steps: Step[] = [];
  const players = [0, 1].map((seat) => createPlayer(seat === own ? level : other, randomFrom(game * 2 + seat)));
  playMatch(begin(game), players, (before, seat, intent) => {
    if (seat === own) steps.push({ before, seat, intent });
  });
  return { steps };
};

/** Whether the unit on a hex does something as the board stands: it would hit, holds an enemy in its net, or helps another one. */
const works = (table: Table, at: Hex): boolean => {
  const links = inspectLinks(table);
  if (links.some((link) => link.kind === 'net' && link.state === 'holds' && sameHex(link.to, at))) return false;
  return (
    previewAttack(table, at).hits.length > 0 ||
    links.some((link) => sameHex(link.from, at) && (link.kind === 'bonus' || link.state === 'holds'))
  );
};

const isOfKind =
  <K extends Intent['do']>(kind: K) =>
  (intent: Intent): intent is IntentOf<K> =>
    intent.do === kind;

const isUnitTile = (table: Table, seat: Seat, { tile }: IntentOf<'place'>): boolean =>
  isUnit(tileOf(keyFor(table.players[seat]!.army, tile)!));

const freeHexes = ({ options, board }: Table): number => BOARDS[options.board].cells.filter((cell) => !board[cell]).length;

/** Whether a unit placed like this does something; null if it is gone at once, or is the one that fills the board: that starts a battle. */
const worksAfter = (table: Table, seat: Seat, place: IntentOf<'place'>): boolean | null => {
  const after = foresee(table, seat, place);
  const unit = after?.board[cellOf(place.at)];
  if (!after || freeHexes(table) === 1 || unit?.owner !== seat) return null;
  return works(after, place.at);
};

/** The places of the hand's units at which they would do something, or those of one of them. */
const canWork = (table: Table, seat: Seat, tile: string | null): boolean =>
  legalIntents(table, seat)
    .filter(isOfKind('place'))
    .some((place) => (tile === null || place.tile === tile) && isUnitTile(table, seat, place) && worksAfter(table, seat, place) === true);

interface Losses {
  readonly hq: number;
  readonly units: number;
}

const lossesOf = (before: Table, after: Table, seat: Seat): Losses => {
  const unitsOf = ({ board }: Table): number => board.filter((unit) => unit?.owner === seat).length;
  return { hq: before.players[seat]!.hq - after.players[seat]!.hq, units: unitsOf(before) - unitsOf(after) };
};

/** The position with the enemy's HQ so weak that a battle now wins; null if a battle would not hit it, or is not to be had. */
const wonByBattle = (table: Table, seat: Seat): Table | null => {
  const fought = foresee(table, seat, { do: 'battle' });
  if (!fought) return null;
  const hq = lossesOf(table, fought, 1 - seat).hq;
  const weak = changedTable(table, { players: table.players.map((player, other) => (other === seat ? player : { ...player, hq })) });
  return hq > 0 && foresee(weak, seat, { do: 'battle' })?.outcome?.winners.includes(seat) ? weak : null;
};

/** The table when a plan has been carried out. */
const carriedOut = (table: Table, seat: Seat, plan: readonly Intent[]): Table =>
  plan.reduce((after, intent) => foresee(after, seat, intent) ?? after, table);

const ACTS: ReadonlySet<Intent['do']> = new Set(['discard', 'end-turn', 'redraw', 'choose']);

/** A turn that begins with one free hex, and with a unit in the hand. */
interface CrowdedTurn {
  readonly number: number;
  /** Nothing was done but to draw and discard. */
  readonly isPassed: boolean;
  /** So was the turn before it. */
  readonly isAgain: boolean;
}

/** The turns of a game among two of a level that begin with one free hex. */
const crowdedTurns = (level: LevelId, game: number): readonly CrowdedTurn[] => {
  const turns = new Map<number, { readonly isCrowded: boolean; isPassed: boolean }>();
  const players = [0, 1].map((seat) => createPlayer(level, randomFrom(game * 2 + seat)));
  playMatch(begin(game), players, (before, seat, { do: kind }) => {
    if (before.decision || before.turn.phase !== 'turn') return;
    const hasUnit = before.players[seat]!.hand.some((tile) => isUnit(tileOf(tile)));
    const turn = turns.get(before.turn.number) ?? { isCrowded: hasUnit && freeHexes(before) === 1, isPassed: true };
    turns.set(before.turn.number, { ...turn, isPassed: turn.isPassed && ACTS.has(kind) });
  });
  const isPassedAt = (number: number): boolean => [turns.get(number)].some((turn) => turn?.isCrowded && turn.isPassed);
  return [...turns].flatMap(([number, { isCrowded, isPassed }]) =>
    isCrowded ? { number, isPassed, isAgain: isPassed && isPassedAt(number - 1) } : [],
  );
};

/** Makes something when it is first asked for: mutation testing lists the tests without running them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

describe.each(PLAIN)('a %s', (level) => {
  const games = once(() => PAIRS.map((_, game) => playGame(level, game % 4 < 2 ? 'soldier' : level, game)));
  const stepsOfGames = once(() =>
    games().map((game) => game.steps.filter(({ before }) => !before.decision && before.turn.phase === 'turn')),
  );
  const steps = (): readonly Step[] => stepsOfGames().flat();

  test('points no unit at nothing that could point at something', () => {
    const placed = steps().flatMap(({ before, seat, intent }) =>
      intent.do === 'place' && isUnitTile(before, seat, intent) ? [{ before, seat, intent }] : [],
    );
    const idle = placed.filter(({ before, seat, intent }) => worksAfter(before, seat, intent) === false);
    const absurd = idle.filter(({ before, seat, intent }) => canWork(before, seat, intent.tile));
    expect(absurd.map(({ before, intent }) => [before.turn.number, intent])).toEqual([]);
    expect(placed.length - idle.length).toBeGreaterThan(PAIRS.length * 5);
  });

  test('does not end a turn without a deed when a unit in its hand could point at something', () => {
    const passed = stepsOfGames().flatMap((ofGame) =>
      ofGame.filter(
        ({ before, intent }, index) =>
          intent.do === 'end-turn' &&
          !ofGame
            .slice(Math.max(0, index - 4), index)
            .some((step) => step.before.turn.number === before.turn.number && !ACTS.has(step.intent.do)),
      ),
    );
    expect(passed.filter(({ before, seat }) => canWork(before, seat, null)).map(({ before }) => before.turn.number)).toEqual([]);
  });

  test('starts no battle and uses no tile that costs its side more: toughness of the HQ first, then units', () => {
    const deeds = steps().flatMap(({ before, seat, intent }) => {
      const after = ACTS.has(intent.do) ? null : foresee(before, seat, intent);
      if (!after || after.outcome?.winners.includes(seat)) return [];
      return [{ intent, own: lossesOf(before, after, seat), enemy: lossesOf(before, after, 1 - seat), number: before.turn.number }];
    });
    const absurd = deeds.filter(({ own, enemy }) => own.hq > enemy.hq || (own.hq === enemy.hq && own.units > Math.max(0, enemy.units)));
    expect(absurd).toEqual([]);
    expect(deeds.filter(({ intent }) => intent.do === 'battle').length).toBeGreaterThan(0);
  });

  test('takes every win that a battle brings', () => {
    const won = steps().flatMap(({ before, seat }) => {
      const table = wonByBattle(before, seat);
      return table ? [{ table, seat }] : [];
    });
    const left = won.filter(({ table, seat }) => {
      const plan = new PlanningPlayer(MINDS[level], randomFrom(1)).plan(table, seat);
      return !carriedOut(table, seat, plan).outcome?.winners.includes(seat);
    });
    expect(left.map(({ table }) => table.turn.number)).toEqual([]);
    expect(won.length).toBeGreaterThan(PAIRS.length);
  });

  test('fills the board or fights where one hex is free: two of them do not wait for each other until the piles are empty', () => {
    const turns = PAIRS.flatMap((_pair, game) => crowdedTurns(level, game));
    const passed = turns.filter(({ isPassed }) => isPassed);
    expect(turns.length).toBeGreaterThan(PAIRS.length);
    expect(passed.length / turns.length).toBeLessThan(0.3);
    // Who passes would fight at a loss, so the other one does.
    expect(passed.filter(({ isAgain }) => isAgain)).toEqual([]);
  });

  test('plays the same game by the same numbers', () => {
    expect(playGame(level, 'soldier', 1).steps.map(({ intent }) => intent)).toEqual(games()[1]!.steps.map(({ intent }) => intent));
  });
});
