import { puzzleLinesIn, puzzlesIn, sectionText } from '@hexfall/shared/puzzle/sectionFile';
import { puzzlesOf } from './collectionFiles.js';

describe('the file of a section of the collection', () => {
  test.each([0, 1, 3])('gives back the %s puzzles that were written, by their place', (count) => {
    const puzzles = puzzlesOf('easy').slice(0, count);
    const text = sectionText('hard', puzzles);
    expect(puzzlesIn(text)).toEqual(puzzles.map((puzzle, index) => ({ ...puzzle, id: `hard-${index + 1}` })));
    expect(puzzleLinesIn(text)).toHaveLength(count);
  });

  test('is empty without puzzles, and has a puzzle in each line else', () => {
    expect(sectionText('easy', [])).toBe('');
    expect(sectionText('easy', puzzlesOf('easy').slice(0, 2))).toMatch(/^(\{.*\}\n){2}$/);
  });
});
