import { isPageAddress } from '../../../client/src/net/address.js';

describe.each(['/', '/games/hexfall/'])('the worker of a page below %s', (scope) => {
  test.each(['', 'rules', 'learn/game', 't/ABCDEF', 't/ABCDEF/', 'nowhere', 'apiary', 'metrics-of-mine'])(
    'answers %s by its document',
    (path) => {
      expect(isPageAddress(scope + path, scope)).toBe(true);
    },
  );

  test.each([
    'api/tables',
    'api',
    'API/tables',
    'matchmake/joinById/x',
    'healthz',
    'readyz',
    'metrics',
    'docs',
    'docs/rules',
    'notices.txt',
    'assets/index-D3-c6RGg.css',
    'sw.js',
  ])('leaves %s to the server', (path) => {
    expect(isPageAddress(scope + path, scope)).toBe(false);
  });
});

test('the worker answers for nothing beside its page', () => {
  expect(isPageAddress('/other/', '/games/hexfall/')).toBe(false);
  expect(isPageAddress('/games/hexfallen', '/games/hexfall/')).toBe(false);
});
