import type { PlansTurns } from '../computer/TurnPlanner.js';
import type { MatchLeases } from '../cluster/MatchLeases.js';
import type { SessionServices } from '../match/TableSession.js';
import type { Metrics } from '../metrics/Metrics.js';
import type { EventLoopMonitor } from '../metrics/EventLoopMonitor.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';
import type { Rate } from '../runtime/TokenBucket.js';
import type { PushService } from '../push/PushService.js';
import type { WebhookSender } from '../webhooks/WebhookSender.js';
import type { ProfileStore } from '../store/ProfileStore.js';
import type { StoreQuota } from '../store/StoreQuota.js';
import type { ChatRates } from './Chat.js';
import type { ConnectionLimits } from './connectionLimits.js';
import type { EmptyTables } from './EmptyTables.js';
import type { FaultReporter } from './FaultReporter.js';
import type { ActiveTables } from './ActiveTables.js';
import type { PushRules } from './PushNotifier.js';
import type { StudyRules } from './Study.js';
import type { NotifyRules } from './TurnNotifier.js';

/** The services of the server that rooms use. */
export interface RoomServices extends SessionServices {
  readonly faults: FaultReporter;
  readonly metrics: Metrics;
  readonly shedder: LoadShedder;
  readonly eventLoop: EventLoopMonitor;
  /** How many requests one connection may send. */
  readonly rate: Rate;
  /** How long a table without connections stays in memory. */
  readonly idleMs: number;
  /** The same once its match is over. */
  readonly overIdleMs: number;
  /** How long a table stays in memory that somebody has opened or made, and nobody joins. */
  readonly unjoinedMs: number;
  /** The tables that nobody is at. */
  readonly empty: EmptyTables;
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
  readonly webhooks: WebhookSender;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  readonly notify: NotifyRules;
  readonly push: PushService;
  readonly pushRules: PushRules;
  /** Where rooms register their tables. */
  readonly active: ActiveTables;
  readonly leases: MatchLeases;
  readonly quota: StoreQuota;
  /** The profiles of players. */
  readonly profiles: ProfileStore;
  /** Whether the operator allows a player's name. */
  readonly allowsName: (name: string) => boolean;
  /** Whether other processes take over the matches of this one, which is stopping. */
  readonly handsOver: () => boolean;
}
