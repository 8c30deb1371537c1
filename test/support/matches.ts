import { POLICIES } from '@hexfall/shared/ai/policies';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { show } from './play.js';
import { matchOf, modePositionOf, textOf, type Trace, traceOf, type TraceSetup, type TraceStep } from './traces.js';

const PAIRS = BASE_ARMIES.flatMap((one) => BASE_ARMIES.filter((other) => other !== one).map((other) => [one, other] as const));

const STARTS: readonly (readonly [string, () => Table])[] = [
  ...PAIRS.map((armies, index): [string, TraceSetup] => [armies.join('-'), { armies, seed: `pair ${index}` }]),
  ...PAIRS.slice(0, 3).map((armies): [string, TraceSetup] => ['O3', { armies, seed: 'o3', options: { start: 'alternative' } }]),
  ...PAIRS.slice(3, 6).map((armies): [string, TraceSetup] => ['O6', { armies, seed: 'o6', options: { reinforcement: true } }]),
  ...(['outpost', 'moloch'] as const).map((army): [string, TraceSetup] => [
    'O7',
    { armies: [army, army], seed: 'o7', options: { sameArmy: true } },
  ]),
]
  .map(([name, setup]): [string, () => Table] => [name, () => matchOf(setup)])
  .concat(
    [0, 1, 2, 3, 4].flatMap((round) =>
      PAIRS.map((armies, index): [string, () => Table] => [
        `position ${armies.join('-')} ${round}`,
        () => modePositionOf(armies, randomFrom(index + 100 * round)),
      ]),
    ),
  );

/** Plays one of the matches. Chooses by the random policy, in every third match anything legal; now and then someone resigns. */
export const playOf = (place: number): Trace => {
  const [name, start] = STARTS[place]!;
  const random = randomFrom(place);
  return traceOf(name, start(), (table, seat) => {
    if (random() < 0.001) return { do: 'resign' };
    return place % 3 ? POLICIES.random(table, seat, random) : pick(legalIntents(table, seat), random);
  });
};

/** All of them, played once. */
export const TRACES: readonly Trace[] = STARTS.map((_, index) => playOf(index));

/** Every step of every match, with the table as text when a law does not hold. */
export const everyStep = (law: (step: TraceStep, place: number) => boolean): void => {
  for (const { name, steps } of TRACES) {
    steps.forEach((one, index) => {
      if (!law(one, index)) throw new Error(`${name}, step ${index}: ${one.seat} ${textOf(one.intent)}\n${show(one.before)}`);
    });
  }
};
