import { armyScore } from '@hexfall/shared/ai/armyScores';
import { randomFrom } from '@hexfall/shared/ai/random';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { LevelId } from '@hexfall/shared/model/computer';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { draftForBot } from '../../server/src/lobby/draftForBot.js';
import type { Setup } from '../../server/src/table/setup.js';
import { EMPTY_TABLE } from './support/emptyTable.js';

interface Drafted {
  readonly army?: ArmyId | null;
  readonly ban?: ArmyId;
  readonly mercenaries?: readonly string[];
}

test('an army whose duels are not measured is expected to score half', () => {
  const unmeasured = 'unmeasured' as ArmyId;
  expect([armyScore('borgo', unmeasured), armyScore(unmeasured, 'borgo')]).toEqual([0.5, 0.5]);
});

const setupOf = (level: LevelId, seats: readonly Drafted[], options: Partial<Options> = {}): Setup => ({
  ...EMPTY_TABLE,
  options: { ...DEFAULT_OPTIONS, ...options },
  seats: seats.map(({ army = null, mercenaries = [], ...rest }, seat) => ({
    name: `Player ${seat}`,
    army,
    keyHash: null,
    level,
    mercenaries,
    ...rest,
  })),
  armySelection: 'ban-and-pick',
});

const drafted = (setup: Setup, seat: number, seed = 1): Setup => {
  const done = draftForBot(setup, seat, randomFrom(seed));
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

test('whoever picks last in a duel takes what does best against the army of the other', () => {
  const setup = setupOf('commander', [{ ban: 'doomsday' }, { ban: 'outpost', army: 'neojungle' }]);
  expect(drafted(setup, 0).seats[0]?.army).toBe('borgo');
});

test('whoever picks first in a duel thinks of the answer', () => {
  const setup = setupOf('soldier', [{ ban: 'borgo' }, { ban: 'new-york' }]);
  // Against each army the other would take the one that does best against it; against Doomsday Machine that is little.
  expect(drafted(setup, 1).seats[1]?.army).toBe('doomsday');
});

test('a ban in a duel is thought through to the last pick', () => {
  const without = (armies: readonly ArmyId[], gone: ArmyId): ArmyId[] => armies.filter((army) => army !== gone);
  // The other bans, picks, and leaves the last pick to the first player.
  const afterBoth = (left: readonly ArmyId[]): number =>
    Math.min(...left.map((its) => Math.max(...without(left, its).map((mine) => armyScore(mine, its)))));
  const afterBan = (ban: ArmyId): number => {
    const left = without(ARMY_IDS, ban);
    return Math.min(...left.map((other) => afterBoth(without(left, other))));
  };
  const best = Math.max(...ARMY_IDS.map(afterBan));
  const { ban } = drafted(setupOf('veteran', [{}, {}]), 0).seats[0]!;
  expect(afterBan(ban!)).toBe(best);
  expect(ARMY_IDS.map(afterBan)).not.toEqual(ARMY_IDS.map(() => best));
});

test('at a table of four an army is judged by those it meets', () => {
  const setup = setupOf('veteran', [{ ban: 'borgo' }, { ban: 'moloch' }, { ban: 'hegemony', army: 'new-york' }, { army: 'outpost' }], {
    mode: 'deathmatch',
  });
  expect(drafted(setup, 1).seats[1]?.army).toBe('doomsday');
});

test('the weakest levels choose any army', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, seed) => drafted(setupOf('recruit', [{}, {}]), 0, seed).seats[0]?.ban));
  expect(chosen.size).toBe(ARMY_IDS.length);
});

test('P1: hires the mercenary that is worth most of those that are left', () => {
  const setup = setupOf('soldier', [{ army: 'borgo' }, { army: 'moloch' }], { mercenaries: 1 });
  const hired = drafted({ ...setup, armySelection: 'free' }, 0).seats[0]?.mercenaries ?? [];
  expect(hired).toEqual(['shield-bearer']);
});
