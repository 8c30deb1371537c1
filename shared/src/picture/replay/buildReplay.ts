import type { Hex } from '../../hex/cells.js';
import { affectedHexes } from '../../inspect/affectedHexes.js';
import type { DescribedEvent } from '../../inspect/describeEvents.js';
import type { DescribedHit, DescribedStep, Fact } from '../../inspect/fact.js';
import { endAtFall, eventFrames, type FilmFrame, filmFrame, type FrameKind, stepFrames } from '../../inspect/filmFrames.js';
import { boardModel } from '../boardModel.js';
import type { BoardNote, ReplayContent, Shot } from '../model.js';

/** One picture of a replay. */
export interface Frame extends FilmFrame {
  /** The phase it belongs to; null for opening, closing and instants. */
  readonly phase: number | null;
  /** The board while this frame is shown; in `losses` and `closing`: after it. */
  readonly model: ReplayContent;
  readonly facts: readonly Fact[];
  /** Null for frames that belong to no phase and no instant. */
  readonly step: DescribedStep | null;
}

export interface Replay {
  readonly frames: readonly Frame[];
  /** The first frame of each phase. */
  readonly phases: readonly { readonly initiative: number; readonly frame: number }[];
}

const frame = (
  film: FilmFrame,
  phase: number | null,
  model: ReplayContent,
  facts: readonly Fact[],
  step: DescribedStep | null = null,
): Frame => ({
  ...film,
  phase,
  model,
  facts,
  step,
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

/** What is noted on the board while wounds are counted. */
const lossNotes = ({ wounds, damage, removed }: FilmFrame, facts: readonly Fact[]): readonly BoardNote[] => {
  const stores = facts.flatMap((fact) => (fact.kind === 'warehouse-wounded' ? [fact] : []));
  const wounded: BoardNote[] = [...wounds, ...damage, ...stores].flatMap((loss) =>
    loss.at ? [{ at: loss.at, kind: 'wounds', value: loss.wounds }] : [],
  );
  return [...wounded, ...notesAt('destroyed', removed)];
};

/** The frames of one phase of a battle, or of one instant. */
const framesOfStep = ({ before, after, facts }: DescribedEvent, step: DescribedStep): Frame[] => {
  const { strike, phase } = step;
  const standing = boardModel(before);
  const films = stepFrames(before, strike, phase, step.hits);
  const shots = shotsOf(films.flatMap(({ hits }) => hits));
  const modelOf = (film: FilmFrame): ReplayContent => {
    switch (film.kind) {
      case 'acts':
        return { ...standing, notes: notesAt('acts', film.acts) };
      case 'hits':
        return { ...standing, shots };
      case 'saves':
        return { ...standing, shots, notes: notesAt('saves', film.saves.map(({ medic }) => medic)) }; // prettier-ignore
      default:
        return { ...boardModel(after), notes: lossNotes(film, facts) };
    }
  };
  return films.map((film) => {
    const shown = facts.filter((fact) => frameOf(fact) === film.kind);
    const netted = shown.flatMap((fact) => (fact.kind === 'lost-action' ? [fact.unit.at] : []));
    return frame({ ...film, netted }, phase?.initiative ?? null, modelOf(film), shown, step);
  });
};

/** The frames of one event; none for events that change nothing one can see. */
const framesOf = (described: DescribedEvent, whole: boolean): Frame[] => {
  const { event, after, step, facts } = described;
  if (step) return framesOfStep(described, step);
  const films = eventFrames(event);
  if (films.length > 0)
    return films.map((film) => {
      const model = boardModel(after);
      return frame(film, null, film.kind === 'losses' ? { ...model, notes: notesAt('destroyed', film.removed) } : model, facts);
    });
  if (!whole || facts.length === 0) return [];
  const marks = affectedHexes(event).map((at) => ({ at, kind: 'last' as const }));
  return [frame(filmFrame('action'), null, { ...boardModel(after), marks }, facts)];
};

/**
 * Builds the replay of described events: battles phase by phase, and instants that hit units. It has no frames if there is nothing to show.
 * The replay ends where a battle has stopped for a decision; the events after the answer make the next one.
 * @param whole also shows the actions outside battles, one frame each, for players who were absent.
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

/**
 * A replay to its end: `endAtFall`.
 * @param isOver whether the match ends by what it shows.
 */
export const endReplayAtFall = ({ frames, phases }: Replay, isOver: boolean): Replay => {
  const shown = endAtFall(frames, isOver);
  return { frames: shown, phases: phases.filter((phase) => phase.frame < shown.length) };
};
