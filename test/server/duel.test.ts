import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { wholeFilm } from './support/film.js';
import { Page } from './support/Page.js';
import { playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';
import { stepOn, tableOf } from '../support/states.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(async () => {
  await app.stop();
});

test('a whole duel: every page sees what the record has, step by step', async () => {
  const duel = await startDuel(app.url);
  const [a, b] = duel.pages;
  const watcher = await Page.join(app.url, duel.code);
  const seen: (Table | null)[] = [a.table];
  await playRandomly(duel, 7, 2000, async () => {
    await watcher.until(() => watcher.state.seq === a.state.seq);
    expect(b.table).toEqual(a.table);
    expect(watcher.table).toEqual(a.table);
    seen.push(a.table);
  });
  expect(a.state.phase).toBe('over');

  const response = await fetch(`${app.url}/api/matches/${duel.code}/record`);
  expect(response.status).toBe(200);
  const record = parseRecord(await response.json());
  if (!record.ok) throw new Error(record.error.message);
  const created = createMatch(record.value.setup);
  if (!created.ok) throw new Error(created.error.message);
  let table = tableOf(created.value);
  const played: (readonly GameEvent[])[] = [];
  expect(seen[0]).toEqual(table);
  for (const [index, { player, intent }] of record.value.intents.entries()) {
    const next = stepOn(table, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    table = next.value.table;
    played.push(next.value.events);
    expect(seen[index + 1]).toEqual(table);
  }

  const intents = await wholeFilm(watcher);
  expect(intents.map(({ seq }) => seq)).toEqual(record.value.intents.map((_, index) => index + 1));
  expect(intents.map(({ events }) => events)).toEqual(played);
  for (const page of [a, b, watcher]) expect(page.intents).toEqual(intents);

  const late = await Page.join(app.url, duel.code);
  expect(late.table).toEqual(a.table);
  expect(await wholeFilm(late)).toEqual(intents);
  await Promise.all([a, b, watcher, late].map((page) => page.leave()));
});
