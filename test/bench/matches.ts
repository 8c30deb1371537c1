import { POLICIES } from '@hexfall/shared/ai/policies';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { MatchRecord } from '@hexfall/shared/notation/record';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';

export const DUEL: Options = DEFAULT_OPTIONS;
export const LARGE_TEAM_MATCH: Options = { ...DEFAULT_OPTIONS, mode: 'team', board: 'expanded' };

export interface PlayedMatch {
  readonly record: MatchRecord;
  /** The table before each intent. */
  readonly tables: readonly Table[];
}

/** Is shown every table with what is done next. */
type See = (table: Table, seat: Seat, intent: Intent) => void;

const start = (options: Options, players: number, game: number): { readonly setup: MatchSetup; readonly state: GameState } => {
  const seed = `bench ${game}`;
  const setup = { options, armies: shuffle(BASE_ARMIES, numbersFrom(seed)).slice(0, players), seed };
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  return { setup, state: created.value };
};

/** Plays a match of random armies with random legal intents to its end; gives the number of intents. */
export const playMatch = (options: Options, players: number, game: number, see?: See): number => {
  const random = randomFrom(game);
  let { state } = start(options, players, game);
  let intents = 0;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    const intent = POLICIES.random(state.table, seat, random);
    see?.(state.table, seat, intent);
    const result = step(state, seat, intent);
    if (!result.ok) throw new Error(result.error.message);
    state = result.value.state;
    intents++;
  }
  return intents;
};

/** The same match with everything on the way kept. */
export const keepMatch = (options: Options, players: number, game: number): PlayedMatch => {
  const tables: Table[] = [];
  const intents: { readonly player: Seat; readonly intent: Intent }[] = [];
  playMatch(options, players, game, (table, player, intent) => {
    tables.push(table);
    intents.push({ player, intent });
  });
  return { record: { setup: start(options, players, game).setup, intents }, tables };
};
