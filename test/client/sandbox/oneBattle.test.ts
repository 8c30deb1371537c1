import '../app/support/browserGlobals.js';
import fc from 'fast-check';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { defaultChoice } from '@hexfall/shared/rules/defaultChoice';
import { oneBattle } from '../../../client/src/sandbox/oneBattle.js';
import { builtTable } from './support/randomEdits.js';

interface Fought {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** Fights as the page does: one question after the other, each answered by the last of its keys or as by default. */
const fightStepwise = (table: Table, starter: Seat, last: boolean): Fought & { readonly answers: readonly string[] } => {
  const answers: string[] = [];
  let step = oneBattle(table, starter, { do: 'battle' });
  const events: GameEvent[] = [];
  for (;;) {
    if (!step.ok) throw new Error(step.error.message);
    events.push(...step.value.events);
    const { decision } = step.value.table;
    if (!decision) return { table: step.value.table, events, answers };
    const key = last ? decision.keys.at(-1)! : defaultChoice(decision);
    answers.push(key);
    step = oneBattle(step.value.table, decision.player, { do: 'choose', key });
  }
};

describe('a battle in the sandbox', () => {
  test('is the one that the engine fights with the same answers, event by event', () => {
    fc.assert(
      fc.property(builtTable, fc.boolean(), (table, last) => {
        const { player } = table.turn;
        const { answers, ...fought } = fightStepwise(table, player, last);
        const { table: after, events } = fightBattle(table, player, answers);
        expect(fought).toEqual({ table: after, events });
      }),
    );
  });

  test('refuses an answer that nobody has asked for', () => {
    fc.assert(
      fc.property(builtTable, (table) => {
        expect(oneBattle(table, 0, { do: 'choose', key: 'explode' })).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
      }),
      { numRuns: 5 },
    );
  });
});
