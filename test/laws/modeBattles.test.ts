import { hexText } from '@hexfall/shared/hex/cells';
import { HIT_KINDS } from '@hexfall/shared/model/attackKinds';
import type { Decision } from '@hexfall/shared/model/decision';
import { ENDLESS } from '@hexfall/shared/model/event';
import { MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { Answerer } from '@hexfall/shared/rules/answers';
import { fightBattle, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fold } from '@hexfall/shared/rules/evolve';
import { turnOrder } from '@hexfall/shared/rules/sides';
import { playModePosition, terrainSetupOf } from '../support/modeMatches.js';
import { babelBoard, redirectingBoard } from '../support/modePositions.js';
import { picture } from '../support/picture.js';
import { deepFreeze } from '../support/play.js';
import { ownedBy, sparedAs, TURNED, type View } from '../support/seenDifferently.js';
import { cases } from '../support/slow.js';

/**
 * Everyone takes the place of the player with the next turn; in one against two, the two of the team change places.
 * The order of turns stays what it is, and so do the teams.
 */
const movedOn = (given: Table): View => {
  const order = turnOrder(given);
  const shift = given.options.mode === 'one-vs-two' ? 2 : 1;
  const seat = (old: Seat): Seat => (old === NOBODY ? NOBODY : order[(order.indexOf(old) + shift) % order.length]!);
  const moved = <T>(items: readonly T[]): T[] => {
    const result: T[] = [];
    items.forEach((item, old) => (result[seat(old)] = item));
    return result;
  };
  return {
    table: (table) =>
      deepFreeze({
        ...table,
        board: table.board.map((unit) => unit && ownedBy(unit, seat)),
        foundations: table.foundations.map((lying) => ({ ...lying, owner: seat(lying.owner) })),
        turrets: sparedAs(table, seat),
        players: moved(table.players).map((player, now) => ({ ...player, person: now })),
        turn: {
          ...table.turn,
          player: seat(table.turn.player),
          slot: (table.turn.slot + shift) % order.length,
          lastDrawnBy: table.turn.lastDrawnBy === null ? null : seat(table.turn.lastDrawnBy),
          additional: table.turn.additional?.map(seat) ?? null,
        },
        outcome: table.outcome && { ...table.outcome, winners: table.outcome.winners.map(seat).sort() },
        canTakeBack: false,
      }),
    seat,
    key: (key, kind) => (kind === 'order' ? String(seat(Number(key))) : key),
  };
};

/* Battles from positions of every mode, with redirectors, Traps, bombers, mercenaries, foundations, venom and terrain. */

/** More questions than any battle has. */
const BOUND = 300;

const REACHED = Array.from({ length: cases(72, 180) }, (_, number) => playModePosition(number)).flatMap(({ steps }) =>
  steps.filter(({ before }, index) => index % 7 === 0 && !before.battle && !before.decision).map(({ before }) => before),
);
const CROWDED = Array.from({ length: cases(80, 200) }, (_, number) => redirectingBoard(randomFrom(number)));
const BABEL = Array.from({ length: cases(80, 200) }, (_, number) => babelBoard(number));
const TERRAIN = Array.from({ length: cases(30, 60) }, (_, number) => playModePosition(number, terrainSetupOf)).flatMap(({ steps }) =>
  steps.filter(({ before }, index) => index % 7 === 0 && !before.battle && !before.decision).map(({ before }) => before),
);
const POSITIONS = [...REACHED, ...CROWDED, ...BABEL, ...TERRAIN];

interface Fought extends FoughtBattle {
  readonly asked: readonly { readonly decision: Decision; readonly key: string }[];
}

const fight = (table: Table, starter: Seat, choose: (decision: Decision) => string): Fought => {
  const asked: { decision: Decision; key: string }[] = [];
  const answer: Answerer = (decision, index) => {
    if (index === BOUND) throw new Error('the battle does not end');
    const key = choose(decision);
    asked.push({ decision, key });
    return key;
  };
  return { ...fightBattle(table, starter, answer), asked };
};

const onPositions = (law: (table: Table, starter: Seat, fought: Fought) => void): void => {
  const random = randomFrom(5);
  for (const table of POSITIONS) {
    const starter = table.turn.player;
    try {
      law(
        table,
        starter,
        fight(table, starter, ({ keys }) => keys[Math.floor(random() * keys.length)]!),
      );
    } catch (error) {
      const players = JSON.stringify(table.players.map(({ army, hq, score }) => [army, hq, score]));
      throw new Error(`${table.options.mode} ${players}, player ${starter} starts on\n${picture(table)}`, { cause: error });
    }
  }
};

const sorted = (keys: readonly string[]): string => keys.toSorted().join(' | ');

/** The subject of a question, if the keys do not name it. */
const subject = ({ kind, about }: Decision): string => (['explode', 'convert', 'target', 'rocket'].includes(kind) ? hexText(about) : '');

/** Fights on the table seen differently, with the answers that mean the same. */
const fightAgain = (first: Fought, table: Table, starter: Seat, view: View): FoughtBattle => {
  const open = [...first.asked];
  return fight(view.table(table), view.seat(starter), (asked) => {
    const { kind, player, keys } = asked;
    const same = open.findIndex(
      ({ decision }) =>
        decision.kind === kind &&
        view.seat(decision.player) === player &&
        view.key(subject(decision), 'medic') === subject(asked) &&
        sorted(decision.keys.map((key) => view.key(key, kind))) === sorted(keys),
    );
    if (same < 0) throw new Error(`asked only now: ${kind} ${keys.join(' | ')}`);
    return view.key(open.splice(same, 1)[0]!.key, kind);
  });
};

/** What a battle leaves behind, without the order in which tiles lie in the discard piles. */
const remains = ({ board, foundations, warehouses, players, outcome }: Table): unknown => ({
  warehouses,
  board,
  foundations,
  outcome,
  players: players.map(({ army, hq, score, out, pile, onTop, discard, prizes }) => ({
    prizes: prizes.toSorted(),
    army,
    hq,
    score,
    out,
    pile,
    onTop,
    discard: discard.toSorted(),
  })),
});

const unnoticed = (viewOf: (table: Table) => View): void =>
  onPositions((table, starter, fought) => {
    const view = viewOf(table);
    expect(remains(fightAgain(fought, table, starter, view).table)).toEqual(remains(view.table(fought.table)));
  });

test('everything the expansions add happens in them', () => {
  const seen = new Set<string>(POSITIONS.map(({ options }) => options.mode));
  onPositions((_, __, { events }) => {
    for (const event of events) {
      if (event.type !== 'phase-fought') continue;
      for (const { kind, direction, arrival, wounds } of event.hits) {
        seen.add(kind);
        if (direction !== arrival) seen.add('redirected');
        if (wounds === ENDLESS) seen.add('endless');
      }
      if (event.travels.length > 0) seen.add('travels');
    }
  });
  expect([...seen].sort()).toEqual(
    [...MODES, ...HIT_KINDS.filter((kind) => kind !== 'instant'), 'endless', 'redirected', 'travels'].sort(),
  );
});

test('turning the whole board by 60° turns the battle', () => unnoticed(() => TURNED));

test('who sits where does not matter', () => unnoticed(movedOn));

test('folding the events gives the new table', () => {
  onPositions((table, _, fought) => expect(fold({ table, previous: null }, fought.events).table).toEqual(fought.table));
});

test('a hit comes from a unit that acts or explodes, from venom or from terrain, and a unit that has left does not act', () => {
  onPositions((_, __, { events }) => {
    const gone = new Set<string>();
    for (const event of events) {
      if (event.type !== 'phase-fought') continue;
      const acting = new Set(event.acts.map(String));
      for (const { from, to, kind, wounds, index } of event.hits) {
        const isOfUnit = index === undefined && kind !== 'venom';
        expect(acting.has(String(from)) || kind === 'explosion' || kind === 'trap' || !isOfUnit).toBe(true);
        expect([wounds > 0, isOfUnit && gone.has(String(from)), gone.has(String(to))]).toEqual([true, false, false]);
      }
      for (const at of event.removed) gone.add(String(at));
    }
  });
});
