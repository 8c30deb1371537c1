import { commonProtocol, OLDEST_PROTOCOL_VERSION, OWN_PROTOCOLS, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';

/* During an update, pages of one release meet processes of the next, and the other way round. */

test.each([
  [{ protocol: 1 }, { protocol: 1 }, 1],
  [{ protocol: 1 }, { protocol: 2 }, null],
  [{ protocol: 1 }, { protocol: 2, oldestProtocol: 1 }, 1],
  [{ protocol: 2, oldestProtocol: 1 }, { protocol: 3, oldestProtocol: 2 }, 2],
  [{ protocol: 2, oldestProtocol: 1 }, { protocol: 4, oldestProtocol: 3 }, null],
  [{ protocol: 4, oldestProtocol: 2 }, { protocol: 4, oldestProtocol: 1 }, 4],
])('%j and %j speak %p, whichever is the page', (one, other, common) => {
  expect([commonProtocol(one, other), commonProtocol(other, one)]).toEqual([common, common]);
});

test('a page and a server of this version speak the latest', () => {
  expect(OLDEST_PROTOCOL_VERSION).toBeLessThanOrEqual(PROTOCOL_VERSION);
  expect(commonProtocol(OWN_PROTOCOLS, OWN_PROTOCOLS)).toBe(PROTOCOL_VERSION);
});
