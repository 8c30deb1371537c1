import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { discardsOf, eventsOf, play, unitAt } from '../../support/play.js';

const THICK = ['forest thick: 0,0'];

describe('L8 X4: Small Bombs', () => {
  const AREA: readonly [Hex, Hex, Hex] = [[0, 0], [0, 1], [1, 0]]; // prettier-ignore
  const BOMB: Intent = { do: 'small-bomb', at: AREA };
  const holding = (units: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    modePosition({ players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'borgo'], units, terrain: THICK, ...draft });
  const woundsAfter = (table: Table, ...hexes: readonly Hex[]): unknown[] => {
    const after = play(table, [0, BOMB]);
    return hexes.map((at) => unitAt(after, at)?.wounds ?? 'gone');
  };

  test('L8 X4: it wounds no unit in a thick forest, friend or enemy, and those beside it', () => {
    const table = holding(['borgo/super-mutant 0,0', 'borgo/super-mutant 0,1', 'neojungle/monster 1,0']);
    expect(woundsAfter(table, [0, 0], [0, 1], [1, 0])).toEqual([0, 1, 1]);
    expect(woundsAfter(holding(['neojungle/slicer 0,0']), [0, 0])).toEqual([0]);
    expect(woundsAfter(holding(['neojungle/slicer 0,0'], { terrain: [] }), [0, 0])).toEqual(['gone']);
  });

  test('L8 X4: it may be aimed there all the same, also at nothing else', () => {
    const table = holding(['borgo/mutant 0,0'], { terrain: ['forest thick: 0,0 0,1 1,0'] });
    expect(legalIntents(table, 0)).toContainEqual(BOMB);
    expect(woundsAfter(table, [0, 0])).toEqual([0]);
  });

  test('L8 D1: there is no hit, so no Medic dies for it', () => {
    expect(woundsAfter(holding(['borgo/mutant 0,0', 'borgo/medic 0,-1 r3']), [0, 0], [0, -1])).toEqual([0, 0]);
    // A Medic in the forest takes no wound and saves the Mutant beside it.
    const sheltered = ['borgo/medic 0,0 r3', 'borgo/mutant 0,1'];
    expect(woundsAfter(holding(sheltered), [0, 0], [0, 1])).toEqual(['gone', 0]);
  });

  test('L8 P7: foundations there are not protected, also under a unit if they are named', () => {
    const draft = { players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'new-york'] as const, foundations: ['new-york/mine 0,0'] };
    const alone = play(holding([], draft), [0, BOMB]);
    expect([alone.foundations, discardsOf(alone, 1)]).toEqual([[], ['mine']]);
    const roots = holding(['borgo/mutant 0,0'], { foundations: ['neojungle/roots 0,0'] });
    const unnamed = play(roots, [0, BOMB]);
    expect([unitAt(unnamed, [0, 0])?.wounds, unnamed.foundations.length]).toEqual([0, 1]);
    const named = play(roots, [0, { ...BOMB, foundations: [[0, 0]] }]);
    expect([unitAt(named, [0, 0])?.wounds, named.foundations]).toEqual([0, []]);
  });

  test('L8 P2: it sets no bomber off in the forest, and one beside it explodes into the forest', () => {
    const inside = holding(['bomber 0,0', 'borgo/mutant 0,-1']);
    expect(woundsAfter(inside, [0, 0], [0, -1])).toEqual([0, 0]);
    const beside = holding(['borgo/mutant 0,0', 'bomber 0,1', 'neojungle/wall-of-trees 1,0', 'borgo/scout 0,2']);
    const after = play(beside, [0, BOMB]);
    // The Wall of Trees takes the wound of the Small Bomb and that of the explosion.
    expect([unitAt(after, [0, 0]), unitAt(after, [1, 0])?.wounds, unitAt(after, [0, 2])]).toEqual([null, 2, null]);
    expect(after.players[1]!.onTop).toEqual(['bomber/bomber']);
  });

  test('L8 P5: nor does it wound a Trap there, which an instant would not set off anyway', () => {
    const traps = { players: [{ army: 'neojungle', hand: ['small-bomb'] }, 'doomsday'] } as const;
    expect(woundsAfter(holding(['doomsday/trap 0,0', 'doomsday/tripler 0,-1'], traps), [0, 0], [0, -1])).toEqual([0, 0]);
    expect(eventsOf(holding(['doomsday/trap 0,0'], traps), 0, BOMB)).toContainEqual(
      expect.objectContaining({ type: 'struck', source: 'small-bomb', hits: [] }),
    );
  });
});

describe('L8 P2: bombers in battle', () => {
  const DUEL = ['borgo', 'outpost'] as const;
  const fight = (units: readonly string[], course: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    expectFight({ players: DUEL, units, terrain: THICK, ...draft }, course);

  test('L8 P2: its explosion wounds a unit in the forest like any other, and Medics cancel that (D5)', () => {
    fight(
      ['bomber 0,1', 'borgo/assassin 2,-1 r5', 'outpost/scout 0,0'],
      ['3: 0,1>0,0 explosion 1; 2,-1>0,1 ranged 1; † 0,0 0,1; 0,1 goes to outpost'],
    );
    fight(
      ['bomber 0,1', 'borgo/assassin 2,-1 r5', 'outpost/scout 0,0', 'outpost/medic 0,-1 r3'],
      ['3: 0,1>0,0 explosion 1; 2,-1>0,1 ranged 1; 0,-1 saves 0,0 from 0,1/x; † 0,-1 0,1; 0,1 goes to outpost'],
    );
  });

  test('L8 P2: a shot from afar does not set off the one in the forest, one from a neighbor does', () => {
    fight(['bomber 0,0', 'borgo/assassin 0,2 r1', 'outpost/scout 0,-1'], ['3: idle 0,2']);
    fight(
      ['bomber 0,0', 'borgo/assassin 0,1 r1', 'outpost/scout 0,-1'],
      ['3: 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 ranged 1; † 0,-1 0,0 0,1; 0,0 goes to outpost'],
    );
  });

  test('L8 P2: an explosion beside the forest sets it off, wherever the one that exploded was hit from', () => {
    fight(
      ['bomber 0,0', 'bomber-2 0,1', 'borgo/assassin 0,2 r1', 'outpost/scout 0,-1'],
      [
        '3: 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 explosion 1; 0,1>0,2 explosion 1; 0,2>0,1 ranged 1; † 0,-1 0,0 0,1 0,2; 0,0 goes to outpost',
      ],
    );
  });

  test('L8 P3: the bomber of a mercenary wounds an HQ in the forest, too', () => {
    fight(
      ['borgo/bomber 0,1', 'outpost/hmg 0,2', 'outpost/hq 0,0'],
      ['2: 0,1>0,0 explosion 1; 0,1>0,2 explosion 1; 0,2>0,1 ranged 1; outpost -1; † 0,1 0,2; 0,1 goes to borgo', '0: idle 0,0'],
      { options: { bomber: 'mercenary' } },
    );
  });
});
