import fc from 'fast-check';
import { ATTACKS } from '@hexfall/shared/model/attackKinds';
import { randomFrom } from '@hexfall/shared/ai/random';
import { cellOf } from '@hexfall/shared/hex/cells';
import { ENDLESS, type Hit } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { explainHits } from '@hexfall/shared/inspect/hitBreakdown';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { connectedBonuses, idleMedicsOf, nettersOf } from '@hexfall/shared/inspect/bonuses';
import { boardOf } from '../support/battles.js';
import { redirectingBoard } from '../support/modePositions.js';
import { playModePosition } from '../support/modeMatches.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';
import { foldOn } from '../support/states.js';
import { cases } from '../support/slow.js';

/* What is said about why a thing is so has to add up to what the engine makes of it. */

const REACHED = Array.from({ length: 30 }, (_, number) => playModePosition(number)).flatMap(({ steps }) =>
  steps.filter(({ before }, place) => place % 5 === 0 && !before.battle && !before.decision).map(({ before }) => before),
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
