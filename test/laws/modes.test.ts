import { isDeepStrictEqual } from 'node:util';
import { pileOf, unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf } from '@hexfall/shared/hex/cells';
import type { EventOf } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { formatRecord, parseRecord, replay } from '@hexfall/shared/notation/record';
import { formatElement } from '@hexfall/shared/notation/terrain';
import { fold } from '@hexfall/shared/rules/evolve';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { sides, turnOrder } from '@hexfall/shared/rules/sides';
import { preview } from '@hexfall/shared/rules/step';
import { toughnessAt } from '@hexfall/shared/rules/toughness';
import { groundOf } from '../model/ground.js';
import { anyModeIntent, meaningOf } from '../support/modeIntents.js';
import { type ModeMatch, playMatch, playModePosition, setupOf, terrainSetupOf } from '../support/modeMatches.js';
import { show } from '../support/play.js';
import { carriedBy } from '../support/randomTerrain.js';
import { cases, slowTest } from '../support/slow.js';
import { pilesOf, stateOf, stepOn } from '../support/states.js';
import { textOf, type TraceStep } from '../support/traces.js';

/*
 * Laws of every mode, army, board and option, on matches played at random. HEXFALL_SLOW=1 plays 20,000 more
 * (five minutes): HEXFALL_SLOW=1 npm test -- test/laws/modes -t slow
 */

const MATCHES = Array.from({ length: cases(12, 24) }, (_, number) => playMatch(number));
const ARENAS = Array.from({ length: cases(40, 80) }, (_, number) => playModePosition(number));
const TERRAIN_MATCHES = Array.from({ length: cases(6, 12) }, (_, number) => playMatch(number, terrainSetupOf));
const TERRAIN_ARENAS = Array.from({ length: cases(20, 40) }, (_, number) => playModePosition(number, terrainSetupOf));

type Law = (step: TraceStep, place: number) => boolean;

const checkMatch = ({ name, steps }: ModeMatch, law: Law, title = ''): void => {
  steps.forEach((one, index) => {
    if (!law(one, index)) throw new Error(`${name} ${title}, step ${index}: ${one.seat} ${textOf(one.intent)}\n${show(one.before)}`);
  });
};

const everyStep = (law: Law): void => {
  for (const match of [...MATCHES, ...ARENAS, ...TERRAIN_MATCHES, ...TERRAIN_ARENAS]) checkMatch(match, law);
};

const accepts = (table: Table, seat: Seat, intent: Intent): boolean => stepOn(table, seat, intent).ok;
const seatsOf = ({ players }: Table): Seat[] => players.map((_, seat) => seat);
const isBomber = (tile: string): boolean => tile.startsWith('bomber/');

/** P1: whether what is drawn waited beside the pile. */
const isHired = ({ players }: Table, { player, tiles }: EventOf<'drew'>): boolean =>
  tiles.length > 0 && tiles.every((tile) => players[player]!.mercenaries.includes(tile));

/** All tiles of a player but HQ and bombers, wherever they are. */
const ownTiles = (table: Table, seat: Seat): string[] => {
  const { players, board, foundations } = table;
  const { hand, discard, mercenaries } = players[seat]!;
  const standing = [...board, ...foundations].flatMap((one) => (one?.owner === seat ? [one.tile] : []));
  return [...hand, ...pilesOf(table)[seat]!, ...discard, ...mercenaries, ...standing]
    .filter((tile) => !isBomber(tile) && !tile.endsWith('/hq'))
    .sort();
};

const bombersIn = (table: Table): string[] => [
  ...table.board.flatMap((unit) => unit?.tile ?? []).filter(isBomber),
  ...table.players.flatMap(({ hand, discard }, seat) => [...hand, ...pilesOf(table)[seat]!, ...discard].filter(isBomber)),
];

const LAWS: Readonly<Record<string, Law>> = {
  'folding the events gives the state': ({ before, events, after }) => isDeepStrictEqual(fold(stateOf(before), events), stateOf(after)),
  'S2 P7 tiles are conserved, foundations too': ({ before, after }) =>
    seatsOf(after).every((seat) => isDeepStrictEqual(ownTiles(after, seat), ownTiles(before, seat))),
  'P2 P4 there is one Mad Bomber at most, and II is on the board or nowhere': ({ before, after }) => {
    const [then, now] = [bombersIn(before), bombersIn(after)].map((tiles) => tiles.filter((tile) => tile === 'bomber/bomber').length);
    const second = bombersIn(after).filter((tile) => tile === 'bomber/bomber-2').length;
    return now! <= then! && second <= 1 && second === after.board.filter((unit) => unit?.tile === 'bomber/bomber-2').length;
  },
  'HQ toughness never rises, points never fall': ({ before, after }) =>
    after.players.every(({ hq, score }, seat) => {
      const old = before.players[seat]!;
      return hq <= old.hq && hq >= 0 && score >= old.score;
    }),
  'G3 G6 a side has no more points than win': ({ after }) =>
    sides(after).every((seats) => seats.reduce((total, seat) => total + after.players[seat]!.score, 0) <= 20 * seats.length),
  'G1 E5 a player who is out has no unit and no turn': ({ after }) =>
    after.outcome !== null ||
    after.players.every(({ out }, seat) => !out || (after.board.every((unit) => unit?.owner !== seat) && actingSeat(after) !== seat)),
  'E1 B8 outside battles an HQ without toughness is not on the board': ({ after }) =>
    after.battle !== null || after.board.every((unit) => !unit || !unitOf(unit.tile).isHq || after.players[unit.owner]!.hq > 0),
  'E1 G1 G4 G5 outside battles nobody plays on who has lost': ({ after }) => {
    if (after.battle || after.outcome) return true;
    const fallen = after.players.filter(({ hq, out }) => hq === 0 && !out);
    return fallen.length === 0 && sides(after).filter((seats) => seats.some((seat) => !after.players[seat]!.out)).length > 1;
  },
  'T6 P10 no unit keeps as many wounds as it can take': ({ after }) => {
    const influence = influenceOf(after);
    return after.board.every((unit, cell) => !unit || unit.wounds < toughnessAt(influence, cell));
  },
  'P7 P8 no foundation lies on another, and no unit stands on a Mine': ({ after: { board, foundations } }) =>
    new Set(foundations.map(({ cell }) => cell)).size === foundations.length &&
    foundations.every(({ cell, tile }) => !board[cell] || !tile.endsWith('/mine')),
  'P7 G1 a player who is out has no foundation': ({ after: { players, foundations } }) =>
    foundations.every(({ owner }) => !players[owner]!.out),
  'P16 venom markers stay on a unit until it leaves, and there are no more than their owners have': ({ before, events, after, intent }) => {
    const markers = (table: Table): Seat[] => table.board.flatMap((unit) => unit?.venom ?? []);
    const left = markers(before).length - markers(after).length;
    const isFewer =
      intent.do === 'take-back' ||
      events.some(
        (event) =>
          event.type === 'left' ||
          event.type === 'mine-went-off' ||
          event.type === 'fell' ||
          ('removed' in event && event.removed.length > 0),
      );
    const isLimited = seatsOf(after).every((seat) => markers(after).filter((owner) => owner === seat).length <= 2);
    return (left <= 0 || isFewer) && (isLimited || !after.options.venomLimit);
  },
  'F1 L3 L20 nobody has a turn on a full board': ({ after }) => {
    const { is, elementAt } = groundOf(after);
    const counts = (cell: Cell): boolean => {
      const isTurret = after.turrets.some(({ at }) => cellOf(at) === cell);
      return (cell < BOARDS.main.size || elementAt(cell) !== undefined) && !isTurret && !is(cell, 'closed') && !is(cell, 'fatal');
    };
    return after.battle !== null || after.outcome !== null || BOARDS.expanded.cells.some((cell) => counts(cell) && !after.board[cell]);
  },
  'L5 L6 L11 L17 L18 no unit stands where it cannot be, and no foundation lies there': ({
    after: { board, foundations, terrain, turrets },
  }) => {
    const carries = carriedBy(terrain, turrets);
    return (
      board.every((unit, cell) => !unit || carries(cell, unit.tile)) && foundations.every(({ cell }) => carries(cell, 'outpost/scout'))
    );
  },
  'R2 R3 R4 prizes are won, attached and lost one by one, and a unit carries two at most': ({ before, events, after }) => {
    const held = (table: Table): number => table.players.reduce((total, { prizes }) => total + prizes.length, 0);
    const hidden = (table: Table): number => table.warehouses.reduce((total, { markers }) => total + markers.length, 0);
    const lost = events.reduce((total, event) => total + (event.type === 'prize-lost' ? event.prizes.length : 0), 0);
    const attached = events.filter(({ type }) => type === 'attached').length;
    const isBack = events.length === 1 && events[0]!.type === 'took-back';
    const isKept = held(after) + hidden(after) + lost + attached === held(before) + hidden(before);
    return (isBack || isKept) && after.board.every((unit) => (unit?.prizes?.length ?? 0) <= 2);
  },
  'S4 E5 G4 G5 turns go around, leaving out those who are out or have resigned': ({ before, after }) => {
    const { turn } = after;
    if (turn.number === before.turn.number || before.turn.phase === 'setup' || turn.additional) return true;
    const order = turnOrder(after);
    const skipped = Array.from({ length: order.length }, (_, i) => order[(before.turn.slot + 1 + i) % order.length]!);
    return (
      turn.player === skipped.find((seat) => !after.players[seat]!.out && !after.players[seat]!.resigned) &&
      order[turn.slot] === turn.player
    );
  },
  'a question has at least two answers, each of them once': ({ after: { decision } }) =>
    !decision || (decision.keys.length > 1 && new Set(decision.keys).size === decision.keys.length),
  'T7 the table says whether its player can take back': ({ after }) =>
    after.canTakeBack === accepts(after, after.turn.player, { do: 'take-back' }),
  'T7 an action taken back leaves exactly the table before it': ({ before, after, intent }) => {
    if (intent.do === 'take-back' || !after.canTakeBack || before.decision) return true;
    const back = stepOn(after, after.turn.player, { do: 'take-back' });
    return back.ok && isDeepStrictEqual(stateOf(back.value.table), stateOf(before));
  },
};

test.each(Object.entries(LAWS))('%s', (_, law) => everyStep(law));

describe('legal and accepted', () => {
  const random = randomFrom(77);

  test('every legal intent is accepted, and each is listed once', () => {
    everyStep(({ before, seat, intent }, index) => {
      if (index % 3 || intent.do === 'resign') return true;
      const legal = legalIntents(before, seat);
      const some = Array.from({ length: 4 }, () => pick(legal, random));
      return new Set(legal.map(meaningOf)).size === legal.length && some.every((one) => accepts(before, seat, one));
    });
  });

  test('of any intents at all just the legal ones are accepted', () => {
    everyStep(({ before, seat, intent }, index) => {
      if (index % 4 || intent.do === 'resign') return true;
      const legal = legalIntents(before, seat);
      const meanings = new Set(legal.map(meaningOf));
      return Array.from({ length: 12 }, () => anyModeIntent(before, seat, legal, random)).every(
        (one) => accepts(before, seat, one) === meanings.has(meaningOf(one)),
      );
    });
  });

  test('only the player to act can do anything, except resign', () => {
    everyStep(({ before }, index) => {
      const acting = actingSeat(before);
      const others = seatsOf(before).filter((seat) => seat !== acting);
      const { out, resigned, hq } = before.players[others[0]!]!;
      if (accepts(before, others[0]!, { do: 'resign' }) === (out || resigned || hq === 0)) return false;
      return others.every(
        (seat) =>
          legalIntents(before, seat).length === 0 && (index % 3 > 0 || !accepts(before, seat, anyModeIntent(before, seat, [], random))),
      );
    });
  });
});

describe('what is shown and what is written', () => {
  test('S2 P2 a table has the number of tiles in its piles and which bombers lie on top of them, and nothing of those face down', () => {
    everyStep(({ after }) =>
      after.players.every(({ pile, onTop }, seat) => {
        const faceDown = stateOf(after).piles[seat]!;
        return pile === onTop.length + faceDown.length && onTop.every(isBomber) && !faceDown.some(isBomber);
      }),
    );
  });

  test('S2 P1 a preview shows what an intent does before anything is drawn from a pile, and draws nothing but mercenaries', () => {
    everyStep(({ before, seat, intent, events }, index) => {
      if (index % 4 || intent.do === 'take-back') return true;
      const seen = preview(before, seat, intent);
      const first = events.findIndex(({ type }) => type === 'drew');
      const drawn = first < 0 ? events.length : first;
      if (!seen.ok || seen.value.events.some((event) => event.type === 'drew' && !isHired(before, event))) return false;
      return isDeepStrictEqual(seen.value.events.slice(0, drawn), events.slice(0, drawn));
    });
  });

  test('the notation goes there and back, in whatever order the units are named', () => {
    everyStep(({ before }, index) => {
      if (before.decision || before.battle || index % 2) return true;
      const { piles } = stateOf(before);
      const position = formatPosition(before, piles);
      const read = parsePosition(JSON.parse(JSON.stringify({ ...position, units: position.units.toReversed() })));
      // R1: prizes that have been won are no longer written.
      const terrain = before.terrain.map((element) => formatElement(element, before.warehouses));
      return read.ok && isDeepStrictEqual(read.value, { table: { ...before, terrain, canTakeBack: false }, piles, previous: null });
    });
  });

  test('a record gives the same match again', () => {
    [...MATCHES, ...TERRAIN_MATCHES].forEach(({ steps, end }, index) => {
      const setup = index < MATCHES.length ? setupOf(index) : terrainSetupOf(index - MATCHES.length);
      const record = { setup, intents: steps.map(({ seat, intent }) => ({ player: seat, intent })) };
      const read = parseRecord(JSON.parse(JSON.stringify(formatRecord(record))));
      expect(read).toEqual({ ok: true, value: record });
      const replayed = replay(record);
      expect(replayed.ok && isDeepStrictEqual(replayed.value.state, stateOf(end))).toBe(true);
    });
  });

  test('S2 P1 a match begins with the 34 tiles of each army and its mercenaries', () => {
    MATCHES.forEach(({ steps }, number) => {
      const { before } = steps[0]!;
      const hired = setupOf(number).mercenaries ?? [];
      before.players.forEach(({ army }, seat) => {
        expect(ownTiles(before, seat)).toEqual([...pileOf(army), ...(hired[seat] ?? []).map((id) => `mercenary/${id}`)].sort());
      });
    });
  });
});

slowTest('matches', 20_000, 200, (count) => {
  for (let number = 1000; number < 1000 + count; number++) {
    const match = (number % 2 ? playModePosition : playMatch)(number, number % 3 ? setupOf : terrainSetupOf);
    for (const [title, law] of Object.entries(LAWS)) checkMatch(match, law, title);
  }
});
