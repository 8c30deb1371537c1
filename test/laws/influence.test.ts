import fc from 'fast-check';
import { pick, randomFrom, type Random } from '@hexfall/shared/ai/random';
import type { Cell } from '@hexfall/shared/hex/cells';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { runBattle } from '@hexfall/shared/rules/battle/runBattle';
import { fold } from '@hexfall/shared/rules/evolve';
import { afterRemoval, influenceOf, type Influence } from '@hexfall/shared/rules/influence';
import { begin } from '@hexfall/shared/rules/work';
import { boardOf } from '../support/battles.js';
import { redirectingBoard } from '../support/modeArenas.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';

/* What a battle carries on from phase to phase has to be what the position alone says (T6). */

const BOARDS = [
  ...Array.from({ length: 300 }, (_, number) => redirectingBoard(randomFrom(number))),
  ...fc.sample(randomBoard(2), { numRuns: 300, seed: 1 }).map((board) => boardOf(board.units, board)),
  ...fc.sample(randomBoard(3), { numRuns: 300, seed: 2 }).map((board) => boardOf(board.units, board)),
];

/** Everything an influence says about the units that stand; the order in which sources are found does not matter. */
const saidBy = (influence: Influence): unknown => ({
  recon: influence.recon,
  units: influence.field.occupied.map((cell) => ({
    cell,
    netted: influence.netted[cell],
    scoped: influence.scoped[cell],
    served: influence.served[cell],
    initiative: influence.initiative[cell],
    melee: influence.melee[cell],
    ranged: influence.ranged[cell],
    medics: influence.medics[cell]?.toSorted(),
    extras: influence.extras[cell]?.toSorted(),
    convert: influence.convert[cell],
    transport: influence.transport[cell],
  })),
});

const someOf = (cells: readonly Cell[], random: Random): Cell[] => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(cells, random))),
];

test('T6 whoever leaves, what is left of the influence is that of the units that stay', () => {
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

const firstKey = ({ keys }: { readonly keys: readonly string[] }): string => keys[0]!;

/** The places in a list of events after which a phase is over. */
const phaseEnds = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event, place) => (event.type === 'phase-fought' ? [place + 1] : []));

test('B3 I1 I4 I5 a battle goes on from any of its phases as if it had been fought at once', () => {
  let phases = 0;
  for (const table of BOARDS) {
    const { events } = fightBattle(table, 0, firstKey);
    for (const end of phaseEnds(events)) {
      const work = begin(JSON.parse(JSON.stringify(fold(table, events.slice(0, end)))) as Table);
      runBattle(work, firstKey);
      const rest = events.slice(end, end + work.events.length);
      expect({ table: picture(table), events: work.events }).toEqual({ table: picture(table), events: rest });
      phases++;
    }
  }
  expect(phases).toBeGreaterThan(2000);
});
