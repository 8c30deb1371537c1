import emblems from '@hexfall/shared/assets/emblems.json' with { type: 'json' };
import type { Livery } from '../livery.js';
import type { EmblemName } from './sources.js';

/** Like `ICON_PATHS`. */
export const EMBLEM_PATHS: Readonly<Record<EmblemName, string>> = emblems;

export const EMBLEMS: Readonly<Record<Livery, EmblemName>> = {
  moloch: 'cog',
  doomsday: 'radioactive',
  borgo: 'fangs',
  outpost: 'steelwing-emblem',
  hegemony: 'crown',
  'new-york': 'bridge',
  neojungle: 'three-leaves',
  nobody: 'skull-crossed-bones',
};

/** The outline of an army's emblem, like `iconPath`; pages that show nothing else need not load all the icons for it. */
export const emblemPath = (livery: Livery): string => EMBLEM_PATHS[EMBLEMS[livery]];
