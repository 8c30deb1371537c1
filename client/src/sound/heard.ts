import { tileOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import { opposite } from '@hexfall/shared/hex/direction';
import type { EventType } from '@hexfall/shared/model/event';
import { boardModel } from '../board/boardModel.js';
import type { UnitModel } from '../board/types.js';
import type { FilmHit, Frame } from '../battle/types.js';
import { isFilmed } from '../store/log.js';
import type { Scene } from '../store/theater.js';
import type { SoundName } from './sounds.js';

/** The most important first: of what one action does, only that is heard. */
const HEARD: readonly (readonly [EventType, SoundName])[] = [
  ['took-back', 'undo'],
  ['asked', 'question'],
  ['placed', 'place'],
  ['bomber-placed', 'place'],
  ['pushed', 'push'],
  ['swapped', 'swap'],
  ['moved', 'move'],
  ['turned', 'rotate'],
  ['discarded', 'discard'],
  ['redrew', 'draw'],
  ['drew', 'draw'],
];

const nettedUnits = (units: readonly UnitModel[]): readonly string[] =>
  units.filter(({ netted }) => netted).map(({ tile, owner, at }) => `${owner} ${tile} ${cellOf(at)}`);

/** Whether a unit is caught in a net that was free before, or comes to stand in one. */
const closesNet = ({ before, after }: Scene): boolean => {
  if (!before) return false;
  const known = nettedUnits(boardModel(before).units);
  return nettedUnits(boardModel(after).units).some((unit) => !known.includes(unit));
};

/** What is heard when something has happened, one after the other; films have sounds of their own. */
export const heardInScene = (scene: Scene): readonly SoundName[] => {
  const { events } = scene;
  if (events.some(isFilmed)) return [];
  const heard = HEARD.find(([type]) => events.some((event) => event.type === type));
  const isUndone = heard?.[0] === 'took-back';
  return [...(heard ? [heard[1]] : []), ...(!isUndone && closesNet(scene) ? (['net'] as const) : [])];
};

const HIT_SOUNDS = {
  melee: 'melee',
  ranged: 'ranged',
  gauss: 'gauss',
  universal: 'ranged',
  explosion: 'explosion',
  trap: 'explosion',
  instant: 'explosion',
} as const satisfies Record<FilmHit['kind'], SoundName>;

/** U4: whether armor has taken something off a shot that got through. What it stops altogether is no hit. */
const meetsArmor = (units: readonly UnitModel[], { to, arrival, kind }: FilmHit): boolean => {
  if (kind !== 'ranged') return false;
  const unit = units.find(({ at }) => cellOf(at) === cellOf(to));
  const tile = unit && tileOf(unit.tile);
  return unit !== undefined && tile !== undefined && tile.kind !== 'instant' && tile.facings[unit.rot]?.armor[opposite(arrival)] === true;
};

/** What is heard with a picture of a battle's film, all at once. */
export const heardInFrame = ({ kind, hits, saves, removed, damage, model }: Frame): readonly SoundName[] => {
  switch (kind) {
    case 'opening':
      return ['alarm'];
    case 'hits': {
      const armor = hits.some((hit) => meetsArmor(model.units, hit));
      return [...new Set<SoundName>([...hits.map((hit) => HIT_SOUNDS[hit.kind]), ...(armor ? (['armor'] as const) : [])])];
    }
    case 'saves':
      return saves.length > 0 ? ['saved'] : [];
    case 'losses':
      return [...(damage.length > 0 ? (['headquarters'] as const) : []), ...(removed.length > 0 ? (['destroyed'] as const) : [])];
    case 'closing':
      return ['silence'];
    case 'acts':
      return [];
  }
};
