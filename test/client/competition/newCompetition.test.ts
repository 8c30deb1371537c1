import '../store/support/browserGlobals.js';
import { regulationsFault } from '@hexfall/shared/competition/regulations';
import {
  allRounds,
  BOARD_COUNTS,
  boutsFor,
  COMPETITION_PRESET_NAMES,
  COMPETITION_PRESETS,
  competitionPresetOf,
  longestTime,
  ROUND_COUNTS,
  saidTime,
  TIMES,
  withBoards,
  withBout,
  withCompetitionPreset,
  withFormat,
} from '../../../client/src/competition/newCompetition.js';
import type { CompetitionForm } from '../../../client/src/competition/proposedCompetition.js';
import { dayName } from '../../../client/src/text/competitionsText.js';

const { evening, cup, league } = COMPETITION_PRESETS;

const HOUR = 3600;
const DAY = 24 * HOUR;

const withRegulations = (form: CompetitionForm, change: Partial<CompetitionForm['regulations']>): CompetitionForm => ({
  ...form,
  regulations: { ...form.regulations, ...change },
});

test.each(COMPETITION_PRESET_NAMES)('the server accepts the regulations of the preset %s', (name) => {
  expect(regulationsFault(COMPETITION_PRESETS[name].regulations)).toBeNull();
});

test('the server accepts every time and number that the form offers', () => {
  const faults = [
    ...TIMES.limit.map((limit) => regulationsFault({ ...evening.regulations, limit })),
    ...TIMES.checkIn.map((checkIn) => regulationsFault({ ...evening.regulations, checkIn })),
    ...TIMES.pause.map((pause) => regulationsFault({ ...evening.regulations, pause })),
    ...ROUND_COUNTS.map((rounds) => regulationsFault({ ...evening.regulations, rounds })),
  ];
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test('a form is its preset until something of the competition is changed, and again after that is undone', () => {
  const later = { ...withRegulations(cup, { begins: 5 }), listed: true };
  expect(competitionPresetOf(later)).toBe('cup');
  expect(competitionPresetOf(withRegulations(later, { limit: 60 }))).toBeNull();
  expect(competitionPresetOf({ ...later, options: { ...later.options, reinforcement: true } })).toBeNull();
  const again = withCompetitionPreset(withRegulations(later, { limit: 60 }), 'league');
  expect(competitionPresetOf(again)).toBe('league');
  expect([again.regulations.begins, again.listed]).toEqual([5, true]);
});

test('with other bouts a round has as much time for each match, as far as the server allows', () => {
  expect(withBout(evening, 'return').regulations).toMatchObject({ bout: 'return', limit: 2400 });
  expect(withBout(withBout(evening, 'best-of-three'), 'single')).toEqual(evening);
  const long = withBout(withRegulations(league, { limit: 28 * DAY }), 'best-of-three');
  expect(regulationsFault(long.regulations)).toBeNull();
});

test('only bouts that fit the boards are offered, and another number of boards never asks for one that does not', () => {
  const { teams } = COMPETITION_PRESETS;
  for (const boards of BOARD_COUNTS)
    for (const bout of boutsFor(boards)) expect(regulationsFault({ ...teams.regulations, boards, bout })).toBeNull();
  const duplicate = withBout(teams, 'duplicate');
  expect(duplicate.regulations).toMatchObject({ bout: 'duplicate', boards: 2, limit: 1200 });
  expect(withBoards(duplicate, 4).regulations).toMatchObject({ bout: 'duplicate', boards: 4 });
  expect(withBoards(duplicate, 3).regulations).toMatchObject({ bout: 'single', boards: 3, limit: 1200 });
  expect(withBoards(teams, 1).regulations).toMatchObject({ bout: 'return', boards: 1 });
});

test('in another format what it does not have is as usual', () => {
  const busy = withRegulations(evening, { rounds: 5, lateUntil: 3, finals: 4 });
  expect(withFormat(busy, 'knock-out').regulations).toMatchObject({ rounds: 0, lateUntil: 1, finals: 0 });
  expect(regulationsFault(withFormat(busy, 'knock-out').regulations)).toBeNull();
  expect(withFormat(busy, 'round-robin').regulations).toMatchObject({ rounds: 0, lateUntil: 1, finals: 4, halves: 1 });
  expect(withFormat(withRegulations(withFormat(busy, 'round-robin'), { halves: 2 }), 'swiss').regulations.halves).toBe(1);
});

test.each<readonly [what: string, form: CompetitionForm, entrants: number, rounds: number]>([
  ['a Swiss', evening, 8, 4],
  ['a Swiss with a number of rounds', withRegulations(evening, { rounds: 7 }), 8, 7],
  ['a Swiss and a final of four', withRegulations(evening, { finals: 4 }), 8, 6],
  ['a final of more than there are', withRegulations(evening, { finals: 8 }), 3, 5],
  ['a cup', cup, 8, 3],
  ['a cup with byes', cup, 9, 4],
  ['everyone against everyone', withFormat(evening, 'round-robin'), 8, 7],
  ['an odd number, twice', withRegulations(withFormat(evening, 'round-robin'), { halves: 2 }), 5, 10],
])('%s: rounds', (_what, { regulations }, entrants, rounds) => {
  expect(allRounds(regulations, entrants)).toBe(rounds);
});

test('says how long a competition takes', () => {
  const said = ({ regulations }: CompetitionForm): number => saidTime(longestTime(regulations, 8));
  expect(said(evening)).toBe(100 * 60);
  expect(said(league)).toBe(31 * DAY);
  expect(said(withRegulations(evening, { pause: null }))).toBe(90 * 60);
  expect(said(withRegulations(evening, { rounds: 1, limit: 60, checkIn: 0 }))).toBe(10 * 60);
});

test('a competition is called by its day', () => {
  expect(dayName(Date.UTC(2026, 10, 28, 12))).toBe('Saturday, November 28');
});
