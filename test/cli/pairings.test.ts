import type { Json } from '../notation/examples.js';
import { answer, refusal } from './support.js';

const FIVE = ['Ada', 'Ben', 'Cid', 'Dan', 'Eva'];

const tournament = (...rounds: Json[]): Json => ({ regulations: { format: 'swiss', rounds: 3 }, entrants: FIVE, rounds });

const FIRST = {
  pairings: [
    { entrants: ['Ada', 'Cid'], matches: [[14, 9]] },
    { entrants: ['Dan', 'Ben'], matches: [[0, 3]] },
    { entrants: ['Eva', null] },
  ],
};

/** The pairings of the next round without who begins. */
const nextOf = async (document: Json): Promise<string | null> => {
  const { next } = (await answer('pairings', document)) as { next: { pairings: { entrants: (string | null)[] }[] } | null };
  return next && next.pairings.map(({ entrants }) => entrants.map(String).sort().join('-')).join(' ');
};

test('pairs round 1 by the order of the file, and every round after it', async () => {
  expect(await nextOf({ regulations: { format: 'swiss' }, entrants: FIVE.slice(0, 4) })).toBe('Ada-Cid Ben-Dan');
  expect(await nextOf(tournament(FIRST))).toBe('Cid-Eva Ada-Ben Dan-null');
  expect(await answer('pairings', tournament(FIRST))).toMatchObject({
    standings: [{ place: 1, entrant: 'Eva', points: 3 }, {}, {}, {}, {}],
  });
});

test('pairs nothing while a match is missing, and after the last round', async () => {
  const [, second] = FIRST.pairings;
  expect(await nextOf(tournament({ pairings: [{ entrants: ['Ada', 'Cid'] }, second!, { entrants: ['Eva', null] }] }))).toBeNull();
  expect(await nextOf({ ...tournament(FIRST), regulations: { format: 'swiss', rounds: 1 } })).toBeNull();
  expect(await nextOf({ regulations: { format: 'swiss' }, entrants: ['Ada'] })).toBeNull();
});

test('who is absent has lost and pauses, until the file says that it is back', async () => {
  const absent = { pairings: [FIRST.pairings[0]!, { entrants: ['Dan', 'Ben'], absent: ['Dan'] }, FIRST.pairings[2]!] };
  expect(await nextOf(tournament(absent))).not.toContain('Dan');
  const [second, third] = [
    {
      pairings: [
        { entrants: ['Eva', 'Ada'], matches: [[1, 0]] },
        { entrants: ['Ben', 'Cid'], matches: [[1, 0]] },
      ],
    },
    {},
  ];
  expect(await nextOf(tournament(absent, { ...second, ...third }))).not.toContain('Dan');
  const back = { resume: ['Dan'], pairings: [...second.pairings, { entrants: ['Dan', null] }] };
  expect(await nextOf(tournament(absent, back))).toContain('Dan');
});

test.each<[string, Json]>([
  ['missing-field /regulations', { entrants: FIVE }],
  ['unknown-value /regulations/format', { regulations: { format: 'arena' }, entrants: FIVE }],
  ['unknown-field /regulations/checkIn', { regulations: { format: 'swiss', checkIn: 4 }, entrants: FIVE }],
  ['already-in /entrants/1', { regulations: { format: 'swiss' }, entrants: ['Ada', 'Ada'] }],
  ['bad-pairings /rounds/0/pairings', tournament({ pairings: [{ entrants: ['Ada', 'Zoe'] }] })],
  ['bad-pairings /rounds/0/pairings', tournament({ pairings: [{ entrants: [null, null] }] })],
  ['not-entered /rounds/0/leave/0', tournament({ ...FIRST, leave: ['Zoe'] })],
  ['not-now /rounds/0/resume/0', tournament({ ...FIRST, resume: ['Ada'] })],
  ['not-now /rounds/1/pairings', tournament({ pairings: [...FIRST.pairings.slice(1), { entrants: ['Ada', 'Cid'] }] }, FIRST)],
  ['out-of-range /rounds/0/pairings/0/matches/0/1', tournament({ pairings: [{ entrants: ['Ada', 'Ben'], matches: [[1, 100]] }] })],
  [
    'no-such-match /rounds/0/pairings/0/matches/1',
    tournament({
      pairings: [
        {
          entrants: ['Ada', 'Cid'],
          matches: [
            [14, 9],
            [1, 0],
          ],
        },
        ...FIRST.pairings.slice(1),
      ],
    }),
  ],
])('refuses with %s', async (expected, document) => {
  expect(await refusal(['pairings', 'a.json'], { 'a.json': JSON.stringify(document) })).toBe(expected);
});

describe('teams', () => {
  const TEAMS = [
    { team: 'Hussars', persons: ['Ada', 'Ben', 'Leo'] },
    { team: 'Wolves', persons: ['Kai', 'Ulf'] },
  ];
  const ofTeams = (first: Json | null, more: Json = {}): Json => ({
    regulations: { format: 'round-robin', halves: 2, boards: 2, ...more },
    entrants: TEAMS,
    rounds: first === null ? [] : [{ pairings: [{ entrants: ['Hussars', 'Wolves'], ...first }] }],
  });

  test('the next round has who plays, by board: as in the round before', async () => {
    const nextIn = async (document: Json): Promise<Json> => ((await answer('pairings', document)) as { next: Json }).next;
    expect(await nextIn(ofTeams(null))).toEqual({
      pairings: [
        {
          entrants: ['Hussars', 'Wolves'],
          lineUps: [
            ['Ada', 'Ben'],
            ['Kai', 'Ulf'],
          ],
        },
      ],
    });
    const played = {
      lineUps: [
        ['Leo', 'Ada'],
        ['Ulf', 'Kai'],
      ],
      boards: [[[1, 0]], [[1, 0]]],
    };
    expect(await nextIn(ofTeams(played))).toEqual({
      pairings: [
        {
          entrants: ['Wolves', 'Hussars'],
          lineUps: [
            ['Ulf', 'Kai'],
            ['Leo', 'Ada'],
          ],
        },
      ],
    });
    expect(await nextIn(ofTeams({ ...played, boards: [[[1, 0]]] }))).toBeNull();
  });

  test('who is absent has lost the board, or its next match, and the whole team all boards', async () => {
    const scoresIn = async (first: Json, more?: Json): Promise<unknown> => {
      const { standings } = (await answer('pairings', ofTeams(first, more))) as {
        standings: { entrant: string; points: number; boards: number }[];
      };
      return Object.fromEntries(standings.map(({ entrant, points, boards }) => [entrant, [points, boards]]));
    };
    expect(await scoresIn({ boards: [[], [[9, 0]]], absent: ['Ada'] })).toEqual({ Hussars: [0, 2], Wolves: [3, 2] });
    expect(await scoresIn({ absent: ['Wolves'] })).toEqual({ Hussars: [3, 2], Wolves: [0, 0] });
    const cameOnce = {
      boards: [
        [[9, 0]],
        [
          [9, 0],
          [1, 0],
        ],
      ],
      absent: ['Kai'],
    };
    expect(await scoresIn(cameOnce, { bout: 'return' })).toEqual({ Hussars: [3, 4], Wolves: [0, 0] });
  });

  test.each<[string, Json]>([
    ['team-needed /entrants/0', { regulations: { format: 'swiss', boards: 2 }, entrants: ['Ada'] }],
    ['no-teams /entrants/0', { regulations: { format: 'swiss' }, entrants: TEAMS }],
    ['already-in /entrants/1/persons/0', { ...ofTeams(null), entrants: [TEAMS[0]!, { team: 'Wolves', persons: ['Ada'] }] }],
    ['full /entrants/0/persons/4', { ...ofTeams(null), entrants: [{ team: 'Hussars', persons: ['A', 'B', 'C', 'D', 'E'] }] }],
    ['bad-regulations /regulations', ofTeams(null, { boards: 3, bout: 'duplicate' })],
    [
      'bad-line-up /rounds/0/pairings/0/lineUps/0',
      ofTeams({
        lineUps: [
          ['Ada', 'Ada'],
          ['Kai', 'Ulf'],
        ],
      }),
    ],
    [
      'bad-line-up /rounds/0/pairings/0/lineUps/1',
      ofTeams({
        lineUps: [
          ['Ada', 'Ben'],
          ['Kai', 'Zoe'],
        ],
      }),
    ],
    ['no-such-match /rounds/0/pairings/0/boards/2/0', ofTeams({ boards: [[[1, 0]], [[1, 0]], [[1, 0]]] })],
    [
      'no-such-match /rounds/0/pairings/0/boards/1/1',
      ofTeams(
        {
          boards: [
            [],
            [
              [1, 0],
              [1, 0],
            ],
          ],
        },
        { bout: 'duplicate' },
      ),
    ],
    ['not-entered /rounds/0/pairings', ofTeams({ absent: ['Zoe'] })],
  ])('refuses with %s', async (expected, document) => {
    expect(await refusal(['pairings', 'a.json'], { 'a.json': JSON.stringify(document) })).toBe(expected);
  });
});
