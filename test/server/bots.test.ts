import { pick, randomFrom } from '@hexfall/shared/model/random';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { botSeatKey, hashSeatKey } from '../../server/src/security/credentials.js';
import { deleteBot, insertBot } from '../../server/src/store/bots.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page } from './support/Page.js';
import { LineReader, Program } from './support/Program.js';
import { HQS, ProgramScene, told, until } from './support/ProgramScene.js';
import { anything } from './support/rubbish.js';

const scene = new ProgramScene();

describe('a seat', () => {
  test('is taken with a key, which always opens that seat, and shows that a bot plays', async () => {
    await scene.start();
    const [page, program] = await scene.meet({}, null);
    expect(await program.sit({ army: 'moloch', seat: 1 })).toMatchObject({ status: 201, body: { code: page.code, seat: 1 } });
    expect(await program.sit({ army: 'borgo', seat: 0 })).toMatchObject({ status: 201, body: { seat: 1 } });
    await page.until(() => [...page.state.seats][1]!.program);
    expect(
      [...page.state.seats].map(({ name, army, program: isProgram, computer, ready }) => ({ name, army, isProgram, computer, ready })),
    ).toEqual([
      { name: '', army: '', isProgram: false, computer: false, ready: true },
      { name: 'Robo', army: 'moloch', isProgram: true, computer: false, ready: true },
    ]);
    const summary = (await (await fetch(`${scene.app.url}/api/matches/${page.code}`)).json()) as { readonly seats: unknown };
    expect(summary.seats).toEqual([null, { name: 'Robo', army: 'moloch', computer: false, program: true }]);
  });

  test.each<[what: string, wish: object, expected: string]>([
    ['is taken', { seat: 0, army: 'moloch' }, '409 seat-taken'],
    ['does not exist', { seat: 2, army: 'moloch' }, '409 no-seat'],
    ['needs an army', {}, '409 army-missing'],
    ['has an army that another one has', { army: 'borgo' }, '409 army-taken'],
    ['has no name', { army: 'moloch', name: '!' }, '400 malformed'],
    ['is asked for without a name', { army: 'moloch', name: undefined }, '400 malformed'],
    ['has an unknown army', { army: 'nobody' }, '400 malformed'],
    ['is asked for with more than is known', { army: 'moloch', waitsForReady: true }, '400 malformed'],
  ])('that %s is refused', async (_what, wish, expected) => {
    await scene.start();
    const [, program] = await scene.meet();
    expect(told(await program.sit(wish))).toBe(expected);
  });

  test('is refused where the table lets no bots in: if it is public, or its creator says so', async () => {
    await scene.start();
    const [open, program] = await scene.meet();
    await open.get('setTable', { programs: false });
    expect(told(await program.sit({ army: 'moloch' }))).toBe('403 no-bots');
    const [listed, other] = await scene.meet({ listed: true });
    expect([open.state.programs, listed.state.programs]).toEqual([false, false]);
    expect(told(await other.sit({ army: 'moloch' }))).toBe('403 no-bots');
    await listed.get('setTable', { programs: true });
    expect(told(await other.sit({ army: 'moloch' }))).toBe('201 ' + listed.code);
  });

  test('of a page shows that a bot plays as soon as a program uses it, unless the table lets none in', async () => {
    await scene.start();
    const [page] = await scene.meet();
    const key = newKey();
    const second = await scene.pages.add(Page.join(scene.app.url, page.code));
    await second.sit({ key, army: 'moloch', name: 'Bob' });
    const program = new Program(scene.app.url, page.code, key);
    await page.get('setTable', { programs: false });
    expect(told(await program.ask('GET', 'intents?seat=1'))).toBe('403 no-bots');
    expect(told(await program.sit())).toBe('403 no-bots');
    expect([...page.state.seats][1]!.program).toBe(false);
    await page.get('setTable', { programs: true });
    expect((await program.ask('GET', 'intents?seat=1')).status).toBe(200);
    await page.until(() => [...page.state.seats][1]!.program);
  });

  test('is connected while the program asks, and for ten seconds more', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    const stream = await scene.follow(program);
    await stream.next('turn');
    scene.time.pass(300_000);
    await page.until(() => [...page.state.seats][1]!.connected === 1);
    stream.close();
    await stream.until(() => stream.isEnded).catch(() => undefined);
    // The call that waits for news ends, and ten seconds later the seat has no connection.
    await until(() => {
      scene.time.pass(6_000);
      return [...page.state.seats][1]!.connected === 0;
    });
  });

  test('is not asked for what players agree on: it never agrees to a draw, and to everything else at once', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    expect(await page.refusal('propose', { seat: 0, kind: 'draw' })).toBe('computer-declines');
    await page.get('propose', { seat: 0, kind: 'pause' });
    await page.until(() => page.state.paused);
    expect(told(await program.play(1, HQS[1]))).toBe('409 paused');
    await page.get('propose', { seat: 0, kind: 'resume' });
    await page.until(() => !page.state.paused);
    expect((await program.play(1, HQS[1])).status).toBe(200);
  });

  test('is taken back from a stand-in by taking it again', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    scene.time.pass(11_000);
    await page.until(() => [...page.state.seats][1]!.connected === 0);
    scene.time.pass(180_000);
    await page.until(() => [...page.state.seats][1]!.absent);
    // The computer player thinks for ever.
    await page.get('propose', { seat: 0, kind: 'substitute', about: 1 });
    expect(told(await program.play(1, HQS[1]))).toMatch(/^(409 stand-in|422 .*)$/);
    expect((await program.sit()).status).toBe(201);
    await page.until(() => ![...page.state.seats][1]!.substitute);
  });

  test('bans, picks and hires by itself, and is ready', async () => {
    await scene.start();
    const [page, program] = await scene.meet({ armySelection: 'ban-and-pick', options: { mercenaries: 1 } }, {});
    await page.get('configure', {
      options: { mercenaries: 1 },
      seats: 2,
      startingSeat: 'first',
      armySelection: 'ban-and-pick',
      forecast: true,
    });
    await program.sit();
    await page.get('ban', { seat: 0, army: 'borgo' });
    await page.until(() => page.state.choosing === 0 && !page.state.banning);
    await page.get('pick', { seat: 0, army: 'outpost' });
    await page.until(() => page.state.hiring === 0);
    await page.get('hire', { seat: 0, mercenary: 'gunner' });
    await page.until(() => page.state.phase === 'playing');
    expect([...page.state.players].map(({ mercenaries }) => [...mercenaries].length)).toEqual([1, 1]);
  });
});

describe('an intent', () => {
  test('is one of those that are legal, and is answered the same however often it is sent', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    const { status, body } = await program.ask('GET', 'intents?seat=1');
    expect([status, body]).toEqual([200, { code: page.code, seq: 1, seat: 1, intents: legalIntents(page.table!, 1) }]);
    const sent = { seat: 1, client: program.client, n: 7, after: 1, intent: HQS[1] };
    const first = await program.ask('POST', 'intents', sent);
    expect(first).toMatchObject({ status: 200, body: { code: page.code, seq: 2 } });
    expect(await program.ask('POST', 'intents', sent)).toEqual(first);
    expect(told(await program.ask('POST', 'intents', { ...sent, intent: HQS[0] }))).toBe('409 number-used');
    await page.until(() => page.state.seq === 2);
    expect(page.intents.map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await program.ask('GET', 'intents?seat=1')).body).toMatchObject({ seq: 2, intents: [] });
    expect(told(await program.ask('GET', 'intents?seat=0'))).toBe('403 not-your-seat');
  });

  test.each<[what: string, body: object | string, expected: string]>([
    ['comes after another one than it says', { after: 0 }, '409 stale'],
    ['is for the seat of another player', { seat: 0 }, '403 not-your-seat'],
    ['breaks a rule', { intent: HQS[0] }, '422 hex-taken'],
    ['is of another turn', { intent: { do: 'end-turn' } }, '422 set-up'],
    ['is no intent', { intent: { do: 'cheat' } }, '400 malformed'],
    ['has no number', { n: undefined }, '400 malformed'],
    ['has a client that is too short', { client: 'b1' }, '400 malformed'],
    ['has more than is known', { key: 'secret' }, '400 malformed'],
    ['only the server may send', { intent: { do: 'agree-draw' } }, '409 not-agreed'],
    ['is no JSON', '{', '400 malformed'],
    ['is a list', [], '400 malformed'],
  ])('that %s is refused, and changes nothing', async (_what, body, expected) => {
    await scene.start();
    const [page, program] = await scene.begin();
    const sent = { seat: 1, client: program.client, n: 1, after: 1, intent: HQS[1] };
    const answer = await program.ask('POST', 'intents', typeof body === 'string' || Array.isArray(body) ? body : { ...sent, ...body });
    expect(told(answer)).toBe(expected);
    expect(typeof answer.body['message']).toBe('string');
    expect(answer.body['rule'] !== undefined).toBe(answer.status === 422);
    expect(page.state.seq).toBe(1);
  });

  test('is refused beyond the limit of messages, and says when to send it again', async () => {
    await scene.start({ room: { rate: { burst: 3, perSecond: 0.5 } } });
    const [, program] = await scene.begin();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await program.play(1, HQS[0]));
    const last = answers.at(-1)!;
    expect(told(last)).toBe('429 rate-limited');
    expect(Number(last.retryAfter)).toBeGreaterThan(0);
    expect(last.body['retryAfterMs']).toBeGreaterThan(0);
  });

  test('resigns, once and for all', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    const resigned = await program.ask('POST', 'resign', { seat: 1 });
    expect(resigned).toMatchObject({ status: 200, body: { code: page.code, seq: 2 } });
    expect(await program.ask('POST', 'resign', { seat: 1 })).toEqual(resigned);
    expect(told(await program.ask('POST', 'resign', { seat: 0 }))).toBe('403 not-your-seat');
    expect(told(await program.ask('POST', 'resign', {}))).toBe('400 malformed');
    await page.until(() => page.state.phase === 'over');
  });
});

describe('a line of the chat', () => {
  test('is said under the name of the seat', async () => {
    await scene.start();
    const [page, program] = await scene.begin();
    expect((await program.ask('POST', 'say', { text: 'Good luck' })).status).toBe(204);
    expect((await program.ask('POST', 'say', { emote: 'hello' })).status).toBe(204);
    await page.until(() => page.lines.length === 2);
    expect(page.lines.map(({ name, text, emote, seated }) => [name, text, emote, seated])).toEqual([
      ['Robo', 'Good luck', undefined, true],
      ['Robo', '', 'hello', true],
    ]);
    expect(told(await program.ask('POST', 'say', { text: 'a', emote: 'hello' }))).toBe('400 malformed');
    expect(told(await program.ask('POST', 'say', {}))).toBe('400 malformed');
    expect(told(await program.ask('POST', 'say', { text: 'a', to: 'team' }))).toBe('409 no-team');
  });

  test('is refused if there are too many', async () => {
    await scene.start({
      room: { chat: { person: { burst: 1, perSecond: 0.1 }, spectators: { burst: 9, perSecond: 9 }, pings: { burst: 1, perSecond: 1 } } },
    });
    const [, program] = await scene.begin();
    await program.ask('POST', 'say', { text: 'one' });
    const second = await program.ask('POST', 'say', { text: 'two' });
    expect([told(second), Number(second.retryAfter) > 0]).toEqual(['429 talk-limited', true]);
  });
});

describe('what a program brings', () => {
  const ROUTES = [
    ['POST', 'seats', { name: 'Robo', army: 'moloch' }],
    ['GET', 'stream', undefined],
    ['GET', 'intents?seat=1', undefined],
    ['POST', 'intents', { seat: 1, client: 'program-1', n: 1, intent: HQS[1] }],
    ['POST', 'resign', { seat: 1 }],
    ['POST', 'say', { text: 'Hello' }],
  ] as const;

  test.each(ROUTES)('%s %s needs it', async (method, path, body) => {
    await scene.start();
    const [page] = await scene.begin();
    for (const [key, expected] of [
      ['', '401 bot-token-needed'],
      ['short', '401 bot-token-needed'],
      [`bot_${newKey()}`, '401 bot-token-wrong'],
      // The last letter of a key has bits that are none.
      [`${'A'.repeat(21)}B`, '401 bot-token-needed'],
    ] as const)
      expect([key, told(await new Program(scene.app.url, page.code, key).ask(method, path, body))]).toEqual([key, expected]);
    // A key without a seat: the match has begun.
    expect(told(await new Program(scene.app.url, page.code).ask(method, path, body))).toBe(
      path === 'seats' ? '409 started' : '403 not-your-seat',
    );
    for (const code of ['ZZZZZZ', 'nothing'])
      expect(told(await new Program(scene.app.url, code).ask(method, path, body))).toBe('404 unknown-match');
  });

  test('is a token that the operator has given, and nothing after it was taken away', async () => {
    const store = await MemoryStore.open();
    await scene.start({ store });
    const token = `bot_${newKey()}`;
    await insertBot(store.database, { id: 'the-bot', name: 'Deep Green', tokenHash: hashSeatKey(token) });
    const [page] = await scene.meet();
    const bot = new Program(scene.app.url, page.code, token);
    const events = await LineReader.open(`${scene.app.url}/api/bot/events`, token);
    scene.streams.push(events);
    expect(await bot.ask('POST', 'seats', { army: 'moloch' })).toMatchObject({ status: 201, body: { seat: 1 } });
    await page.until(() => page.state.phase === 'playing');
    expect([...page.state.seats][1]).toMatchObject({ name: 'Deep Green', program: true });
    const stored = JSON.stringify(await Promise.all([store.database.selectFrom('bot').selectAll().execute(), store.loadTable(page.code)]));
    expect([token, botSeatKey('the-bot', token)].filter((secret) => stored.includes(secret))).toEqual([]);
    await until(() => {
      scene.time.pass(1000);
      return events.lines.length > 0;
    });
    expect(events.lines).toEqual([{ type: 'seat', code: page.code }]);
    // A second stream, as after a break, begins with the tables that are not over.
    const again = await LineReader.open(`${scene.app.url}/api/bot/events`, token);
    scene.streams.push(again);
    await again.until(() => again.lines.length === 1);
    expect((await bot.ask('POST', 'resign', { seat: 1 })).status).toBe(200);
    await until(() => {
      scene.time.pass(1000);
      return events.lines.length > 1;
    });
    expect(events.lines[1]).toEqual({ type: 'over', code: page.code });
    // The rematch: the bot is asked nothing, and has its seat there.
    await page.get('propose', { seat: 0, kind: 'rematch' });
    await page.until(() => page.state.rematchCode !== '');
    const code = page.state.rematchCode;
    await until(() => {
      scene.time.pass(1000);
      return events.lines.length > 2;
    });
    expect(events.lines[2]).toEqual({ type: 'seat', code });
    expect((await new Program(scene.app.url, code, token).ask('GET', 'intents?seat=0')).status).toBe(200);
    const stream = await scene.follow(new Program(scene.app.url, code, token));
    await stream.next('table');
    expect(await deleteBot(store.database, 'Deep Green')).toBe(true);
    await until(() => {
      scene.time.pass(6000);
      return stream.isEnded && events.isEnded;
    });
    expect(told(await bot.ask('GET', 'intents?seat=1'))).toBe('401 bot-token-wrong');
    // Nor does the token open anything as a key of a page.
    expect((await scene.pages.add(Page.join(scene.app.url, code, [token, token.slice('bot_'.length)]))).standing?.seats).toEqual([]);
  });

  test('tells of tables only where it is a token', async () => {
    await scene.start();
    const [, program] = await scene.begin();
    for (const [key, code] of [
      [program.key, 'bot-token-needed'],
      [`bot_${newKey()}`, 'bot-token-wrong'],
    ] as const) {
      const answer = await fetch(`${scene.app.url}/api/bot/events`, { headers: { authorization: `Bearer ${key}` } });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code }]);
    }
  });
});

test('a quick match never meets a bot', async () => {
  await scene.start();
  const quick = async (): Promise<string> =>
    ((await (await fetch(`${scene.app.url}/api/quick`, { method: 'POST' })).json()) as { readonly code: string }).code;
  // Public tables that wait: one where bots may sit down, one where a bot sits.
  const [open] = await scene.meet({ listed: true });
  await open.get('setTable', { programs: true });
  const [other, program] = await scene.meet({}, null);
  await program.sit({ army: 'moloch' });
  await other.sit({ army: 'borgo', name: 'Ann', seat: 0 }).catch(() => undefined);
  const code = await quick();
  expect([open.code, other.code]).not.toContain(code);
  expect(told(await new Program(scene.app.url, code).sit({ army: 'moloch' }))).toBe('403 no-bots');
  // As soon as bots are kept out, it is a table to wait at.
  await open.get('setTable', { programs: false });
  const page = await scene.pages.add(Page.join(scene.app.url, code));
  await page.sit({ army: 'borgo', name: 'Cid' });
  const second = await scene.pages.add(Page.join(scene.app.url, code));
  await second.sit({ army: 'moloch', name: 'Dan' });
  expect(await quick()).toBe(open.code);
});

test('whatever is sent is refused in the one form, and is no fault of the server', async () => {
  await scene.start();
  const [page, program] = await scene.begin();
  const random = randomFrom(5);
  for (let i = 0; i < 300; i++) {
    const path = pick(['seats', 'intents', 'resign', 'say'], random);
    const valid = { seat: 1, client: program.client, n: i + 1, intent: HQS[1], text: 'Hello' };
    const names = pick(Object.keys(valid), random);
    const body = random() < 0.5 ? anything(random) : { ...valid, [names]: anything(random) };
    const { status, body: answer } = await program.ask('POST', path, typeof body === 'string' ? body : JSON.stringify(body));
    if (status < 300) continue;
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) as unknown, message: expect.any(String) as unknown });
  }
  expect(page.state.phase).toBe('playing');
  expect(scene.app.log()).not.toMatch(/"level":[56]0/);
});
