import { hqOf } from '@hexfall/shared/content/catalog';
import type { GameState } from '@hexfall/shared/model/state';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { tilesNamedBy } from '../support/sheets.js';
import { wholeFilm } from './support/film.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * The film of a running match, at every one of its moments, for somebody who watches: all that happened, and nothing that is hidden.
 */

const LENGTH = 60;

const store = await MemoryStore.open();
const films: (readonly PlayedIntent[])[] = [];
let app: TestApp;
let duel: Duel;
let watcher: Page;

beforeAll(async () => {
  app = await startTestApp({ store });
  duel = await startDuel(app.url);
  watcher = await Page.join(app.url, duel.code);
  films.push(await wholeFilm(watcher));
  await playRandomly(duel, 5, LENGTH, async () => void films.push(await wholeFilm(watcher)));
});

afterAll(async () => {
  await Promise.all([...duel.pages, watcher].map((page) => page.leave()));
  await app.stop();
});

const secrets = async () => {
  const saved = await store.load(duel.code);
  const { seed, secret, options, seats } = saved?.setup ?? {};
  if (!saved || !seed || !secret || !options || !seats) throw new Error('the match has not started');
  const created = createMatch({ options, armies: seats.flatMap((seat) => seat?.army ?? []), seed });
  if (!created.ok) throw new Error(created.error.message);
  const states: GameState[] = [created.value];
  for (const { player, intent } of saved.log) {
    const next = step(states.at(-1)!, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    states.push(next.value.state);
  }
  return { seed, secret, states, keyHashes: seats.map((seat) => seat?.keyHash ?? '') };
};

test('the match runs, and its film grows with every intent', () => {
  expect(watcher.state.phase).toBe('playing');
  expect(films.map(({ length }) => length)).toEqual([...films.keys()]);
  for (const [length, film] of films.entries()) expect(films.at(-1)!.slice(0, length)).toEqual(film);
});

test('it has neither seed nor secret nor the hash of a key', async () => {
  const { seed, secret, keyHashes } = await secrets();
  for (const film of films) {
    for (const hidden of [seed, secret, ...keyHashes]) {
      expect(hidden.length).toBeGreaterThan(10);
      expect(JSON.stringify(film)).not.toContain(hidden);
    }
  }
});

test('at every moment it names the tiles drawn so far, and none that is drawn later', async () => {
  const { states } = await secrets();
  expect(states).toHaveLength(LENGTH + 1);
  for (const [index, film] of films.entries()) {
    const { piles } = states[index]!;
    const left = new Set(piles.flatMap((pile) => pile ?? []));
    const drawn = states[0]!.piles.flatMap((pile, seat) => pile!.slice(0, pile!.length - piles[seat]!.length));
    const placed = film.filter(({ intent }) => intent.do === 'place-hq').map(({ player }) => hqOf((['borgo', 'moloch'] as const)[player]!));
    const named = tilesNamedBy(film);
    // A tile that is there twice may be drawn and lie in the pile.
    expect([...named].filter((tile) => left.has(tile as never) && !drawn.includes(tile as never))).toEqual([]);
    expect([...named].sort()).toEqual([...new Set([...drawn, ...placed])].sort());
  }
});
