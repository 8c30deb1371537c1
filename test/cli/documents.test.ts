import { example } from '../notation/examples.js';
import { call, refusal } from './support.js';

const GOOD = JSON.stringify({ ...example(), starter: 0 });

describe('what is no document', () => {
  test.each([
    ['an empty file', ''],
    ['white space', ' \n\n'],
    ['half a document', '{"format":1,'],
    ['not JSON at all', 'units: []'],
    ['numbers JSON does not have', '{"format":NaN}'],
    ['two documents', '{} {}'],
    ['a byte of nothing', '\0'],
    ['a billion brackets, nearly', '['.repeat(1_000_000)],
  ])('%s', async (_, text) => {
    expect(await refusal(['battle', 'a.json'], { 'a.json': text })).toBe('not-json ');
  });

  test.each([
    ['null', 'wrong-type '],
    ['[]', 'wrong-type '],
    ['"battle"', 'wrong-type '],
    ['1e999', 'wrong-type '],
    ['{}', 'missing-field /format'],
    ['{"__proto__":{"format":1}}', 'unknown-field /__proto__'],
    [`{"format":1,"units":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'missing-field /options'],
    [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'wrong-type '],
  ])('%.40s', async (text, expected) => {
    for (const command of ['battle', 'play', 'legal', 'forecast']) expect(await refusal([command, '-'], { '-': text })).toBe(expected);
  });

  test('a very long number is a number', async () => {
    const text = GOOD.replace('"hq":20', `"hq":${'9'.repeat(100_000)}`);
    expect(await refusal(['battle', '-'], { '-': text })).toBe('wrong-type /players/0/hq');
  });
});

describe('what is no call', () => {
  test.each<[expected: string, args: string[]]>([
    ['usage ', []],
    ['usage ', ['battle']],
    ['usage ', ['battle', 'a.json', 'b.json']],
    ['unknown-command ', ['fight', 'a.json']],
    ['unknown-command ', ['toString', 'a.json']],
    ['unknown-command ', ['', 'a.json']],
    ['unknown-option ', ['battle', '--fast', 'a.json']],
    ['unknown-option ', ['battle', '-x', 'a.json']],
    ['bad-option ', ['battle', '--lines=3', 'a.json']],
    ['unreadable-file ', ['battle', 'missing.json']],
    ['unreadable-file ', ['battle', 'missing.jsonl']],
  ])('%s: %j', async (expected, args) => {
    expect(await refusal(args, { 'a.json': GOOD, 'b.json': GOOD })).toBe(expected);
  });

  test.each([[['--help']], [['battle', '--help']], [['selfplay', '--help']]])('%j prints how to use it', async (args) => {
    const { exitCode, stdout } = await call(args);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/hexfall COMMAND FILE[\s\S]*battle[\s\S]*play[\s\S]*legal[\s\S]*forecast[\s\S]*record[\s\S]*selfplay/);
  });
});

describe('one document per line', () => {
  const LINES = [GOOD, 'nonsense', '', '{"format":2}', GOOD.replace('"rot":0', '"rot":7'), GOOD];
  const EXPECTED = ['done', 'not-json ', 'not-json ', 'wrong-format /format', 'unknown-value /units/0/rot', 'done'];

  const summary = (stdout: string): string[] =>
    stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const { error } = JSON.parse(line) as { error?: { code: string; path: string } };
        return error ? `${error.code} ${error.path}` : 'done';
      });

  test.each<[title: string, args: string[], text: string]>([
    ['in a file ending in .jsonl', ['battle', 'a.jsonl'], LINES.join('\n')],
    ['with a line break at the end', ['battle', 'a.jsonl'], `${LINES.join('\n')}\n`],
    ['with line breaks as on Windows', ['battle', 'a.jsonl'], LINES.join('\r\n')],
    ['on standard input', ['battle', '-', '--lines'], LINES.join('\n')],
    ['in any file, the option first', ['battle', '--lines', 'a.txt'], LINES.join('\n')],
  ])('%s: one answer each, in order', async (_, args, text) => {
    for (const size of [7, 1_000_000]) {
      const { exitCode, stdout } = await call(args, { 'a.jsonl': text, 'a.txt': text, '-': text }, size);
      expect(exitCode).toBe(0);
      expect(summary(stdout)).toEqual(EXPECTED);
    }
  });

  test('no lines give no answers', async () => {
    expect(await call(['legal', 'a.jsonl'], { 'a.jsonl': '' })).toEqual({ exitCode: 0, stdout: '', complaints: '' });
  });

  test('a line separator inside a text ends no line', async () => {
    const text = GOOD.replace('"runner"', '"runner\u2028"');
    expect(summary((await call(['battle', '-', '--lines'], { '-': text })).stdout)).toEqual(['unknown-tile /players/0/discard/0']);
  });
});
