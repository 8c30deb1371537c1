import type { Json } from '../notation/examples.js';
import { answer, call, documentOf } from './support.js';

/* How many intents of each kind `legal` lists. The numbers were worked out by hand from docs/rules.md. */

interface Case {
  readonly title: string;
  readonly position: Json;
  readonly player: number | null;
  readonly counts: Readonly<Record<string, number>>;
}

const SETUP = { turn: { player: 2, phase: 'setup' } } as const;
const FOUR = [{ army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony' }, { army: 'doomsday' }];

/** A player to act, and another player with two tiles to draw. */
const duel = (player: Json, units: readonly string[] = [], options: Json = {}): Json =>
  documentOf(
    'duel',
    [
      { pile: ['battle'], ...player },
      { army: 'moloch', pile: ['hybrid', 'guard'] },
    ],
    units,
    { options },
  );

const CASES: readonly Case[] = [
  {
    title: 'S3 an HQ on 19 hexes in 6 rotations',
    position: documentOf('team', FOUR, [], SETUP),
    player: 2,
    counts: { 'place-hq': 19 * 6 },
  },
  {
    title: 'O2 P2 on the 37 hexes of the expanded board, but not where the bomber and an HQ stand',
    position: documentOf('team-score', FOUR, ['bomber 0,0', 'borgo/hq 3,0'], {
      ...SETUP,
      options: { board: 'expanded', bomber: 'neutral' },
    }),
    player: 2,
    counts: { 'place-hq': 35 * 6 },
  },
  {
    title: 'T1 with the duty to discard nothing but that',
    position: { ...duel({ army: 'borgo', hand: ['mutant', 'mutant', 'claws'] }), turn: { player: 0, mustDiscard: true } },
    player: 0,
    counts: { discard: 2 },
  },
  {
    title: 'G2 Push Back takes an enemy, not a team-mate’s unit, and not with one either',
    position: documentOf(
      'one-vs-two',
      [{ army: 'borgo', pile: ['mutant'] }, { army: 'hegemony', hand: ['push-back'] }, { army: 'outpost' }],
      ['hegemony/ganger 0,0', 'outpost/hmg 0,1', 'borgo/mutant 1,0', 'borgo/mutant 0,2'],
      { turn: { player: 1, lastDrawnBy: 1 } },
    ),
    player: 1,
    counts: { discard: 1, push: 1, 'end-turn': 1 },
  },
  {
    title: 'G2 nobody uses a team-mate’s mobility',
    position: documentOf(
      'team',
      [
        { army: 'hegemony', pile: [] },
        { army: 'outpost', pile: [] },
        { army: 'borgo', pile: [] },
        { army: 'moloch', pile: [] },
      ],
      ['outpost/runner 0,0', 'hegemony/runner 2,-2'],
    ),
    // From the corner of the board to three free hexes in six rotations, or turned there in five ways.
    player: 0,
    counts: { move: 3 * 6 + 5, 'end-turn': 1 },
  },
  {
    title: 'P1 a mercenary in the hand',
    position: duel({ army: 'borgo', hand: ['mercenary:gunner'] }, ['moloch/hq 0,0']),
    player: 0,
    counts: { discard: 1, place: 18 * 6, 'end-turn': 1 },
  },
  {
    title: 'P4 Mad Bomber II for either of two tiles',
    position: duel({ army: 'borgo', hand: ['battle', 'grenade'] }, ['moloch/hq 0,0'], { bomber: 'two' }),
    player: 0,
    counts: { discard: 2, 'place-bomber-2': 2 * 18 * 6, battle: 1, 'end-turn': 1 },
  },
  {
    title: 'X4 a Small Bomb on the 24 triples of adjacent hexes',
    position: duel({ army: 'doomsday', hand: ['small-bomb'] }),
    player: 0,
    counts: { discard: 1, 'small-bomb': 24, 'end-turn': 1 },
  },
  {
    title: 'P5 the HQ turns each of two units in five ways',
    position: duel({ army: 'doomsday' }, ['doomsday/hq 0,0', 'doomsday/trap 2,-2', 'moloch/guard -2,0']),
    player: 0,
    counts: { rotate: 2 * 5, 'end-turn': 1 },
  },
  {
    title: 'E1 nothing when the match is over',
    position: documentOf('deathmatch', [{ army: 'borgo' }, { army: 'outpost', hq: 0 }, { army: 'moloch', hq: 0 }]),
    player: null,
    counts: {},
  },
];

/** What the rules allow does not depend on whether the position knows the tiles to be drawn; what follows from it may. */
const UNKNOWN: readonly (Case & { readonly drawing: readonly string[] })[] = [
  {
    title: 'the next player draws, after a battle too',
    position: documentOf('duel', [{ army: 'borgo', hand: ['battle'] }, { army: 'moloch' }]),
    player: 0,
    counts: { discard: 1, battle: 1, 'end-turn': 1 },
    drawing: ['battle', 'end-turn'],
  },
  {
    title: 'T2 so does this one after a bad draw',
    position: documentOf(
      'duel',
      [
        { army: 'borgo', hand: ['grenade'] },
        { army: 'moloch', pile: 0 },
      ],
      [],
      {
        turn: { player: 0, fresh: true },
      },
    ),
    player: 0,
    counts: { discard: 1, redraw: 1, 'end-turn': 1 },
    drawing: ['redraw'],
  },
  {
    title: 'T1 the next player holds three tiles already',
    position: documentOf('duel', [{ army: 'borgo' }, { army: 'moloch', hand: ['hybrid', 'guard', 'clown'] }]),
    player: 0,
    counts: { 'end-turn': 1 },
    drawing: [],
  },
  {
    title: 'the pile of the next player is known, whatever the others have',
    position: documentOf('deathmatch', [{ army: 'borgo' }, { army: 'moloch', pile: ['guard'] }, { army: 'outpost' }]),
    player: 0,
    counts: { 'end-turn': 1 },
    drawing: [],
  },
  {
    title: 'E2 the final battle follows, and decides',
    position: documentOf('duel', [{ army: 'borgo', hq: 5 }, { army: 'moloch' }], [], { turn: { player: 0, lastDrawnBy: 1 } }),
    player: 0,
    counts: { 'end-turn': 1 },
    drawing: [],
  },
  {
    title: 'E4 a tie after the final battle gives a turn with a draw',
    position: documentOf('duel', [{ army: 'borgo' }, { army: 'moloch' }], [], { turn: { player: 0, lastDrawnBy: 1 } }),
    player: 0,
    counts: { 'end-turn': 1 },
    drawing: ['end-turn'],
  },
  {
    title: 'P1 the question where to draw from comes first',
    position: documentOf('duel', [{ army: 'borgo' }, { army: 'moloch', mercenaries: ['mercenary:gunner'] }]),
    player: 0,
    counts: { 'end-turn': 1 },
    drawing: [],
  },
  {
    title: 'E1 the battle destroys an HQ, so nobody draws',
    position: documentOf(
      'duel',
      [
        { army: 'borgo', hand: ['battle'] },
        { army: 'moloch', hq: 1 },
      ],
      ['borgo/mutant 0,0', 'moloch/hq 0,-1'],
    ),
    player: 0,
    counts: { discard: 1, battle: 1, 'end-turn': 1 },
    drawing: ['end-turn'],
  },
  {
    title: 'S3 the first turn begins with a draw',
    position: documentOf('duel', [{ army: 'borgo' }, { army: 'moloch' }], ['borgo/hq 0,0'], { turn: { player: 1, phase: 'setup' } }),
    player: 1,
    counts: { 'place-hq': 18 * 6 },
    drawing: ['place-hq'],
  },
];

interface Printed extends Json {
  readonly player: number | null;
  readonly intents: readonly Json[];
}

const countsOf = ({ player, intents }: Printed): Json => {
  const counts: Record<string, number> = {};
  for (const intent of intents) counts[intent['do'] as string] = (counts[intent['do'] as string] ?? 0) + 1;
  return { player, counts };
};

const play = (position: Json, player: number | null, intent: Json): Promise<unknown> =>
  answer('play', { ...position, intents: [{ player, ...intent }] });

describe('legal in every mode and with every expansion', () => {
  test.each(CASES)('$title', async ({ position, player, counts }) => {
    const printed = (await answer('legal', position)) as Printed;
    expect(countsOf(printed)).toEqual({ player, counts });
    for (const intent of printed.intents) expect(await play(position, player, intent)).toMatchObject({ accepted: 1, error: null });
  });
});

describe('legal where piles are only numbers', () => {
  test.each(UNKNOWN)('$title', async ({ position, player, counts, drawing }) => {
    const printed = (await answer('legal', position)) as Printed;
    expect(countsOf(printed)).toEqual({ player, counts });
    for (const intent of printed.intents) {
      const draws = drawing.includes(intent['do'] as string);
      expect(await play(position, player, intent)).toMatchObject(
        draws ? { accepted: 0, error: { code: 'unknown-pile' } } : { accepted: 1, error: null },
      );
    }
  });
});

test('all of them one per line, with invalid lines between, give the same answers', async () => {
  const lines = CASES.flatMap(({ position }) => [JSON.stringify(position), '{"format":0}', '']);
  const { stdout } = await call(['legal', '-', '--lines'], { '-': lines.join('\n') });
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
  for (const [index, { player, counts }] of CASES.entries()) {
    expect(countsOf(answers[3 * index] as Printed)).toEqual({ player, counts });
    expect(answers[3 * index + 1]).toMatchObject({ error: { code: 'wrong-format', path: '/format' } });
    if (index < CASES.length - 1) expect(answers[3 * index + 2]).toMatchObject({ error: { code: 'not-json' } });
  }
});
