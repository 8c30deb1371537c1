import './support/browserGlobals.js';
import { randomFrom } from '@hexfall/shared/ai/random';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import type { Reel } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { publicTable } from '@hexfall/shared/rules/view';
import { castOf } from '../../../client/src/hud/castOf.js';
import { beginHistory, continueHistory, type History } from '../../../client/src/store/history.js';
import { settings } from '../../../client/src/store/settings.js';
import { logText } from '../../../client/src/text/logText.js';

const begin = (): Table => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'hegemony'], seed: 'history' });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

/** A whole match as the server tells it. */
const play = (start: Table): { readonly reels: Reel[]; readonly end: Table } => {
  const reels: Reel[] = [];
  const random = randomFrom(5);
  let table = start;
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const intent = POLICIES.random(table, seat, random);
    const done = step(table, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    reels.push({ seq: reels.length + 1, player: seat, intent, events: done.value.events });
  }
  return { reels, end: table };
};

const CAST = castOf(
  [
    { army: 'moloch', hq: 20, score: 0 },
    { army: 'hegemony', hq: 20, score: 0 },
  ],
  [],
);

const start = begin();
const { reels, end } = play(start);
const told = reels.reduce<History>((history, reel) => continueHistory(history, reel) ?? history, beginHistory(publicTable(start), []));

test('a page that has heard everything knows the table', () => {
  expect(told.seq).toBe(reels.length);
  expect(publicTable(told.table)).toEqual(publicTable(end));
});

test('what is missing or known already is refused', () => {
  const history = beginHistory(publicTable(start), []);
  expect(continueHistory(history, reels[1]!)).toBeNull();
  const next = continueHistory(history, reels[0]!);
  expect(next && continueHistory(next, reels[0]!)).toBeNull();
});

test.each(['en', 'pl'] as const)('the whole match can be told in %s', (language) => {
  settings.language.value = language;
  const lines = told.pages.flatMap((page) => page.lines.map((line) => logText(CAST, line)));
  expect(lines.filter((line) => line !== '').length).toBeGreaterThan(reels.length);
  expect(lines.filter((line) => line.includes('{{') || line.includes('undefined') || /\b(event|fact|words|table)\.\w/.test(line))).toEqual(
    [],
  );
});
