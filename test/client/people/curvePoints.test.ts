import '../store/support/browserGlobals.js';
import { curvePoints } from '../../../client/src/people/curvePoints.js';
import { ratingChangeText, ratingText } from '../../../client/src/text/ratingsText.js';

test('a curve goes from the left to the right, the higher the better', () => {
  expect(curvePoints([1500, 1600, 1400])).toEqual([
    [0, 14],
    [50, 0],
    [100, 28],
  ]);
  expect(curvePoints([1500, 1500])).toEqual([
    [0, 14],
    [100, 14],
  ]);
});

test('a rating has its range, and its change a sign', () => {
  expect(ratingText({ value: 1605, margin: 645 })).toBe('1605 ± 645');
  const texts = [12, 0, -12].map((change) => ratingChangeText({ value: 1500, latest: { code: 'AAAAAA', change } }));
  expect(texts).toEqual(['Rating 1500 (+12)', 'Rating 1500 (+0)', 'Rating 1500 (−12)']);
});
