import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { BotLine } from '@hexfall/shared/protocol/bots';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { LIMITS } from '../../server/src/http/limits.js';
import { ProgramStreams } from '../../server/src/http/services/ProgramStreams.js';
import { hashSeatKey, newBotToken } from '../../server/src/security/credentials.js';
import { insertBot } from '../../server/src/store/bots.js';
import { MemoryStore } from './support/MemoryStore.js';
import { LineReader } from './support/Program.js';
import { HQS, playAgainst, ProgramScene, told, until } from './support/ProgramScene.js';

const scene = new ProgramScene();

/** An answer that nobody reads. */
class UnreadResponse extends EventEmitter {
  unread = 0;
  destroyed = false;
  writableEnded = false;
  headersSent = false;
  set(): void {
    this.headersSent = true;
  }
  write(text: string): boolean {
    this.unread += text.length;
    return false;
  }
  end(): void {
    this.writableEnded = true;
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

describe('the stream of a table', () => {
  test('says what there is to do, what has happened, and how the match has ended', async () => {
    await scene.start();
    const [page, program] = await scene.duel();
    const stream = await scene.follow(program);
    expect(stream.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    const { code } = page;
    expect(await stream.next('table')).toMatchObject({ code, seq: 0, mine: [1], acting: 0, paused: false, clock: null });
    await page.play(0, HQS[0]);
    const turn = await stream.next('turn');
    expect(turn).toEqual({ type: 'turn', code, seq: 1, seat: 1, intents: legalIntents(page.table!, 1), decision: null });
    expect(await stream.next('events')).toEqual({ type: 'events', code, ...page.intents[0]! });
    expect((await program.play(1, HQS[1], { after: turn.seq })).status).toBe(200);
    await page.play(0, { do: 'resign' });
    expect(await stream.next('over')).toEqual({ type: 'over', code, seq: 3, outcome: page.table!.outcome });
    await page.get('propose', { seat: 0, kind: 'rematch' });
    expect(await stream.next('next')).toEqual({ type: 'next', code, seq: 3, next: page.state.rematchCode });
    await until(() => stream.isEnded);
    expect(stream.lines.map(({ type, seq }) => `${type} ${seq}`)).toEqual([
      'table 0',
      'events 1',
      'table 1',
      'turn 1',
      'events 2',
      'table 2',
      'events 3',
      'table 3',
      'over 3',
      'next 3',
    ]);
    expect((await program.wait('?wait=25')).map(({ type }) => type)).toEqual(['table', 'over', 'next']);
  });

  test('goes on after a break with what was missed, by pages', async () => {
    await scene.start();
    const [page, program] = await scene.duel();
    await playAgainst([page, program], 130);
    const { seq } = page.state;
    const stream = await scene.follow(program, '?from=3');
    await stream.next('table', (line) => line.seq === seq);
    const events = stream.lines.filter(({ type }) => type === 'events');
    expect(events).toEqual(page.intents.slice(3).map((played) => ({ type: 'events', code: page.code, ...played })));
    // Beyond the end, as after a change of the rules, it begins with what comes next.
    expect((await program.wait('?from=9999&wait=0')).map(({ type }) => type)[0]).toBe('table');
  });

  test('is asked for in parts: each waits until there is something to do or to tell', async () => {
    await scene.start();
    const [page, program] = await scene.duel();
    const [first] = await program.wait('?wait=25');
    expect(first).toMatchObject({ type: 'table', seq: 0 });
    const waiting = program.wait('?from=0&wait=25');
    await page.play(0, HQS[0]);
    expect((await waiting).map(({ type }) => type)).toEqual(['events', 'table', 'turn']);
    // It is the turn of the program: nothing to wait for.
    expect((await program.wait('?from=1&wait=25')).map(({ type }) => type)).toEqual(['table', 'turn']);
    await program.play(1, HQS[1]);
    let isAnswered = false;
    const late = program.wait('?from=2&wait=25').finally(() => (isAnswered = true));
    await until(() => {
      scene.time.pass(25_000);
      return isAnswered;
    });
    expect((await late).map(({ type }) => type)).toEqual(['table']);
  });

  test.each(['from=-1', 'from=x', 'from=1&from=2', 'wait=26', 'wait=1.5', 'from=9999999999'])('?%s is refused', async (query) => {
    await scene.start();
    const [, program] = await scene.begin();
    expect(told(await program.ask('GET', `stream?${query}`))).toBe('400 malformed');
  });

  test.each(['', '?seat=4', '?seat=x'])('the legal intents of %j are refused', async (query) => {
    await scene.start();
    const [, program] = await scene.begin();
    expect(told(await program.ask('GET', `intents${query}`))).toBe('400 malformed');
  });

  test('has an empty line every six seconds in which nothing happens', async () => {
    await scene.start();
    const [, program] = await scene.begin();
    const stream = await scene.follow(program);
    await stream.next('turn');
    for (let beats = 1; beats < 4; beats++)
      await until(() => {
        if (stream.beats < beats) scene.time.pass(6000);
        return stream.beats >= beats;
      });
    expect(stream.lines).toHaveLength(2);
  });

  test('ends when the program loses its seat', async () => {
    await scene.start();
    const [page, program] = await scene.meet({ seats: 3, options: { mode: 'deathmatch' } });
    await program.sit({ army: 'moloch' });
    const stream = await scene.follow(program);
    await stream.next('table');
    await page.get('kick', { seat: 1 });
    await until(() => stream.isEnded);
    expect(told(await program.sit({ army: 'moloch' }))).toBe('403 kicked');
    expect(told(await program.ask('GET', 'stream'))).toBe('403 not-your-seat');
  });

  test('ends when the server stops', async () => {
    const store = await MemoryStore.open();
    await scene.start({ store });
    const token = newBotToken();
    await insertBot(store.database, { id: 'the-bot', name: 'Robo', tokenHash: hashSeatKey(token) });
    const [page, program] = await scene.begin();
    const stream = await scene.follow(program);
    await stream.next('turn');
    const events = await LineReader.open(`${scene.app.url}/api/bot/events`, token);
    await page.leave();
    const stopped = scene.app.stop();
    await until(() => stream.isEnded && events.isEnded);
    // In good order: no connection is cut.
    expect([stream.isComplete, events.isComplete]).toEqual([true, true]);
    await stopped;
  });

  test('is one of a few, for a key, an address and all together', async () => {
    for (const [limits, open] of [
      [{ perKey: 2, perAddress: 9, all: 9 }, 2],
      [{ perKey: 9, perAddress: 2, all: 9 }, 2],
      [{ perKey: 9, perAddress: 9, all: 1 }, 1],
    ] as const) {
      await scene.start({ limits: { ...LIMITS, streams: limits } });
      const [page, program] = await scene.begin();
      for (let i = 0; i < open; i++) await (await scene.follow(program)).next('turn');
      const refused = await program.ask('GET', 'stream');
      expect([told(refused), Number(refused.retryAfter) > 0]).toEqual(['429 rate-limited', true]);
      scene.streams.pop()!.close();
      await until(async () => (await scene.follow(program)).status === 200);
      await page.leave();
      for (const stream of scene.streams.splice(0)) stream.close();
      await scene.stop();
    }
  });

  test('of a program that reads nothing is closed, and grows no further', async () => {
    await scene.start();
    const asked: number[] = [];
    const response = new UnreadResponse();
    const running = new ProgramStreams({ perKey: 1, perAddress: 1, all: 1 }, scene.time, new AbortController().signal, {
      error: () => undefined,
    });
    const line = 'x'.repeat(1000);
    const done = running.run(response as unknown as Response, { key: 'k', address: 'a' }, (waitMs) => {
      asked.push(waitMs);
      return Promise.resolve({ lines: [line], isEnded: asked.length > 9 });
    });
    await until(() => response.unread > 0);
    expect(asked).toHaveLength(1);
    scene.time.pass(19_999);
    expect(response.destroyed).toBe(false);
    scene.time.pass(1);
    await done;
    expect([response.destroyed, asked.length, running.count]).toEqual([true, 1, 0]);
  });
});

test('no line says more than every page at the table knows', async () => {
  const store = await MemoryStore.open();
  await scene.start({ store });
  const [page, program] = await scene.duel();
  const stream = await scene.follow(program);
  const tables: [BotLine, unknown][] = [];
  await playAgainst([page, program], 60, async (seq) => {
    const line = await stream.next('table', (one) => one.seq === seq);
    tables.push([line, formatPosition(page.table!)]);
  });
  expect(tables.length).toBeGreaterThan(40);
  for (const [line, position] of tables) expect(line).toMatchObject({ position: JSON.parse(JSON.stringify(position)) as unknown });
  for (const { type, ...line } of stream.lines) {
    if (type !== 'events') continue;
    const { code: _, ...played } = line as { readonly code: string; readonly seq: number };
    expect(played).toEqual(page.intents[played.seq - 1]);
  }
  const { setup } = (await store.load(page.code))!;
  const text = JSON.stringify(stream.lines);
  for (const secret of [setup.secret, setup.seed, program.key, ...setup.seats.map((taken) => taken!.keyHash)])
    expect(text).not.toContain(secret);
  expect([...new Set(stream.lines.flatMap((line) => Object.keys(line)))].sort()).toEqual(
    [
      'acting',
      'clock',
      'code',
      'decision',
      'events',
      'intent',
      'intents',
      'mine',
      'paused',
      'player',
      'position',
      'seat',
      'seq',
      'table',
      'type',
    ].sort(),
  );
});
