import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { whyLuckIsUnsound, type UnsoundReason } from '@hexfall/shared/review/soundness';
import { createMatch } from '@hexfall/shared/rules/createMatch';

const reasonFor = (change: Partial<Options>, armies: readonly ArmyId[] = ['borgo', 'outpost']): UnsoundReason | null => {
  const options = { ...DEFAULT_OPTIONS, ...change };
  const mercenaries = armies.map((_, seat) => [['patch', 'drill'][seat]!]);
  const created = createMatch({ options, armies, seed: 'luck', ...(options.mercenaries > 0 && { mercenaries }) });
  if (!created.ok) throw new Error(created.error.message);
  return whyLuckIsUnsound(created.value.table);
};

describe('luck is told where it was measured (docs/review.md)', () => {
  test('in duels of the base armies, with any clock, with and without taking back', () => {
    expect(reasonFor({})).toBeNull();
    expect(reasonFor({ takeBack: false })).toBeNull();
    expect(reasonFor({}, ['hegemony', 'moloch'])).toBeNull();
  });

  test('in no other mode', () => {
    expect(reasonFor({ mode: 'deathmatch' }, ['borgo', 'outpost', 'moloch'])).toBe('mode');
    expect(reasonFor({ mode: 'team' }, ['borgo', 'outpost', 'moloch', 'hegemony'])).toBe('mode');
  });

  test('with no other army', () => {
    expect(reasonFor({}, ['borgo', 'doomsday'])).toBe('armies');
    expect(reasonFor({}, ['new-york', 'moloch'])).toBe('armies');
  });

  test.each<Partial<Options>>([
    { start: 'alternative' },
    { bomber: 'neutral' },
    { sameArmy: true },
    { terrain: [{ kind: 'toxin', at: [0, 0] } as never] },
  ])('not with %j', (change) => {
    expect(whyLuckIsUnsound({ options: { ...DEFAULT_OPTIONS, ...change }, players: [] })).toBe('rules');
  });
});
