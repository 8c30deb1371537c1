import type { Logger } from 'pino';
import type { OperatorAccess } from './admin/OperatorAccess.js';
import type { RedisConnection } from './cluster/RedisConnection.js';
import type { RequestLimits } from './http/limits.js';
import type { InvitationNotice } from './http/services/Profiles.js';
import type { ProbeOptions } from './http/WriteProbe.js';
import type { Metrics } from './metrics/Metrics.js';
import type { PushSettings } from './notify/PushService.js';
import type { WebhookHost } from './notify/webhookHosts.js';
import type { RoomSettings } from './rooms/roomSettings.js';
import type { DamageCheck } from './store/DamageCheck.js';
import type { MatchRepository } from './store/MatchRepository.js';
import type { Retention } from './store/prunePass.js';

/** What a server is started with. */
export interface AppOptions {
  readonly port: number;
  readonly host: string | undefined;
  readonly store: MatchRepository;
  /** Stopped before the store is closed; nothing checks the store by default. */
  readonly damageCheck?: DamageCheck | undefined;
  readonly log: Logger;
  /** The folder of the built client. */
  readonly pages: string;
  readonly version: string;
  /** The commit the program was built from; unknown by default. */
  readonly commit?: string | null;
  /** The addresses of this machine in its networks, the likeliest first; unknown by default. */
  readonly lanHosts?: readonly string[];
  /** The Redis of the cluster; without it this is the only process. */
  readonly redis?: RedisConnection | undefined;
  /** Where pages reach this process of a cluster: host, optionally port and path. */
  readonly publicAddress?: string | undefined;
  /** The trusted proxies, as in `Config`. */
  readonly proxies?: readonly string[];
  /** The networks of clubs, as in `Config`. */
  readonly halls?: readonly string[];
  /** Further origins of this server's pages. */
  readonly origins?: readonly string[];
  /** The host names of this server, as in `Config`. */
  readonly hosts?: readonly string[];
  /** The path under which a proxy offers the page, as in `Config`; none by default. */
  readonly basePath?: string;
  /** The folder for the records of halted matches; by default none are written. */
  readonly faultFolder?: string;
  readonly metrics?: Metrics;
  /** The token for reading the metrics from other machines. */
  readonly metricsToken?: string | undefined;
  /** What the page of the operator works by; there is none by default. */
  readonly operator?: OperatorAccess | undefined;
  /** The hosts whose webhooks may be called; none by default. */
  readonly webhookHosts?: readonly WebhookHost[];
  /** Whether browsers are called by push messages; they are not by default. */
  readonly push?: PushSettings;
  /** The size of the store at which new tables are refused; unlimited by default. */
  readonly maxStoreMb?: number;
  /** The file with the names that players may have; any name by default. */
  readonly namesFile?: string | undefined;
  /** Whether strangers meet here, as in `Config`; they do not by default. */
  readonly isPublic?: boolean;
  /** One of these is needed to make tables; none by default. */
  readonly invitationCodes?: readonly string[];
  /** Called when somebody is invited to a table; must not throw. */
  readonly onInvitation?: (notice: InvitationNotice) => void;
  /** When matches are deleted; never by default. */
  readonly retention?: Retention;
  /** For tests: how long a write probe is reused. */
  readonly probe?: ProbeOptions;
  /** For tests: the interval of polling bans and notice, in milliseconds. */
  readonly pollMs?: number;
  /** For tests: the interval of pinging connections, in milliseconds. */
  readonly pingMs?: number;
  /** For tests: the part of its memory that the process uses, from 0 to 1. */
  readonly heapUse?: () => number;
  /** For tests: by how many milliseconds the event loop is late, which is measured by default. */
  readonly lagMs?: () => number;
  /** For tests: how many empty tables may be in memory. */
  readonly mostEmpty?: number;
  /** For tests; the rest is as in `ROOM_DEFAULTS`. */
  readonly room?: Partial<RoomSettings>;
  readonly limits?: Partial<RequestLimits>;
  /** For tests: false if pictures are only made when they are asked for. */
  readonly preparesPictures?: boolean;
  /** For tests: the built file with the work of the thread that makes pictures. */
  readonly pictureWorker?: string;
  /** For tests: after how many milliseconds a picture is given up. */
  readonly pictureLimitMs?: number;
  /** For tests: by how much the thread that makes pictures gives way to others; 0 for not at all. */
  readonly pictureNice?: number;
  /** For tests: after how many milliseconds a step of the shutdown has failed. */
  readonly stepMs?: number;
}
