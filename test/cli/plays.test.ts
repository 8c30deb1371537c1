import type { Json } from '../notation/examples.js';
import { EXPANSION_PLAYS } from './expansionPlays.js';
import { MODE_PLAYS } from './modePlays.js';
import { answer, call } from './support.js';

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
  const lines = all.flatMap(({ position, intents }, place) => [wrong[place % 3]!, JSON.stringify({ ...position, intents })]);
  const { exitCode, stdout } = await call(['play', 'a.jsonl'], { 'a.jsonl': `${lines.join('\n')}\n` });
  expect(exitCode).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  expect(answers).toHaveLength(lines.length);
  for (const [place, { position, intents }] of all.entries()) {
    const code = ['not-json', 'missing-field', 'wrong-type'][place % 3];
    expect(answers[2 * place]).toMatchObject({ error: { code } });
    expect(answers[2 * place + 1]).toEqual(await answer('play', { ...position, intents }));
  }
});
