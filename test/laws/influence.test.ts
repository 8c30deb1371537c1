import fc from 'fast-check';
import { type Cell, cellOf } from '@hexfall/shared/hex/cells';
import type { GameEvent } from '@hexfall/shared/model/event';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { runBattle } from '@hexfall/shared/rules/battle/runBattle';
import { afterRemoval, influenceOf } from '@hexfall/shared/rules/influence';
import type { Influence } from '@hexfall/shared/rules/influenceTypes';
import { beginWork } from '@hexfall/shared/rules/work';
import { boardOf } from '../support/battles.js';
import { babelBoard, redirectingBoard } from '../support/modePositions.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';
import { foldOn } from '../support/states.js';

/* What a battle carries on from phase to phase has to be what the position alone says (T6). */

const BOARDS = [
  ...Array.from({ length: 200 }, (_, number) => babelBoard(number)),
  ...Array.from({ length: 300 }, (_, number) => redirectingBoard(randomFrom(number))),
  ...fc.sample(randomBoard(2), { numRuns: 300, seed: 1 }).map((board) => boardOf(board.units, board)),
  ...fc.sample(randomBoard(3), { numRuns: 300, seed: 2 }).map((board) => boardOf(board.units, board)),
];

/** Everything an influence says about the units that stand, sources in their order. */
const saidBy = (influence: Influence): unknown => ({
  recon: influence.recon,
  motherlands: influence.motherlands,
  units: influence.field.occupied.map((cell) => ({
    cell,
    netted: influence.netted[cell],
    scoped: influence.scoped[cell],
    served: influence.beneficiaries[cell],
    initiative: influence.initiative[cell],
    melee: influence.melee[cell],
    ranged: influence.ranged[cell],
    toughness: influence.toughness[cell],
    medics: influence.medics[cell],
    extras: influence.extras[cell],
    convert: influence.convert[cell],
    transport: influence.transport[cell],
  })),
});

const someOf = (cells: readonly Cell[], random: RandomSource): Cell[] => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(cells, random))),
];

test('T6 after any removal the influence is that of the remaining units', () => {
  const random = randomFrom(5);
  let partly = 0;
  for (const given of BOARDS) {
    const table: Table = { ...given, board: given.board.slice() };
    const influence = influenceOf(table);
    while (influence.field.occupied.length > 1) {
      const before = picture(table);
      const removed = someOf(influence.field.occupied, random);
      for (const cell of removed) table.board[cell] = null;
      const changed = afterRemoval(influence, removed);
      if (changed.length > 0 && changed.length < influence.field.occupied.length) partly++;
      expect({ before, removed, now: saidBy(influence) }).toEqual({ before, removed, now: saidBy(influenceOf(table)) });
    }
  }
  expect(partly).toBeGreaterThan(500);
});

test('T6 D4 I5 sources stand in the order of the hexes after a removal, as they would without it', () => {
  const serve = (tile: string): Table =>
    boardOf(['moloch/hybrid 0,0', `moloch/${tile} -1,0 r2`, `moloch/${tile} 1,-1 r4`, 'moloch/scout 0,1']);
  for (const tile of ['mother', 'medic']) {
    const given = serve(tile);
    const table: Table = { ...given, board: given.board.slice() };
    const influence = influenceOf(table);
    const scout = cellOf([0, 1]);
    table.board[scout] = null;
    afterRemoval(influence, [scout]);
    expect(saidBy(influence)).toEqual(saidBy(influenceOf(table)));
    const { extras, medics } = influence;
    expect((tile === 'mother' ? extras : medics)[cellOf([0, 0])]).toEqual([cellOf([-1, 0]), cellOf([1, -1])]);
  }
});

const firstKey = ({ keys }: { readonly keys: readonly string[] }): string => keys[0]!;

/** The places in a list of events after which a phase is over. */
const phaseEnds = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event, index) => (event.type === 'phase-fought' ? [index + 1] : []));

test('B3 I1 I4 I5 a battle goes on from any of its phases as if it had been fought at once', () => {
  let phases = 0;
  for (const table of BOARDS) {
    const { events } = fightBattle(table, 0, firstKey);
    for (const end of phaseEnds(events)) {
      const work = beginWork({ table: JSON.parse(JSON.stringify(foldOn(table, events.slice(0, end)))) as Table, previous: null });
      runBattle(work, firstKey);
      const rest = events.slice(end, end + work.events.length);
      expect({ table: picture(table), events: work.events }).toEqual({ table: picture(table), events: rest });
      phases++;
    }
  }
  expect(phases).toBeGreaterThan(2000);
});
