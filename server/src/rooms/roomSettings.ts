import { step } from '@hexfall/shared/rules/step';
import { SYSTEM_SCHEDULER } from '../runtime/Scheduler.js';
import type { RoomServices } from './RoomServices.js';

const MINUTE_MS = 60 * 1000;

/** How rooms behave: what a test may set, besides computer players. */
export type RoomSettings = Pick<
  RoomServices,
  | 'turns'
  | 'step'
  | 'rate'
  | 'idleMs'
  | 'overIdleMs'
  | 'unjoinedMs'
  | 'connections'
  | 'botDelayMs'
  | 'time'
  | 'awayMs'
  | 'chat'
  | 'study'
  | 'notify'
  | 'pushRules'
>;

/** How rooms behave unless it is said: times in milliseconds. */
export const ROOM_DEFAULTS: Omit<RoomSettings, 'turns'> = {
  step,
  time: SYSTEM_SCHEDULER,
  rate: { burst: 60, perSecond: 20 },
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
