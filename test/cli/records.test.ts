import { matchInMatrix } from '@hexfall/shared/cli/matchPlan';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { logDigest } from '@hexfall/shared/notation/fair';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { formatRecord } from '@hexfall/shared/notation/record';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { type Json, playedMatch, setupOf } from '../notation/examples.js';
import { stateOf } from '../support/states.js';
import { answer, call, documentOf, refusal } from './support.js';

const recordOf = (mode: string, armies: readonly string[], intents: readonly Json[], more: Json = {}): Json => {
  const { options, ...rest } = more;
  return { format: 1, rules: RULES_VERSION, seed: 'a', options: { mode, ...(options as Json) }, armies, intents, ...rest };
};

const HQ = (player: number, at: readonly number[]): Json => ({ player, do: 'place-hq', at, rot: 0 });

/** The four corners that HQs are placed on in turn. */
const CORNERS = [
  [2, -2],
  [-2, 2],
  [2, 0],
  [-2, 0],
];
const placing = (...players: number[]): Json[] => players.map((player, index) => HQ(player, CORNERS[index]!));

interface Printed extends Json {
  readonly position: {
    readonly players: readonly { hand: unknown[]; pile: unknown[]; hq?: number; score?: number; person?: number }[];
    readonly turn: Json;
    readonly units: readonly Json[];
  };
}

test('record of a running match that was saved to a file', async () => {
  const saved = { seats: [{ name: 'Ann' }, { name: 'Computer', computer: 'scout' }], clock: { left: [1000, 2000], strikes: [0, 0] } };
  const file = recordOf('duel', ['borgo', 'moloch'], placing(0, 1), { saved, options: { clock: 'game:600+5' } });
  expect(await answer('record', file)).toMatchObject({ accepted: 2, outcome: null });
});

/* S3: HQs are placed in turn order. S4: the first turn draws one tile. */
describe('record of every mode', () => {
  test.each<[title: string, record: Json, hands: number[], turn: Json]>([
    ['duel', recordOf('duel', ['borgo', 'moloch'], placing(0, 1)), [1, 0], { player: 0, number: 1 }],
    ['G1 deathmatch', recordOf('deathmatch', ['borgo', 'moloch', 'outpost'], placing(0, 1, 2)), [1, 0, 0], { player: 0, number: 1 }],
    [
      'G3 O2 deathmatch with score of four on the expanded board',
      recordOf(
        'deathmatch-score',
        ['borgo', 'moloch', 'outpost', 'doomsday'],
        [HQ(0, [3, 0]), HQ(1, [-3, 0]), HQ(2, [0, 3]), HQ(3, [0, -3])],
        {
          options: { board: 'expanded' },
        },
      ),
      [1, 0, 0, 0],
      { player: 0, number: 1 },
    ],
    [
      'G4 one against two: the second turn draws two',
      recordOf('one-vs-two', ['borgo', 'doomsday', 'outpost'], [...placing(0, 1, 2), { player: 0, do: 'end-turn' }]),
      [1, 2, 0],
      { player: 1, number: 2 },
    ],
    [
      'G5 O4 O5 team match: HQs alternate between the teams',
      recordOf('team', ['borgo', 'moloch', 'outpost', 'doomsday'], placing(0, 2, 1, 3), { options: { teamHq: 15 }, persons: [0, 0, 1, 2] }),
      [1, 0, 0, 0],
      { player: 0, number: 1 },
    ],
    [
      'G6 team match with score: the third turn draws three',
      recordOf(
        'team-score',
        ['borgo', 'moloch', 'outpost', 'doomsday'],
        [...placing(0, 2, 1, 3), { player: 0, do: 'end-turn' }, { player: 2, do: 'end-turn' }],
      ),
      [1, 3, 2, 0],
      { player: 1, number: 3 },
    ],
    [
      'O3 alternative start: the first player draws three',
      recordOf('duel', ['borgo', 'moloch'], placing(0, 1), { options: { start: 'alternative' } }),
      [3, 0],
      { player: 0, number: 1 },
    ],
    [
      'O6 reinforcement: the first turn draws four',
      recordOf('duel', ['borgo', 'moloch'], placing(0, 1), { options: { reinforcement: true } }),
      [4, 0],
      { player: 0, number: 1 },
    ],
    [
      'O7 the same army twice',
      recordOf('duel', ['borgo', 'borgo'], placing(0, 1), { options: { sameArmy: true } }),
      [1, 0],
      { player: 0, number: 1 },
    ],
    [
      'P2 the bomber is there before the HQs',
      recordOf('duel', ['borgo', 'moloch'], placing(0, 1), { options: { bomber: 'neutral' } }),
      [1, 0],
      { player: 0, number: 1 },
    ],
  ])('%s', async (_, record, hands, turn) => {
    const printed = (await answer('record', record)) as Printed;
    const { players, units } = printed.position;
    expect(printed).toMatchObject({ accepted: (record['intents'] as Json[]).length, decision: null, outcome: null });
    expect(players.map(({ hand }) => hand.length)).toEqual(hands);
    expect(players.map(({ hand, pile }) => hand.length + pile.length)).toEqual(hands.map(() => 34));
    expect(printed.position.turn).toMatchObject(turn);
    const bomber = (record['options'] as Json)['bomber'] === undefined ? 0 : 1;
    expect(units).toHaveLength(players.length + bomber);
    expect(units.filter((unit) => unit['army'] === undefined)).toEqual(bomber ? [{ tile: 'bomber', at: [0, 0], rot: 0 }] : []);
  });

  test('O4 O5 has persons and toughness', async () => {
    const record = recordOf('team', ['borgo', 'moloch', 'outpost', 'doomsday'], [], { options: { teamHq: 15 }, persons: [0, 0, 1, 2] });
    const { players, turn } = ((await answer('record', record)) as Printed).position;
    expect(players.map(({ hq, person }) => [hq, person])).toEqual([
      [15, 0],
      [15, 0],
      [15, 1],
      [15, 2],
    ]);
    expect(turn).toEqual({ player: 0, phase: 'setup' });
  });

  test('P1 the first tile may be a mercenary: the question is open', async () => {
    const more = { options: { mercenaries: 1 }, mercenaries: [['gunner'], ['shooter']] };
    const asked = await answer('record', recordOf('duel', ['borgo', 'moloch'], placing(0, 1), more));
    expect(asked).toMatchObject({ accepted: 2, decision: { player: 0, kind: 'draw', keys: ['gunner', 'pile'] } });
    const drawn = [...placing(0, 1), { player: 0, do: 'draw', mercenary: 'gunner' }];
    expect(await answer('record', recordOf('duel', ['borgo', 'moloch'], drawn, more))).toMatchObject({
      accepted: 3,
      decision: null,
      position: { players: [{ hand: ['mercenary:gunner'] }, { mercenaries: ['mercenary:shooter'] }] },
    });
  });

  test.each<[expected: string, record: Json]>([
    ['S3 another player places first', recordOf('team', ['borgo', 'moloch', 'outpost', 'doomsday'], placing(0, 1))],
    ['P2 the center is taken', recordOf('duel', ['borgo', 'moloch'], [HQ(0, [0, 0])], { options: { bomber: 'mercenary' } })],
  ])('%s: refused where it happens', async (_, record) => {
    const place = (record['intents'] as Json[]).length - 1;
    expect(await answer('record', record)).toMatchObject({ error: { path: `/intents/${place}` } });
  });
});

test('whole matches of all modes, options and armies come out as they were played, one per line, with invalid lines between', async () => {
  const played = Array.from({ length: 16 }, (_, number) => {
    const setup = { ...matchInMatrix(number), seed: `record ${number}` };
    const { tables, intents } = playedMatch(setup, number);
    return { text: JSON.stringify(formatRecord({ setup, intents })), end: tables.at(-1)!, count: intents.length };
  });
  const lines = played.flatMap(({ text }) => [text, text.replace('"format":1', '"format":1,"what":1')]);
  const { exitCode, stdout } = await call(['record', 'a.jsonl'], { 'a.jsonl': lines.join('\n') });
  expect(exitCode).toBe(0);
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  for (const [index, { end, count }] of played.entries()) {
    const { winners, reason } = end.outcome!;
    const position = JSON.parse(JSON.stringify(formatPosition(end, stateOf(end).piles))) as Json;
    expect(answers[2 * index]).toEqual({ accepted: count, decision: null, outcome: { winners, reason }, position });
    expect(answers[2 * index + 1]).toMatchObject({ error: { code: 'unknown-field', path: '/what' } });
  }
});

describe('forecast of every mode and expansion', () => {
  const forecastOf = async (position: Json, starter: number): Promise<Json> => {
    const { forecasts } = (await answer('forecast', position)) as { forecasts: Json[] };
    expect(forecasts.map((one) => one['starter'])).toEqual((position['players'] as Json[]).map((_, seat) => seat));
    return forecasts[starter]!;
  };

  test('G5 G7 a team: what Moloch does to its ally counts too', async () => {
    const players = [{ army: 'moloch' }, { army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony' }];
    const position = documentOf('team', players, ['moloch/hornet 0,1', 'borgo/hq 0,0', 'outpost/scout 1,0']);
    expect(await forecastOf(position, 3)).toEqual({
      starter: 3,
      hq: { moloch: 0, borgo: 2, outpost: 0, hegemony: 0 },
      lost: { moloch: [], borgo: [], outpost: [{ tile: 'scout', at: [1, 0] }], hegemony: [] },
    });
  });

  test('G6 points', async () => {
    const players = [{ army: 'borgo', score: 3 }, { army: 'moloch' }, { army: 'outpost' }, { army: 'hegemony' }];
    const position = documentOf('team-score', players, ['outpost/hq 0,0', 'borgo/brawler 0,1']);
    expect(await forecastOf(position, 0)).toMatchObject({
      score: { borgo: 2, moloch: 0, outpost: 0, hegemony: 0 },
      lost: { borgo: [{ tile: 'brawler', at: [0, 1] }], outpost: [] },
    });
  });

  test('P1 P2 P5 a mercenary lost to a bomber, and a Trap', async () => {
    const units = ['borgo/claws 0,-1 r4', 'bomber 0,0', 'borgo/mercenary:gunner -1,0 r3', 'doomsday/trap 2,0', 'borgo/brawler 2,-1 r3'];
    const position = documentOf(
      'duel',
      [
        { army: 'borgo', pile: [] },
        { army: 'doomsday', pile: [] },
      ],
      units,
    );
    const { lost } = (await forecastOf(position, 1)) as { lost: Record<string, Json[]> };
    expect(lost['borgo']).toEqual([
      { tile: 'mercenary:gunner', at: [-1, 0] },
      { tile: 'claws', at: [0, -1] },
      { tile: 'brawler', at: [2, -1] },
    ]);
    expect(lost['doomsday']).toEqual([{ tile: 'trap', at: [2, 0] }]);
  });
});

describe('verify', () => {
  const DRAW = { secret: 'secret', contributions: ['mine', 'yours'] };
  const setup = setupOf(fairSeed(DRAW));
  const { intents } = playedMatch(setup, 8);
  const fair = { ...DRAW, commitment: commitmentTo(DRAW.secret), log: logDigest(intents) };
  const RECORD = formatRecord({ setup, intents, fair });

  test('record --verify says what it has checked', async () => {
    const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(RECORD) });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      verified: true,
      commitment: fair.commitment,
      seed: setup.seed,
      accepted: intents.length,
      outcome: { reason: expect.any(String) as unknown },
    });
  });

  test('record alone plays any record, and claims nothing', async () => {
    const files = { 'a.json': JSON.stringify({ ...RECORD, fair: { ...fair, commitment: 'x' } }) };
    const { exitCode, stdout } = await call(['record', 'a.json'], files);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout) as Json).not.toHaveProperty('verified');
  });

  test.each<[string, Json, string]>([
    ['without a draw', { fair: undefined }, 'no-fair-draw /fair'],
    ['with another seed', { seed: 'mine' }, 'wrong-seed /seed'],
    ['with another commitment', { fair: { ...fair, commitment: 'x' } }, 'wrong-commitment /fair/commitment'],
    ['with other intents', { intents: RECORD.intents.slice(1) }, 'wrong-log /intents'],
    ['with intents the rules refuse', { intents: [], fair: { ...fair, log: 'x' } }, 'wrong-log /intents'],
  ])('a record %s is an error', async (_, change, found) => {
    expect(await refusal(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify({ ...RECORD, ...change }) })).toBe(found);
  });

  test('a refused intent is named by its place', async () => {
    const wrong = [intents[0]!, intents[0]!];
    const record = formatRecord({ setup, intents: wrong, fair: { ...fair, log: logDigest(wrong) } });
    expect(await refusal(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(record) })).toMatch(/ \/intents\/1$/);
  });

  test('no other command has that option', async () => {
    expect(await refusal(['battle', '--verify', 'a.json'], { 'a.json': '{}' })).toBe('unknown-option ');
  });
});
