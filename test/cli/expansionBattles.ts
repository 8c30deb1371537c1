import { type BattleCase, documentOf } from './support.js';

/* What is expected was worked out by hand from docs/rules.md. */

export const EXPANSION_BATTLES: readonly BattleCase[] = [
  {
    title: 'P1 a mercenary fights for its army',
    position: documentOf(
      'duel',
      [{ army: 'borgo' }, { army: 'moloch' }],
      ['borgo/mercenary:gunner 0,1 r1', 'borgo/mutant 0,0', 'moloch/blocker 0,-1', 'borgo/scout 0,2'],
    ),
    phases: ['3: 0,1; 0,1/0>0,-1 ranged 2', '2: 0,0; 0,0/0>0,-1 melee 1; † 0,-1'],
    printed: { outcome: null },
  },
  {
    title: 'P1 the Shield Bearer has armor in front and three toughness',
    position: documentOf(
      'duel',
      [{ army: 'borgo' }, { army: 'moloch' }],
      ['borgo/mercenary:shield-bearer 0,-1 r3', 'moloch/hybrid 0,1', 'moloch/hunter-killer 1,-2 r3', 'moloch/hornet 0,-2 r3'],
    ),
    // The Hybrid's shot comes in through the armored side. The Hunter-Killer stands NE of it and strikes S, SW, SE and N.
    phases: ['3: 0,1 1,-2; 1,-2/4>0,-1 melee 1', '2: 0,-2; 0,-2/3>0,-1 melee 2; † 0,-1'],
    printed: { outcome: null },
  },
  {
    title: 'P2 the Mad Bomber explodes when it is hit, not at HQs, and goes on to the next player',
    position: documentOf(
      'duel',
      [{ army: 'borgo' }, { army: 'moloch', pile: ['hybrid'] }],
      ['borgo/claws 0,-1 r4', 'bomber 0,0', 'moloch/hq 1,0', 'moloch/blocker -1,0'],
      { options: { bomber: 'neutral' } },
    ),
    phases: ['3: 0,-1; 0,-1/3>0,0 melee 1; 0,0/0>0,-1 explosion 1; 0,0/5>-1,0 explosion 1; † 0,-1 0,0', '0: 1,0'],
    printed: {
      hq: { borgo: 20, moloch: 20 },
      position: { players: [{ discard: ['claws'] }, { pile: ['bomber', 'hybrid'] }], units: [{ at: [-1, 0], wounds: 1 }, { at: [1, 0] }] },
    },
  },
  {
    title: 'P2 hit by units of two players in one phase it is out of the game',
    position: documentOf(
      'duel',
      [
        { army: 'borgo', pile: ['mutant'] },
        { army: 'moloch', pile: ['hybrid'] },
      ],
      ['borgo/mutant 0,1', 'bomber 0,0', 'moloch/hornet 0,-1 r3'],
      { options: { bomber: 'neutral' } },
    ),
    // Whether it explodes then is said nowhere else: it does, it was hit.
    phases: ['2: 0,-1 0,1; 0,-1/3>0,0 melee 2; 0,0/0>0,-1 explosion 1; 0,0/3>0,1 explosion 1; 0,1/0>0,0 melee 1; † 0,-1 0,0 0,1'],
    printed: { position: { players: [{ pile: ['mutant'] }, { pile: ['hybrid'] }], units: [] } },
  },
  {
    title: 'P3 a mercenary bomber wounds the enemies of its owner only, HQs included',
    position: documentOf(
      'duel',
      [{ army: 'borgo', pile: ['claws'] }, { army: 'moloch' }],
      ['borgo/bomber 0,0', 'moloch/hornet 0,1', 'moloch/hq 1,0', 'borgo/scout -1,0'],
      { options: { bomber: 'mercenary' } },
    ),
    phases: ['2: 0,1; 0,0/2>1,0 explosion 1; 0,0/3>0,1 explosion 1; 0,1/0>0,0 melee 2; † 0,0 0,1', '0: 1,0'],
    printed: { hq: { borgo: 20, moloch: 19 }, position: { players: [{ pile: ['bomber', 'claws'] }, {}] } },
  },
  {
    title: 'P4 the second bomber goes back beside the board',
    position: documentOf(
      'duel',
      [
        { army: 'borgo', pile: ['claws'] },
        { army: 'moloch', pile: ['hybrid'] },
      ],
      ['borgo/assassin 0,2 r1', 'bomber-2 0,0', 'moloch/scout 0,-1'],
      { options: { bomber: 'two' } },
    ),
    phases: ['3: 0,2; 0,0/0>0,-1 explosion 1; 0,2/0>0,0 ranged 1; † 0,-1 0,0'],
    printed: { position: { players: [{ pile: ['claws'] }, { pile: ['hybrid'] }] } },
  },
  {
    title: 'P5 the Trap explodes when it is hit through its marked side',
    position: documentOf('duel', [{ army: 'doomsday' }, { army: 'borgo' }], ['doomsday/trap 0,0', 'borgo/brawler 0,-1 r3', 'borgo/hq 1,0']),
    phases: ['2: 0,-1; 0,-1/3>0,0 melee 2; 0,0/0>0,-1 trap 1; 0,0/2>1,0 trap 1; † 0,-1 0,0', '0: 1,0'],
    printed: { hq: { doomsday: 20, borgo: 19 }, position: { players: [{ discard: ['trap'] }, { discard: ['brawler'] }] } },
  },
  {
    title: 'P5 a shot is redirected; its direction is that in which it left the shooter',
    position: documentOf(
      'duel',
      [{ army: 'doomsday' }, { army: 'moloch' }],
      ['doomsday/delta-shooter 0,2', 'doomsday/fireblast 0,0 r1', 'moloch/blocker 2,-2'],
    ),
    phases: ['1: 0,2; 0,2/0>2,-2 ranged 2'],
    printed: { position: { units: [{ at: [0, 0] }, { at: [0, 2] }, { at: [2, -2], wounds: 2 }] } },
  },
  {
    title: 'P5 a loop with a branch hits without limit: 99',
    position: documentOf(
      'duel',
      [{ army: 'doomsday' }, { army: 'moloch' }],
      ['doomsday/delta-shooter 0,2', 'doomsday/tripler 0,0', 'doomsday/fireblast 1,-1 r3', 'doomsday/fireblast 1,0 r5', 'moloch/hq 0,-1'],
    ),
    phases: ['1: 0,2; 0,2/0>0,-1 ranged 99; † 0,-1'],
    printed: { hq: { doomsday: 20, moloch: 0 }, outcome: { winners: [0], reason: 'hq-destroyed' } },
  },
  {
    title: 'P5 a loop without a branch hits nobody',
    position: documentOf(
      'duel',
      [{ army: 'doomsday' }, { army: 'moloch' }],
      [
        'doomsday/delta-shooter 0,2',
        'doomsday/fireblast 0,0 r1',
        'doomsday/fireblast 1,-1 r3',
        'doomsday/fireblast 1,0 r5',
        'moloch/hq 0,-1',
      ],
    ),
    phases: ['1: 0,2', '0: 0,-1; 0,-1/2>1,-1 melee 1; 0,-1/3>0,0 melee 1'],
    printed: { hq: { doomsday: 20, moloch: 20 }, outcome: null },
  },
  {
    title: 'C6 P5 a long-distance Officer reaches over a hex',
    position: documentOf(
      'duel',
      [{ army: 'doomsday' }, { army: 'moloch' }],
      ['doomsday/officer 0,2', 'moloch/mother 0,1', 'doomsday/alpha-shooter 0,0', 'moloch/blocker 1,-1'],
    ),
    phases: ['3: 0,0; 0,0/1>1,-1 ranged 2'],
    printed: { outcome: null },
  },
  {
    title: 'C6 D1 P5 a long-distance Medic saves from two hexes away',
    position: documentOf(
      'duel',
      [{ army: 'doomsday' }, { army: 'moloch' }],
      ['doomsday/medic 0,2', 'doomsday/alpha-shooter 0,0 r3', 'moloch/hornet 0,-1 r3'],
    ),
    // The Alpha Shooter shoots SW and SE.
    phases: ['3: 0,0', '2: 0,-1; 0,-1/3>0,0 melee 2; 0,2 saves 0,0 from 0,-1/3; † 0,2'],
    printed: { position: { players: [{ discard: ['medic'] }, {}] } },
  },
];
