import fc from 'fast-check';
import { ARMIES } from '@hexfall/shared/content/catalog';
import { BOARDS as BOARD_CELLS } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { connectedBonuses, idleMedicsOf, nettersOf } from '@hexfall/shared/inspect/bonuses';
import { forecastBattle, type ForecastRange } from '@hexfall/shared/inspect/forecast';
import { explainHits } from '@hexfall/shared/inspect/hitBreakdown';
import { type BonusLink, inspectLinks, type NetLink, type UnitLink } from '@hexfall/shared/inspect/links';
import { ATTACKS } from '@hexfall/shared/model/attackKinds';
import { ENDLESS, type Hit } from '@hexfall/shared/model/event';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import type { EffectKind } from '@hexfall/shared/model/tile';
import { attackHits } from '@hexfall/shared/rules/battle/attacks';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { seatBit } from '@hexfall/shared/rules/sides';
import { boardOf } from '../support/battles.js';
import { playModePosition, setupOf } from '../support/modeMatches.js';
import { modePositionOf, redirectingBoard } from '../support/modePositions.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';
import { cases } from '../support/slow.js';
import { foldOn } from '../support/states.js';

describe('inspection', () => {
  /* What is said about why a thing is so has to add up to what the engine makes of it. */

  const REACHED = Array.from({ length: 30 }, (_, number) => playModePosition(number)).flatMap(({ steps }) =>
    steps.filter(({ before }, index) => index % 5 === 0 && !before.battle && !before.decision).map(({ before }) => before),
  );
  const BOARDS = [
    ...REACHED,
    ...Array.from({ length: cases(60, 150) }, (_, number) => redirectingBoard(randomFrom(number))),
    ...fc.sample(randomBoard(2), { numRuns: cases(80, 200), seed: 1 }).map((board) => boardOf(board.units, board)),
    ...fc.sample(randomBoard(3), { numRuns: cases(50, 100), seed: 2 }).map((board) => boardOf(board.units, board)),
  ];

  const isAttack = ({ kind }: Hit): boolean => ATTACKS[kind].origin === 'edge';

  const bare = ({ from, direction, to, arrival, via, kind, wounds }: Hit): Hit => ({
    from,
    direction,
    to,
    arrival,
    ...(via && { via }),
    kind,
    wounds,
  });

  /** Every phase of a battle with the table before it, answered at random. */
  const phasesOf = (table: Table, seed: number) => {
    const random = randomFrom(seed);
    const { events } = fightBattle(table, table.turn.player, ({ keys }) => keys[Math.floor(random() * keys.length)]!);
    let now = table;
    return events.flatMap((event) => {
      const before = now;
      now = foldOn(now, [event]);
      return event.type === 'phase-fought' ? [{ before, phase: event }] : [];
    });
  };

  test('U1, U4, C2, C4: strength printed, plus bonuses, less armor, is what every hit deals', () => {
    const seen = { armored: 0, stopped: 0, raised: 0, converted: 0, endless: 0 };
    BOARDS.forEach((table, number) => {
      for (const { before, phase } of phasesOf(table, number)) {
        const breakdowns = explainHits(influenceOf(before), phase);
        const where = picture(before);
        expect({ where, hits: breakdowns.filter(({ wounds }) => wounds > 0).map(bare) }).toEqual({
          where,
          hits: phase.hits.filter(isAttack),
        });
        for (const { wounds, printed, bonuses, armor, converted } of breakdowns) {
          const sum = bonuses.reduce((total, { amount }) => total + amount, printed) - armor;
          if (wounds >= ENDLESS) seen.endless++;
          else expect({ where, sum }).toEqual({ where, sum: wounds });
          expect(armor).toBeGreaterThanOrEqual(0);
          if (armor > 0 && wounds > 0) seen.armored++;
          if (wounds === 0) seen.stopped++;
          if (bonuses.length > 0) seen.raised++;
          if (converted !== null) seen.converted++;
        }
      }
    });
    for (const [what, times] of Object.entries(seen)) expect({ what, often: times > 0 }).toEqual({ what, often: true });
  });

  test('C1, D1, N1: who gives, who saves and who nets is who the engine counts', () => {
    const seen = { given: 0, medics: 0, netted: 0, idle: 0 };
    for (const table of BOARDS) {
      const influence = influenceOf(table);
      for (const cell of influence.field.occupied) {
        const bonuses = connectedBonuses(influence, cell);
        const total = (kind: string): number => bonuses.reduce((sum, bonus) => (bonus.kind === kind ? sum + bonus.amount : sum), 0);
        const where = { cell, table: picture(table) };
        expect({ ...where, melee: total('meleeStrength'), ranged: total('rangedStrength'), initiative: total('initiative') }).toEqual({
          ...where,
          melee: influence.melee[cell],
          ranged: influence.ranged[cell],
          initiative: influence.initiative[cell],
        });
        const medics = bonuses.filter(({ kind }) => kind === 'medic').map(({ from }) => cellOf(from));
        expect({ ...where, medics }).toEqual({ ...where, medics: influence.medics[cell] ?? [] });
        const netters = nettersOf(influence, cell);
        expect({ ...where, netted: netters.length > 0 }).toEqual({ ...where, netted: influence.netted[cell] });
        seen.given += bonuses.length;
        seen.medics += medics.length;
        seen.netted += netters.length;
        for (const { at } of idleMedicsOf(influence, cell)) {
          expect({ ...where, serves: medics.includes(cellOf(at)) }).toEqual({ ...where, serves: false });
          seen.idle++;
        }
      }
    }
    for (const [what, times] of Object.entries(seen)) expect({ what, often: times > 0 }).toEqual({ what, often: true });
  });
});

describe('inspect', () => {
  /* What the board explains about units has to be what the engine reckons with. */

  /** Net throwers of three armies everywhere: nets on nets, in rings and chains. */
  const netBoard = (number: number): Table => {
    const random = randomFrom(number);
    const armies = ['borgo', 'hegemony', 'moloch'] as const;
    const units = BOARD_CELLS.main.cells.flatMap((cell) => {
      const army = pick(armies, random);
      const throwers = ARMIES[army].tiles.filter((tile) => tile.kind !== 'instant' && 'nets' in tile);
      return random() < 0.7 ? [`${army}/${pick(throwers, random).id} ${hexText(hexOf(cell))} r${pick(DIRECTIONS, random)}`] : [];
    });
    return boardOf(units, { players: armies.map((army) => ({ army })) });
  };

  const BOARDS: readonly Table[] = [
    ...Array.from({ length: cases(40, 100) }, (_, number) => netBoard(number)),
    ...Array.from({ length: cases(40, 100) }, (_, number) => redirectingBoard(randomFrom(number))),
    ...Array.from({ length: cases(48, 120) }, (_, number) => modePositionOf(setupOf(number), randomFrom(number))),
    ...fc.sample(randomBoard(2), { numRuns: cases(60, 150), seed: 3 }).map((board) => boardOf(board.units, board)),
    ...fc.sample(randomBoard(3), { numRuns: cases(40, 100), seed: 4 }).map((board) => boardOf(board.units, board)),
  ];

  const onEach = (check: (table: Table) => void): void => {
    for (const table of BOARDS) {
      try {
        check(table);
      } catch (error) {
        throw new Error(picture(table), { cause: error });
      }
    }
  };

  const bonusesOf = (links: readonly UnitLink[], cell: Cell, effect: EffectKind): BonusLink[] =>
    links.filter((link): link is BonusLink => link.kind === 'bonus' && link.effect === effect && cellOf(link.to) === cell);

  const sum = (bonuses: readonly BonusLink[]): number => bonuses.reduce((total, { amount }) => total + amount, 0);

  /** Every source as often as it gives. */
  const sourcesIn = (bonuses: readonly BonusLink[]): Cell[] =>
    bonuses.flatMap(({ from, amount }) => Array.from({ length: amount }, () => cellOf(from))).sort();

  test('C1 C2 I5 D1 C4 M5 C5 M6 the links that are shown are those in the influence of a position', () => {
    let bonuses = 0;
    onEach((table) => {
      const [influence, links] = [influenceOf(table), inspectLinks(table)];
      for (const cell of influence.field.occupied) {
        const given = (effect: EffectKind): BonusLink[] => bonusesOf(links, cell, effect);
        expect(sum(given('initiative'))).toBe(influence.initiative[cell]);
        expect(sum(given('meleeStrength'))).toBe(influence.melee[cell]);
        expect(sum(given('rangedStrength'))).toBe(influence.ranged[cell]);
        expect(sourcesIn(given('medic'))).toEqual((influence.medics[cell] ?? []).toSorted());
        expect(sourcesIn(given('extraAction'))).toEqual((influence.extras[cell] ?? []).toSorted());
        expect(given('convertAttack').length > 0).toBe(influence.convert[cell] !== undefined);
        expect(sourcesIn(given('mobility'))).toEqual((influence.transport[cell] ?? []).toSorted());
        const scopers = given('scope').map(({ from }) => seatBit(table.board[cellOf(from)]!.owner));
        expect(scopers.reduce((set, bit) => set | bit, 0)).toBe(influence.scoped[cell]);
        const { owner } = influence.field.units[cell]!;
        const isServed = (influence.recon & seatBit(owner)) !== 0 && influence.field.tiles[cell]!.mobility;
        expect(given('recon').length > 0).toBe(isServed);
        bonuses += given('initiative').length + given('medic').length;
      }
    });
    expect(bonuses).toBeGreaterThan(200);
  });

  test('N1 N2 N3 a unit is netted if and only if a net is said to hold it', () => {
    const states = { holds: 0, idle: 0, canceled: 0 };
    onEach((table) => {
      const influence = influenceOf(table);
      const nets = inspectLinks(table).filter((link): link is NetLink => link.kind === 'net');
      for (const { state } of nets) states[state]++;
      const held = new Set(nets.filter(({ state }) => state === 'holds').map(({ to }) => cellOf(to)));
      for (const cell of influence.field.occupied)
        expect({ cell, netted: influence.netted[cell] }).toEqual({ cell, netted: held.has(cell) });
      // A net that neither holds nor is idle has no unit at one of its ends.
      for (const { from, to } of nets.filter(({ state }) => state === 'canceled')) {
        expect([influence.netted[cellOf(from)], influence.netted[cellOf(to)]]).toEqual([false, false]);
      }
    });
    expect(Math.min(...Object.values(states))).toBeGreaterThan(20);
  });

  /** P13–P15: whether what picks its target or flies only so far can come to a hit from where it has started. */
  const isOnWay = (table: Table, { from, direction, to, arrival, via = [], kind }: Hit): boolean => {
    const { board } = influenceOf(table).field;
    const way = [from, ...via, to].map(cellOf);
    if (kind === 'rocket') {
      const steps = way.slice(1).map((cell, index) => board.around[way[index]!]!.includes(cell));
      return way.length <= 4 && !steps.includes(false) && board.neighbor[way[0]! * 6 + direction] === way[1];
    }
    return board.ray[way.at(-2)! * 6 + arrival]!.includes(cellOf(to));
  };

  test('U1 U4 U5 U7 P5 P13–P15 every hit lies at the end of a line of fire or, for Gauss, on one; hits are those of the engine', () => {
    let found = 0;
    onEach((table) => {
      const influence = influenceOf(table);
      for (const cell of influence.field.occupied) {
        const at = hexOf(cell);
        const expected: Hit[] = [];
        attackHits(influence, cell, undefined, expected);
        const { lines, hits } = previewAttack(table, at);
        expect(hits).toEqual(expected);
        for (const hit of hits) {
          const ways = lines.filter(({ direction }) => direction === hit.direction);
          const isSpecial = ['rocket', 'shotgun'].includes(hit.kind) || influence.field.tiles[cell]!.isSharpshooter;
          const isEnded = ways.some(({ kind, path }) =>
            kind === 'gauss'
              ? path.slice(1).some((hex) => hexText(hex) === hexText(hit.to))
              : hexText(path.at(-1) ?? at) === hexText(hit.to),
          );
          const isReached = isSpecial ? isOnWay(table, hit) : isEnded;
          expect({ hit, isReached }).toEqual({ hit, isReached: true });
          found++;
        }
      }
    });
    expect(found).toBeGreaterThan(1000);
  });

  test('a hex without a unit has no lines of fire', () => {
    const table = boardOf(['borgo/hq 0,0 r0', 'outpost/hq 2,0 r0']);
    expect(previewAttack(table, [0, 1])).toEqual({ lines: [], hits: [] });
  });
});

const isIn = (value: number, { least, most }: ForecastRange): boolean => least <= value && value <= most;

/** Any answers at all: the number says which key is taken. */
const answers = fc.array(fc.nat(1000), { maxLength: 12 });

describe.each([2, 3])('the forecast of a battle of %d players', (players) => {
  const check = (depends: boolean | null): void =>
    fc.assert(
      fc.property(randomBoard(players), answers, (board, picks) => {
        const table = boardOf(board.units, board);
        const forecast = forecastBattle(table, board.starter);
        if (!forecast.complete || (depends !== null && forecast.depends !== depends)) return;
        const fought = fightBattle(table, board.starter, ({ keys }, index) => keys[(picks[index] ?? 0) % keys.length]!);
        const gone = table.board.flatMap((unit, cell) => (unit && !fought.table.board[cell] ? [cell] : []));
        const expected = forecast.losses.map(({ at }) => cellOf(at));
        const certain = forecast.losses.flatMap((loss) => (loss.certain ? [cellOf(loss.at)] : []));
        try {
          fought.table.players.forEach(({ hq, score }, seat) => {
            expect(isIn(table.players[seat]!.hq - hq, forecast.damage[seat]!)).toBe(true);
            expect(isIn(score - table.players[seat]!.score, forecast.points[seat]!)).toBe(true);
          });
          expect(expected).toEqual(expect.arrayContaining(gone));
          expect(gone).toEqual(expect.arrayContaining(certain));
          if (!forecast.depends) expect(gone).toEqual(expected.toSorted((a, b) => a - b));
        } catch (error) {
          throw new Error(`${forecast.losses.map(({ at }) => hexText(at)).join(' ')} on\n${picture(table)}`, { cause: error });
        }
      }),
      { numRuns: 400 },
    );

  test('is what happens, whatever is answered', () => check(null));
  test('is exactly what happens when nothing is left to the players', () => check(false));
});
