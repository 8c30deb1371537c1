import { playedMatch, setupOf, example } from '../notation/examples.js';
import { formatRecord } from '@hexfall/shared/notation/record';
import { run } from '@hexfall/shared/cli/run';
import { svgFaults } from '../picture/svgFaults.js';

const SETUP = setupOf('a picture');
const RECORD = JSON.stringify(formatRecord({ setup: SETUP, intents: playedMatch(SETUP, 5).intents }));

/** Calls `hexfall picture` with two files; gives the exit code, the answer, and what was written by name. */
const draw = async (args: readonly string[], canPng = true) => {
  const files: Record<string, string> = { 'a.json': JSON.stringify(example()), 'match.json': RECORD, 'bad.json': '{' };
  const saved: Record<string, string> = {};
  let stdout = '';
  const exitCode = await run(['picture', ...args], {
    read: async function* (file) {
      const text = files[file];
      if (text === undefined) throw new Error(`no such file: ${file}`);
      yield await Promise.resolve(text);
    },
    write: (text) => (stdout += text),
    complain: () => undefined,
    save: (file, content) => {
      if (file.startsWith('/')) return Promise.reject(new Error('no such folder'));
      saved[file] = content.toString();
      return Promise.resolve();
    },
    ...(canPng && { toPng: (svg) => Promise.resolve(Buffer.from(`PNG of ${svg}`)) }),
  });
  return { exitCode, answer: JSON.parse(stdout) as unknown, saved };
};

const refusal = async (args: readonly string[], canPng = true): Promise<unknown> => {
  const { exitCode, answer, saved } = await draw(args, canPng);
  expect(exitCode).toBe(2);
  expect(saved).toEqual({});
  return (answer as { error: { code: string } }).error.code;
};

const titleOf = async (...args: string[]): Promise<string> => {
  const { saved } = await draw([...args, '--svg', '--out', 'x']);
  expect(svgFaults(saved['x'] ?? '')).toEqual([]);
  return /<title>(.*)<\/title>/.exec(saved['x'] ?? '')?.[1] ?? '';
};

describe('hexfall picture', () => {
  test('writes a PNG beside the document', async () => {
    const { exitCode, answer, saved } = await draw(['a.json']);
    expect({ exitCode, answer }).toEqual({ exitCode: 0, answer: { file: 'a.png', width: 1200, height: 630 } });
    expect(saved['a.png']).toMatch(/^PNG of <svg/);
  });

  test('writes an SVG where that is asked for, or the name says so', async () => {
    expect((await draw(['a.json', '--svg'], false)).saved['a.svg']).toMatch(/^<svg/);
    expect((await draw(['a.json', '--out', 'b.svg'], false)).saved['b.svg']).toMatch(/^<svg/);
  });

  test('shows a match at its end, or at a moment', async () => {
    expect(await titleOf('match.json')).toMatch(/Victory|Draw/);
    expect(await titleOf('match.json', '--turn', '4')).toContain('Turn 4');
    expect(await titleOf('match.json', '--turn', '4', '--step', '1')).toContain('Turn 4');
    expect(await titleOf('match.json', '--turn', '0')).toContain('Placing the HQs');
  });

  test('has a title, names and a language', async () => {
    expect(await titleOf('match.json', '--turn', '2', '--title', 'Final', '--names', 'Ann,Bob', '--language', 'pl')).toBe(
      'Hexfall · Final · Tura 2 · Ann – Bob',
    );
  });

  test.each<[string, readonly string[]]>([
    ['usage', []],
    ['usage', ['a.json', 'match.json']],
    ['unknown-option', ['a.json', '--lines']],
    ['bad-option', ['a.json', '--turn', '2']],
    ['bad-option', ['match.json', '--turn', 'x']],
    ['bad-option', ['match.json', '--step', '2']],
    ['bad-option', ['a.json', '--language', 'xx']],
    ['unreadable-file', ['c.json']],
    ['not-json', ['bad.json']],
    ['unwritable-file', ['a.json', '--out', '/nowhere/a.png']],
  ])('refuses with %s: %j', async (code, args) => {
    expect(await refusal(args)).toBe(code);
  });

  test('says what PNG needs where nothing makes any', async () => {
    expect(await refusal(['a.json'], false)).toBe('no-png');
  });
});
