import { searchTime } from '../../../client/src/store/duelSearch.js';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [12_345, '0:12'],
  [60_000, '1:00'],
  [754_000, '12:34'],
  [-5, '0:00'],
])('a search of %d ms has lasted %s', (ms, text) => {
  expect(searchTime({ code: 'ABCDEF', since: 1000 }, 1000 + ms)).toBe(text);
});
