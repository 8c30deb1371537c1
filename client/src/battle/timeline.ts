import { hqOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, type Hex } from '@hexfall/shared/hex/cells';
import type { EventOf, EventType, GameEvent, Phase, Strike } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { copyTable, evolve } from '@hexfall/shared/rules/evolve';
import { tableFromPublic, type PublicTable } from '@hexfall/shared/rules/view';
import { hexesOf } from '../board/hexesOf.js';
import { boardModel } from '../board/boardModel.js';
import type { BoardModel, Note, Shot } from '../board/types.js';
import { explainActs, explainDeparture, explainHits, explainLosses, explainSaves } from './explain.js';
import { filmHits } from './filmHits.js';
import type { Film, FilmHit, FilmStep, Frame, FrameKind } from './types.js';

const frame = (kind: FrameKind, phase: number | null, model: BoardModel, rest: Partial<Frame> = {}): Frame => ({
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

const shotsOf = (hits: readonly FilmHit[]): Shot[] =>
  hits.map(({ path, kind, wounds, armor, saved }) => ({ path, kind, wounds, armor, saved }));

const notesAt = (kind: Note['kind'], hexes: readonly Hex[]): Note[] => hexes.map((at) => ({ at, kind }));

const hqHex = (table: Table, seat: Seat): Hex | null => {
  const player = table.players[seat];
  const cell = BOARDS[table.options.board].cells.find((at) => {
    const unit = table.board[at];
    return unit?.owner === seat && player !== undefined && unit.tile === hqOf(player.army);
  });
  return cell === undefined ? null : hexOf(cell);
};

/** The pictures of one step of a battle, or of one instant. */
const strikeFrames = (before: Table, after: Table, strike: Strike, phase: Phase | null, source: string | null): Frame[] => {
  const number = phase?.initiative ?? null;
  const standing = boardModel(before);
  const hits = filmHits(before, strike, phase);
  const step: FilmStep = { before, strike, phase, source, hits };
  const damage = strike.damage.map((lost) => ({ ...lost, at: hqHex(before, lost.player) }));
  const wounded: Note[] = [...strike.wounds, ...damage].flatMap(({ at, wounds }) => (at ? [{ at, kind: 'wounds', value: wounds }] : []));
  const frames: Frame[] = [];
  if (phase) {
    const facts = explainActs(before, phase);
    frames.push(frame('acts', number, { ...standing, notes: notesAt('acts', phase.acts) }, { acts: phase.acts, facts, step }));
  }
  if (hits.length > 0) {
    frames.push(frame('hits', number, { ...standing, shots: shotsOf(hits) }, { hits, facts: explainHits(before, hits), step }));
  }
  if (strike.saves.length > 0) {
    const notes = notesAt(
      'saves',
      strike.saves.map(({ medic }) => medic),
    );
    const { saves } = strike;
    frames.push(frame('saves', number, { ...standing, shots: shotsOf(hits), notes }, { saves, facts: explainSaves(before, saves), step }));
  }
  if (wounded.length + strike.points.length + strike.removed.length > 0) {
    frames.push(
      frame(
        'losses',
        number,
        { ...boardModel(after), notes: [...wounded, ...notesAt('destroyed', strike.removed)] },
        { wounds: strike.wounds, damage, removed: strike.removed, facts: explainLosses(before, after, strike, phase?.choices ?? []), step },
      ),
    );
  }
  return frames;
};

/** The picture after somebody has left: the last one, brought up to date. */
const departure = (before: Table, after: Table, event: EventOf<'hq-fell' | 'left'>): Frame => {
  const removed = event.type === 'left' ? event.units : event.at ? [event.at] : [];
  const model = { ...boardModel(after), notes: notesAt('destroyed', removed) };
  return frame('losses', null, model, { removed, facts: [explainDeparture(before, event)] });
};

/** Deeds that change what is seen, or tell whose turn it is; drawing and bookkeeping are left out. */
const DEEDS: readonly EventType[] = [
  'turn-started',
  'discarded',
  'redrew',
  'placed',
  'used',
  'moved',
  'pushed',
  'turned',
  'bomber-placed',
  'swapped',
  'chose',
  'resigned',
];

const deed = (before: Table, after: Table, event: GameEvent): Frame => {
  const marks = hexesOf(event).map((at) => ({ at, kind: 'last' as const }));
  return frame('deed', null, { ...boardModel(after), marks }, { facts: [{ kind: 'deed', event, before }] });
};

/** The events that make pictures; what comes after the last of them is no part of the film. */
const SHOWN: readonly EventType[] = ['battle-started', 'phase-fought', 'struck', 'hq-fell', 'left', 'battle-ended'];

/**
 * The film of what happened in a step: battles phase by phase, and instants that hit units. Other events are only carried
 * out between the pictures. Without anything to show there are no frames. If a battle has stopped for a decision the film
 * ends there; the events that follow the answer make the next one.
 * @param before the table before the first event.
 * @param whole also what is no battle, one picture each: for those who were not there.
 */
export const film = (before: PublicTable, events: readonly GameEvent[], whole = false): Film => {
  const frames: Frame[] = [];
  const phases: { initiative: number; frame: number }[] = [];
  const table = copyTable(tableFromPublic(before));
  const last = events.findLastIndex(({ type }) => SHOWN.includes(type) || (whole && DEEDS.includes(type)));
  for (const event of events.slice(0, last + 1)) {
    const was = copyTable(table);
    evolve(table, event);
    switch (event.type) {
      case 'battle-started':
        frames.push(frame('opening', null, boardModel(table), { facts: [{ kind: 'battle-began', starter: event.starter }] }));
        break;
      case 'phase-fought':
        phases.push({ initiative: event.initiative, frame: frames.length });
        frames.push(...strikeFrames(was, table, event, event, null));
        break;
      case 'struck':
        frames.push(...strikeFrames(was, table, event, null, event.source));
        break;
      case 'hq-fell':
      case 'left':
        frames.push(departure(was, table, event));
        break;
      case 'battle-ended':
        frames.push(frame('closing', null, boardModel(table), { facts: [{ kind: 'battle-ended', changed: event.changed }] }));
        break;
      default:
        if (whole && DEEDS.includes(event.type)) frames.push(deed(was, table, event));
    }
  }
  return { frames, phases };
};

/** Several films as one. */
export const splice = (films: readonly Film[]): Film => {
  const frames: Frame[] = [];
  const phases: Film['phases'][number][] = [];
  for (const part of films) {
    phases.push(...part.phases.map(({ initiative, frame: place }) => ({ initiative, frame: frames.length + place })));
    frames.push(...part.frames);
  }
  return { frames, phases };
};
