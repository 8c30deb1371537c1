import { ByteCache } from '../../server/src/pictures/PictureCache.js';

test('the cache keeps no more bytes than it may, and drops what was used longest ago', () => {
  const cache = new ByteCache<{ byteLength: number }>(10);
  cache.set('a', { byteLength: 4 });
  cache.set('b', { byteLength: 4 });
  cache.get('a');
  cache.set('c', { byteLength: 4 });
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map((kept) => kept !== undefined)).toEqual([true, false, true]);
  cache.set('d', { byteLength: 11 });
  expect([cache.get('d'), cache.bytes]).toEqual([undefined, 8]);
  cache.set('a', { byteLength: 1 });
  expect(cache.bytes).toBe(5);
});
