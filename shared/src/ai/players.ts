import { type LevelId, LEVELS } from '../model/computer.js';
import type { Intent } from '../model/intent.js';
import type { RandomSource } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { LEARNED } from './learned.js';
import { mindOf } from './levels.js';
import { PlanningPlayer } from './PlanningPlayer.js';
import { POLICIES } from './policies.js';

/** A computer player on one seat. */
export interface ComputerPlayer {
  /** Chooses what the seat to act does next. */
  readonly choose: (table: Table, seat: Seat) => Intent;
}

type PolicyId = keyof typeof POLICIES;

const isLevel = (name: string): name is LevelId => LEVELS.some((level) => level === name);
const isPolicy = (name: string): name is PolicyId => Object.hasOwn(POLICIES, name);

export type PlayerName = LevelId | PolicyId;

/** The levels, and the simple policies. */
export const PLAYER_NAMES: readonly PlayerName[] = [...LEVELS, ...Object.keys(POLICIES).filter(isPolicy)];

/** A player by its name; one for each seat. */
export const createPlayer = (name: PlayerName, random: RandomSource): ComputerPlayer =>
  isLevel(name) ? new PlanningPlayer(mindOf(name, LEARNED), random) : { choose: (table, seat) => POLICIES[name](table, seat, random) };
