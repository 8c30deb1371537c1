import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import type { Connection } from '../../../client/src/net/connection.js';
import { type Beginning, Session } from '../../../client/src/net/session.js';
import { FakeTransport, IGNORED_NEWS } from './support/FakeTransport.js';

const start = (beginning: Beginning = { code: 'ABCDEF' }, link = new FakeTransport()) => {
  const connections: Connection[] = [];
  const phases: Connection['phase'][] = [];
  const intents: PlayedIntent[] = [];
  const texts: string[] = [];
  const session = new Session(link, beginning, () => ['key'], {
    connection: (connection) => {
      connections.push(connection);
      phases.push(connection.phase);
    },
    state: () => undefined,
    news: {
      ...IGNORED_NEWS,
      events: (playedIntent) => intents.push(playedIntent),
      chat: ({ lines }) => texts.push(...lines.map(({ text }) => text)),
      chatLine: ({ text }) => texts.push(text),
    },
    unanswered: () => undefined,
  });
  session.begin();
  return { link, session, connections, phases, intents, texts };
};

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

const intentOf = ({ client }: Session) => ({ client, seat: 0, intent: { do: 'end-turn' } as const, after: 3 });

describe('a session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('opens the table and joins it with its keys', async () => {
    const { link, phases } = start();
    await pass(0);
    expect(link.calls).toEqual(['open ABCDEF', 'join ABCDEF']);
    expect(link.joins[0]).toMatchObject({ keys: ['key'] });
    expect(phases).toEqual(['opening', 'joining', 'live']);
  });

  test('learns the code of the table it has created', async () => {
    const { session } = start({ creation: {} });
    await pass(0);
    expect(session.code).toBe('ABCDEF');
  });

  test('asks again for a new table while the server is busy, until it has one, which is no return', async () => {
    const busy = new FakeTransport();
    busy.failures.push('not-now', 'not-now');
    const { link, phases, connections } = start({ creation: {} }, busy);
    await pass(0);
    expect(link.calls).toEqual(['create']);
    await pass(5_000);
    expect(link.calls).toEqual(['create', 'create', 'create']);
    expect(new Set(phases)).toEqual(new Set(['creating', 'live']));
    expect(connections.at(-1)).toEqual({ phase: 'live', again: false });
  });

  test('does not ask for a table any more when it has been left', async () => {
    const busy = new FakeTransport();
    busy.failures.push('not-now');
    const { link, session } = start({ creation: {} }, busy);
    await pass(0);
    session.leave();
    await pass(5_000);
    expect(link.calls).toEqual(['create']);
  });

  test('names itself as the server wants pages to be named', () => {
    expect(start().session.client).toMatch(/^[\w-]{8,32}$/);
  });

  test('comes back by itself and sends the unanswered intent again, under its number', async () => {
    const { link, session, phases } = start();
    await pass(0);
    void session.request('intent', intentOf(session));
    link.handlers?.lost();
    await pass(1_500);
    expect(phases.slice(3)).toEqual(['waiting', 'opening', 'joining', 'live']);
    expect(link.sent.map(({ type, message }) => [type, message.n])).toEqual([
      ['intent', 1],
      ['intent', 1],
    ]);
    expect(link.sent[1]?.message).toEqual(link.sent[0]?.message);
  });

  test('keeps an intent made without a connection for later', async () => {
    const { link, session } = start();
    const answer = session.request('intent', intentOf(session));
    expect(link.sent).toEqual([]);
    await pass(0);
    link.handlers?.message('ack', { n: 1, to: 'intent', client: session.client, seq: 4 });
    expect(await answer).toEqual({ ok: true, value: { client: session.client, seq: 4 } });
  });

  test('tries again while the server is away, and at once on request', async () => {
    const away = new FakeTransport();
    away.failures.push('unreachable', 'too-many');
    const { link, session, phases } = start({ code: 'ABCDEF' }, away);
    await pass(1_500);
    expect(phases.at(-1)).toBe('waiting');
    session.retry();
    await pass(0);
    expect(phases.at(-1)).toBe('live');
    expect(link.calls.filter((call) => call.startsWith('open'))).toHaveLength(3);
  });

  test('notices a server that hangs', async () => {
    const { link, phases } = start();
    await pass(0);
    link.answersPings = false;
    await pass(10_000);
    expect(phases).toContain('waiting');
  });

  test.each([
    ['an answer is missing', (session: Session) => void session.request('intent', intentOf(session)), 4_500],
    ['the device has been asleep', (session: Session) => session.wake(), 2_500],
  ])('notices it sooner when %s', async (_, doubt, soon) => {
    const { link, session, phases } = start();
    await pass(5_100);
    link.answersPings = false;
    doubt(session);
    await pass(soon - 100);
    expect(phases.at(-1)).toBe('live');
    await pass(200);
    expect(phases.at(-1)).toBe('waiting');
  });

  test('does not wait for an attempt that has stalled, and hangs up when it succeeds too late', async () => {
    const { link, phases } = start({ code: 'ABCDEF' }, new FakeTransport(9_000));
    await pass(8_000);
    expect(phases).toEqual(['opening', 'joining', 'waiting']);
    await pass(1_000);
    expect(link.calls).toContain('close');
    expect(phases.at(-1)).not.toBe('live');
  });

  test('comes at once when the network is back', async () => {
    const away = new FakeTransport();
    away.failures.push('unreachable');
    const { session, phases } = start({ code: 'ABCDEF' }, away);
    await pass(0);
    expect(phases.at(-1)).toBe('waiting');
    session.wake();
    await pass(0);
    expect(phases.at(-1)).toBe('live');
  });

  test('does not listen any more to a line it has given up', async () => {
    const { link, intents, phases } = start();
    await pass(0);
    const first = link.handlers!;
    first.lost();
    await pass(1_500);
    const playedIntent: PlayedIntent = { seq: 1, player: 0, intent: { do: 'end-turn' }, events: [] };
    first.message('events', playedIntent);
    first.lost();
    expect({ intents, phase: phases.at(-1) }).toEqual({ intents: [], phase: 'live' });
    link.handlers?.message('events', playedIntent);
    expect(intents).toEqual([playedIntent]);
  });

  test('hands on what was said before and what is said, as long as the line is its own', async () => {
    const { link, texts } = start();
    await pass(0);
    const line = { n: 1, at: 0, by: 'ann', name: 'Ann', seated: true, text: 'one' };
    const first = link.handlers!;
    first.message('chat', { lines: [line], own: [] });
    first.message('chatLine', { ...line, n: 2, text: 'two' });
    first.lost();
    first.message('chatLine', { ...line, n: 3, text: 'three' });
    expect(texts).toEqual(['one', 'two']);
  });

  test('stays while pings are answered, and ends when it is left', async () => {
    const { link, session, phases } = start();
    await pass(60_000);
    expect(phases.at(-1)).toBe('live');
    session.leave();
    expect(link.calls.at(-1)).toBe('close');
    await pass(60_000);
    expect(phases.at(-1)).toBe('closed');
  });
});
