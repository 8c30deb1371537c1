import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** The rooms of what server and page share, from the ground up: each may import those before it. The first has data, beside `src`. */
const SHARED_ROOMS = [
  'assets',
  'hex',
  'model',
  'fair',
  'content',
  'rules',
  'competition',
  'rating',
  'simulation',
  'ai',
  'inspect',
  'picture',
  'review',
  'notation',
  'puzzle',
  'protocol',
  'lobby',
  'locales',
  'api',
  'cli',
];

/** The rooms of it that may import anything from outside. */
const OUTSIDE_OF_SHARED: Readonly<Record<string, readonly string[]>> = { protocol: ['npm:zod'], locales: ['node'], cli: ['node'] };

const inShared = (room: string): string => `shared/${room}`;

/** What the page may import from outside, in any of its rooms. */
const FOR_CLIENT = [
  'shared/hex',
  'shared/model',
  'shared/locales',
  'shared/content',
  'shared/fair',
  'shared/rules',
  'shared/rating',
  'shared/inspect',
  'shared/picture',
  'shared/notation',
  'shared/protocol',
  'shared/lobby',
  'npm',
];

/** The rooms of the page from the ground up: each may import those before it. */
const CLIENT_ROOMS = [
  'style',
  'net',
  'platform',
  'board',
  'worker',
  'store',
  'text',
  'embed',
  'ui',
  'offline',
  'sound',
  'notifications',
  'shell',
  'table',
  'lobby',
  'replay',
  'match',
  'competition',
  'home',
  'learn',
  'sandbox',
  'local',
  'puzzles',
  'people',
  'operator',
] as const;

/** The rooms that know how computer players plan. */
const KNOWS_COMPUTERS: readonly string[] = ['worker', 'store', 'replay'];

/** The rooms that check and solve puzzles. */
const KNOWS_PUZZLES: readonly string[] = ['worker', 'puzzles'];

/** The rooms that know how competitions go. */
const KNOWS_COMPETITIONS: readonly string[] = ['text', 'competition'];

const inClient = (room: string): string => `client/${room}`;

/** The folders of the server, from the ground up: each may import those before it, and the files above the folders any. */
const SERVER_FOLDERS = [
  'runtime',
  'security',
  'transport',
  'table',
  'computer',
  'store',
  'cluster',
  'schema',
  'match',
  'competition',
  'notify',
  'config',
  'metrics',
  'admin',
  'pictures',
  'rooms',
  'http',
];

/** What the server may import from outside, in most of its folders. */
const FOR_SERVER = [
  'shared/hex',
  'shared/model',
  'shared/locales',
  'shared/content',
  'shared/fair',
  'shared/rules',
  'shared/competition',
  'shared/rating',
  'shared/inspect',
  'shared/picture',
  'shared/ai',
  'shared/notation',
  'shared/protocol',
  'shared/lobby',
  'node',
];

/** The folders that know nothing of databases, networks and the framework. */
const WITHOUT_PACKAGES = ['table', 'match'];

/** The folders that serve puzzles and the pictures of the command line. */
const DRAWS = ['pictures'];

/** The folders of commands, which only what serves the operator's page may import. */
const COMMANDS = ['admin'];

const inServer = (folder: string): string => `server/${folder}`;

const SERVER: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    SERVER_FOLDERS.map((folder, index) => [
      inServer(folder),
      [
        ...FOR_SERVER,
        ...(WITHOUT_PACKAGES.includes(folder) ? [] : ['npm']),
        ...(DRAWS.includes(folder) ? ['shared/puzzle', 'shared/cli'] : []),
        ...SERVER_FOLDERS.slice(0, index)
          .filter((below) => !COMMANDS.includes(below) || folder === 'http')
          .map(inServer),
      ],
    ]),
  ),
  server: [...FOR_SERVER, 'npm', ...SERVER_FOLDERS.map(inServer)],
};

/** What a part of the project may import: other parts (itself always), `node` for built-in modules, `npm` for any package, `npm:NAME` for one. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    SHARED_ROOMS.map((room, index) => [
      inShared(room),
      [...(OUTSIDE_OF_SHARED[room] ?? []), ...SHARED_ROOMS.slice(0, index).map(inShared)],
    ]),
  ),
  // Nothing imports the research tools.
  tools: [...SHARED_ROOMS.map(inShared), 'node'],
  ...SERVER,
  ...Object.fromEntries(
    CLIENT_ROOMS.map((room, index) => [
      inClient(room),
      [
        ...FOR_CLIENT,
        ...(KNOWS_COMPUTERS.includes(room) ? ['shared/ai', 'shared/review'] : []),
        ...(KNOWS_PUZZLES.includes(room) ? ['shared/puzzle'] : []),
        ...(KNOWS_COMPETITIONS.includes(room) ? ['shared/competition'] : []),
        ...CLIENT_ROOMS.slice(0, index).map(inClient),
      ],
    ]),
  ),
  client: [...FOR_CLIENT, ...CLIENT_ROOMS.map(inClient)],
};

/** Workspaces in which every folder is a part of its own; what lies beside them belongs to the workspace itself. */
const SPLIT = ['shared', 'server', 'client'];

/** The part a path from the root belongs to: `shared/rules`, `client/board`. */
const partOf = (path: string): string => {
  const [, workspace, folder] = /^(\w+)\/(?:src\/([^/]+)\/)?/.exec(path) ?? [];
  if (workspace === undefined) return path;
  return folder !== undefined && SPLIT.includes(workspace) ? `${workspace}/${folder}` : workspace;
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The part, or the outside world, that an import leads to. */
const targetOf = (file: string, specifier: string): string => {
  if (specifier.startsWith('.')) return partOf(posix.join(posix.dirname(file), specifier));
  if (specifier.startsWith('@hexfall/')) {
    const [, workspace = '', folder = ''] = specifier.split('/');
    return workspace === 'shared' ? `shared/${folder}` : workspace;
  }
  return isBuiltin(specifier) ? 'node' : `npm:${packageOf(specifier)}`;
};

const workspaceOf = (part: string): string => part.split('/')[0]!;

/** Why this import is not allowed, or null if it is. */
export const objection = (file: string, specifier: string): string | null => {
  const part = partOf(file);
  const allowed = MAY_IMPORT[part];
  if (!allowed) return `${file} lies in no part of the project that may import anything`;
  const target = targetOf(file, specifier);
  if (specifier.startsWith('.') && workspaceOf(target) !== workspaceOf(part)) {
    return `${file} imports ${specifier}: another workspace is imported by its package name`;
  }
  if (target === part || allowed.includes(target) || (allowed.includes('npm') && target.startsWith('npm:'))) return null;
  return `${file} imports ${specifier}: ${part} must not import ${target}`;
};
