import type { Livery } from '../livery.js';
import { EMBLEM_PATHS } from './emblemPaths.js';
import type { EmblemName } from './sources.js';

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
