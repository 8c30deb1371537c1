import { POLICIES } from '@hexfall/shared/ai/policies';
import type { GameMap } from '@hexfall/shared/content/maps';
import { DEFAULT_OPTIONS, MODES, OPTIONS, type Options } from '@hexfall/shared/model/options';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import { checkOptions, createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { NUMBERS_OF_SEATS } from './modePosition.js';
import { modePositionOf, roomyTerrain } from './modePositions.js';
import { deepFreeze, show } from './play.js';
import { stepOn, tableOf } from './states.js';
import type { TraceStep } from './traces.js';

const MERCENARIES = ['gunner', 'net-fighter', 'shield-bearer', 'shooter'] as const;

const shuffled = <T>(items: readonly T[], random: RandomSource): T[] => {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
};

/** Some match: modes take turns, everything else is drawn by chance. */
export const setupOf = (number: number): MatchSetup => {
  const random = randomFrom(number * 31 + 5);
  const chance = (part: number): boolean => random() < part;
  const mode = MODES[number % MODES.length]!;
  const players = pick(NUMBERS_OF_SEATS[mode], random);
  const mercenaries = pick(players === 2 ? ([0, 0, 1, 2] as const) : ([0, 0, 1] as const), random);
  const sameArmy = chance(0.1);
  const options: Options = {
    ...DEFAULT_OPTIONS,
    mode,
    board: players === 4 && chance(0.4) ? 'expanded' : 'main',
    start: chance(0.2) ? 'alternative' : 'standard',
    reinforcement: chance(0.2),
    teamHq: mode === 'team' && chance(0.5) ? 15 : 20,
    sameArmy,
    mercenaries,
    bomber: pick(OPTIONS.bomber.values, random),
    takeBack: chance(0.8),
  };
  const hired = shuffled(MERCENARIES, random);
  return {
    options,
    armies: sameArmy ? Array.from({ length: players }, () => pick(ARMY_IDS, random)) : shuffled(ARMY_IDS, random).slice(0, players),
    seed: `match ${number}`,
    ...(players === 4 && mode.startsWith('team') && chance(0.2) ? { persons: [0, 0, 1, 2] } : {}),
    ...(mercenaries > 0 && { mercenaries: Array.from({ length: players }, () => hired.splice(0, mercenaries)) }),
  };
};

/** The same match on random terrain (O11). */
export const terrainSetupOf = (number: number): MatchSetup => {
  const setup = setupOf(number);
  const { terrain, turrets } = roomyTerrain(setup.options.board, randomFrom(number * 17 + 3));
  return { ...setup, options: { ...setup.options, terrain, turrets } };
};

/** The same match on a map, without a bomber where there is no hex for it (P2). */
export const mapSetupOf = ({ board, terrain, turrets }: GameMap, number: number): MatchSetup => {
  const setup = setupOf(number);
  const options: Options = { ...setup.options, board, terrain, turrets };
  const hasMiddle = checkOptions(options, setup.armies.length) === null;
  return { ...setup, options: hasMiddle ? options : { ...options, bomber: 'none' } };
};

/** A match played to its end. */
export interface ModeMatch {
  readonly name: string;
  readonly steps: readonly TraceStep[];
  readonly end: Table;
}

/** More intents than any match of four has. */
const BOUND = 3000;

/** Chooses by the random policy, in every fourth match anything legal; now and then someone resigns. */
const choose = (table: Table, number: number, random: RandomSource): RecordedIntent => {
  const player = actingSeat(table);
  if (player === null) throw new Error('nobody is to act');
  if (random() < 0.0015) {
    const somebody = Math.floor(random() * table.players.length);
    const { out, resigned } = table.players[somebody]!;
    if (!out && !resigned) return { player: somebody, intent: { do: 'resign' } };
  }
  const intent = number % 4 === 3 ? pick(legalIntents(table, player), random) : POLICIES.random(table, player, random);
  return { player, intent };
};

/** Plays a match to its end, every table in it frozen; throws, with the table as text, if it cannot be played or does not end. */
export const playOn = (name: string, start: Table, number: number): ModeMatch => {
  const random = randomFrom(number);
  const steps: TraceStep[] = [];
  let before = deepFreeze(start);
  while (!before.outcome) {
    const { player: seat, intent } = choose(before, number, random);
    const result = stepOn(before, seat, intent);
    if (!result.ok || steps.length === BOUND) {
      throw new Error(`${name}: ${result.ok ? 'does not end' : result.error.message} ${JSON.stringify(intent)}\n${show(before)}`);
    }
    const { table: after, events } = deepFreeze(result.value);
    steps.push({ before, seat, intent, events, after });
    before = after;
  }
  return { name, steps, end: before };
};

/** Some match from its set-up to its end. */
export const playMatch = (number: number, setupFor: (number: number) => MatchSetup = setupOf): ModeMatch => {
  const setup = setupFor(number);
  const created = createMatch(setup);
  if (!created.ok) throw new Error(`${JSON.stringify(setup)}: ${created.error.message}`);
  return playOn(`match ${number}`, tableOf(created.value), number);
};

/** The rest of a match that no one has begun: units anywhere, HQs about to fall, hands of anything, short piles. */
export const playModePosition = (number: number, setupFor: (number: number) => MatchSetup = setupOf): ModeMatch =>
  playOn(`modePosition ${number}`, modePositionOf(setupFor(number), randomFrom(number)), number);
