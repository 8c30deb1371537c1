import { step } from '@hexfall/shared/rules/step';
import type { PlansTurns } from '../computer/TurnPlanner.js';
import type { SessionServices } from '../match/TableSession.js';
import type { NotifyRules, PushRules } from '../notify/CallChannel.js';
import { SYSTEM_SCHEDULER } from '../runtime/scheduling.js';
import type { Rate } from '../runtime/TokenBucket.js';
import type { ConnectionLimits } from './connectionLimits.js';

const MINUTE_MS = 60 * 1000;

/** Rate limits of the chat at one table. */
export interface ChatRates {
  /** Of each player, and of each connection of a spectator. */
  readonly person: Rate;
  /** Of all spectators together. */
  readonly spectators: Rate;
  /** Of the pings of each seat. */
  readonly pings: Rate;
}

/** How studies are limited. */
export interface StudyRules {
  /** Of each connection. */
  readonly rate: Rate;
  /** How long the leader may be away before the lead is free. */
  readonly awayMs: number;
  /** The time between two writes to the store. */
  readonly saveMs: number;
  /** The time between two patches to the pages. */
  readonly syncMs: number;
}

/** How rooms behave: what a test may set, besides computer players. */
export interface RoomSettings extends Pick<SessionServices, 'step' | 'time'> {
  /** How many requests one connection may send. */
  readonly rate: Rate;
  /** How many intents one seat may add to a match. */
  readonly intentRate: Rate;
  /** How long a table without connections stays in memory. */
  readonly idleMs: number;
  /** The same once its match is over. */
  readonly overIdleMs: number;
  /** How long a table stays in memory that was opened or created and that nobody joins. */
  readonly unjoinedMs: number;
  readonly connections: ConnectionLimits;
  /** How long a player has to be disconnected before a computer player may stand in. */
  readonly awayMs: number;
  /** Plans the turns of computer players. */
  readonly turns: PlansTurns;
  /** How long computer players wait before each intent. */
  readonly botDelayMs: number;
  /** Rate limits of the chat. */
  readonly chat: ChatRates;
  readonly study: StudyRules;
  readonly notify: NotifyRules;
  readonly pushRules: PushRules;
}

/** How rooms behave unless it is said: times in milliseconds. */
export const ROOM_DEFAULTS: Omit<RoomSettings, 'turns'> = {
  step,
  time: SYSTEM_SCHEDULER,
  rate: { burst: 60, perSecond: 20 },
  // A usual match has 150 of all its seats.
  intentRate: { burst: 500, perSecond: 0.2 },
  idleMs: 5 * MINUTE_MS,
  overIdleMs: 20_000,
  unjoinedMs: 10_000,
  connections: { spectators: 200, perSeat: 16 },
  botDelayMs: 700,
  awayMs: 3 * MINUTE_MS,
  chat: { person: { burst: 6, perSecond: 0.5 }, spectators: { burst: 20, perSecond: 2 }, pings: { burst: 4, perSecond: 0.5 } },
  study: { rate: { burst: 30, perSecond: 10 }, awayMs: 20_000, saveMs: 1000, syncMs: 100 },
  notify: { afterMs: MINUTE_MS / 2, restMs: 10 * MINUTE_MS },
  pushRules: { afterMs: 15_000 },
};
