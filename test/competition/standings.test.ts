import type { BoutKind } from '@hexfall/shared/competition/regulations';
import { answer } from '../cli/support.js';
import { noShow, Played, playedBout } from '../support/competitions.js';
import { readProjectFile } from '../support/sources.js';

const DOCUMENT = readProjectFile('docs/competitions.md');

/** The cells of the rows of a table of the document whose head begins with a word. */
const rowsAfter = (text: string, head: string): readonly (readonly string[])[] => {
  const [, rows = ''] = new RegExp(`^\\| ${head} [^\\n]*\\n\\|[ -|]*\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
};

const pairOf = (text: string): readonly [number, number] => text.split(':').map(Number) as [number, number];

describe('points', () => {
  const rows = rowsAfter(DOCUMENT, 'bout +\\| HQs of the matches');

  test('the document has examples of all kinds', () => {
    expect([...new Set(rows.map(([kind]) => kind))]).toEqual(['single', 'return', 'best-of-three']);
  });

  test.each(rows)('%s %s gives %s, HQ difference %s', (kind, matches, points, difference) => {
    const played = new Played({ bout: kind as BoutKind }, 2);
    played.pair([[0, 1]]);
    for (const match of matches.split(', ')) played.outcome(0, playedBout(...pairOf(match)));
    expect(played.isRoundOver).toBe(true);
    expect(played.points.join(':')).toBe(points);
    expect(played.standings.find(({ entrant }) => entrant === 0)!.hq).toBe(Number(difference));
  });

  const ofTeams = rowsAfter(DOCUMENT, 'bout +\\| boards');

  test('the document has examples of teams', () => {
    expect([...new Set(ofTeams.map(([kind]) => kind))]).toEqual(['single', 'return', 'duplicate']);
  });

  test.each(ofTeams)('teams, %s %s: board points %s, points %s, HQ difference %s', (kind, matches, boardPoints, points, difference) => {
    const boards = matches.split(' / ');
    const played = new Played({ bout: kind as BoutKind, boards: boards.length }, 2);
    played.pair([[0, 1]]);
    for (const [board, list] of boards.entries())
      for (const match of list.split(', ')) played.outcome(0, playedBout(...pairOf(match)), board);
    const [result] = played.results;
    expect([result?.isOver, result?.boardPoints.join(':'), result?.hq]).toEqual([true, boardPoints, Number(difference)]);
    expect(played.points.join(':')).toBe(points);
  });

  test.each([
    ['single', [noShow(1)], [0, 3]],
    ['return', [noShow(0)], [4, 0]],
    ['return', [playedBout(9, 0), noShow(1)], [2, 4]],
    ['return', [playedBout(0, 9), noShow(1)], [0, 6]],
    ['return', [playedBout(5, 5), noShow(0)], [5, 1]],
    ['best-of-three', [playedBout(9, 0), noShow(1)], [0, 3]],
    ['single', [noShow(null)], [0, 0]],
    ['single', [{ end: 'void', winner: null, hq: [0, 0] }], [1, 1]],
  ] as const)('%s with a match that somebody is absent from, or that is void: %j gives %j', (bout, outcomes, points) => {
    const played = new Played({ bout }, 2);
    played.pair([[0, 1]]);
    for (const outcome of outcomes) played.outcome(0, outcome);
    expect([played.isRoundOver, played.points]).toEqual([true, points]);
  });

  test('a draw has no HQ difference, also if the players have agreed on it', () => {
    const played = new Played({ bout: 'return' }, 2);
    played.pair([[0, 1]]);
    played.outcome(0, { ...playedBout(14, 9), winner: null });
    played.outcome(0, playedBout(5, 5));
    expect([played.points, played.standings.map(({ hq }) => hq)]).toEqual([
      [3, 3],
      [0, 0],
    ]);
  });

  test('a bout that is not over counts nothing, and an outcome waits for those before it', () => {
    const played = new Played({ bout: 'return' }, 2);
    played.pair([[0, 1]]);
    played.outcomes = [{ round: 1, pairing: 0, board: 0, match: 1, outcome: playedBout(9, 0), at: 0 }];
    expect([played.isRoundOver, played.points]).toEqual([false, [0, 0]]);
    played.outcome(0, playedBout(0, 3));
    expect([played.isRoundOver, played.points]).toEqual([true, [4, 2]]);
    expect(played.results[0]).toMatchObject({ hq: 6, winner: 0, isOver: true });
  });
});

describe('tie-breaks', () => {
  const examples = [...DOCUMENT.matchAll(/```json\n([^`]*)```\n\n(\| place.*(?:\n\|.*)+)/g)].map(([, json = '', table = '']) => ({
    json,
    table,
  }));

  test.each(examples)('example %# of the document', async ({ json, table }) => {
    const { standings } = (await answer('pairings', JSON.parse(json))) as { standings: Record<string, string | number>[] };
    expect(standings.map((standing) => Object.values(standing).map(String))).toEqual(rowsAfter(`${table}\n`, 'place'));
  });

  test('the document has more than one example', () => {
    expect(examples.length).toBeGreaterThan(2);
  });

  /** Entrants in the order of the standings. */
  const orderOf = (played: Played): readonly number[] => played.standings.map(({ entrant }) => entrant);

  test('the direct result says nothing unless all have met', () => {
    const played = new Played({ format: 'swiss', tieBreaks: ['direct'] }, 4);
    played.pair([
      [0, 1],
      [2, 3],
    ]);
    played.play((_, index) => (index === 0 ? playedBout(0, 1) : playedBout(1, 0)));
    // 1 and 2 lead, and have not met: the starting order decides.
    expect(orderOf(played)).toEqual([1, 2, 0, 3]);
    played.pair([
      [1, 3],
      [0, 2],
    ]);
    played.play((_, index) => (index === 0 ? playedBout(0, 1) : playedBout(1, 0)));
    // All have 3 points; 0 and 3 have not met.
    expect(orderOf(played)).toEqual([0, 1, 2, 3]);
    played.pair([
      [0, 3],
      [1, 2],
    ]);
    played.play(() => playedBout(0, 1));
    // 3 and 2 have 6 points, and 2 has beaten 3; 1 has beaten 0.
    expect(orderOf(played)).toEqual([2, 3, 1, 0]);
  });

  test('of four that have not all met the direct result says nothing, though one has lost to another', () => {
    const played = new Played({ tieBreaks: ['direct', 'hq'] }, 6);
    played.pair([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    played.play(() => playedBout(1, 0));
    played.pair([
      [2, 0],
      [1, 4],
      [5, 3],
    ]);
    played.play((_, index) => playedBout(index === 2 ? 19 : 1, 0));
    // 0, 1, 4 and 5 have 3 points; 5 has lost to 4, and leads by HQs.
    expect(orderOf(played)).toEqual([2, 5, 0, 1, 4, 3]);
  });

  test('a criterion is asked of those that the one before has left level', () => {
    const played = new Played({ format: 'swiss', tieBreaks: ['hq', 'direct'] }, 4);
    played.pair([
      [0, 1],
      [2, 3],
    ]);
    played.play((_, index) => (index === 0 ? playedBout(0, 5) : playedBout(9, 0)));
    played.pair([
      [2, 0],
      [3, 1],
    ]);
    played.play((_, index) => (index === 0 ? playedBout(0, 9) : playedBout(7, 0)));
    // 2 has +0, 1 −2, 3 −2, 0 +4; of 1 and 3 the second has won.
    expect(orderOf(played)).toEqual([0, 2, 3, 1]);
  });

  test('Buchholz counts own points for rounds without an opponent', () => {
    const played = new Played({ rounds: 3, lateUntil: 2 }, 3);
    played.pair([
      [0, 1],
      [2, null],
    ]);
    played.play(() => playedBout(3, 0));
    played.do({ do: 'enter', entrant: 3 });
    played.pair([
      [0, 3],
      [1, 2],
    ]);
    played.play(() => playedBout(0, 3));
    const buchholz = [...played.standings].sort((a, b) => a.entrant - b.entrant).map((standing) => standing.buchholz);
    // 0 has met 1 (0 points) and 3 (3); 1 has met 0 (3) and 2 (6); 2 has 6 of its own and met 1; 3 came late with 3 of its own and met 0.
    expect(buchholz).toEqual([3, 9, 6, 6]);
  });

  test('only wins by playing count as wins, and the starting order decides the rest', () => {
    const played = new Played({ tieBreaks: ['wins'] }, 4);
    played.do({
      do: 'announce',
      round: 1,
      order: [3, 1, 0, 2],
      pairings: [{ entrants: [3, 1] }, { entrants: [0, 2] }],
    });
    played.do({ do: 'begin', round: 1, absent: [1] });
    played.play(() => playedBout(0, 4));
    expect(orderOf(played)).toEqual([2, 3, 1, 0]);
  });
});
