import { randomFrom } from '@hexfall/shared/ai/random';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { preview, step } from '@hexfall/shared/rules/step';

const SETUP = {
  options: { ...DEFAULT_OPTIONS, mode: 'deathmatch', mercenaries: 1 },
  armies: ['borgo', 'moloch', 'outpost'],
  mercenaries: [['gunner'], ['shooter'], ['shield-bearer']],
} as const;

describe('P1 a preview of drawing from the pile', () => {
  test.each([15, 17, 20])('leaves nothing that waits, so that a battle can be previewed after it: match %s', (seed) => {
    const random = randomFrom(seed);
    const created = createMatch({ ...SETUP, seed: String(seed) });
    if (!created.ok) throw new Error(created.error.message);
    let state = created.value;
    let draws = 0;
    while (!state.table.outcome) {
      const { table } = state;
      const seat = actingSeat(table)!;
      if (table.decision?.kind === 'draw') {
        draws++;
        const previewed = preview(table, seat, { do: 'choose', key: 'pile' });
        expect(previewed).toMatchObject({ ok: true, value: { table: { decision: null, pending: null } } });
      }
      // A computer player fights a battle on every preview.
      const policy = seat === 0 ? POLICIES.random : POLICIES.greedy;
      const done = step(state, seat, policy(table, seat, random));
      if (!done.ok) throw new Error(done.error.message);
      state = done.value.state;
    }
    expect(draws).toBeGreaterThan(0);
  });
});
