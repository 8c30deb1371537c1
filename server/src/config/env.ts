import { hostname } from 'node:os';
import { z } from 'zod';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { readWebhookHost, type WebhookHost } from '../notify/webhookHosts.js';
import { isAddressRange } from '../security/networks.js';
import { readSettingFile } from '../security/textFile.js';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that may contain a password. Each can be given as the path of a file instead, in a variable of this name and `_FILE`. */
const SECRETS = ['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN', 'ADMIN_TOKEN', 'INVITATION_CODES'] as const;

const fileOf = (name: string): string => `${name}_FILE`;

/** The names of the variables with paths. */
const SECRET_FILES: readonly string[] = SECRETS.map(fileOf);

/** Returns the environment with the contents of the files that it names, or one sentence for each invalid one. No sentence repeats a secret. */
const withSecretFiles = (env: Env): Result<Env, readonly string[]> => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = env[fileOf(name)] ?? '';
    if (path === '') continue;
    if ((env[name] ?? '') !== '') problems.push(`${name} and ${fileOf(name)} are both set: leave one of them out.`);
    const file = readSettingFile(fileOf(name), path);
    if (!file.ok) {
      problems.push(file.error);
      continue;
    }
    const text = file.value.trim();
    if (text === '') problems.push(`The file of ${fileOf(name)}, ${path}, is empty.`);
    read[name] = text;
  }
  return problems.length > 0 ? fail(problems) : ok({ ...env, ...read });
};

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MAX_PORT = 65_535;

/** An empty variable counts as one that is not set. */
const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Names of Express for the usual private networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** A network by name, an address, or a range of addresses like `10.0.0.0/8`. */
const isNetwork = (text: string): boolean => NETWORKS.includes(text) || isAddressRange(text);

/** The address of a database, including its name. */
const isDatabaseUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).pathname.length > 1;

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** `redis://` or, encrypted, `rediss://`. */
const isRedisUrl = (text: string): boolean => /^rediss?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

/** Stands for the name of this machine or container in `PUBLIC_ADDRESS`, so that all processes can have the same settings. */
const HOST_NAME = '{hostname}';

/** A host, perhaps with port and path, and nothing else of an address. */
const isPublicAddress = (text: string): boolean => {
  if (!/^[\w.[\]:-]+(\/[\w.~-]+)*$/.test(text) || !URL.canParse(`ws://${text}`)) return false;
  const { username, search, hash } = new URL(`ws://${text}`);
  return username + search + hash === '';
};

/** An origin as browsers send it: without a path or a slash at the end. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** A name or an address as it stands in `Host`, without the port. */
const isHostName = (text: string): boolean => /^([\w.-]+|\[[\da-f:.]+\])$/i.test(text) && URL.canParse(`http://${text}`);

/** Whom push services may write to. */
const isContact = (text: string): boolean =>
  URL.canParse(text) && (/^mailto:[^\s@]+@[^\s@]+$/.test(text) || /^https:\/\/\S+$/.test(text)) && text.length <= 200;

/** A petabyte: a larger value is a typing error. */
const MAX_MEGABYTES = 1_000_000_000;

/** Two hundred years: a larger value is a typing error. */
const MAX_DAYS = 73_000;

const days = z
  .string()
  .regex(/^\d+$/)
  .transform(Number)
  .refine((count) => count >= 1 && count <= MAX_DAYS);

/** A secret that requests bring in a header. */
const token = z.string().regex(/^[\w.~+/=-]{16,200}$/);

const EnvSchema = z.object({
  PORT: given(
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((port) => port <= MAX_PORT)
      .default(2567),
  ),
  HOST: given(z.string().optional()),
  DATA_DIR: given(z.string().default('./data')),
  DATABASE_URL: given(z.string().refine(isDatabaseUrl).optional()),
  REDIS_URL: given(z.string().refine(isRedisUrl).optional()),
  PUBLIC_ADDRESS: given(
    z
      .string()
      .transform((text) => text.replaceAll(HOST_NAME, hostname()))
      .refine(isPublicAddress)
      .optional(),
  ),
  PROXIES: given(
    z
      .string()
      .transform(listOf)
      .refine((networks) => networks.every(isNetwork))
      .default(['loopback']),
  ),
  HALLS: given(
    z
      .string()
      .transform(listOf)
      .refine((networks) => networks.every(isAddressRange))
      .default([]),
  ),
  ORIGINS: given(
    z
      .string()
      .transform(listOf)
      .refine((origins) => origins.every(isOrigin))
      .default([]),
  ),
  HOSTS: given(
    z
      .string()
      .transform(listOf)
      .refine((hosts) => hosts.every(isHostName))
      .default([]),
  ),
  BASE_PATH: given(
    z
      .string()
      .regex(/^(\/[\w.~-]*[\w~-])*\/?$/)
      .transform((path) => path.replace(/\/$/, ''))
      .default(''),
  ),
  WEBHOOK_HOSTS: given(
    z
      .string()
      .transform((text) => listOf(text).map(readWebhookHost))
      .refine((hosts) => !hosts.includes(null))
      .transform((hosts) => hosts.filter((host) => host !== null))
      .default([]),
  ),
  PUBLIC_SERVER: given(z.enum(['on', 'off']).default('off')),
  PUSH: given(z.enum(['on', 'off']).default('on')),
  PUSH_CONTACT: given(z.string().refine(isContact).optional()),
  METRICS_TOKEN: given(token.optional()),
  ADMIN_TOKEN: given(token.optional()),
  MAX_STORE_MB: given(
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((count) => count >= 1 && count <= MAX_MEGABYTES)
      .default(4096),
  ),
  KEEP_FINISHED_DAYS: given(days.optional()),
  KEEP_WAITING_DAYS: given(days.default(60)),
  KEEP_IDLE_DAYS: given(days.default(400)),
  KEEP_PROFILES_DAYS: given(days.default(400)),
  NAMES_FILE: given(z.string().optional()),
  INVITATION_CODES: given(
    z
      .string()
      .transform(listOf)
      .refine((codes) => codes.every((code) => /^[\w.~-]{6,64}$/.test(code)))
      .default([]),
  ),
  LOG_LEVEL: given(z.enum(LOG_LEVELS).default('info')),
});

/** Every variable that this server reads. */
export const VARIABLES: readonly string[] = [...Object.keys(EnvSchema.shape), ...SECRET_FILES];

const ADVICE: Readonly<Record<string, string>> = {
  PORT: `PORT must be a number from 0 to ${MAX_PORT}; 0 takes any free port.`,
  HOST: 'HOST must be the name or address to listen on; leave it out for all of this machine.',
  DATA_DIR: 'DATA_DIR must be the folder where matches are kept.',
  DATABASE_URL:
    'DATABASE_URL must be the address of a PostgreSQL database, postgres://USER:PASSWORD@HOST:5432/NAME; leave it out to keep matches in DATA_DIR.',
  REDIS_URL:
    'REDIS_URL must be the address of the Redis that several processes share, redis://:PASSWORD@HOST:6379; leave it out for one process.',
  PUBLIC_ADDRESS:
    'PUBLIC_ADDRESS must be where browsers reach this one process: a host, perhaps with port and path, like hexfall.example/p1 or hexfall.example/p/{hostname}.',
  PROXIES: `PROXIES must be addresses, ranges of them or ${NETWORKS.join(', ')}, with commas in between.`,
  HALLS:
    'HALLS must be addresses or ranges of them like 192.0.2.0/24, with commas in between; leave it out if no club plays here behind one address.',
  ORIGINS: 'ORIGINS must be addresses like https://hexfall.example, without a path, with commas in between.',
  HOSTS: 'HOSTS must be names of this server like hexfall.example, without a port, with commas in between; leave it out for any name.',
  BASE_PATH:
    'BASE_PATH must be the path under which a proxy offers the page, like /hexfall; leave it out if it has a host name of its own.',
  WEBHOOK_HOSTS:
    'WEBHOOK_HOSTS must be names of hosts like hooks.example, or with a port like house.lan:8080, with commas in between; leave it out to call no webhooks.',
  PUBLIC_SERVER: 'PUBLIC_SERVER must be on or off.',
  PUSH: 'PUSH must be on or off.',
  PUSH_CONTACT:
    'PUSH_CONTACT must be where push services can reach the operator, mailto:NAME@HOST or an address that begins with https://; leave it out for the address of the page.',
  METRICS_TOKEN: 'METRICS_TOKEN must have 16 to 200 letters, digits or signs of . _ ~ + / = and -.',
  ADMIN_TOKEN: 'ADMIN_TOKEN must have 16 to 200 letters, digits or signs of . _ ~ + / = and -; leave it out for no page for the operator.',
  MAX_STORE_MB: 'MAX_STORE_MB must be a number of megabytes, from 1.',
  KEEP_FINISHED_DAYS: 'KEEP_FINISHED_DAYS must be a number of days, from 1; leave it out to keep finished matches forever.',
  KEEP_WAITING_DAYS: 'KEEP_WAITING_DAYS must be a number of days, from 1; 60 if it is left out.',
  KEEP_IDLE_DAYS: 'KEEP_IDLE_DAYS must be a number of days, from 1; 400 if it is left out.',
  KEEP_PROFILES_DAYS: 'KEEP_PROFILES_DAYS must be a number of days, from 1; 400 if it is left out.',
  NAMES_FILE: 'NAMES_FILE must be the path of a file with the names that players may have, one on each line.',
  INVITATION_CODES:
    'INVITATION_CODES must be codes of 6 to 64 letters, digits or signs of . _ ~ and -, with commas in between; leave it out to let everyone make tables.',
  LOG_LEVEL: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
};

export interface Config {
  readonly port: number;
  /** All addresses of the machine if undefined. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** The PostgreSQL database for matches, instead of the folder. It may contain a password: never log it. */
  readonly databaseUrl: string | undefined;
  /** The Redis of a cluster; undefined for a single process. It may contain a password: never log it. */
  readonly redisUrl: string | undefined;
  /** Where browsers reach this one of several processes: a host, perhaps with port and path. */
  readonly publicAddress: string | undefined;
  /** The proxies in front: addresses, ranges of them, or names of Express. */
  readonly proxies: readonly string[];
  /** Networks of clubs, whose people share an address: ranges of addresses. */
  readonly halls: readonly string[];
  /** Origins of pages that are this server's, besides the one a request was sent to. */
  readonly origins: readonly string[];
  /** The names of this server in `Host`; any name if it is empty and there are no `origins` either. */
  readonly hosts: readonly string[];
  /** The path under which a proxy offers the page, like `/hexfall`; empty for the root of a host name. */
  readonly basePath: string;
  /** The hosts whose webhooks may be called in slow games. */
  readonly webhookHosts: readonly WebhookHost[];
  /** Whether strangers meet here: the page then always offers a quick match. */
  readonly isPublic: boolean;
  /** Whether browsers are called by push messages, and whom their services may write to. */
  readonly push: { readonly isEnabled: boolean; readonly contact: string | null };
  /** The token for reading the metrics from other machines; not possible if undefined. */
  readonly metricsToken: string | undefined;
  /** The token for the page of the operator; there is none if undefined. Never log it. */
  readonly adminToken: string | undefined;
  /** How large the store may grow before new tables are refused. */
  readonly maxStoreMb: number;
  /** After how many days finished matches are deleted; never if undefined. */
  readonly keepFinishedDays: number | undefined;
  /** After how many days tables whose match has not started are deleted. */
  readonly keepWaitingDays: number;
  /** After how many days without anybody a match that is not over is deleted. */
  readonly keepIdleDays: number;
  /** After how many days without use the profiles of players are deleted. */
  readonly keepProfilesDays: number;
  /** The file with the names that players may have; any name if undefined. */
  readonly namesFile: string | undefined;
  /** One of these is needed to make tables; none is if it is empty. Never log them. */
  readonly invitationCodes: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** Combinations of valid settings that are invalid together. */
const conflictsOf = ({ REDIS_URL, DATABASE_URL, PUBLIC_ADDRESS }: z.infer<typeof EnvSchema>): readonly string[] => {
  if (REDIS_URL === undefined) {
    return PUBLIC_ADDRESS === undefined ? [] : ['PUBLIC_ADDRESS is for one of several processes: set REDIS_URL, too, or neither.'];
  }
  return [
    ...(DATABASE_URL === undefined
      ? ['REDIS_URL needs DATABASE_URL: several processes keep their matches in one PostgreSQL database.']
      : []),
    ...(PUBLIC_ADDRESS === undefined
      ? ['REDIS_URL needs PUBLIC_ADDRESS: browsers have to reach each process by an address of its own.']
      : []),
  ];
};

/** The settings from the environment and the files that it names, or one sentence for each that is wrong. */
export const readEnv = (env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> => {
  const whole = withSecretFiles(env);
  if (!whole.ok) return whole;
  const { success, data, error } = EnvSchema.safeParse(whole.value);
  if (success) {
    const names = data.NAMES_FILE === undefined ? ok('') : readSettingFile('NAMES_FILE', data.NAMES_FILE);
    const conflicts = [...conflictsOf(data), ...(names.ok ? [] : [names.error])];
    if (conflicts.length > 0) return fail(conflicts);
    return ok({
      port: data.PORT,
      host: data.HOST,
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      redisUrl: data.REDIS_URL,
      publicAddress: data.PUBLIC_ADDRESS,
      proxies: data.PROXIES,
      halls: data.HALLS,
      origins: data.ORIGINS,
      hosts: data.HOSTS,
      basePath: data.BASE_PATH,
      webhookHosts: data.WEBHOOK_HOSTS,
      isPublic: data.PUBLIC_SERVER === 'on',
      push: { isEnabled: data.PUSH === 'on', contact: data.PUSH_CONTACT ?? null },
      metricsToken: data.METRICS_TOKEN,
      adminToken: data.ADMIN_TOKEN,
      maxStoreMb: data.MAX_STORE_MB,
      keepFinishedDays: data.KEEP_FINISHED_DAYS,
      keepWaitingDays: data.KEEP_WAITING_DAYS,
      keepIdleDays: data.KEEP_IDLE_DAYS,
      keepProfilesDays: data.KEEP_PROFILES_DAYS,
      namesFile: data.NAMES_FILE,
      invitationCodes: data.INVITATION_CODES,
      logLevel: data.LOG_LEVEL,
    });
  }
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])));
  return fail([...wrong].map((name) => ADVICE[name] ?? `${name} is wrong.`));
};
