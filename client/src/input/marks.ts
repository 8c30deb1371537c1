import { SECOND_BOMBER } from '@hexfall/shared/content/bombers';
import { hqOf } from '@hexfall/shared/content/catalog';
import { BOARDS, neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, hexOf, OFF_BOARD, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Direction } from '@hexfall/shared/hex/direction';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/state';
import { areaOf, type StrikeIntent } from '@hexfall/shared/rules/actions/strikes';
import { tableFromPublic, type PublicTable } from '@hexfall/shared/rules/view';
import { liveryOf } from '../board/boardModel.js';
import { hexesOf } from '../board/hexesOf.js';
import type { BoardModel, Ghost, Highlight } from '../board/types.js';
import { hexesOfAnswer, readAnswer } from './answers.js';
import { sameHex } from './picks.js';
import type { Choice, Selection } from './selection.js';
import { usableUnits } from './source.js';

export type Mark = NonNullable<BoardModel['marks']>[number];

/** What the marks on the board are made from. */
export interface Pointing {
  readonly table: PublicTable;
  readonly me: Seat | null;
  readonly selection: Selection | null;
  readonly choice: Choice | null;
  /** What may be done now. */
  readonly legal: readonly Intent[];
  /** What would be sent by a click where the pointer is. */
  readonly aimed: Intent | null;
  /** The answer to the open question that is pointed at or has the focus. */
  readonly weighed: string | null;
  /** What happened last. */
  readonly latest: readonly GameEvent[];
}

const mark =
  (kind: Highlight) =>
  (at: Hex): Mark => ({ at, kind });

const isStrike = (intent: Intent): intent is StrikeIntent =>
  intent.do === 'sniper' || intent.do === 'grenade' || intent.do === 'air-strike' || intent.do === 'small-bomb';

const dangerMarks = ({ table, choice, aimed }: Pointing): Mark[] => {
  const intent = choice?.ready ?? aimed;
  return intent && isStrike(intent) ? areaOf(tableFromPublic(table), intent).map(hexOf).map(mark('danger')) : [];
};

/** What an answer would do, where it is pointed at: the hexes it speaks of, or those that an explosion or an attack would reach. */
const weighedMarks = ({ decision, options }: PublicTable, key: string): Mark[] => {
  if (!decision?.keys.includes(key)) return [];
  const answer = readAnswer(decision.kind, key);
  const beside = (direction: Direction): Mark[] => {
    const cell = neighborOf(BOARDS[options.board], cellOf(decision.about), direction);
    return cell === OFF_BOARD ? [] : [mark('danger')(hexOf(cell))];
  };
  if (answer.says === 'convert') return beside(answer.direction);
  if (answer.says === 'word') return answer.word === 'explode' ? DIRECTIONS.flatMap(beside) : [];
  return hexesOfAnswer(answer).map(mark('target'));
};

/** The possible answers on the board: those that go with what has been pointed at already. */
const decisionMarks = ({ table, selection, weighed }: Pointing): Mark[] => {
  const { decision } = table;
  if (!decision) return [];
  const picked = pickedHexes(selection);
  const answers = decision.keys
    .map((key) => hexesOfAnswer(readAnswer(decision.kind, key)))
    .filter((hexes) => picked.every((hex) => hexes.some((other) => sameHex(hex, other))));
  return [
    // Drawing (P1) is about no unit.
    ...(decision.kind === 'draw' ? [] : [mark('selected')(decision.about)]),
    ...answers.flat().map(mark('decision')),
    ...(weighed === null ? [] : weighedMarks(table, weighed)),
  ];
};

const litMarks = ({ table, me, choice }: Pointing): Mark[] =>
  (choice?.lit ?? []).map((at) => {
    const unit = table.board[cellOf(at)];
    return { at, kind: unit && unit.owner !== me ? 'target' : 'legal' };
  });

const insteadMarks = ({ choice }: Pointing): Mark[] => {
  const at = choice?.turning?.at;
  return choice && at ? choice.instead.filter((other) => !sameHex(other, at)).map(mark('legal')) : [];
};

const pickedHexes = (selection: Selection | null): Hex[] =>
  (selection?.picks ?? []).flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));

/** The hexes of the board that are marked, and how. */
export const marksOf = (pointing: Pointing): Mark[] => [
  ...(pointing.selection ? [] : [...pointing.latest.flatMap(hexesOf).map(mark('last')), ...usableUnits(pointing.legal).map(mark('able'))]),
  ...decisionMarks(pointing),
  ...insteadMarks(pointing),
  ...litMarks(pointing),
  ...pickedHexes(pointing.selection).map(mark('selected')),
  ...dangerMarks(pointing),
];

/** The unit a selection moves or turns stands here at first. */
const startOf = (selection: Selection): Hex | null => {
  const [first] = selection.picks;
  return first?.pick === 'hex' ? first.at : null;
};

/** The tile that a selection is about to put somewhere, as it would stand there. */
export const ghostOf = ({ table, me, selection, choice }: Pointing): Ghost | null => {
  const player = me === null ? undefined : table.players[me];
  if (!selection || !choice?.turning || me === null || !player) return null;
  const { at, rot } = choice.turning;
  const base = { at, rot, livery: liveryOf(table.players, me), legal: choice.ready !== null || choice.further };
  const { source } = selection;
  if (source.kind === 'bomber') return { ...base, livery: 'nobody', tile: SECOND_BOMBER };
  if (source.kind === 'hq') return { ...base, tile: hqOf(player.army) };
  const start = startOf(selection);
  const moved = start && table.board[cellOf(start)];
  if (moved) return { ...base, tile: moved.tile };
  return source.kind === 'tile' ? { ...base, tile: source.tile } : null;
};

/** The hexes a planned move leads over; empty if nothing moves. */
export const pathOf = ({ selection, choice }: Pointing): Hex[] => {
  const hexes = pickedHexes(selection);
  return choice?.turning && hexes.length > 1 ? hexes : [];
};
