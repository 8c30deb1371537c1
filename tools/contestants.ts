import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { type ComputerPlayer, createPlayer, PLAYER_NAMES, type PlayerName } from '@hexfall/shared/ai/players';
import type { RandomSource } from '@hexfall/shared/model/random';
import { Beginner } from './Beginner.js';
import { FROZEN } from './frozenLevels.js';
import { STRATEGIES, type StrategyName, StrategyPlayer } from './strategies.js';

const namesOf = <N extends string>(record: Readonly<Record<N, unknown>>): N[] => Object.keys(record) as N[];

/** Players that only the arena has, to measure the levels against. */
const YARDSTICKS: Readonly<Record<string, (random: RandomSource) => ComputerPlayer>> = {
  ...Object.fromEntries(namesOf(FROZEN).map((name) => [name, (random: RandomSource) => new PlanningPlayer(FROZEN[name], random)])),
  ...Object.fromEntries(
    namesOf(STRATEGIES).map((name: StrategyName) => [name, (random: RandomSource) => new StrategyPlayer(name, random)]),
  ),
  beginner: (random) => new Beginner(random, false),
  'beginner-with-forecast': (random) => new Beginner(random, true),
};

const isPlayer = (name: string): name is PlayerName => PLAYER_NAMES.some((known) => known === name);

/** Everybody who can play in the arena: the levels and simple policies, and the yardsticks. */
export const CONTESTANTS: readonly string[] = [...PLAYER_NAMES, ...Object.keys(YARDSTICKS)];

/** A contestant by its name; one for each seat. Throws for a name that is not among `CONTESTANTS`. */
export const createContestant = (name: string, random: RandomSource): ComputerPlayer => {
  if (isPlayer(name)) return createPlayer(name, random);
  const make = YARDSTICKS[name];
  if (!make) throw new Error(`no contestant ${name}`);
  return make(random);
};
