/** The emblems of the armies and of units without an owner. */
export const EMBLEM_SOURCES = [
  'lorc/bridge',
  'lorc/cog',
  'lorc/crown',
  'skoll/fangs',
  'lorc/radioactive',
  'lorc/skull-crossed-bones',
  'lorc/steelwing-emblem',
  'lorc/three-leaves',
] as const;

/** What only the tiles of expansions show: loaded when the first of them is drawn. */
export const LATER_SOURCES = [
  'skoll/ak47u',
  'lorc/bee',
  'lorc/bolter-gun',
  'lorc/claw-hammer',
  'lorc/claw-slashes',
  'delapouite/claymore-explosive',
  'lorc/curling-vines',
  'lorc/divergence',
  'lorc/domino-mask',
  'lorc/evil-tree',
  'lorc/fedora',
  'skoll/fist',
  'delapouite/forest',
  'lorc/gunshot',
  'lorc/hood',
  'lorc/land-mine',
  'lorc/leaf-swirl',
  'skoll/lee-enfield',
  'skoll/mac-10',
  'lorc/mantrap',
  'lorc/monster-grasp',
  'delapouite/monstera-leaf',
  'delapouite/nuclear-plant',
  'delapouite/oak-leaf',
  'skoll/p90',
  'lorc/poison-bottle',
  'delapouite/police-car',
  'delapouite/prism',
  'lorc/processor',
  'lorc/reticule',
  'lorc/ringed-beam',
  'lorc/riot-shield',
  'lorc/rocket',
  'delapouite/sergeant',
  'lorc/spiked-tentacle',
  'delapouite/spy',
  'delapouite/steampunk-goggles',
  'delapouite/tree-roots',
  'lorc/vine-flower',
  'lorc/vine-whip',
  'lorc/web-spit',
  'skoll/winchester-rifle',
] as const;

/**
 * Every icon of the page, as `author/name`: its place in the authors' collection, so that anyone who reuses an icon names its author in the
 * same line. `client/scripts/gatherIcons.mjs` copies their outlines into `icons.json`, `emblems.json` and `laterIcons.json` of
 * `shared/assets`.
 */
export const ICON_SOURCES = [
  // units
  'skoll/ak47',
  'sbed/ammo-box',
  'lorc/android-mask',
  'lorc/autogun',
  'delapouite/bandana',
  'delapouite/battle-mech',
  'delapouite/binoculars',
  'lorc/brain',
  'delapouite/brick-wall',
  'delapouite/brute',
  'delapouite/bully-minion',
  'delapouite/cctv-camera',
  'delapouite/cigar',
  'lorc/circuitry',
  'lorc/crested-helmet',
  'lorc/crowned-skull',
  'delapouite/cyber-eye',
  'delapouite/cyborg-face',
  'lorc/fanged-skull',
  'lorc/fishing-net',
  'lorc/gears',
  'delapouite/jester-hat',
  'skoll/machine-gun',
  'lorc/mailed-fist',
  'delapouite/mecha-mask',
  'lorc/mechanical-arm',
  'lorc/megabot',
  'delapouite/military-fort',
  'lorc/minigun',
  'delapouite/missile-launcher',
  'delapouite/muscle-up',
  'lorc/ninja-mask',
  'lorc/punch',
  'lorc/radar-dish',
  'skoll/rank-1',
  'skoll/rank-2',
  'skoll/rank-3',
  'delapouite/robot-grab',
  'lorc/run',
  'delapouite/sawed-off-shotgun',
  'lorc/sentry-gun',
  'delapouite/spider-bot',
  'lorc/spider-web',
  'lorc/sprint',
  'lorc/spyglass',
  'lorc/syringe',
  'lorc/time-bomb',
  'delapouite/tracked-robot',
  'lorc/triple-claws',
  'delapouite/truck',
  'lorc/unlit-bomb',
  'lorc/visored-helm',
  'delapouite/walking-turret',
  'lorc/wasp-sting',
  // instants
  'lorc/body-swapping',
  'lorc/bombing-run',
  'lorc/crossed-swords',
  'delapouite/falling-bomb',
  'delapouite/human-target',
  'delapouite/move',
  'delapouite/push',
  'skoll/stick-grenade',
  // signs on tiles and over the board
  'delapouite/clockwise-rotation',
  'sbed/death-skull',
  'sbed/health-normal',
  'lorc/mine-explosion',
  'lorc/radar-sweep',
  'lorc/sunken-eye',
  ...EMBLEM_SOURCES,
  ...LATER_SOURCES,
] as const;

type NameOf<Source extends string> = Source extends `${string}/${infer Name}` ? Name : never;
export type EmblemName = NameOf<(typeof EMBLEM_SOURCES)[number]>;
export type LaterName = NameOf<(typeof LATER_SOURCES)[number]>;
export type IconName = NameOf<(typeof ICON_SOURCES)[number]>;

const AUTHORS: Readonly<Record<string, string>> = {
  delapouite: 'Delapouite',
  lorc: 'Lorc',
  sbed: 'sbed',
  skoll: 'Skoll',
};

/** Every icon on the page with its author. All are CC BY 3.0, from game-icons.net. */
export const ICON_CREDITS: readonly { readonly name: string; readonly author: string }[] = ICON_SOURCES.map((source) => {
  const [author = '', name = ''] = source.split('/');
  return { name, author: AUTHORS[author] ?? author };
});
