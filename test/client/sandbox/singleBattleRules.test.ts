import '../store/support/browserGlobals.js';
import fc from 'fast-check';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { singleBattleRules } from '../../../client/src/store/LocalStore.js';
import { builtState } from './support/randomEdits.js';

interface Fought {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** Fights as the page does: one question after the other, each answered by the last of its keys or as by default. */
const fightStepwise = (state: GameState, starter: Seat, last: boolean): Fought & { readonly answers: readonly string[] } => {
  const answers: string[] = [];
  let step = singleBattleRules(state, starter, { do: 'battle' });
  const events: GameEvent[] = [];
  for (;;) {
    if (!step.ok) throw new Error(step.error.message);
    events.push(...step.value.events);
    const { table } = step.value.state;
    const { decision } = table;
    if (!decision) return { table, events, answers };
    const key = last ? decision.keys.at(-1)! : defaultChoice(decision);
    answers.push(key);
    step = singleBattleRules(step.value.state, decision.player, { do: 'choose', key });
  }
};

describe('a battle in the sandbox', () => {
  test('is the one that the engine fights with the same answers, event by event', () => {
    fc.assert(
      fc.property(builtState, fc.boolean(), (state, last) => {
        const { table } = state;
        const { player } = table.turn;
        const { answers, ...fought } = fightStepwise(state, player, last);
        const { table: after, events } = fightBattle(table, player, answers);
        expect(fought).toEqual({ table: after, events });
      }),
    );
  });

  test('refuses an answer that no one has asked for', () => {
    fc.assert(
      fc.property(builtState, (state) => {
        expect(singleBattleRules(state, 0, { do: 'choose', key: 'explode' })).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
      }),
      { numRuns: 5 },
    );
  });
});
