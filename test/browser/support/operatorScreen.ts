import type { BanList, OperatorStatus } from '@hexfall/shared/protocol/operator';
import { address, type Screen } from './Screen.js';

const NOW = Date.parse('2026-11-26T20:00:00Z');
const MINUTE = 60_000;

const STATUS: OperatorStatus = {
  version: '1.2.3',
  now: NOW,
  processes: [
    { since: NOW - 50 * 60 * MINUTE, lagMs: 12, heap: 0.34, memoryMb: 412, connections: 120, count: 71 },
    { since: NOW - 49 * 60 * MINUTE, lagMs: 3, heap: 0.12, memoryMb: 198, connections: 94, count: 60 },
  ],
  silent: 1,
  storeMb: 1830,
  maxStoreMb: 4096,
  tables: [
    {
      code: 'ABCDEF',
      mode: 'deathmatch-score',
      phase: 'playing',
      players: ['Wojciech Brzęczyszczyk', 'Ann', 'Bartholomew the Third', 'Bob'],
      connected: 4,
      spectators: 12,
      since: NOW - 55 * MINUTE,
      waitsSince: NOW - MINUTE,
    },
    {
      code: 'GHJKLM',
      mode: 'duel',
      phase: 'lobby',
      players: ['Ann'],
      connected: 1,
      spectators: 0,
      since: NOW - 3 * MINUTE,
      waitsSince: null,
    },
    {
      code: 'NPQRST',
      mode: 'team',
      phase: 'picking',
      players: ['Ann', 'Bob', 'Celina', 'Darek'],
      connected: 3,
      spectators: 1,
      since: NOW - 12 * MINUTE,
      waitsSince: NOW - 2 * MINUTE,
    },
  ],
  refusals: [
    { of: 'http', code: 'rate-limited', count: 1204 },
    { of: 'table', code: 'off-board', count: 87 },
    { of: 'http', code: 'invitation-wrong', count: 12 },
    { of: 'table', code: 'talk-limited', count: 3 },
  ],
  pruningHeld: 'time',
  isProxyUnknown: true,
  notice: 'The server is started again at 20:00. Your matches go on where they are.',
};

const BANS: BanList = {
  bans: [
    { network: '203.0.113.7', reason: 'insults, again and again, at several tables', since: NOW - 2000 * MINUTE },
    { network: '2001:db8:ffff:ffff::/64', reason: '', since: NOW - 3000 * MINUTE },
  ],
};

const TOKEN_FORM = '.operator-token';

/** What the page of the operator asks first. */
export const operatorToken: Screen = {
  name: 'operator: the token',
  show: async (page, url) => {
    await address('', '/admin', `${TOKEN_FORM}, [data-action="forget"]`).show(page, url);
    // A window that has been here before has the token still.
    if ((await page.locator(TOKEN_FORM).count()) === 0) await page.locator('[data-action="forget"]').click();
    await page.locator(TOKEN_FORM).waitFor();
  },
};

/** The page of the operator, signed in at a server that is busy. */
export const operatorDesk: Screen = {
  name: 'operator',
  feigns: true,
  show: async (page, url) => {
    await page.route('**/api/admin/status', (route) => route.fulfill({ json: STATUS }));
    await page.route('**/api/admin/bans', (route) => route.fulfill({ json: BANS }));
    await operatorToken.show(page, url);
    await page.locator(`${TOKEN_FORM} input`).fill('the-token-of-the-operator');
    await page.locator('[data-action="enter"]').click();
    await page.locator('[data-part="bans"] li').first().waitFor();
    await page.locator('[data-part="pruning-held"]').waitFor();
  },
};
