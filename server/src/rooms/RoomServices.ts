import type { MatchLeases } from '../cluster/MatchLeases.js';
import type { DealWatch } from '../match/DealWatch.js';
import type { SessionServices } from '../match/TableSession.js';
import type { EventLoopMonitor } from '../metrics/EventLoopMonitor.js';
import type { Metrics } from '../metrics/Metrics.js';
import type { PushService } from '../notify/PushService.js';
import type { WebhookSender } from '../notify/WebhookSender.js';
import type { TablePictures } from '../pictures/TablePictures.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';
import type { RefusalReporter } from '../runtime/RefusalReporter.js';
import type { ProfileStore } from '../store/ProfileStore.js';
import type { StoreQuota, StoreShares } from '../store/StoreQuota.js';
import type { ActiveTables } from './ActiveTables.js';
import type { EmptyTables } from './EmptyTables.js';
import type { FaultReporter } from './FaultReporter.js';
import type { ConnectionWatch } from './JoinDeadline.js';
import type { RoomSettings } from './roomSettings.js';

/** The services of the server that rooms use. */
export interface RoomServices extends SessionServices, RoomSettings {
  readonly faults: FaultReporter;
  readonly metrics: Metrics;
  readonly refusals: RefusalReporter;
  readonly shedder: LoadShedder;
  readonly eventLoop: EventLoopMonitor;
  /** The empty tables. */
  readonly empty: EmptyTables;
  readonly webhooks: WebhookSender;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  readonly push: PushService;
  readonly deals: DealWatch;
  /** Where rooms register their tables. */
  readonly active: ActiveTables;
  /** Expects the connections for which HTTP has made room. */
  readonly arrivals: ConnectionWatch;
  readonly leases: MatchLeases;
  readonly tablePictures: Pick<TablePictures, 'prepare'>;
  readonly quota: StoreQuota;
  readonly shares: StoreShares;
  /** The profiles of players. */
  readonly profiles: ProfileStore;
  /** Whether the operator allows a player's name. */
  readonly allowsName: (name: string) => boolean;
  /** Whether other processes take over the matches of this one, which is stopping. */
  readonly handsOver: () => boolean;
}
