import type { Json } from '../notation/examples.js';
import { answer, call, positionOf, refusal } from './support.js';

const CLOWN = positionOf(
  [{ army: 'moloch' }, { army: 'borgo' }],
  [
    { army: 'moloch', tile: 'clown', at: [0, 0], rot: 0 },
    { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 3 },
    { army: 'borgo', tile: 'hq', at: [1, 0], rot: 0 },
  ],
);

const FALLEN_HQ = [
  { army: 'moloch', tile: 'hq', at: [0, 0], rot: 0 },
  { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 0 },
  { army: 'moloch', tile: 'medic', at: [2, -2], rot: 3 },
];

describe('battle', () => {
  test('B3, U6: prints the phases in which something acts, what it cost, and the position after it', async () => {
    expect(await answer('battle', { ...CLOWN, starter: 0, choices: ['explode', 'left over'] })).toEqual({
      done: true,
      phases: [
        { initiative: 3, acts: [[0, 1]], hits: [], saves: [], removed: [] },
        {
          initiative: 2,
          acts: [[0, 0]],
          hits: [
            { from: [0, 0], direction: 2, to: [1, 0], kind: 'explosion', wounds: 1 },
            { from: [0, 0], direction: 3, to: [0, 1], kind: 'explosion', wounds: 1 },
          ],
          saves: [],
          removed: [
            [0, 0],
            [0, 1],
          ],
        },
        { initiative: 0, acts: [[1, 0]], hits: [], saves: [], removed: [] },
      ],
      hq: { moloch: 20, borgo: 19 },
      position: {
        format: 1,
        options: { mode: 'duel' },
        players: [
          { army: 'moloch', hq: 20, hand: [], pile: 34, discard: ['clown'] },
          { army: 'borgo', hq: 19, hand: [], pile: 34, discard: ['mutant'] },
        ],
        turn: { player: 0, number: 5 },
        units: [{ army: 'borgo', tile: 'hq', at: [1, 0], rot: 0 }],
      },
      outcome: null,
    });
  });

  test('stops where the choices run out, with the position before the step', async () => {
    const printed = await answer('battle', { ...CLOWN, starter: 1 });
    expect(Object.keys(printed)).toEqual(['done', 'decision', 'position']);
    expect(printed).toMatchObject({
      done: false,
      decision: { player: 0, kind: 'explode', about: [0, 0], keys: ['attack', 'explode'] },
      position: { units: [{ tile: 'clown' }, { tile: 'mutant' }, { tile: 'hq' }] },
    });
  });

  test('D1: names the Medic that dies, and the hit it cancels', async () => {
    const units = [
      { army: 'borgo', tile: 'mutant', at: [0, 0], rot: 0 },
      { army: 'moloch', tile: 'blocker', at: [0, -1], rot: 0 },
      { army: 'moloch', tile: 'medic', at: [0, -2], rot: 3 },
    ];
    const printed = await answer('battle', { ...positionOf([{ army: 'borgo' }, { army: 'moloch' }], units), starter: 0 });
    expect(printed['phases']).toEqual([
      {
        initiative: 2,
        acts: [[0, 0]],
        hits: [{ from: [0, 0], direction: 0, to: [0, -1], kind: 'melee', wounds: 1 }],
        saves: [{ medic: [0, -2], unit: [0, -1], source: '0,0/0' }],
        removed: [[0, -2]],
      },
    ]);
  });

  test('E1: a fallen HQ ends a duel; no one leaves', async () => {
    const printed = await answer('battle', { ...positionOf([{ army: 'moloch', hq: 1 }, { army: 'borgo' }], FALLEN_HQ), starter: 0 });
    expect(printed['outcome']).toEqual({ winners: [1], reason: 'hq-destroyed' });
    expect(printed).not.toHaveProperty('left');
    expect(printed).not.toHaveProperty('score');
  });

  test('E1: two fallen HQs are a draw', async () => {
    const shooters = [
      ...FALLEN_HQ.slice(0, 2),
      { army: 'borgo', tile: 'hq', at: [2, 0], rot: 0 },
      { army: 'moloch', tile: 'gauss-cannon', at: [2, -2], rot: 5 },
    ];
    const players = [
      { army: 'moloch', hq: 1 },
      { army: 'borgo', hq: 1 },
    ];
    expect((await answer('battle', { ...positionOf(players, shooters), starter: 0 }))['outcome']).toEqual({ winners: [], reason: 'draw' });
  });

  test('G1: in deathmatch the units of a fallen player leave', async () => {
    const players = [{ army: 'moloch', hq: 1 }, { army: 'borgo' }, { army: 'outpost' }];
    const printed = await answer('battle', { ...positionOf(players, FALLEN_HQ, 'deathmatch'), starter: 0 });
    expect(printed).toMatchObject({ left: [[2, -2]], hq: { moloch: 0, borgo: 20, outpost: 20 }, outcome: null });
  });

  test('G3: the score modes print points', async () => {
    const players = [{ army: 'moloch' }, { army: 'borgo', score: 19 }, { army: 'outpost' }];
    const printed = await answer('battle', { ...positionOf(players, FALLEN_HQ, 'deathmatch-score'), starter: 0 });
    expect(printed).toMatchObject({ score: { moloch: 0, borgo: 20, outpost: 0 }, outcome: { winners: [1], reason: 'score' } });
  });

  test('O7: players with the same army have different names', async () => {
    const printed = await answer('battle', { ...positionOf([{ army: 'borgo', hq: 3 }, { army: 'borgo' }], []), starter: 0 });
    expect(printed['hq']).toEqual({ 'borgo#0': 3, 'borgo#1': 20 });
    expect(printed['phases']).toEqual([]);
  });

  test.each<[expected: string, change: Json]>([
    ['missing-field /starter', { starter: undefined }],
    ['out-of-range /starter', { starter: 2 }],
    ['wrong-type /starter', { starter: '0' }],
    ['wrong-type /choices', { choices: 'explode' }],
    ['wrong-type /choices/0', { choices: [1] }],
    ['unknown-key /choices/0', { choices: ['none'] }],
    ['unknown-field /choice', { choice: [] }],
    ['wrong-type /units', { units: null }],
  ])('%s', async (expected, change) => {
    const { error } = (await answer('battle', { ...CLOWN, starter: 0, ...change })) as { error: { code: string; path: string } };
    expect(`${error.code} ${error.path}`).toBe(expected);
  });
});

describe('battle --why', () => {
  const UNITS = [
    { army: 'outpost', tile: 'runner', at: [0, 0], rot: 0 },
    { army: 'borgo', tile: 'brawler', at: [0, 1], rot: 0 },
    { army: 'borgo', tile: 'officer', at: [0, 2], rot: 0 },
  ];
  const document = { ...positionOf([{ army: 'borgo' }, { army: 'outpost' }], UNITS), starter: 0 };
  const why = async (json: Json): Promise<Json> => {
    const { stdout, exitCode } = await call(['battle', 'a.json', '--why'], { 'a.json': JSON.stringify(json) });
    expect(exitCode).toBe(0);
    return JSON.parse(stdout) as Json;
  };

  test('U3, C2: says of each unit what happened to it and what it did, with the clauses', async () => {
    const [brawler, officer] = [
      { army: 'borgo', tile: 'brawler', at: [0, 1] },
      { army: 'borgo', tile: 'officer', at: [0, 2] },
    ];
    const runner = { army: 'outpost', tile: 'runner', at: [0, 0] };
    const attack = {
      attacker: brawler,
      target: runner,
      how: 'melee',
      wounds: 3,
      printed: 2,
      bonuses: [{ unit: officer, amount: 1 }],
      armor: 0,
      converted: null,
      via: [],
      rules: ['U1', 'C2'],
    };
    const { phases } = (await why(document)) as { phases: Json[] };
    expect(phases.map((phase) => phase['why'])).toEqual([
      [
        {
          ...runner,
          reasons: [
            {
              kind: 'destroyed',
              unit: runner,
              wounds: 3,
              left: 1,
              rules: ['U3', 'B4'],
              causes: [
                { kind: 'hit', ...attack },
                { kind: 'no-medic', rules: ['D1'] },
              ],
            },
            { kind: 'no-target', unit: runner, rules: ['U1'] },
          ],
        },
        { ...brawler, reasons: [{ kind: 'dealt', ...attack }] },
      ],
    ]);
  });

  test('P2: names a neutral bomber without an army', async () => {
    const units = [
      { tile: 'bomber', at: [0, 0], rot: 0 },
      { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 0 },
    ];
    const position = { ...positionOf([{ army: 'borgo' }, { army: 'moloch' }], units), starter: 0 };
    const { phases } = (await why({ ...position, options: { mode: 'duel', bomber: 'neutral' } })) as { phases: { why: Json[] }[] };
    expect(phases[0]?.why[0]).toMatchObject({ tile: 'bomber', at: [0, 0], reasons: [{ kind: 'exploded', rules: ['P2', 'D5'] }] });
    expect(phases[0]?.why[0]).not.toHaveProperty('army');
  });

  test('adds nothing else to the answer', async () => {
    const plain = await answer('battle', document);
    const { phases, ...explained } = (await why(document)) as { phases: Json[] };
    expect({ ...explained, phases: phases.map(({ why: _, ...phase }) => phase) }).toEqual(plain);
  });

  test.each([[['legal', 'a.json', '--why']], [['battle', 'a.json', '--verify']], [['record', 'a.json', '--verify', '--why']]])(
    '%s is refused',
    async (args) => {
      expect(await refusal(args, { 'a.json': '{}' })).toBe('unknown-option ');
    },
  );
});

describe('forecast', () => {
  test('prints for each starter what a battle costs', async () => {
    const { forecasts } = await answer('forecast', CLOWN);
    const cost = { hq: { moloch: 0, borgo: 0 }, lost: { moloch: [], borgo: [] } };
    expect(forecasts).toEqual([
      { starter: 0, ...cost },
      { starter: 1, ...cost },
    ]);
  });

  test('G1, G3: counts HQs, units that leave, and points', async () => {
    const players = [{ army: 'moloch', hq: 1 }, { army: 'borgo' }, { army: 'outpost' }];
    const { forecasts } = (await answer('forecast', positionOf(players, FALLEN_HQ, 'deathmatch'))) as { forecasts: Json[] };
    expect(forecasts).toHaveLength(3);
    expect(forecasts[2]).toEqual({
      starter: 2,
      hq: { moloch: 1, borgo: 0, outpost: 0 },
      lost: {
        moloch: [
          { tile: 'hq', at: [0, 0] },
          { tile: 'medic', at: [2, -2] },
        ],
        borgo: [],
        outpost: [],
      },
    });
    const scoring = positionOf([{ army: 'moloch' }, { army: 'borgo' }, { army: 'outpost' }], FALLEN_HQ, 'deathmatch-score');
    expect((await answer('forecast', scoring))['forecasts']).toContainEqual(
      expect.objectContaining({ score: { moloch: 0, borgo: 1, outpost: 0 } }),
    );
  });
});
