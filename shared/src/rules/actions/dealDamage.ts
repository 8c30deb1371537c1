import { unitOf } from '../../content/catalog.js';
import { compareCells } from '../../hex/boards.js';
import { type Cell, type Hex, hexOf, includesHex, sameHex } from '../../hex/cells.js';
import type { Hit } from '../../model/event.js';
import type { DamageInstant, IntentOf, NamedFoundations } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { answersFrom } from '../answers.js';
import { withExplosions } from '../battle/explosions.js';
import { resolveHits } from '../battle/resolveHits.js';
import { foundationAt } from '../foundations.js';
import { influenceOf } from '../influence.js';
import type { Influence } from '../influenceTypes.js';
import { landscapeOf, type WithTerrain } from '../landscape.js';
import { record, type Work } from '../work.js';
import { type Action, reject } from './action.js';
import { useInstant } from './held.js';

/** P7 (e): the cells of an area with a unit and a foundation: the instant does one thing to each of them. By q and then r. */
export const sharedCells = (table: Table, area: readonly Cell[]): Cell[] =>
  table.foundations.length === 0 ? [] : area.filter((cell) => table.board[cell] && foundationAt(table, cell)).sort(compareCells);

const isNamed = ({ foundations = [] }: NamedFoundations, cell: Cell): boolean => includesHex(foundations, hexOf(cell));

/** P7 (e): whether an instant reaches the foundation on a cell: it lies alone there, or its player has named it. */
export const reachesFoundation = (table: Table, intent: NamedFoundations, cell: Cell): boolean =>
  foundationAt(table, cell) !== null && (!table.board[cell] || isNamed(intent, cell));

/** P7 (e): why these foundations cannot be named, or null. */
export const checkNamed = (table: Table, { foundations = [] }: NamedFoundations, area: readonly Cell[]): Rejection | null => {
  const possible = sharedCells(table, area).map(hexOf);
  const places = foundations.map((hex) => possible.findIndex((other) => sameHex(other, hex)));
  return places.every((place, i) => place >= 0 && (i === 0 || place > places[i - 1]!))
    ? null
    : reject('bad-foundation', 'A foundation is named on a hex with a unit too, in order, and inside the area.', 'P7');
};

/** P7 (e): every choice between units and foundations in an area: those with nothing named first. */
export const foundationChoices = (table: Table, area: readonly Cell[]): readonly NamedFoundations[] => {
  let choices: readonly (readonly Hex[])[] = [[]];
  for (const cell of sharedCells(table, area)) choices = [...choices, ...choices.map((named) => [...named, hexOf(cell)])];
  return choices.map((foundations) => (foundations.length > 0 ? { foundations } : {}));
};

type Area<K extends DamageInstant> = (table: WithTerrain, intent: IntentOf<K>) => readonly Cell[];

const hitsOn = (table: Table, intent: NamedFoundations, area: readonly Cell[], woundsOn: (cell: Cell) => number): Hit[] =>
  area.flatMap((cell): Hit[] => {
    const unit = table.board[cell];
    if (!unit || unitOf(unit.tile).isHq || landscapeOf(table)?.is.thick[cell] || reachesFoundation(table, intent, cell)) return []; // L8
    return [{ from: hexOf(cell), direction: 0, to: hexOf(cell), arrival: 0, kind: 'instant', wounds: woundsOn(cell) }];
  });

/** P7 (d): the foundations that an instant destroys. */
const destroyFoundations = (work: Work, seat: Seat, intent: NamedFoundations, area: readonly Cell[], before: Table): void => {
  for (const cell of [...area].sort(compareCells)) {
    if (reachesFoundation(before, intent, cell)) record(work, { type: 'foundation-destroyed', player: seat, at: hexOf(cell) });
  }
};

/**
 * X1–X4: what all instants that wound units have in common. They hit every unit in their area except HQs, and Medics may help (D2, D5).
 * @param woundsOn the wounds dealt to a unit; 1 unless said otherwise.
 */
export const dealDamage = <K extends DamageInstant>(
  area: Area<K>,
  woundsOn: (table: Table, influence: Influence, cell: Cell) => number = () => 1,
): Pick<Action<K>, 'apply' | 'resume' | 'area' | 'undoable'> => {
  const resume = (work: Work, seat: Seat, used: IntentOf<K>, given: readonly string[]): void => {
    const { table } = work;
    const intent: IntentOf<DamageInstant> = used;
    const answers = answersFrom(given);
    const influence = influenceOf(table);
    const cells = area(table, used);
    const blast = withExplosions(
      influence,
      hitsOn(table, intent, cells, (cell) => woundsOn(table, influence, cell)),
      [],
      seat,
    );
    const resolved = resolveHits(table, influence, blast, table.turn.player, answers.ask, intent.do);
    if (!resolved)
      return record(work, { type: 'asked', decision: answers.decision()!, pending: { kind: 'instant', intent, answers: given } });
    const before = { ...table, board: table.board.slice() };
    record(work, { type: 'struck', player: seat, source: intent.do, ...resolved.strike });
    if (before.foundations.length > 0) destroyFoundations(work, seat, intent, cells, before);
  };
  return {
    apply: (work, seat, intent) => {
      const { do: instant }: IntentOf<DamageInstant> = intent;
      useInstant(work, seat, instant);
      resume(work, seat, intent, []);
    },
    resume,
    area,
    undoable: true,
  };
};
