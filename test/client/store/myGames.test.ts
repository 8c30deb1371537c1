import './support/browserGlobals.js';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { MOST_MINE, type MyTable } from '@hexfall/shared/protocol/http';
import { MineRequestSchema } from '@hexfall/shared/protocol/httpRequests';
import { adoptKeys, forgetTable, keysOf, newKey, seatKeys, storeKey } from '../../../client/src/platform/seatKeys.js';
import { endedOf, endingOf, isMyTurn, joinTables, playersAt, questionsAbout, sortGames } from '../../../client/src/store/myGames.js';
import { agoText } from '../../../client/src/text/clockText.js';

const game = (code: string, told: Partial<MyTable> = {}): MyTable => ({
  code,
  phase: 'playing',
  options: DEFAULT_OPTIONS,
  startingSeat: 'first',
  armySelection: 'free',
  forecast: true,
  seriesKind: 'single',
  seats: [
    { name: 'Ala', army: 'borgo', computer: false },
    { name: 'Bolek', army: 'moloch', computer: false },
  ],
  seq: 0,
  mine: [0],
  acting: 1,
  turn: 3,
  winners: null,
  standings: [20, 17],
  since: null,
  next: null,
  ...told,
});

describe('my games', () => {
  test('those that wait for me come first, then those being played, then those that wait for players; finished ones apart', () => {
    const tables = [
      game('LOBBY2', { phase: 'lobby', acting: null }),
      game('THEIRS'),
      game('FINISH', { phase: 'over', acting: null, winners: [0] }),
      game('DRAFT2', { phase: 'draft', acting: 0 }),
      game('PLAY22', { acting: 0 }),
      game('FORGOT', { acting: 0 }),
    ];
    const sorted = sortGames(['FINISH', 'DRAFT2', 'PLAY22', 'LOBBY2', 'THEIRS', 'NOBODY'], tables);
    expect(sorted.running.map(({ code }) => code)).toEqual(['DRAFT2', 'PLAY22', 'THEIRS', 'LOBBY2']);
    expect(sorted.over.map(({ code }) => code)).toEqual(['FINISH']);
    expect(sorted.gone).toEqual(['NOBODY']);
  });

  test('it is my turn with any of my seats (O5)', () => {
    expect(isMyTurn({ acting: 1, mine: [0, 1] })).toBe(true);
    expect(isMyTurn({ acting: 2, mine: [0, 1] })).toBe(false);
    expect(isMyTurn({ acting: null, mine: [0] })).toBe(false);
  });

  test.each<[winners: number[] | null, mine: number[], ending: ReturnType<typeof endingOf>]>([
    [[0], [0], 'won'],
    [[0, 1], [0, 1], 'won'],
    [[0, 1], [0], 'won'],
    [[1], [0], 'lost'],
    [[], [0], 'draw'],
    [[1], [0, 1], 'ended'],
    [null, [0], 'ended'],
  ])('won by %j, my seats %j: %s', (winners, mine, ending) => {
    expect(endingOf({ winners, mine })).toBe(ending);
  });

  test('of those that wait for me, the longest waiting comes first; one that waits since nobody knows when comes last', () => {
    const tables = [
      game('NOBODY', { acting: 0 }),
      game('SHORT2', { acting: 0, since: 3000 }),
      game('THEIRS', { since: 1 }),
      game('LONGER', { acting: 0, since: 2000 }),
    ];
    const codes = tables.map(({ code }) => code);
    expect(sortGames(codes, tables).running.map(({ code }) => code)).toEqual(['LONGER', 'SHORT2', 'NOBODY', 'THEIRS']);
  });

  test('the players are those on taken seats, with what they have', () => {
    const { seats } = game('AAAAAA');
    const players = playersAt({ seats: [...seats, null], mine: [1], standings: [20, 17, 0] });
    expect(players.map(({ name, seat, isMine, standing }) => [name, seat, isMine, standing])).toEqual([
      ['Ala', 0, false, 20],
      ['Bolek', 1, true, 17],
    ]);
    expect(playersAt({ seats, mine: [], standings: null })[0]).toMatchObject({ standing: null });
  });
});

describe('how long ago', () => {
  const MINUTE = 60_000;
  test.each([
    [-5000, 'now'],
    [59_000, 'now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [25 * 60 * MINUTE, 'yesterday'],
    [13 * 24 * 60 * MINUTE, '13 days ago'],
    [15 * 24 * 60 * MINUTE, '2 weeks ago'],
    [70 * 24 * 60 * MINUTE, '2 months ago'],
  ])('%d ms: %s', (ms, words) => {
    expect(agoText(ms)).toBe(words);
  });
});

describe('the seats a browser holds', () => {
  test('are all asked for, with every key, in groups that the server takes', () => {
    for (let i = 0; i < 2 * MOST_MINE + 5; i++) storeKey(`AAA${String(i).padStart(3, '0')}`, newKey());
    for (let i = 0; i < 12; i++) storeKey('AAA054', newKey());
    const questions = questionsAbout(seatKeys.value);
    expect(questions.map((question) => MineRequestSchema.safeParse(question).success)).toEqual([true, true, true]);
    const asked = new Map<string, readonly string[]>();
    for (const { code, keys } of questions.flatMap(({ tables }) => tables)) asked.set(code, [...(asked.get(code) ?? []), ...keys]);
    expect(Object.fromEntries(asked)).toEqual(seatKeys.value);
  });

  test('are asked for without what is no key, which a link may have brought: the server would refuse the whole question', () => {
    const key = newKey();
    expect(questionsAbout({ AAAAAA: ['no key', key], BBBBBB: ['another'] })).toEqual([{ tables: [{ code: 'AAAAAA', keys: [key] }] }]);
    location.hash = `#seat=rubbish,${key}`;
    adoptKeys('DDDDDD');
    expect(keysOf('DDDDDD')).toEqual([key]);
  });

  test('are one empty question where there are none: the player card may have some', () => {
    expect(questionsAbout({})).toEqual([{ tables: [] }]);
  });

  test('fit into what the server reads, however many keys there are for a table', () => {
    const keys = Array.from({ length: 30 }, newKey);
    const all = Object.fromEntries(Array.from({ length: MOST_MINE }, (_, i) => [`AAAA${i + 10}`, keys]));
    for (const question of questionsAbout(all)) expect(JSON.stringify(question).length).toBeLessThan(8 * 1024);
  });

  test('are one table, whichever of its keys the answers are about', () => {
    const answers = [
      { tables: [game('AAAAAA', { mine: [2] }), game('BBBBBB')], gone: ['CCCCCC'] },
      { tables: [game('AAAAAA', { mine: [0, 2] })], gone: ['DDDDDD'] },
    ];
    expect(joinTables(answers)).toEqual({ tables: [game('AAAAAA', { mine: [0, 2] }), game('BBBBBB')], gone: ['CCCCCC', 'DDDDDD'] });
  });

  test('have ended where the match is over, unless the browser has not followed its rematch, or the table is gone', () => {
    storeKey('FOLLOW', newKey());
    const tables = [
      game('PLAYED'),
      game('FINISH', { phase: 'over' }),
      game('AGAIN2', { phase: 'over', next: 'FOLLOW' }),
      game('AGAIN3', { phase: 'over', next: 'NEWONE' }),
    ];
    expect(endedOf({ tables, gone: ['NOBODY'] })).toEqual(['FINISH', 'AGAIN2', 'NOBODY']);
  });

  test('are forgotten one by one', () => {
    storeKey('BBBBBB', newKey());
    storeKey('CCCCCC', newKey());
    forgetTable('BBBBBB');
    expect(Object.keys(seatKeys.value)).toContain('CCCCCC');
    expect(Object.keys(seatKeys.value)).not.toContain('BBBBBB');
  });
});
