import type { Intent } from '@hexfall/shared/model/intent';
import { fail } from '@hexfall/shared/model/result';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import { fold } from '@hexfall/shared/rules/evolve';
import { step } from '@hexfall/shared/rules/step';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { beginHistory, continueHistory } from '../../client/src/store/history.js';
import type { Step } from '../../server/src/match/PlayedIntents.js';
import { call } from '../cli/support.js';
import { wholeFilm } from '../server/support/film.js';
import { MemoryStore } from '../server/support/MemoryStore.js';
import { comeBack, type Duel, type Game, openTable, playRandomly, startDuel } from '../server/support/table.js';
import { PICTURE_WORKER, startTestApp, type TestApp } from '../server/support/testApp.js';
import { makeOlder } from '../support/olderRules.js';

/*
 * Matches that run while the server gets another version of the rules, as players see it: the rules before are the present ones by another number. Positions of all
 * modes and moments are in test/server/positions.test.ts.
 */

let store: MemoryStore;
let app: TestApp;
let duel: Duel;
let game: Game;

const isSame = (one: Intent, other: Intent): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rules that refuse what has been played after some intents, if the state leads there. */
const refusing =
  (intent: Intent): Step =>
  (state, seat, sent) =>
    isSame(intent, sent) ? fail({ code: 'malformed', message: 'Not by the new rules.', rule: '' }) : step(state, seat, sent);

/** A duel of some intents, and the server that has it next, by other rules. */
const upgrade = async (intents: number, rulesFor: (duel: Duel) => Promise<Step>): Promise<void> => {
  store = await MemoryStore.open();
  const before = await startTestApp({ store });
  duel = await startDuel(before.url);
  await playRandomly(duel, 3, intents);
  const rules = await rulesFor(duel);
  await Promise.all(duel.pages.map((page) => page.leave()));
  await before.stop();
  await makeOlder(store.database);
  app = await startTestApp({ store, pictureWorker: PICTURE_WORKER, room: { step: rules } });
  game = await comeBack(app.url, duel);
};

const recordNow = async (): Promise<RecordJson> => (await (await fetch(`${app.url}/api/matches/${duel.code}/record`)).json()) as RecordJson;

const logNow = async () => (await store.load(duel.code))!.log.map(({ intent }) => intent);

const [first, second] = [(): Game['pages'][number] => game.pages[0]!, (): Game['pages'][number] => game.pages[1]!];

afterEach(async () => {
  await Promise.all(game.pages.map((page) => page.leave()));
  await app.stop();
});

test('a match goes on as it was by rules that would have led there, too, and its record proves all of it', async () => {
  let film: unknown[] = [];
  await upgrade(17, async ({ pages: [page] }) => {
    film = await wholeFilm(page);
    return step;
  });
  const told = await wholeFilm(first());
  expect(told.length).toBe(17);
  const changes = told.flatMap(({ events }) => events).filter(({ type }) => type === 'rules-changed');
  expect(changes).toMatchObject([{ rules: RULES_VERSION, again: false, table: null }]);
  expect(told.map(({ events, ...rest }) => ({ ...rest, events: events.filter(({ type }) => type !== 'rules-changed') }))).toEqual(film);
  await playRandomly(game, 5, 2000);
  const record = await recordNow();
  expect([record.rules, 'earlier' in record]).toEqual([RULES_VERSION, false]);
  const parsed = parseRecord(record);
  expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
});

describe('a match by rules that refuse something of an earlier turn', () => {
  beforeEach(async () => {
    await upgrade(17, async () => refusing((await logNow())[0]!));
  });

  test('goes on from the beginning of its turn, with what was played since; the page says so once, and has what follows', async () => {
    const { seq: at, content } = (await store.load(duel.code))!.positions![0]!;
    expect([first().state.seq, at > 2, content.includes('"again"')]).toEqual([17, true, false]);
    await playRandomly(game, 5, 12);
    const film = await wholeFilm(first());
    const hidden = film.slice(0, at - 1);
    expect(hidden.every(({ events }) => events.length === 0)).toBe(true);
    const history = film.reduce((past, one) => continueHistory(past, one)!, beginHistory(first().table!, [[], []]));
    expect(history.state.table).toEqual(first().table);
    expect(history.steps.map(({ seq }) => seq)).toEqual(film.slice(at).map(({ seq }) => seq));
    const lines = history.entries
      .flatMap((entry) => entry.lines)
      .filter((line) => line.what === 'event' && line.event.type === 'rules-changed');
    expect([lines.length, history.entries[0]?.seq]).toEqual([1, at]);
  });

  test('is the same when the server starts again, and no other one is needed for that', async () => {
    await playRandomly(game, 5, 12);
    const [film, table] = [await wholeFilm(first()), first().table];
    await Promise.all(game.pages.map((page) => page.leave()));
    await app.stop();
    app = await startTestApp({ store, room: { step: refusing((await logNow())[0]!) } });
    game = await comeBack(app.url, duel);
    expect(await wholeFilm(second())).toEqual(film);
    expect(second().table).toEqual(table);
  });

  test('has a record that plays the second part and proves the draw of both', async () => {
    await playRandomly(game, 5, 2000);
    const { table } = first();
    const film = await wholeFilm(first());
    const record = await recordNow();
    const { earlier } = record;
    expect(record).toMatchObject({ rules: RULES_VERSION, earlier: { rules: RULES_VERSION - 1 } });
    expect(record.intents.length).toBe(film.length);
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const verified = verifyRecord(parsed.value);
    expect(verified.ok && verified.value.state.table).toEqual(table);
    expect(verified.ok && fold(parsed.value.position!, verified.value.events).table).toEqual(table);
    const { exitCode } = await call(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(record) });
    expect(exitCode).toBe(0);
    // Every field of the first part counts.
    const [player, ...players] = earlier!.position.players;
    const pile = player!.pile as readonly string[];
    const other = pile.findIndex((tile) => tile !== pile[0]);
    const swapped = { ...player!, pile: pile.with(0, pile[other]!).with(other, pile[0]!) };
    const forged = [
      { ...record, earlier: { ...earlier!, position: { ...earlier!.position, players: [swapped, ...players] } } },
      { ...record, intents: [record.intents[1]!, record.intents[0]!, ...record.intents.slice(2)] },
    ].map((json) => {
      const read = parseRecord(json);
      return read.ok && verifyRecord(read.value);
    });
    expect(forged).toMatchObject([{ error: { code: 'wrong-piles' } }, { error: { code: 'wrong-log' } }]);
    // What is over is played back by any later rules, the change among it.
    await store.database
      .updateTable('match')
      .set({ rules: RULES_VERSION - 1 })
      .execute();
    expect((await fetch(`${app.url}/api/tables/${duel.code}/board.svg?seq=3`)).status).toBe(200);
  });
});

test('a turn begins again whose intents the new rules refuse, and the page says so', async () => {
  let kept = 0;
  let isStrict = true;
  await upgrade(15, async ({ pages }) => {
    const begun = async (): Promise<number> => (await store.load(duel.code))!.positions![0]!.seq;
    do await playRandomly({ pages }, 4, 1);
    while ((await begun()) === (await logNow()).length);
    kept = await begun();
    const refuses = refusing((await logNow()).at(-1)!);
    return (...sent) => (isStrict ? refuses : step)(...sent);
  });
  isStrict = false;
  expect([first().state.seq, (await logNow()).length]).toEqual([kept, kept]);
  const change = (await wholeFilm(first())).at(-1)!.events.at(-1);
  expect(change).toMatchObject({ type: 'rules-changed', again: true, number: first().table!.turn.number });
  await playRandomly(game, 8, 2000);
  const parsed = parseRecord(await recordNow());
  expect(parsed.ok && verifyRecord(parsed.value)).toMatchObject({ ok: true });
});

test('a table can be watched and listed before anybody has opened it, and nothing is written for that', async () => {
  await upgrade(17, () => Promise.resolve(step));
  await Promise.all(game.pages.map((page) => page.leave()));
  await app.stop();
  await makeOlder(store.database);
  app = await startTestApp({ store, pictureWorker: PICTURE_WORKER });
  expect((await fetch(`${app.url}/api/tables/${duel.code}/board.svg`)).status).toBe(200);
  expect((await store.load(duel.code))!.rules).toBe(RULES_VERSION - 1);
  expect((await openTable(app.url, duel.code)).status).toBe(200);
  expect((await store.load(duel.code))!.rules).toBe(RULES_VERSION);
});
