import type { Cell } from '../../hex/cells.js';
import type { CompiledBoard } from '../compiledBoard.js';
import { connectedTo } from '../connections.js';
import { isRoots } from '../foundations.js';
import type { Influence, Motherland } from '../influenceTypes.js';
import { reachable } from '../reachable.js';

/** P11 (a): the Motherlands of all active HQs that have one. */
export const findMotherlands = (field: CompiledBoard, netted: readonly boolean[]): Motherland[] => {
  const { board, units, owners, tiles, occupied, foundations } = field;
  return occupied
    .filter((cell) => tiles[cell]!.hasMotherland && !netted[cell])
    .map((hq) => {
      const { owner } = units[hq]!;
      const own = owners[hq]!;
      const roots = foundations.filter((foundation) => foundation.owner === owner && isRoots(foundation)).map(({ cell }) => cell);
      const belongs = (cell: Cell): boolean => owners[cell] === own || roots.includes(cell);
      const ground = reachable([hq], (cell) => board.around[cell]!.filter(belongs));
      return { hq, ground, members: occupied.filter((cell) => owners[cell] === own && ground.has(cell)) };
    });
};

/** P11 (b), (d): whether a module connected to a member works on all of them: an own good one, or an own harmful one that an enemy has scoped. */
const spreads = ({ field, beneficiaries, scoped }: Influence, from: Cell): boolean => {
  const { kind, affects } = field.tiles[from]!;
  if (kind !== 'module' || beneficiaries[from] === 0) return false;
  return affects === (scoped[from] === 0 ? 'friendly' : 'enemy');
};

/** P11: the modules that work on the whole Motherland. */
export const spreadingModules = (influence: Influence, { hq, members }: Motherland): Cell[] => {
  const { field } = influence;
  return field.influential.filter(
    (from) =>
      field.owners[from] === field.owners[hq] &&
      spreads(influence, from) &&
      connectedTo(field, from).some((cell) => members.includes(cell)),
  );
};

/** P11 (b): lets each of these modules work on the members that it is not connected to itself. */
export const spread = (influence: Influence, motherland: Motherland, apply: (influence: Influence, from: Cell, to: Cell) => void): void => {
  for (const from of spreadingModules(influence, motherland)) {
    const served = connectedTo(influence.field, from);
    for (const member of motherland.members) if (member !== from && !served.includes(member)) apply(influence, from, member);
  }
};

/** P11 (b): whether a module works on a unit through the Motherland alone. */
export const reachesThroughMotherland = (influence: Influence, from: Cell, to: Cell): boolean =>
  influence.motherlands.some(
    (motherland) =>
      motherland.members.includes(to) &&
      from !== to &&
      !connectedTo(influence.field, from).includes(to) &&
      spreadingModules(influence, motherland).includes(from),
  );
