import type { Scene } from './scene.js';

/** Battles of New York and Neojungle (P6–P21). */
export const BABEL_SCENES: readonly Scene[] = [
  {
    name: 'venom',
    shows:
      'Two markers work before the first phase (P17): the Mutant falls, and a Medic takes the wound of the Super Mutant. The marker of\n' +
      'the Mutant is back then (P16 c), and one of the two hits of the Nightshade brings it: where its owner says (P16 d).',
    players: ['neojungle', 'borgo'],
    answers: ['-1,0'],
    units: [
      'neojungle/hq -2,2',
      'neojungle/nightshade 0,0',
      'borgo/super-officer 0,-1',
      'borgo/super-officer -1,0',
      'borgo/mutant 2,-2 v0',
      'borgo/super-mutant 2,0 v0',
      'borgo/medic 1,1 r0',
      'borgo/hq 0,2',
    ],
  },
  {
    name: 'special-attacks',
    shows:
      'The rocket flies around the Blocker and comes in where it has no armor (P14), the Shotgun takes 2 off the Hunter-Killer at distance 2\n' +
      '(P15), and the Sharpshooter picks the HQ behind the Armored Guard (P13).',
    players: ['new-york', 'moloch'],
    answers: ['0 0,-2', '1,-1/5'],
    units: [
      'new-york/hq -2,0',
      'new-york/sharpshooter 0,2',
      'new-york/rocket-launcher 1,1 r0',
      'new-york/shotgun -1,2',
      'moloch/armored-guard 0,0',
      'moloch/hq 0,-2',
      'moloch/blocker 1,-1 r3',
      'moloch/hunter-killer -1,0 r3',
    ],
  },
  {
    name: 'motherland',
    shows:
      'Roots under the Mutant of Borgo link the Crusher to the HQ (P11 a). The Symbiont at the other end makes every\n' +
      'member quicker and stronger (P11 b). The Medic there dies for the Slicer in 3, and so can save nobody in 2 (P11 c).',
    players: ['neojungle', 'borgo'],
    starter: 1,
    units: [
      'neojungle/hq 0,0',
      'neojungle/slicer 0,1 r3',
      'neojungle/symbiont-gamma -1,2 r1',
      'neojungle/medic 0,2',
      'neojungle/crusher 1,-2 r5',
      'borgo/mutant 1,-1 r5',
      'borgo/claws 1,0 r5',
      'borgo/super-mutant 0,-2 r2',
      'borgo/hq -2,0',
    ],
    foundations: ['neojungle/roots 1,-1'],
  },
  {
    name: 'new-york-hq',
    shows:
      'The Cop and the Hammer stand by the bonus of their HQ alone (P10 b). It falls in 2: in that phase the Hammer still acts, and in the\n' +
      'settling after it both are removed (P10 d).',
    players: [{ army: 'new-york', hq: 1 }, 'neojungle', 'borgo'],
    mode: 'deathmatch',
    units: [
      'new-york/hq 0,0',
      'new-york/cop 1,0 r0 w1',
      'new-york/hammer 0,-1 r5 w1',
      'neojungle/slicer 0,1 r5',
      'neojungle/hq 2,0',
      'borgo/hq -2,0',
      'borgo/scout -1,-1',
    ],
  },
  {
    name: 'spy',
    shows:
      'The HQ of Moloch beside it makes the shot of the Spy Shooter stronger (P12 a), and the Medic of Moloch has to save it (P12 h): which of\n' +
      'the two attacks is canceled is the choice of that Medic’s owner.',
    players: ['new-york', 'moloch'],
    answers: ['0,1 saves 0,0 from 1,0/5'],
    units: [
      'new-york/hq -1,0',
      'new-york/spy-shooter 0,0',
      'moloch/hq -1,1',
      'moloch/medic 0,1',
      'moloch/armored-hunter 0,-1',
      'moloch/hornet 1,0 r5',
      'moloch/blocker 2,-2',
    ],
  },
];
