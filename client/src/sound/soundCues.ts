import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import type { DescribedHit } from '@hexfall/shared/inspect/fact';
import type { FilmAct } from '@hexfall/shared/inspect/filmTimeline';
import type { EventType, GameEvent } from '@hexfall/shared/model/event';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { newlyNetted } from '../board/frameEffects.js';
import type { ReplaySegment } from '../store/PlaybackQueue.js';
import type { SoundName } from './soundNames.js';

/** The most important first: of what one action does, only that is heard. */
const HEARD: readonly (readonly [EventType, SoundName])[] = [
  ['took-back', 'undo'],
  ['asked', 'question'],
  ['mine-went-off', 'explosion'],
  ['fell', 'destroyed'],
  ['attached', 'place'],
  ['placed', 'place'],
  ['foundation-placed', 'place'],
  ['bomber-placed', 'place'],
  ['pushed', 'push'],
  ['swapped', 'swap'],
  ['moved', 'move'],
  ['turned', 'rotate'],
  ['turret-turned', 'rotate'],
  ['discarded', 'discard'],
  ['redrew', 'draw'],
  ['drew', 'draw'],
];

/** What is heard of events, by the most important of them. */
const ofEvents = (events: readonly GameEvent[]): readonly SoundName[] => {
  const heard = HEARD.find(([type]) => events.some((event) => event.type === type));
  return heard ? [heard[1]] : [];
};

/** Whether a unit is caught in a net that was free before, or comes to stand in one. */
const closesNet = ({ before, after }: ReplaySegment): boolean =>
  before !== null && newlyNetted(boardModel(before), boardModel(after)).length > 0;

/** The sounds of what has happened, in order. Replays have their own sounds. */
export const cuesOfSegment = (segment: ReplaySegment): readonly SoundName[] => {
  const { events } = segment;
  if (events.some(isReplayed)) return [];
  const isUndone = events.some(({ type }) => type === 'took-back');
  return [...ofEvents(events), ...(!isUndone && closesNet(segment) ? (['net'] as const) : [])];
};

const HIT_SOUNDS = {
  melee: 'melee',
  ranged: 'ranged',
  gauss: 'gauss',
  universal: 'ranged',
  rocket: 'rocket',
  shotgun: 'ranged',
  venom: 'melee',
  terrain: 'melee',
  explosion: 'explosion',
  trap: 'explosion',
  instant: 'explosion',
} as const satisfies Record<DescribedHit['kind'], SoundName>;

/** What is heard of a hit; what armor stops whole sounds of armor alone (U4). */
const ofHit = ({ kind, armor, wounds }: Pick<DescribedHit, 'kind' | 'armor' | 'wounds'>): readonly SoundName[] => [
  ...(wounds > 0 ? [HIT_SOUNDS[kind]] : []),
  ...(armor > 0 ? (['armor'] as const) : []),
];

/** What is heard of wounds and of what leaves the board: the gravest of each. */
const ofLosses = ({ wounds, damage, removed, model }: Frame): readonly SoundName[] => {
  const hasFallen = damage.some(({ player }) => model.units.every(({ owner, life }) => owner !== player || life === null || life <= 0));
  if (hasFallen) return ['fallen'];
  return [
    ...(damage.length > 0 ? (['headquarters'] as const) : []),
    ...(removed.length > 0 ? (['destroyed'] as const) : wounds.length > 0 ? (['wound'] as const) : []),
  ];
};

const ofAct = (act: FilmAct): readonly SoundName[] => {
  switch (act.kind) {
    case 'impact':
      return ofHit({ kind: act.how, armor: act.armor, wounds: act.wounds });
    case 'save':
      return ['saved'];
    case 'net':
      return ['net'];
    case 'wound':
      return ['wound'];
    case 'death':
      return ['destroyed'];
    case 'count':
      return ['headquarters'];
    case 'fall':
      return ['fallen'];
    case 'flash':
    case 'flight':
    case 'bite':
    case 'burst':
      return [];
  }
};

/** Returns the sounds of movements that start at the same moment. If units are destroyed, only they are heard, not the wounded. */
export const cuesOfActs = (acts: readonly FilmAct[]): readonly SoundName[] => {
  const heard = [...new Set(acts.flatMap(ofAct))];
  return heard.includes('destroyed') ? heard.filter((name) => name !== 'wound') : heard;
};

/** What is heard with a picture of a battle's replay in which nothing moves, all at once. */
export const cuesOfFrame = (frame: Frame): readonly SoundName[] => {
  const { kind, hits, saves, facts } = frame;
  switch (kind) {
    case 'opening':
      return ['alarm'];
    case 'hits':
      return [...new Set(hits.flatMap(ofHit))];
    case 'saves':
      return saves.length > 0 ? ['saved'] : [];
    case 'losses':
      return ofLosses(frame);
    case 'closing':
      return ['silence'];
    case 'action':
      return ofEvents(facts.flatMap((fact) => (fact.kind === 'action' ? [fact.event] : [])));
    case 'acts':
      return [];
  }
};
