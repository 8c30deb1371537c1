import { hqOf, tileOf } from '@hexfall/shared/content/catalog';
import { SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, includesHex, OFF_BOARD, sameHex } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS } from '@hexfall/shared/hex/direction';
import { affectedHexes } from '@hexfall/shared/inspect/affectedHexes';
import { areaOf } from '@hexfall/shared/inspect/targeting';
import { parseKey } from '@hexfall/shared/model/decision';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { Turret } from '@hexfall/shared/model/terrain';
import { liveryOf } from '@hexfall/shared/picture/boardModel';
import { boardOf } from '@hexfall/shared/rules/landscape';
import type { BoardModel, Ghost, Highlight } from '../../board/types.js';
import { hexesOfKey, pointableHexes } from './decisionKeys.js';
import type { Choice, Selection } from './selection.js';
import { usableUnits } from './source.js';

export type Mark = NonNullable<BoardModel['marks']>[number];

/** Everything the marks on the board are derived from. */
export interface PointerState {
  readonly table: Table;
  readonly me: Seat | null;
  readonly selection: Selection | null;
  readonly choice: Choice | null;
  /** The legal intents. */
  readonly legal: readonly Intent[];
  /** The intent that a click at the pointer would make ready. */
  readonly hoverIntent: Intent | null;
  /** The key of the answer to the open question that is hovered or focused. */
  readonly hoverAnswer: string | null;
  /** What happened last. */
  readonly latest: readonly GameEvent[];
}

const mark =
  (kind: Highlight) =>
  (at: Hex): Mark => ({ at, kind });

const dangerMarks = ({ table, choice, hoverIntent }: PointerState): Mark[] => {
  const intent = choice?.ready ?? hoverIntent;
  return intent ? areaOf(table, intent).map(mark('danger')) : [];
};

/** The effect of the hovered answer: the hexes it names, or those that an explosion or an attack would reach. */
const weighedMarks = (table: Table, key: string): Mark[] => {
  const { decision } = table;
  if (!decision?.keys.includes(key)) return [];
  const answer = parseKey(key);
  const beside = (direction: Direction): Mark[] => {
    const cell = neighborOf(boardOf(table), cellOf(decision.about), direction);
    return cell === OFF_BOARD ? [] : [mark('danger')(hexOf(cell))];
  };
  if (answer.kind === 'convert') return beside(answer.direction);
  if (answer.kind === 'word') return answer.word === 'explode' ? DIRECTIONS.flatMap(beside) : [];
  return hexesOfKey(answer).map(mark('target'));
};

/** The possible answers on the board: those that contain all hexes picked so far. */
const decisionMarks = ({ table, selection, hoverAnswer }: PointerState): Mark[] => {
  const { decision } = table;
  if (!decision) return [];
  const picked = pickedHexes(selection);
  const answers = decision.keys.map((key) => pointableHexes(table, key)).filter((hexes) => picked.every((hex) => includesHex(hexes, hex)));
  return [
    // Drawing (P1) is about no unit.
    ...(decision.kind === 'draw' ? [] : [mark('selected')(decision.about)]),
    ...answers.flat().map(mark('decision')),
    ...(hoverAnswer === null ? [] : weighedMarks(table, hoverAnswer)),
  ];
};

const litMarks = ({ table, me, choice }: PointerState): Mark[] =>
  (choice?.selectable ?? []).map((at) => {
    const unit = table.board[cellOf(at)];
    return { at, kind: unit && unit.owner !== me ? 'target' : 'legal' };
  });

const insteadMarks = ({ choice }: PointerState): Mark[] => {
  const at = choice?.turning?.at;
  return choice && at ? choice.alternatives.filter((other) => !sameHex(other, at)).map(mark('legal')) : [];
};

const pickedHexes = (selection: Selection | null): Hex[] =>
  (selection?.picks ?? []).flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));

/** The hexes of the board that are marked, and how. */
export const marksOf = (pointing: PointerState): Mark[] => [
  ...(pointing.selection
    ? []
    : [...pointing.latest.flatMap(affectedHexes).map(mark('last')), ...usableUnits(pointing.legal).map(mark('able'))]),
  ...decisionMarks(pointing),
  ...insteadMarks(pointing),
  ...litMarks(pointing),
  ...pickedHexes(pointing.selection).map(mark('selected')),
  ...dangerMarks(pointing),
];

/** Where the unit that a selection moves or turns stands now. */
const startOf = (selection: Selection): Hex | null => {
  const [first] = selection.picks;
  return first?.pick === 'hex' ? first.at : null;
};

/** P7: a foundation about to be placed is shown on the hex pointed at: it is not turned. */
const groundGhost = ({ table, me, selection, choice, hoverIntent }: PointerState): Ghost | null => {
  const intent = choice?.ready ?? hoverIntent;
  if (me === null || selection?.source.kind !== 'tile' || intent?.do !== 'place' || choice?.turning) return null;
  const { tile } = selection.source;
  if (tileOf(tile).kind !== 'foundation') return null;
  return { tile, at: intent.at, rot: 0, owner: me, livery: liveryOf(table.players, me), legal: true };
};

/** The tile that a selection is about to put somewhere, as it would stand there. */
export const ghostOf = (pointing: PointerState): Ghost | null => {
  const { table, me, selection, choice } = pointing;
  const player = me === null ? undefined : table.players[me];
  const ground = groundGhost(pointing);
  if (ground) return ground;
  if (!selection || !choice?.turning || me === null || !player) return null;
  const { at, rot } = choice.turning;
  const base = { at, rot, owner: me, livery: liveryOf(table.players, me), legal: choice.ready !== null || choice.further };
  const { source } = selection;
  if (source.kind === 'bomber') return { ...base, owner: NOBODY, livery: 'nobody', tile: SECOND_BOMBER };
  if (source.kind === 'hq') return { ...base, tile: hqOf(player.army) };
  const start = startOf(selection);
  const moved = start && table.board[cellOf(start)];
  if (moved) return { ...base, tile: moved.tile };
  return source.kind === 'tile' ? { ...base, tile: source.tile } : null;
};

/** L18: the turrets of a model, with the one that is about to be turned as it would stand. */
export const turretsTurned = (turrets: readonly Turret[], { selection, choice }: PointerState): readonly Turret[] => {
  const turning = selection?.source.kind === 'turret' ? choice?.turning : null;
  return turning ? turrets.map((turret) => (sameHex(turret.at, turning.at) ? { ...turret, rot: turning.rot } : turret)) : turrets;
};

/** The hexes a planned move leads over; empty if nothing moves. */
export const pathOf = ({ selection, choice }: PointerState): Hex[] => {
  const hexes = pickedHexes(selection);
  return choice?.turning && hexes.length > 1 ? hexes : [];
};
