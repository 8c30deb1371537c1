import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { formatRecord, type MatchRecord } from '@hexfall/shared/notation/record';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';

const ARMIES = ['borgo', 'moloch', 'outpost', 'hegemony'] as const;

const OPTIONS: Options = { ...DEFAULT_OPTIONS, mode: 'deathmatch', board: 'expanded' };

/** A match that is made long: whatever can be taken back is, until there are enough intents. */
export const longGame = (count: number, seed = 'long'): { readonly setup: MatchSetup; readonly intents: MatchRecord['intents'] } => {
  const setup = { options: OPTIONS, armies: ARMIES, seed };
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(count);
  const intents: MatchRecord['intents'][number][] = [];
  let state = created.value;
  while (intents.length < count && !state.table.outcome) {
    const player = actingSeat(state.table)!;
    const back = step(state, player, { do: 'take-back' });
    const isBack = back.ok && intents.length % 40 !== 0;
    const intent = isBack ? ({ do: 'take-back' } as const) : pick(legalIntents(state.table, player), random);
    const next = isBack ? back : step(state, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    intents.push({ player, intent });
    state = next.value.state;
  }
  if (intents.length < count) throw new Error(`the match was over after ${intents.length} intents`);
  return { setup, intents };
};

/** The same as a saved game of people. */
export const longSavedGame = (count: number, seed?: string): RecordJson =>
  formatRecord({ ...longGame(count, seed), saved: { seats: ARMIES.map((army) => ({ name: army })) } });
