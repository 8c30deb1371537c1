import type { Scene } from './scene.js';

/** Battles of the base armies. */
export const DUEL_SCENES: readonly Scene[] = [
  {
    name: 'nets-chain',
    shows:
      'A free net takes the nets of its target away (N3): the Net Fighter of Moloch at 0,0 nets the Net Master at 1,0,\n' +
      'so the Hybrid at 1,1 is free and shoots the Thug. The Net Master loses its action in 2 (I3).',
    players: ['moloch', 'hegemony'],
    units: [
      'moloch/hq -2,2',
      'moloch/net-fighter 0,0 r2',
      'moloch/hybrid 1,1 r5',
      'hegemony/hq 2,-2',
      'hegemony/net-master 1,0 r5',
      'hegemony/thug 0,1 r3',
    ],
  },
  {
    name: 'nets-pair',
    shows:
      'As in nets-chain, but with the Net Master turned, so that it nets the Net Fighter as well: the two cancel each other (N2), and its other net\n' +
      'holds the Hybrid, which loses its action in 3 and falls to the Thug.',
    players: ['moloch', 'hegemony'],
    units: [
      'moloch/hq -2,2',
      'moloch/net-fighter 0,0 r2',
      'moloch/hybrid 1,1 r5',
      'hegemony/hq 2,-2',
      'hegemony/net-master 1,0 r1',
      'hegemony/thug 0,1 r3',
    ],
  },
  {
    name: 'converted-attack',
    shows:
      'The Ganger turns its melee attack into a ranged one (C4): over the own Quartermaster it hits the Armored Guard with the\n' +
      'melee bonus of Officer I, 2, less 1 for the armor on the facing edge (U4).',
    players: ['hegemony', 'moloch'],
    units: [
      'hegemony/hq -2,2',
      'hegemony/ganger 0,0 r1',
      'hegemony/quartermaster 0,-1 r3',
      'hegemony/officer-1 1,0',
      'moloch/hq 2,-2',
      'moloch/armored-guard 0,-2 r3',
    ],
    answers: ['0 melee>ranged'],
  },
  {
    name: 'scoper',
    shows:
      'The Scoper takes the Scout of Borgo (C5): the Commando acts in 4 and kills the Claws, which get nothing from their\n' +
      'own Scout any more and would have acted in 3.',
    players: ['outpost', 'borgo'],
    units: ['outpost/hq -2,2', 'outpost/commando 1,-1 r3', 'outpost/scoper 0,1', 'borgo/hq 2,0', 'borgo/scout 0,0', 'borgo/claws 0,-1 r3'],
  },
  {
    name: 'clown',
    shows:
      'The Clown survives a wound (U3) and explodes (U6) instead of attacking: everything adjacent takes 1, the HQ and the own Hybrid\n' +
      'too. A Medic dies for the Hybrid (D1), nobody for the Clown (D5).',
    players: ['moloch', 'borgo'],
    units: ['moloch/hq -2,2', 'moloch/clown 0,0', 'moloch/hybrid 1,0', 'moloch/medic 2,-1', 'borgo/hq -1,0', 'borgo/mutant 0,-1 r3'],
    answers: ['explode'],
  },
  {
    name: 'gauss',
    shows:
      'The Gauss shot goes along the whole line to the north (U5): the Super Mutant is saved by its armor, though netted (U4),\n' +
      'the own Blocker is passed over, the Claws and the HQ take 1 each, though the HQ beside the cannon makes ranged attacks stronger.',
    players: ['moloch', 'borgo'],
    units: [
      'moloch/hq 1,1',
      'moloch/gauss-cannon 0,2 r2',
      'moloch/net-fighter 1,0 r4',
      'moloch/blocker 0,0',
      'borgo/hq 0,-2',
      'borgo/super-mutant 0,1 r3',
      'borgo/claws 0,-1',
    ],
  },
  {
    name: 'armor',
    shows:
      'Each attack is reduced by itself (U4). The shot of the Commando comes to nothing; the Annihilator and the HMG with its\n' +
      'Officer deal 1 each and destroy the Juggernaut, and the second shot of the HMG reaches the HQ behind it.',
    players: ['outpost', 'moloch'],
    units: [
      'outpost/hq 0,2',
      'outpost/commando 0,-2 r1',
      'outpost/annihilator 2,0 r1',
      'outpost/hmg -2,2 r1',
      'outpost/officer -2,1',
      'moloch/hq 2,-2',
      'moloch/juggernaut 0,0',
    ],
  },
  {
    name: 'medic-chain',
    shows:
      'Three attacks on the HQ, one Medic connected to it and another to that Medic: two attacks are canceled, first the Medic\n' +
      'behind dies, then the one in front (D4, D5). The owner chooses the strongest (D2); what is left is the same either way and not asked (D7).',
    players: ['outpost', 'borgo'],
    units: [
      'outpost/hq 0,0',
      'outpost/medic 0,1',
      'outpost/medic 0,2',
      'borgo/hq -2,2',
      'borgo/brawler 0,-1 r3',
      'borgo/mutant 1,-1 r4',
      'borgo/mutant -1,0 r2',
    ],
    answers: ['0,2 saves 0,0 from 0,-1/3'],
  },
  {
    name: 'medic-ring',
    shows:
      'Two Medics connected to each other, one of them also to the Commando: the owner picks which of the two dies for it (D4).\n' +
      'Commando and Assassin shoot in the same phase (B4).',
    players: ['outpost', 'borgo'],
    units: [
      'outpost/hq -2,2',
      'outpost/commando 0,0 r4',
      'outpost/medic 0,1',
      'outpost/medic 1,0 r3',
      'borgo/hq 2,-2',
      'borgo/assassin 0,-2 r4',
    ],
    answers: ['1,0 saves 0,0 from 0,-2/3'],
  },
  {
    name: 'initiative-changes',
    shows:
      'Modules die in phase 3 (I4, I6): the Mutant has acted with the help of its Scout and does not act again in 2;\n' +
      'the Claws, held down to 2 by the Saboteur, are at 3 when the phase is over and never act.',
    players: ['borgo', 'outpost'],
    units: [
      'borgo/hq 0,-2',
      'borgo/mutant -1,0',
      'borgo/scout -1,1',
      'borgo/claws 1,0 r2',
      'borgo/assassin 0,1 r2',
      'outpost/hq 2,-2',
      'outpost/saboteur 2,-1',
      'outpost/commando -1,2 r4',
      'outpost/annihilator -1,-1',
    ],
  },
  {
    name: 'order-of-questions',
    shows:
      'Two players have a question in phase 2, so the starter says who answers first (B5): Hegemony, whose Thug keeps its melee\n' +
      'attacks, then Moloch, whose Clown attacks. All attacks happen together (B4).',
    players: ['moloch', 'hegemony'],
    starter: 1,
    units: ['moloch/hq -2,2', 'moloch/clown 0,-1 r3', 'hegemony/hq 2,-2', 'hegemony/thug 0,0', 'hegemony/quartermaster 0,1'],
    answers: ['1', 'none', 'attack'],
  },
];
