import { isInApp } from '../../client/src/platform/inAppBrowser.js';
import { pageServer, tableShown } from './support/pageServer.js';

const BAR = '.keep-seat';

/** Blocks what a page stores, as browsers do where site data is blocked: every access throws. */
const blocked = (window: Window): void => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new Error('access is denied');
    },
  });
};

/** Stores nothing, as some private windows do. */
const forgetful = (window: Window): void => {
  Object.defineProperty(window, 'localStorage', { value: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } });
};

describe('a browser that keeps nothing', () => {
  const server = pageServer();

  test.each([
    ['blocks site data', blocked],
    ['forgets what it is given', forgetful],
  ])('and %s shows the link to keep, and asks before it is left', async (_, prepare) => {
    const [host] = await server.openTable({ armies: ['borgo'] });
    const guest = await server.open(host.path, { prepare });
    await guest.shown('.seat');
    expect(guest.all(BAR)).toHaveLength(0);
    await guest.fill('input[name="name"]', 'Bolek');
    await guest.click('form button[type="submit"]');
    await tableShown(guest);
    await guest.shown(BAR, { hasText: 'This browser keeps nothing.' });
    const link = (guest.all(`${BAR} input`)[0] as HTMLInputElement).value;
    expect(link).toMatch(/\/t\/[A-Z2-9]{6}#seat=[\w-]{22}$/);
    await guest.settle();
    const leaving = new guest.window.Event('beforeunload', { cancelable: true });
    guest.window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    // The link leads back.
    const again = await server.open(link.slice(link.indexOf('/t/')));
    await tableShown(again);
    await again.until(() => again.probe.me === 1);
    expect(again.all(BAR)).toHaveLength(0);
    await host.shown('.table');
    expect(host.all(BAR)).toHaveLength(0);
  });

  test('is named where a chat program has opened the page, before somebody sits down', async () => {
    const [host] = await server.openTable({ armies: ['borgo'] });
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/450.0]';
    const guest = await server.open(host.path, {
      prepare: (window) => Object.defineProperty(window.navigator, 'userAgent', { value: agent }),
    });
    await guest.shown('[data-part="in-app"]', { hasText: 'Open this page in your own browser first' });
    expect(host.all('[data-part="in-app"]')).toHaveLength(0);
  });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Instagram 300.0', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/13.0.0', true],
  ['Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 [FB_IAB/MESSENGER;FBAV/440.0]', true],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 WhatsApp/23.20', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', false],
])('%s is inside another program: %s', (agent, expected) => {
  expect(isInApp(agent)).toBe(expected);
});
