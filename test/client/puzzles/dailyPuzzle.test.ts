import { SECTIONS } from '@hexfall/shared/puzzle/puzzleName';
import { type Day, dayAt, puzzleOfDay, sectionOfDay, startOfDay } from '../../../client/src/puzzles/puzzleFiles.js';

const dayOf = (date: string): Day => dayAt(Date.parse(date));
const PUZZLES = Array.from({ length: 7 }, (_, index) => `p${index}`);
const DAYS = Array.from({ length: 400 }, (_, index) => dayOf('2026-11-23T00:00Z') + index);

test('a day begins at midnight UTC', () => {
  expect(dayOf('2026-11-23T23:59:59.999Z')).toBe(dayOf('2026-11-23T00:00Z'));
  expect(dayOf('2026-11-24T00:00Z')).toBe(dayOf('2026-11-23T00:00Z') + 1);
  expect(startOfDay(dayOf('2026-11-23T15:00Z')).toISOString()).toBe('2026-11-23T00:00:00.000Z');
});

test('the grade goes from easy on Monday to very hard on Sunday, with a best move of each aim between', () => {
  const week = DAYS.slice(0, 7).map(sectionOfDay);
  expect(week).toEqual(['easy', 'win', 'medium', 'save', 'hard', 'final', 'very-hard']);
  expect(DAYS.slice(7, 14).map(sectionOfDay)).toEqual(week);
});

test('the puzzle of a day follows from the day alone', () => {
  for (const day of DAYS) expect(puzzleOfDay(day, PUZZLES)).toBe(puzzleOfDay(day, [...PUZZLES]));
  expect(puzzleOfDay(DAYS[0]!, [])).toBeNull();
});

test.each(SECTIONS)('all puzzles of the section %s come before one comes again', (section) => {
  const chosen = DAYS.filter((day) => sectionOfDay(day) === section).map((day) => puzzleOfDay(day, PUZZLES));
  for (const puzzle of PUZZLES) {
    const places = chosen.flatMap((one, index) => (one === puzzle ? [index] : []));
    expect(places.length).toBeGreaterThan(3);
    // In the order of the next time it can come up to twice as late.
    for (const [index, place] of places.entries()) if (index > 0) expect(place - places[index - 1]!).toBeLessThan(PUZZLES.length * 2);
  }
  const [first, second] = [chosen.slice(0, 42), chosen.slice(7, 49)];
  expect(first).not.toEqual(second);
});
