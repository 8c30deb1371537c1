import fc from 'fast-check';
import { randomFrom } from '@hexfall/shared/ai/random';
import { cellOf } from '@hexfall/shared/hex/cells';
import { ENDLESS, type Hit } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { inspectBlows } from '@hexfall/shared/rules/battle/inspectBlows';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { copyTable, evolve } from '@hexfall/shared/rules/evolve';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { giftsTo, idleMedicsOf, nettersOf } from '@hexfall/shared/rules/inspectGifts';
import { boardOf } from '../support/battles.js';
import { redirectingBoard } from '../support/modeArenas.js';
import { playArena } from '../support/modeMatches.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';

/* What is said about why a thing is so has to add up to what the engine makes of it. */

const REACHED = Array.from({ length: 30 }, (_, number) => playArena(number)).flatMap(({ steps }) =>
  steps.filter(({ before }, place) => place % 5 === 0 && !before.battle && !before.decision).map(({ before }) => before),
);
const BOARDS = [
  ...REACHED,
  ...Array.from({ length: 150 }, (_, number) => redirectingBoard(randomFrom(number))),
  ...fc.sample(randomBoard(2), { numRuns: 200, seed: 1 }).map((board) => boardOf(board.units, board)),
  ...fc.sample(randomBoard(3), { numRuns: 100, seed: 2 }).map((board) => boardOf(board.units, board)),
];

const isAttack = ({ kind }: Hit): boolean => kind !== 'explosion' && kind !== 'trap' && kind !== 'instant';

const bare = ({ from, direction, to, arrival, kind, wounds }: Hit): Hit => ({ from, direction, to, arrival, kind, wounds });

/** Every phase of a battle with the table before it, answered at random. */
const phasesOf = (table: Table, seed: number) => {
  const random = randomFrom(seed);
  const { events } = fightBattle(table, table.turn.player, ({ keys }) => keys[Math.floor(random() * keys.length)]!);
  const now = copyTable(table);
  return events.flatMap((event) => {
    const before = copyTable(now);
    evolve(now, event);
    return event.type === 'phase-fought' ? [{ before, phase: event }] : [];
  });
};

test('U1, U4, C2, C4: strength printed, plus bonuses, less armor, is what every hit deals', () => {
  const seen = { armored: 0, stopped: 0, raised: 0, converted: 0, endless: 0 };
  BOARDS.forEach((table, number) => {
    for (const { before, phase } of phasesOf(table, number)) {
      const blows = inspectBlows(influenceOf(before), phase);
      const where = picture(before);
      expect({ where, hits: blows.filter(({ wounds }) => wounds > 0).map(bare) }).toEqual({ where, hits: phase.hits.filter(isAttack) });
      for (const { wounds, printed, gifts, armor, converted } of blows) {
        const sum = gifts.reduce((total, { amount }) => total + amount, printed) - armor;
        if (wounds >= ENDLESS) seen.endless++;
        else expect({ where, sum }).toEqual({ where, sum: wounds });
        expect(armor).toBeGreaterThanOrEqual(0);
        if (armor > 0 && wounds > 0) seen.armored++;
        if (wounds === 0) seen.stopped++;
        if (gifts.length > 0) seen.raised++;
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
      const gifts = giftsTo(influence, cell);
      const total = (kind: string): number => gifts.reduce((sum, gift) => (gift.kind === kind ? sum + gift.amount : sum), 0);
      const where = { cell, table: picture(table) };
      expect({ ...where, melee: total('meleeStrength'), ranged: total('rangedStrength'), initiative: total('initiative') }).toEqual({
        ...where,
        melee: influence.melee[cell],
        ranged: influence.ranged[cell],
        initiative: influence.initiative[cell],
      });
      const medics = gifts.filter(({ kind }) => kind === 'medic').map(({ from }) => cellOf(from));
      expect({ ...where, medics }).toEqual({ ...where, medics: influence.medics[cell] ?? [] });
      const netters = nettersOf(influence, cell);
      expect({ ...where, netted: netters.length > 0 }).toEqual({ ...where, netted: influence.netted[cell] });
      seen.given += gifts.length;
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
