import { parse } from 'yaml';
import { VARIABLES } from '../../server/src/config/env.js';
import { readProjectFile } from '../support/sources.js';

/* docker-compose.yml, which ci.yml starts with one process and with five. */

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly secrets?: readonly string[];
}

const text = readProjectFile('docker-compose.yml');
const compose = parse(text) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};
const { hexfall } = compose.services;

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

test.each(Object.entries(compose.services))('gives %s no right it does not need, and limits', (_name, service) => {
  expect(service).toMatchObject({
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number) as unknown,
    mem_limit: expect.stringMatching(/^\d+[mg]$/) as unknown,
    cpu_shares: expect.any(Number) as unknown,
    logging: { options: { 'max-size': expect.any(String) as unknown } },
  });
});

test('gives no volume to several processes: each has what it writes by itself', () => {
  const named = (service: Service | undefined): readonly string[] => (service?.volumes ?? []).filter((volume) => volume.includes(':'));
  expect(named(compose.services['game'])).toEqual([]);
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
