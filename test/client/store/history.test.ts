import './support/browserGlobals.js';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { lastSeen, limitSeen, markSeen } from '../../../client/src/platform/lastSeen.js';
import { settings } from '../../../client/src/platform/settings.js';
import { EventHistory } from '../../../client/src/store/EventHistory.js';
import { beginHistory, continueHistory, type History } from '../../../client/src/store/history.js';
import { hexesOfLine, logText } from '../../../client/src/text/logText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { stepOn, tableOf } from '../../support/states.js';

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));

const begin = (): Table => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'hegemony'], seed: 'history' });
  if (!created.ok) throw new Error(created.error.message);
  return tableOf(created.value);
};

/** A whole match as the server sends it. */
const play = (start: Table): { readonly intents: PlayedIntent[]; readonly end: Table } => {
  const intents: PlayedIntent[] = [];
  const random = randomFrom(5);
  let table = start;
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const intent = POLICIES.random(table, seat, random);
    const done = stepOn(table, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    intents.push({ seq: intents.length + 1, player: seat, intent, events: done.value.events });
  }
  return { intents, end: table };
};

const CAST = playerLabels(
  [
    { army: 'moloch', hq: 20, score: 0 },
    { army: 'hegemony', hq: 20, score: 0 },
  ],
  [],
);

const start = begin();
const { intents, end } = play(start);
const told = intents.reduce<History>((history, playedIntent) => continueHistory(history, playedIntent) ?? history, beginHistory(start, []));

test('a page that has heard everything knows the table', () => {
  expect(told.seq).toBe(intents.length);
  expect(told.state.table).toEqual(end);
});

test('a page that knows more than its server, which was restored, drops what never happened and asks for all that is there', async () => {
  let kept = intents.slice(0, 17);
  const tableAfter = (seq: number): Table => told.steps[seq]!.before;
  const asked: number[] = [];
  const history = new EventHistory(
    () => ({ seq: kept.length, table: tableAfter(kept.length) }),
    (from) => {
      asked.push(from);
      return Promise.resolve(kept.slice(from - 1));
    },
  );
  history.begin(start, []);
  await history.catchUp();
  expect(history.history.peek()?.seq).toBe(17);
  history.begin(tableAfter(17), []);
  expect(history.history.peek()?.seq).toBe(17);
  kept = intents.slice(0, 8);
  history.begin(tableAfter(8), []);
  await history.catchUp();
  expect(asked).toEqual([1, 1]);
  expect(history.history.peek()?.seq).toBe(8);
  expect(history.history.peek()?.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(history.history.peek()?.state.table).toEqual(tableAfter(8));
});

test('what was seen of a match before its server was restored does not count as seen of what is played then', () => {
  markSeen('ABC234', 17);
  limitSeen('ABC234', 20);
  expect(lastSeen('ABC234')).toBe(17);
  limitSeen('ABC234', 8);
  expect(lastSeen('ABC234')).toBe(8);
  markSeen('ABC234', 9);
  expect(lastSeen('ABC234')).toBe(9);
});

test('a line about an HQ marks the hex it stands on', () => {
  const about = told.entries.flatMap(({ seq, lines }) =>
    lines.flatMap((line) =>
      line.what === 'fact' && (line.fact.kind === 'hq-damaged' || line.fact.kind === 'hq-destroyed')
        ? [{ seq, line, fact: line.fact }]
        : [],
    ),
  );
  expect(about.length).toBeGreaterThan(0);
  for (const { seq, line, fact } of about) {
    const { board } = told.steps[seq - 1]!.before;
    const cell = board.findIndex((unit) => unit?.owner === fact.player && unit.tile.endsWith('/hq'));
    expect(hexesOfLine(line)).toEqual([hexOf(cell)]);
  }
});

test('what is missing or known already is refused', () => {
  const history = beginHistory(start, []);
  expect(continueHistory(history, intents[1]!)).toBeNull();
  const next = continueHistory(history, intents[0]!);
  expect(next && continueHistory(next, intents[0]!)).toBeNull();
});

test.each(LANGUAGES)('the whole match can be worded in %s', (language) => {
  settings.language.value = language;
  const lines = told.entries.flatMap((page) => page.lines.map((line) => logText(CAST, line, BOARDS.main)));
  expect(lines.filter((line) => line !== '').length).toBeGreaterThan(intents.length);
  expect(lines.filter((line) => line.includes('{{') || line.includes('undefined') || /\b(event|fact|words|table)\.\w/.test(line))).toEqual(
    [],
  );
});
