import { type BattleCase, documentOf } from './support.js';

/* What is expected was worked out by hand from docs/rules.md. */

export const MODE_BATTLES: readonly BattleCase[] = [
  {
    title: 'G1 the last one standing wins; what is left of the others leaves',
    position: documentOf(
      'deathmatch',
      [{ army: 'moloch', hq: 1 }, { army: 'borgo' }, { army: 'outpost', hq: 0 }],
      ['moloch/hq 0,0', 'borgo/mutant 0,1', 'moloch/medic 2,-2 r3'],
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 1; † 0,0'],
    printed: { hq: { moloch: 0, borgo: 20, outpost: 0 }, left: [[2, -2]], outcome: { winners: [1], reason: 'hq-destroyed' } },
  },
  {
    title: 'G1 B7 the last two fall in the same battle: a draw between them',
    position: documentOf(
      'deathmatch',
      [
        { army: 'moloch', hq: 1 },
        { army: 'borgo', hq: 1 },
        { army: 'outpost', hq: 0 },
      ],
      ['moloch/hq 0,0', 'borgo/mutant 0,1', 'moloch/hybrid 1,1', 'borgo/hq 1,-1'],
    ),
    phases: ['3: 1,1; 1,1/0>1,-1 ranged 1; † 1,-1', '2: 0,1; 0,1/0>0,0 melee 1; † 0,0'],
    printed: { hq: { moloch: 0, borgo: 0, outpost: 0 }, outcome: { winners: [], reason: 'draw' } },
  },
  {
    title: 'G1 somebody is out, two play on',
    position: documentOf(
      'deathmatch',
      [{ army: 'moloch', hq: 2 }, { army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony' }],
      ['moloch/hq 0,0', 'borgo/brawler 0,1', 'moloch/scout -2,0', 'moloch/medic 2,-2'],
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 2; † 0,0'],
    printed: {
      left: [
        [-2, 0],
        [2, -2],
      ],
      outcome: null,
    },
  },
  {
    title: 'G3 wounds to an HQ are points, and it stays',
    position: documentOf(
      'deathmatch-score',
      [{ army: 'moloch' }, { army: 'borgo', score: 17 }, { army: 'outpost', score: 3 }],
      ['moloch/hq 0,0', 'borgo/brawler 0,1'],
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 2', '0: 0,0; 0,0/3>0,1 melee 1; † 0,1'],
    printed: { score: { moloch: 0, borgo: 19, outpost: 3 }, hq: { moloch: 20, borgo: 20, outpost: 20 }, outcome: null },
  },
  {
    title: 'G3 nobody has more than 20, and who has 20 wins',
    position: documentOf(
      'deathmatch-score',
      [{ army: 'moloch' }, { army: 'borgo', score: 19 }, { army: 'outpost', score: 19 }],
      ['moloch/hq 0,0', 'borgo/brawler 0,1'],
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 2', '0: 0,0; 0,0/3>0,1 melee 1; † 0,1'],
    printed: { score: { moloch: 0, borgo: 20, outpost: 19 }, outcome: { winners: [1], reason: 'score' } },
  },
  {
    title: 'G3 two have 20: a draw',
    position: documentOf(
      'deathmatch-score',
      [{ army: 'moloch' }, { army: 'borgo', score: 19 }, { army: 'outpost', score: 19 }],
      ['moloch/hq 0,0', 'borgo/mutant 0,1', 'outpost/commando 0,-2 r1'],
    ),
    phases: ['3: 0,-2; 0,-2/3>0,0 ranged 1', '2: 0,1; 0,1/0>0,0 melee 1', '0: 0,0; 0,0/3>0,1 melee 1; † 0,1'],
    printed: { score: { moloch: 0, borgo: 20, outpost: 20 }, outcome: { winners: [], reason: 'draw' } },
  },
  {
    title: 'G2 shots pass over team-mates, and their modules serve',
    position: documentOf(
      'one-vs-two',
      [{ army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony' }],
      ['outpost/commando 0,1 r4', 'hegemony/runner 0,0 r2', 'borgo/mutant 0,-1', 'hegemony/scout 0,2'],
    ),
    // The Scout of Hegemony makes 4 of the Commando's 3.
    phases: ['4: 0,1; 0,1/0>0,-1 ranged 1; † 0,-1', '2: 0,0'],
    printed: { hq: { borgo: 20, outpost: 13, hegemony: 13 }, outcome: null },
  },
  {
    title: 'G4 both sides lose an HQ in the same battle: the team wins',
    position: documentOf(
      'one-vs-two',
      [
        { army: 'borgo', hq: 1 },
        { army: 'outpost', hq: 1 },
        { army: 'hegemony', hq: 2 },
      ],
      ['borgo/hq 0,0', 'outpost/commando 0,2 r4', 'outpost/hq 2,-2', 'borgo/mutant 1,-1'],
    ),
    // Borgo's HQ lifts the Mutant to 3; both act in 3. The Mutant hits N 1,-2, NE 2,-2 and NW 0,-1.
    phases: ['3: 0,2 1,-1; 0,2/0>0,0 ranged 1; 1,-1/1>2,-2 melee 1; † 0,0 2,-2'],
    printed: { hq: { borgo: 0, outpost: 0, hegemony: 2 }, outcome: { winners: [1, 2], reason: 'hq-destroyed' } },
  },
  {
    title: 'G5 the first team to destroy an enemy HQ wins',
    position: documentOf(
      'team',
      [{ army: 'borgo' }, { army: 'outpost' }, { army: 'hegemony', hq: 1 }, { army: 'doomsday' }],
      ['hegemony/hq 0,0', 'borgo/mutant 0,1'],
      { options: { teamHq: 15 } },
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 1; † 0,0'],
    printed: { hq: { borgo: 15, outpost: 15, hegemony: 0, doomsday: 15 }, outcome: { winners: [0, 1], reason: 'hq-destroyed' } },
  },
  {
    title: 'G5 both teams lose one: the remaining HQs are compared',
    position: documentOf(
      'team',
      [
        { army: 'borgo', hq: 1 },
        { army: 'outpost', hq: 8 },
        { army: 'hegemony', hq: 1 },
        { army: 'doomsday', hq: 9 },
      ],
      ['borgo/hq 0,0', 'hegemony/ganger 0,1 r1', 'hegemony/hq 2,-2', 'outpost/commando 2,0 r4'],
    ),
    phases: ['3: 0,1 2,0; 0,1/0>0,0 melee 1; 2,0/0>2,-2 ranged 1; † 0,0 2,-2'],
    printed: { outcome: { winners: [2, 3], reason: 'hq-destroyed' } },
  },
  {
    title: 'G7 Moloch hits its ally, whose loss of the HQ is that of the team (G5)',
    position: documentOf(
      'team',
      [{ army: 'moloch' }, { army: 'borgo', hq: 2 }, { army: 'hegemony', hq: 1 }, { army: 'doomsday', hq: 1 }],
      ['moloch/hornet 0,1', 'borgo/hq 0,0'],
    ),
    // Borgo's HQ lifts the Hornet to 3 (G2).
    phases: ['3: 0,1; 0,1/0>0,0 melee 2; † 0,0'],
    printed: { outcome: { winners: [2, 3], reason: 'hq-destroyed' } },
  },
  {
    title: 'G6 the points of a team are added, 40 win',
    position: documentOf(
      'team-score',
      [
        { army: 'borgo', score: 19 },
        { army: 'outpost', score: 20 },
        { army: 'hegemony', score: 20 },
        { army: 'doomsday', score: 19 },
      ],
      ['hegemony/hq 0,0', 'borgo/brawler 0,1'],
    ),
    phases: ['2: 0,1; 0,1/0>0,0 melee 2', '0: 0,0; 0,0/3>0,1 melee 1; † 0,1'],
    printed: { score: { borgo: 20, outpost: 20, hegemony: 20, doomsday: 19 }, outcome: { winners: [0, 1], reason: 'score' } },
  },
  {
    title: 'G6 39 do not, and Moloch’s hits on the HQ of its ally count for nobody',
    position: documentOf(
      'team-score',
      [
        { army: 'moloch', score: 19 },
        { army: 'borgo', score: 20 },
        { army: 'hegemony', score: 5 },
        { army: 'doomsday', score: 6 },
      ],
      ['moloch/hornet 0,1', 'borgo/hq 0,0'],
    ),
    phases: ['3: 0,1; 0,1/0>0,0 melee 2', '0: 0,0'],
    printed: { score: { moloch: 19, borgo: 20, hegemony: 5, doomsday: 6 }, outcome: null },
  },
];
