import type { Scene } from './scene.js';

/** Battles on terrain. */
export const TERRAIN_SCENES: readonly Scene[] = [
  {
    name: 'terrain-ground',
    shows:
      'The Hybrid’s shot ends at the High hex with Borgo’s Scout (L7). In phase 0 the forest poisons the HQ (L10), the whirlpool takes the Blocker\n' +
      'and its Medic cancels the hit (L13, L21), and the base with defense hits whoever stands beside it, not the unit on its panel (L16).',
    players: ['moloch', 'borgo'],
    terrain: ['hill high: 0,0', 'forest poisonous: 2,0', 'water whirlpool: -2,0', 'base defense: 1,-2 2,-2; panel 2,-2'],
    units: [
      'moloch/hybrid 0,2',
      'borgo/scout 0,0',
      'borgo/officer 0,-1',
      'borgo/hq 2,0',
      'moloch/blocker -2,0',
      'moloch/medic -2,1',
      'borgo/claws 2,-2',
      'borgo/medic 1,-1 r1',
    ],
  },
  {
    name: 'terrain-turret-and-bomber',
    shows:
      'A turret on a bunker (L17) spares Borgo: it shoots over the Mutant and sets the neutral bomber off in phase 3; nobody has done it, so the bomber\n' +
      'goes to the player after the battle starter (L21). What is deep in the water dies of the explosion, whatever its toughness (L12).',
    players: ['borgo', 'moloch', 'outpost'],
    mode: 'deathmatch',
    starter: 1,
    terrain: ['bunker: 0,2', 'water deep: 1,-1'],
    turrets: ['0,2 i31 0:1 spares 0'],
    units: ['borgo/mutant 0,1 r3', 'bomber 0,-1', 'moloch/blocker 1,-1', 'moloch/blocker -1,0', 'outpost/hq 2,0', 'borgo/hq -2,0'],
  },
  {
    name: 'terrain-warehouse',
    shows:
      'A warehouse that opens with 3 wounds has 1 already. The Hybrid wounds it in phase 3 (R1); in phase 2 only the Mutant does, so Borgo\n' +
      'gets the prizes (R2). The unit with an Accelerator acts in phase 3, the one with an additional action twice (R4).',
    players: ['moloch', 'borgo'],
    terrain: ['warehouse: 0,0; 0,0 opens 3 w1 enhanced-shot mobility'],
    units: [
      'moloch/hybrid 0,2',
      'borgo/mutant 1,-1 r4',
      'moloch/hornet -2,0 accelerator',
      'borgo/claws 2,0 additional-action',
      'borgo/hq 0,-2',
      'moloch/hq -2,2',
    ],
  },
  {
    name: 'terrain-watchtower',
    shows:
      'From a watchtower the Universal Soldier’s ranged part hits the Blocker behind, and its melee part the neighbor (L15, U7). A unit in a\n' +
      'thick forest takes nothing from two hexes away (L8), one in a fortress lives through a first wound (L14).',
    players: ['hegemony', 'moloch'],
    answers: ['0 0,-1'],
    terrain: ['hill watchtower: 0,1', 'forest thick: -2,0', 'hill fortress: 0,0'],
    units: [
      'hegemony/universal-soldier 0,1 r1',
      'moloch/scout 0,0',
      'moloch/blocker 0,-1',
      'moloch/guard -2,2',
      'hegemony/boss -2,0',
      'hegemony/hq 2,-2',
      'moloch/hq 2,0',
    ],
  },
];
