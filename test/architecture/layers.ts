import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What the page may import from outside, in any of its rooms. */
const FOR_CLIENT = [
  'shared/hex',
  'shared/model',
  'shared/content',
  'shared/fair',
  'shared/rules',
  'shared/inspect',
  'shared/picture',
  'shared/notation',
  'shared/protocol',
  'npm',
];

/** The rooms of the page from the ground up: each may import those before it. */
const CLIENT_ROOMS = [
  'style',
  'net',
  'platform',
  'board',
  'store',
  'text',
  'ui',
  'offline',
  'sound',
  'notifications',
  'shell',
  'table',
  'lobby',
  'replay',
  'match',
  'home',
  'learn',
  'sandbox',
  'local',
  'puzzles',
  'people',
  'gallery',
] as const;

/** The rooms that know how computer players plan. */
const KNOWS_COMPUTERS: readonly string[] = ['store', 'replay'];

/** The rooms that check and solve puzzles. */
const KNOWS_PUZZLES: readonly string[] = ['puzzles'];

const inClient = (room: string): string => `client/${room}`;

/** Every folder of the server. The files above the folders, which put everything together, are the part `server`. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  'server/runtime': ['node', 'npm'],
  'server/security': ['shared/protocol', 'node', 'npm'],
  'server/transport': ['server/runtime', 'server/security', 'node', 'npm'],
  'server/webhooks': ['server/runtime', 'shared/picture', 'shared/protocol', 'node', 'npm'],
  'server/config': ['server/security', 'server/webhooks', 'shared/model', 'node', 'npm'],
  'server/computer': ['shared/ai', 'node', 'npm'],
  'server/store': [
    'server/runtime',
    'shared/ai',
    'shared/hex',
    'shared/model',
    'shared/rules',
    'shared/notation',
    'shared/protocol',
    'node',
    'npm',
  ],
  'server/push': ['server/runtime', 'server/security', 'server/webhooks', 'server/store', 'shared/protocol', 'node', 'npm'],
  'server/metrics': ['server/webhooks', 'server/computer', 'server/store', 'server/push', 'shared/model', 'shared/protocol', 'npm', 'node'],
  'server/cluster': ['server/runtime', 'server/store', 'shared/model', 'shared/protocol', 'npm'],
  'server/lobby': [
    'server/security',
    'server/store',
    'shared/model',
    'shared/content',
    'shared/fair',
    'shared/rules',
    'shared/ai',
    'shared/protocol',
    'node',
  ],
  'server/schema': ['server/store', 'server/lobby', 'shared/hex', 'shared/model', 'shared/content', 'shared/protocol', 'npm'],
  'server/match': [
    'server/runtime',
    'server/store',
    'server/lobby',
    'shared/model',
    'shared/rules',
    'shared/ai',
    'shared/notation',
    'shared/protocol',
  ],
  'server/pictures': [
    'server/runtime',
    'server/store',
    'server/lobby',
    'server/match',
    'shared/model',
    'shared/rules',
    'shared/picture',
    'shared/notation',
    'shared/puzzle',
    'shared/cli',
    'node',
    'npm',
  ],
  'server/rooms': [
    'server/runtime',
    'server/security',
    'server/transport',
    'server/webhooks',
    'server/push',
    'server/metrics',
    'server/store',
    'server/cluster',
    'server/computer',
    'server/lobby',
    'server/schema',
    'server/match',
    'shared/hex',
    'shared/model',
    'shared/fair',
    'shared/rules',
    'shared/inspect',
    'shared/ai',
    'shared/protocol',
    'node',
    'npm',
  ],
  'server/http': [
    'server/runtime',
    'server/security',
    'server/transport',
    'server/push',
    'server/metrics',
    'server/store',
    'server/lobby',
    'server/match',
    'server/pictures',
    'server/rooms',
    'shared/model',
    'shared/rules',
    'shared/picture',
    'shared/protocol',
    'node',
    'npm',
  ],
  'server/admin': [
    'server/config',
    'server/security',
    'server/store',
    'server/lobby',
    'server/match',
    'shared/model',
    'shared/rules',
    'shared/protocol',
    'node',
    'npm',
  ],
  server: [
    'server/runtime',
    'server/computer',
    'server/config',
    'server/security',
    'server/transport',
    'server/webhooks',
    'server/push',
    'server/metrics',
    'server/store',
    'server/cluster',
    'server/pictures',
    'server/rooms',
    'server/http',
    'shared/rules',
    'shared/protocol',
    'node',
    'npm',
  ],
};

/** What a part of the project may import: other parts (itself always), `node` for built-in modules, `npm` for any package, `npm:NAME` for one. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/hex': [],
  'shared/model': ['shared/hex'],
  'shared/content': ['shared/hex', 'shared/model'],
  'shared/fair': ['shared/model'],
  'shared/rules': ['shared/hex', 'shared/model', 'shared/content', 'shared/fair'],
  'shared/simulation': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules'],
  'shared/inspect': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules'],
  'shared/picture': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules', 'shared/inspect'],
  'shared/ai': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules', 'shared/simulation'],
  'shared/review': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules', 'shared/simulation', 'shared/inspect', 'shared/ai'],
  'shared/notation': ['shared/hex', 'shared/model', 'shared/content', 'shared/fair', 'shared/rules'],
  'shared/puzzle': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules', 'shared/notation'],
  'shared/protocol': ['shared/hex', 'shared/model', 'shared/notation', 'npm:zod'],
  'shared/cli': [
    'shared/hex',
    'shared/model',
    'shared/content',
    'shared/fair',
    'shared/rules',
    'shared/inspect',
    'shared/picture',
    'shared/ai',
    'shared/review',
    'shared/simulation',
    'shared/notation',
    'shared/puzzle',
    'shared/protocol',
    'node',
  ],
  ...SERVER,
  ...Object.fromEntries(
    CLIENT_ROOMS.map((room, index) => [
      inClient(room),
      [
        ...FOR_CLIENT,
        ...(KNOWS_COMPUTERS.includes(room) ? ['shared/ai', 'shared/review'] : []),
        ...(KNOWS_PUZZLES.includes(room) ? ['shared/puzzle'] : []),
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
