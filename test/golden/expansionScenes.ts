import type { Scene } from './scene.js';

/** Battles of more than two players, and of the expansions. */
export const EXPANSION_SCENES: readonly Scene[] = [
  {
    name: 'nets-ring',
    shows:
      'Three enemies net each other in a ring: nobody in it is netted, but the net that Moloch throws out of it holds (N2, N3), and the\n' +
      'Ganger loses its action in 3 (I3). Borgo breaks the ring in 1 and is then in the net of Hegemony itself.',
    mode: 'deathmatch',
    players: ['borgo', 'moloch', 'hegemony'],
    units: [
      'borgo/hq -2,0',
      'borgo/net-fighter 0,0',
      'moloch/hq 2,-2',
      'moloch/net-fighter 1,0 r4',
      'hegemony/hq -2,2',
      'hegemony/net-fighter 0,1 r5',
      'hegemony/ganger 1,1',
    ],
  },
  {
    name: 'extra-actions',
    shows: 'Two Main War Processors reach the Alpha Shooter, one over a hex (C6): it acts in 3, 2 and 1 (I5) and destroys the Blocker.',
    players: ['doomsday', 'moloch'],
    units: [
      'doomsday/hq -2,2',
      'doomsday/alpha-shooter 0,0',
      'doomsday/main-war-processor 0,1',
      'doomsday/main-war-processor 0,2',
      'moloch/hq 2,-2',
      'moloch/blocker 1,-1',
    ],
  },
  {
    name: 'extra-action-lost',
    shows:
      'As in extra-actions, but the Hybrid kills one of the Main War Processors in 3: of the two extra actions the one in 1 is lost (I5), and the\n' +
      'Blocker survives with two wounds.',
    players: ['doomsday', 'moloch'],
    units: [
      'doomsday/hq -2,2',
      'doomsday/alpha-shooter 0,0',
      'doomsday/main-war-processor 0,1',
      'doomsday/main-war-processor 0,2',
      'moloch/hq 2,-2',
      'moloch/blocker 1,-1',
      'moloch/hybrid 2,-1 r4',
    ],
  },
  {
    name: 'loop',
    shows:
      'A shot runs in a circle through Tripler and two Fireblasts and leaves it at every lap to the north and north-east (P5): without\n' +
      'limit. The Blocker takes 1 off each of them; the Medic cancels one, dies, and the Hornet falls to the others.',
    players: ['doomsday', 'moloch'],
    units: [
      'doomsday/hq -2,2',
      'doomsday/alpha-shooter -1,0 r1',
      'doomsday/tripler 0,0 r1',
      'doomsday/fireblast 1,0 r4',
      'doomsday/fireblast 0,1',
      'moloch/hq 2,0',
      'moloch/blocker 0,-1 r3',
      'moloch/hornet 1,-1',
      'moloch/medic 2,-2',
    ],
  },
  {
    name: 'trap',
    shows:
      'The Hunter-Killer hits the marked edge of the Trap, which explodes at once (P5): 1 to everything adjacent. A Medic two hexes away\n' +
      'dies for the Omega Shooter (C6), which then shoots at the HQ over the place where the Trap was.',
    players: ['doomsday', 'moloch'],
    units: [
      'doomsday/hq -2,2',
      'doomsday/trap 0,0',
      'doomsday/omega-shooter 1,0',
      'doomsday/medic 1,-2 r3',
      'moloch/hq -1,0',
      'moloch/hunter-killer 0,-1 r3',
    ],
  },
  {
    name: 'bomber-chain',
    shows:
      'The Claws hit a Mad Bomber, its explosion sets the second one off (P2, P4), all in one phase. The Blocker takes 1 from the Claws\n' +
      'and 1 from each explosion and falls; the HQ beside takes none. The first bomber goes on to Moloch, the second back beside the board.',
    players: ['borgo', 'moloch'],
    units: [
      'borgo/hq -2,2',
      'borgo/claws 0,-1 r4',
      'borgo/mutant 2,0',
      'moloch/hq -1,0',
      'moloch/blocker 1,-1',
      'bomber 0,0',
      'bomber-2 1,0',
    ],
  },
  {
    name: 'moloch-in-a-team',
    shows:
      'Moloch and Outpost are a team (G7). The HQ of Moloch makes the Commando stronger (G2), whose shot passes over the Blocker; the Hybrid\n' +
      'shoots the Commando, and the Net Fighter catches the Brawler of its ally as well as the HQ of Borgo.',
    mode: 'team',
    players: ['moloch', 'outpost', 'borgo', 'hegemony'],
    units: [
      'moloch/hq -1,2',
      'moloch/blocker 0,0',
      'moloch/hybrid 2,-1 r4',
      'moloch/net-fighter 1,-2 r3',
      'outpost/hq -2,0',
      'outpost/commando 0,1 r4',
      'outpost/brawler 1,-1 r5',
      'borgo/hq 2,-2',
      'hegemony/hq 0,-2',
      'hegemony/guard 0,-1',
    ],
  },
  {
    name: 'player-leaves',
    shows:
      'The HQ of Moloch falls in 3 and is gone, and its bonus with it (B8), but the battle goes on (B7): the Guard of Moloch still\n' +
      'shoots in 2, with 1. At the end its other units leave, Moloch is out, the others play on (G1).',
    mode: 'deathmatch',
    players: [{ army: 'moloch', hq: 1 }, 'borgo', 'outpost'],
    starter: 1,
    units: ['moloch/hq 0,0', 'moloch/guard -1,1 r3', 'moloch/blocker 0,-1', 'borgo/hq 2,-2', 'borgo/claws 1,0', 'outpost/hq -1,2'],
  },
];
