import type { Holds } from '../cluster/Holds.js';
import type { HostServices } from '../match/TableHost.js';
import type { Metrics } from '../metrics/Metrics.js';
import type { Rate } from '../security/TokenBucket.js';
import type { Postman } from '../webhooks/Postman.js';
import type { TalkRates } from './Chat.js';
import type { CrowdLimits } from './crowd.js';
import type { FaultDesk } from './FaultDesk.js';
import type { LiveTables } from './LiveTables.js';
import type { CallRules } from './TurnCaller.js';

/** What a room gets from the server around it. */
export interface RoomServices extends HostServices {
  readonly faults: FaultDesk;
  readonly metrics: Metrics;
  /** How many messages one connection may send. */
  readonly rate: Rate;
  /** How long a table nobody looks at stays in memory. */
  readonly idleMs: number;
  readonly crowd: CrowdLimits;
  /** How long somebody has to be away before a computer player may play for them. */
  readonly awayMs: number;
  /** How long computer players take for an intent. */
  readonly botDelayMs: number;
  /** How much may be said. */
  readonly talk: TalkRates;
  readonly postman: Postman;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  readonly calls: CallRules;
  /** Where the room says that it has its table. */
  readonly live: LiveTables;
  readonly holds: Holds;
  /** Whether another process is to go on with what is played here when this one stops. */
  readonly handsOver: () => boolean;
}
