import './support/browserGlobals.js';
import { askPatiently } from '../../../client/src/net/api.js';
import { dismissInvitation, fetchNews, fetchPeople, fetchProfile, invite } from '../../../client/src/net/profiles.js';

/** A server that answers with these statuses, and then always with the last. */
const serverOf = (statuses: readonly number[]): jest.MockedFunction<typeof fetch> => {
  let asked = 0;
  return jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(() =>
    Promise.resolve(new Response(null, { status: statuses[Math.min(asked++, statuses.length - 1)]! })),
  );
};

describe('a request that is repeated while the server is busy', () => {
  const before = globalThis.fetch;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = before;
  });

  test.each([
    { statuses: [200], answer: 200, times: 1 },
    { statuses: [503, 503, 200], answer: 200, times: 3 },
    { statuses: [503], answer: 503, times: 4 },
    { statuses: [507], answer: 507, times: 1 },
  ])('gets $answer after $times attempts at a server that answers $statuses', async ({ statuses, answer, times }) => {
    const server = serverOf(statuses);
    globalThis.fetch = server;
    const answered = askPatiently('/api/quick', { method: 'POST' });
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await answered).status).toBe(answer);
    expect(server).toHaveBeenCalledTimes(times);
  });

  test('waits before it asks again', async () => {
    const server = serverOf([503]);
    globalThis.fetch = server;
    void askPatiently('/api/quick', { method: 'POST' });
    await jest.advanceTimersByTimeAsync(400);
    expect(server).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1200);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test.each([
    { what: 'news', ask: () => fetchNews('key', { place: 'here' }), times: 1 },
    { what: 'people', ask: () => fetchPeople('key'), times: 1 },
    { what: 'a card', ask: () => fetchProfile('key'), times: 4 },
    { what: 'an invitation', ask: () => invite('key', { to: 'id', key: 'seat' }, {}), times: 4 },
  ])('$what: asked for $times times, a poll only once', async ({ ask, times }) => {
    const server = serverOf([503]);
    globalThis.fetch = server;
    const answered = ask();
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await answered).ok).toBe(false);
    expect(server).toHaveBeenCalledTimes(times);
  });
});

describe('requests in the name of a player card', () => {
  const before = globalThis.fetch;

  afterEach(() => {
    globalThis.fetch = before;
  });

  test.each([
    {
      what: 'a dismissed invitation stays dismissed where the page is left at once',
      ask: () => dismissInvitation('key', 'id'),
      outlives: true,
    },
    { what: 'a question ends with its page', ask: () => fetchProfile('key'), outlives: false },
  ])('$what', async ({ ask, outlives }) => {
    const server = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(() => Promise.resolve(new Response('{}')));
    globalThis.fetch = server;
    expect((await ask()).ok).toBe(true);
    expect(server.mock.calls.map(([, request]) => request?.keepalive)).toEqual([outlives]);
  });
});
