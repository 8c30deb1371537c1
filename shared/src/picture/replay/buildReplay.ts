import type { Hex } from '../../hex/cells.js';
import type { DescribedEvent } from '../../inspect/describeEvents.js';
import { warehouseHits } from '../../inspect/describeHits.js';
import type { DescribedHit, DescribedStep, Fact } from '../../inspect/fact.js';
import { boardModel } from '../boardModel.js';
import { affectedHexes } from '../../inspect/affectedHexes.js';
import type { BoardNote, ReplayContent, Shot } from '../model.js';
import type { FrameKind } from '../../inspect/filmLength.js';
import type { Frame, Replay } from './replay.js';

const frame = (kind: FrameKind, phase: number | null, model: ReplayContent, rest: Partial<Frame> = {}): Frame => ({
  kind,
  phase,
  model,
  acts: [],
  hits: [],
  saves: [],
  wounds: [],
  damage: [],
  removed: [],
  facts: [],
  step: null,
  ...rest,
});

const shotsOf = (hits: readonly DescribedHit[]): Shot[] =>
  hits.map(({ path, kind, wounds, armor, saved }) => ({ path, kind, wounds, armor, saved }));

const notesAt = (kind: BoardNote['kind'], hexes: readonly Hex[]): BoardNote[] => hexes.map((at) => ({ at, kind }));

/** The kind of frame that shows a fact of a step. */
const frameOf = ({ kind }: Fact): FrameKind => {
  switch (kind) {
    case 'acts':
    case 'lost-action':
      return 'acts';
    case 'hit':
      return 'hits';
    case 'save':
      return 'saves';
    default:
      return 'losses';
  }
};

/** The frames of one phase of a battle, or of one instant. */
const stepFrames = ({ before, after, facts }: DescribedEvent, step: DescribedStep): Frame[] => {
  const { strike, phase, hits } = step;
  const number = phase?.initiative ?? null;
  const standing = boardModel(before);
  const onWarehouses = phase ? warehouseHits(phase) : [];
  const allHits = [...hits, ...onWarehouses];
  const shots = shotsOf(allHits);
  const factsOf = (kind: FrameKind): Pick<Frame, 'facts' | 'step'> => ({ facts: facts.filter((fact) => frameOf(fact) === kind), step });
  const damage = facts.flatMap((fact) => (fact.kind === 'hq-damaged' ? [{ player: fact.player, at: fact.at, wounds: fact.wounds }] : []));
  const stores = facts.flatMap((fact) => (fact.kind === 'warehouse-wounded' ? [fact] : []));
  const wounded: BoardNote[] = [...strike.wounds, ...damage, ...stores].flatMap(({ at, wounds }) =>
    at ? [{ at, kind: 'wounds', value: wounds }] : [],
  );
  const frames: Frame[] = [];
  if (phase)
    frames.push(frame('acts', number, { ...standing, notes: notesAt('acts', phase.acts) }, { acts: phase.acts, ...factsOf('acts') }));
  if (allHits.length > 0) frames.push(frame('hits', number, { ...standing, shots }, { hits: allHits, ...factsOf('hits') }));
  if (strike.saves.length > 0) {
    const medics = strike.saves.map(({ medic }) => medic);
    frames.push(
      frame('saves', number, { ...standing, shots, notes: notesAt('saves', medics) }, { saves: strike.saves, ...factsOf('saves') }),
    );
  }
  if (wounded.length + strike.points.length + strike.removed.length > 0) {
    const notes = [...wounded, ...notesAt('destroyed', strike.removed)];
    const losses = { wounds: strike.wounds, damage, removed: strike.removed, ...factsOf('losses') };
    frames.push(frame('losses', number, { ...boardModel(after), notes }, losses));
  }
  return frames;
};

/** The frames of one event; none for events that change nothing one can see. */
const framesOf = (described: DescribedEvent, whole: boolean): Frame[] => {
  const { event, after, step, facts } = described;
  if (step) return stepFrames(described, step);
  switch (event.type) {
    case 'battle-started':
      return [frame('opening', null, boardModel(after), { facts })];
    case 'battle-ended':
      return [frame('closing', null, boardModel(after), { facts })];
    case 'hq-fell':
    case 'left': {
      const removed = event.type === 'left' ? event.units : event.at ? [event.at] : [];
      return [frame('losses', null, { ...boardModel(after), notes: notesAt('destroyed', removed) }, { removed, facts })];
    }
    default: {
      if (!whole || facts.length === 0) return [];
      const marks = affectedHexes(event).map((at) => ({ at, kind: 'last' as const }));
      return [frame('action', null, { ...boardModel(after), marks }, { facts })];
    }
  }
};

/**
 * The replay of described events: battles phase by phase, and instants that hit units. It has no frames if there is nothing
 * to show. Where a battle has stopped for a decision the replay ends; the events after the answer make the next one.
 * @param whole also shows the actions that are no battle, one frame each: for players who were absent.
 */
export const buildReplay = (described: readonly DescribedEvent[], whole = false): Replay => {
  const frames: Frame[] = [];
  const phases: { initiative: number; frame: number }[] = [];
  for (const one of described) {
    if (one.event.type === 'phase-fought') phases.push({ initiative: one.event.initiative, frame: frames.length });
    frames.push(...framesOf(one, whole));
  }
  return { frames, phases };
};

/** Several replays as one. */
export const splice = (replays: readonly Replay[]): Replay => {
  const frames: Frame[] = [];
  const phases: Replay['phases'][number][] = [];
  for (const part of replays) {
    phases.push(...part.phases.map(({ initiative, frame: place }) => ({ initiative, frame: frames.length + place })));
    frames.push(...part.frames);
  }
  return { frames, phases };
};
