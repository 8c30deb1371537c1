import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { example } from '../notation/examples.js';

const PROGRAM = fileURLToPath(new URL('../../shared/bin/hexfall.mjs', import.meta.url));
const GOOD = JSON.stringify({ ...example(), starter: 0 });

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfall-cli-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const hexfall = (args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawnSync(process.execPath, [PROGRAM, ...args], { input, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
};

const written = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('the program hexfall', () => {
  test('answers a file', () => {
    const { status, stdout, stderr } = hexfall(['battle', written('good.json', GOOD)]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ done: true });
  });

  test('answers standard input', () => {
    const { status, stdout } = hexfall(['legal', '-'], JSON.stringify(example()));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ player: 0 });
  });

  test('draws a position as a PNG of the size it names', () => {
    const out = join(folder, 'position.png');
    const { status, stdout, stderr } = hexfall(['picture', written('position.json', JSON.stringify(example())), '--out', out]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { width, height } = JSON.parse(stdout) as { width: number; height: number };
    const png = readFileSync(out);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    expect(png.length).toBeGreaterThan(20_000);
  });

  test.each<[code: string, args: () => string[]]>([
    ['unreadable-file', () => ['battle', join(folder, 'missing.json')]],
    ['unreadable-file', () => ['battle', folder]],
    ['unreadable-file', () => ['battle', join(folder, 'missing.jsonl')]],
    ['not-json', () => ['battle', written('empty.json', '')]],
    ['unknown-field', () => ['legal', written('field.json', GOOD)]],
    ['unknown-command', () => ['fight']],
    ['unknown-option', () => ['selfplay', '--loud']],
  ])('says %s on standard output and exits with 2', (code, args) => {
    const { status, stdout, stderr } = hexfall(args());
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ error: { code } });
  });

  test('fights 10,000 battles in one process', () => {
    const path = written('many.jsonl', `${GOOD}\n`.repeat(10_000));
    const { status, stdout } = hexfall(['battle', path]);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toHaveLength(10_001);
  });
});
