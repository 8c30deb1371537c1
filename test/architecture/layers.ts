import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What a part of the project may import: other parts (itself always), `node` for built-in modules, `npm` for any package, `npm:NAME` for one. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'shared/hex': [],
  'shared/model': ['shared/hex'],
  'shared/content': ['shared/hex', 'shared/model'],
  'shared/rules': ['shared/hex', 'shared/model', 'shared/content'],
  'shared/ai': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules'],
  'shared/notation': ['shared/hex', 'shared/model', 'shared/content', 'shared/rules'],
  'shared/protocol': ['shared/hex', 'shared/model', 'shared/notation', 'npm:zod'],
  'shared/cli': [
    'shared/hex',
    'shared/model',
    'shared/content',
    'shared/rules',
    'shared/ai',
    'shared/notation',
    'shared/protocol',
    'node',
    'npm:zod',
  ],
  server: [
    'shared/hex',
    'shared/model',
    'shared/content',
    'shared/rules',
    'shared/ai',
    'shared/notation',
    'shared/protocol',
    'node',
    'npm',
  ],
  client: ['shared/hex', 'shared/model', 'shared/content', 'shared/rules', 'shared/notation', 'shared/protocol', 'npm'],
};

/** The part a path from the root belongs to: `shared/rules`, `server`. */
const partOf = (path: string): string => /^(shared)\/src\/([^/]+)\/|^(\w+)\//.exec(path)?.slice(1).filter(Boolean).join('/') ?? path;

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
