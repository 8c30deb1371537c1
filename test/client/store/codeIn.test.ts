import './support/browserGlobals.js';
import { codeIn, pathIn, routeOf } from '../../../client/src/platform/route.js';

test.each([
  ['ABC234', 'ABC234'],
  ['abc234', 'ABC234'],
  [' ABC234', 'ABC234'],
  ['ABC 234', 'ABC234'],
  ['ABC-234', 'ABC234'],
  ['\u200bABC\u200b234\u200b', 'ABC234'],
  ['ＡＢＣ２３４', 'ABC234'],
  ['Table ABC234', 'ABC234'],
  ['My code: ABC234, thanks', 'ABC234'],
  ['„abc234“', 'ABC234'],
  ['https://example.org/t/ABC234', 'ABC234'],
  ['http://server.lan:2567/games/t/abc234/?turn=3&step=0', 'ABC234'],
  ['https://example.org/t/ABC234?fbclid=ABCDEF#seat=QRSTUV', 'ABC234'],
  ['Come to https://example.org/t/ABC234.', 'ABC234'],
  ['not /t/ABC234 but (https://example.org/t/XYZ987)', 'XYZ987'],
])('in "%s" the code %s is found', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test.each(['', 'ABC23', 'ABC2345', 'ABC10L', 'https://example.org/t/ABC23', 'hello there', 'ABC 2345'])(
  'in "%s" there is none',
  (typed) => {
    expect(codeIn(typed)).toBeNull();
  },
);

test.each([
  ...['/t/ABC234.', '/t/ABC234)', '/t/ABC234%E2%80%8B', '/t/abc234/', '/t/%20ABC234', '/t/ABC234%', '/t/(ABC234).'],
  ...['/t/ABC234&fbclid=abc', '/t/ABC234%3Ffbclid=abc', '//t/ABC234', '/t//ABC234', '/t/ABC234/index.html', '/t/ABC234/x'],
])('the address %s leads to the table', (path) => {
  expect(routeOf(path)).toMatchObject({ page: 'table', code: 'ABC234' });
});

test.each(['/t/ABC2345', '/t/ABC234x', '/t/%E2%80%8B'])('the address %s does not', (path) => {
  expect(routeOf(path)).toEqual({ page: 'missing' });
});

test.each([
  ['https://example.org/c/abc234', '/c/ABC234'],
  ['Come to http://server.lan/games/c/ABC234, table ABCDEF', '/c/ABC234'],
  ['https://example.org/t/ABC234', '/t/ABC234'],
  ['ABC234', '/t/ABC234'],
  ['/c/ABC2345', null],
  ['nothing', null],
])('"%s" leads to %s', (typed, path) => {
  expect(pathIn(typed)).toBe(path);
});
