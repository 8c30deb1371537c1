import type { Json } from '../notation/examples.js';
import { EXPANSION_BATTLES } from './expansionBattles.js';
import { EXPANSION_PLAYS } from './expansionPlays.js';
import { MODE_BATTLES } from './modeBattles.js';
import { MODE_PLAYS } from './modePlays.js';
import { answer, call, phasesOf } from './support.js';

const ALL = [...MODE_BATTLES, ...EXPANSION_BATTLES];

describe.each([
  ['battle of every mode', MODE_BATTLES],
  ['battle with every expansion', EXPANSION_BATTLES],
])('%s', (_, cases) => {
  test.each(cases)('$title', async ({ position, phases, printed: expected }) => {
    const printed = await answer('battle', { ...position, starter: 0 });
    expect(phasesOf(printed)).toEqual(phases);
    expect(printed).toMatchObject({ done: true, ...expected });
    const { mode } = position['options'] as { mode: string };
    expect('score' in printed).toBe(mode.endsWith('score'));
    expect('left' in printed).toBe(mode === 'deathmatch');
  });
});

test('all of them one per line, with invalid lines between, give the same answers', async () => {
  const wrong = ['nonsense', '{"format":1,"options":{"mode":"solo"}}', '[]'];
  const lines = ALL.flatMap(({ position }, index) => [JSON.stringify({ ...position, starter: 0 }), wrong[index % 3]!]);
  const { exitCode, stdout } = await call(['battle', '-', '--lines'], { '-': lines.join('\n') });
  expect(exitCode).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  expect(answers).toHaveLength(2 * ALL.length);
  for (const [index, { position }] of ALL.entries()) {
    expect(answers[2 * index]).toEqual(await answer('battle', { ...position, starter: 0 }));
    const code = ['not-json', 'unknown-value', 'wrong-type'][index % 3];
    expect(answers[2 * index + 1]).toMatchObject({ error: { code } });
  }
});

describe.each([
  ['play in every mode and with every option', MODE_PLAYS],
  ['play with every expansion', EXPANSION_PLAYS],
])('%s', (_, cases) => {
  test.each(cases)('$title', async ({ position, intents, printed }) => {
    expect(await answer('play', { ...position, intents })).toMatchObject(printed);
  });
});

test('all of them one per line, with invalid lines between, give the same answers', async () => {
  const all = [...MODE_PLAYS, ...EXPANSION_PLAYS];
  const wrong = ['{"format":1,', '{"format":1,"options":{"mode":"duel"}}', '7'];
  const lines = all.flatMap(({ position, intents }, index) => [wrong[index % 3]!, JSON.stringify({ ...position, intents })]);
  const { exitCode, stdout } = await call(['play', 'a.jsonl'], { 'a.jsonl': `${lines.join('\n')}\n` });
  expect(exitCode).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  expect(answers).toHaveLength(lines.length);
  for (const [index, { position, intents }] of all.entries()) {
    const code = ['not-json', 'missing-field', 'wrong-type'][index % 3];
    expect(answers[2 * index]).toMatchObject({ error: { code } });
    expect(answers[2 * index + 1]).toEqual(await answer('play', { ...position, intents }));
  }
});
