import { run } from '@hexfall/shared/cli/run';
import { playTo } from '@hexfall/shared/notation/moment';
import { formatRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { example, playedMatch, setupOf } from '../notation/examples.js';
import { svgFaults } from '../picture/svgFaults.js';

const SETUP = setupOf('a picture');
const RECORD = JSON.stringify(formatRecord({ setup: SETUP, intents: playedMatch(SETUP, 5).intents }));

/** The turn after that of the first battle. */
const turnAfterFirstBattle = (): number => {
  const start = createMatch(SETUP);
  if (!start.ok) throw new Error(start.error.message);
  const turns: number[] = [];
  playTo(start.value, playedMatch(SETUP, 5).intents, null, ({ turn }, events) => {
    if (events.some(({ type }) => type === 'battle-ended')) turns.push(turn.number);
  });
  expect(turns.length).toBeGreaterThan(1);
  return turns[0]! + 1;
};

/** What a film shows without its title. */
const bodyOf = (svg: string): string => svg.replace(/<title>.*?<\/title>/, '');

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

  test('films the last battle of a match up to a moment, and the battle that a position begins', async () => {
    const whole = await draw(['match.json', '--film', '--title', 'A & B'], false);
    expect({ exitCode: whole.exitCode, answer: whole.answer }).toEqual({
      exitCode: 0,
      answer: { file: 'match.svg', width: 600, height: 646 },
    });
    const last = whole.saved['match.svg']!;
    expect(last).toMatch(/<title>Hexfall · A &amp; B · (Victory|Draw)/);
    expect(last).toMatch(/<animate attributeName="opacity"/);
    // Each battle has an end of its own: the film of an earlier moment is another one.
    const earlier = (await draw(['match.json', '--film', '--turn', String(turnAfterFirstBattle())], false)).saved['match.svg']!;
    expect(earlier).toMatch(/<animate /);
    expect(bodyOf(earlier)).not.toBe(bodyOf(last));
    const fought = (await draw(['a.json', '--film', '--out', 'b.svg'], false)).saved['b.svg']!;
    expect(fought).toMatch(/<animate /);
  });

  test.each<[string, readonly string[]]>([
    ['no-battle', ['match.json', '--film', '--turn', '0']],
    ['bad-option', ['match.json', '--film', '--out', 'film.png']],
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
