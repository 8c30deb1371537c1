import { TILES } from '../../content/catalog.js';
import type { CompiledTile, CompiledUnit } from '../../content/compile.js';
import type { InstantAction } from '../../model/intent.js';
import type { FoundationKind, TileKey } from '../../model/tile.js';
import type { IconName } from './sources.js';

/** The icons of what tiles can do and of what happens to them. */
export const SYMBOLS = {
  mobility: 'move',
  rotate: 'clockwise-rotation',
  medic: 'health-normal',
  scope: 'sunken-eye',
  recon: 'radar-sweep',
  trap: 'mine-explosion',
  explosion: 'mine-explosion',
  spy: 'domino-mask',
  sharpshooter: 'reticule',
  destroyed: 'death-skull',
} as const satisfies Readonly<Record<string, IconName>>;

const PICTURES: Readonly<Partial<Record<TileKey, IconName>>> = {
  'borgo/hq': 'fanged-skull',
  'borgo/mutant': 'brute',
  'borgo/claws': 'triple-claws',
  'borgo/net-fighter': 'fishing-net',
  'borgo/brawler': 'mailed-fist',
  'borgo/assassin': 'ninja-mask',
  'borgo/super-mutant': 'muscle-up',
  'borgo/super-officer': 'rank-3',
  'moloch/hq': 'gears',
  'moloch/blocker': 'brick-wall',
  'moloch/hybrid': 'cyborg-face',
  'moloch/juggernaut': 'megabot',
  'moloch/clown': 'jester-hat',
  'moloch/hunter-killer': 'spider-bot',
  'moloch/protector': 'walking-turret',
  'moloch/armored-hunter': 'tracked-robot',
  'moloch/armored-guard': 'sentry-gun',
  'moloch/guard': 'autogun',
  'moloch/hornet': 'wasp-sting',
  'moloch/net-fighter': 'robot-grab',
  'moloch/stormtrooper': 'minigun',
  'moloch/mother': 'circuitry',
  'moloch/medic': 'mechanical-arm',
  'moloch/brain': 'brain',
  'moloch/officer': 'mecha-mask',
  'moloch/scout': 'cctv-camera',
  'outpost/hq': 'military-fort',
  'outpost/hmg': 'machine-gun',
  'outpost/commando': 'ak47',
  'outpost/annihilator': 'missile-launcher',
  'outpost/mobile-armor': 'battle-mech',
  'outpost/brawler': 'punch',
  'outpost/saboteur': 'unlit-bomb',
  'outpost/scoper': 'cyber-eye',
  'hegemony/hq': 'crowned-skull',
  'hegemony/runner': 'sprint',
  'hegemony/thug': 'bully-minion',
  'hegemony/ganger': 'bandana',
  'hegemony/gladiator': 'crested-helmet',
  'hegemony/guard': 'visored-helm',
  'hegemony/net-master': 'spider-web',
  'hegemony/universal-soldier': 'sawed-off-shotgun',
  'hegemony/boss': 'cigar',
  'hegemony/officer-1': 'rank-1',
  'hegemony/scout': 'spyglass',
  'hegemony/transport': 'truck',
  'doomsday/hq': 'nuclear-plant',
  'doomsday/alpha-shooter': 'ak47u',
  'doomsday/delta-shooter': 'bolter-gun',
  'doomsday/gamma-shooter': 'p90',
  'doomsday/omega-shooter': 'android-mask',
  'doomsday/doom-net-fighter': 'web-spit',
  'doomsday/fireblast': 'prism',
  'doomsday/tripler': 'divergence',
  'doomsday/scout': 'steampunk-goggles',
  'doomsday/main-war-processor': 'processor',
  'new-york/hq': 'fedora',
  'new-york/spy-cleaner': 'spy',
  'new-york/spy-shooter': 'hood',
  'new-york/rocket-launcher': 'rocket',
  'new-york/shotgun': 'gunshot',
  'new-york/hammer': 'claw-hammer',
  'new-york/steel-boxer': 'fist',
  'new-york/sharpshooter': 'winchester-rifle',
  'new-york/cop': 'police-car',
  'new-york/pusher': 'riot-shield',
  'new-york/sergeant': 'sergeant',
  'new-york/officer-1': 'rank-1',
  'neojungle/hq': 'evil-tree',
  'neojungle/wall-of-trees': 'forest',
  'neojungle/crusher': 'monster-grasp',
  'neojungle/monster': 'spiked-tentacle',
  'neojungle/net-fighter': 'vine-whip',
  'neojungle/nightshade': 'poison-bottle',
  'neojungle/swarm': 'bee',
  'neojungle/slicer': 'claw-slashes',
  'neojungle/medic': 'vine-flower',
  'neojungle/vines': 'curling-vines',
  'neojungle/symbiont-alpha': 'monstera-leaf',
  'neojungle/symbiont-beta': 'oak-leaf',
  'neojungle/symbiont-gamma': 'leaf-swirl',
  'mercenary/gunner': 'mac-10',
  'mercenary/shooter': 'lee-enfield',
  'mercenary/shield-bearer': 'riot-shield',
  'bomber/bomber-2': 'claymore-explosive',
};

const INSTANT_PICTURES: Readonly<Partial<Record<InstantAction, IconName>>> = {
  battle: 'crossed-swords',
  move: 'move',
  push: 'push',
  castle: 'body-swapping',
  sniper: 'human-target',
  grenade: 'stick-grenade',
  'air-strike': 'bombing-run',
  'small-bomb': 'falling-bomb',
};

const FOUNDATION_PICTURES: Readonly<Record<FoundationKind, IconName>> = { mine: 'land-mine', roots: 'tree-roots' };

/** The picture of a tile that nothing else fits. */
const UNKNOWN: IconName = 'android-mask';

/** The icon of a unit without a picture of its own, by its abilities. The first match counts. */
const BY_ABILITY: readonly (readonly [(unit: CompiledUnit) => boolean, IconName])[] = [
  [(unit) => unit.isHq, 'military-fort'],
  [(unit) => unit.explodesWhenHit, 'time-bomb'],
  [({ spec }) => spec.effect?.medic === true, 'syringe'],
  [({ spec }) => spec.effect?.recon === true, 'radar-dish'],
  [({ spec }) => spec.effect?.trap === true, 'mantrap'],
  [({ spec }) => spec.effect?.extraAction !== undefined, 'processor'],
  [({ spec }) => spec.effect?.convertAttack === true, 'ammo-box'],
  [({ spec }) => spec.effect?.initiative !== undefined, 'binoculars'],
  [(unit) => unit.kind === 'module', 'rank-2'],
  [({ spec }) => spec.gauss !== undefined, 'ringed-beam'],
  [(unit) => unit.hasNets, 'fishing-net'],
  [(unit) => unit.mobility, 'run'],
  [({ spec }) => spec.ranged !== undefined, 'ak47'],
  [({ spec }) => spec.melee !== undefined, 'punch'],
];

const byAbility = (unit: CompiledUnit): IconName => BY_ABILITY.find(([fits]) => fits(unit))?.[1] ?? UNKNOWN;

/** The picture of a tile: its own, or one that says what it does. */
export const tileIcon = (key: TileKey): IconName => {
  const tile: CompiledTile | undefined = TILES[key];
  if (!tile) throw new Error(`no tile ${key}`);
  if (tile.kind === 'instant') return INSTANT_PICTURES[tile.action] ?? UNKNOWN;
  if (tile.kind === 'foundation') return FOUNDATION_PICTURES[tile.foundation];
  return PICTURES[key] ?? byAbility(tile);
};
