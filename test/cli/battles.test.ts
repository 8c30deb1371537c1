import type { Json } from '../notation/examples.js';
import { EXPANSION_BATTLES } from './expansionBattles.js';
import { MODE_BATTLES } from './modeBattles.js';
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
  const lines = ALL.flatMap(({ position }, place) => [JSON.stringify({ ...position, starter: 0 }), wrong[place % 3]!]);
  const { exitCode, stdout } = await call(['battle', '-', '--lines'], { '-': lines.join('\n') });
  expect(exitCode).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  expect(answers).toHaveLength(2 * ALL.length);
  for (const [place, { position }] of ALL.entries()) {
    expect(answers[2 * place]).toEqual(await answer('battle', { ...position, starter: 0 }));
    const code = ['not-json', 'unknown-value', 'wrong-type'][place % 3];
    expect(answers[2 * place + 1]).toMatchObject({ error: { code } });
  }
});
