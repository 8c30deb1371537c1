import { hashOfText, randomFrom } from '@hexfall/shared/model/random';

describe('seeded random numbers', () => {
  test('are those of mulberry32 in every version: games, pictures and sounds of a seed stay what they are', () => {
    const random = randomFrom(1);
    expect(Array.from({ length: 4 }, random)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741]);
  });

  test('are the same for seeds that differ by 2 ** 32', () => {
    expect(randomFrom(2 ** 32 - 5)()).toBe(randomFrom(-5)());
  });

  test('have a seed from a text by FNV-1a', () => {
    expect(['', 'a', 'foobar'].map(hashOfText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});
