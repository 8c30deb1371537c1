import './support/browserGlobals.js';
import { dismissInvitation, fetchProfile } from '../../../client/src/net/profiles.js';

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
