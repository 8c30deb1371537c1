import { type Cell, hexOf } from '../../hex/cells.js';
import { type EventOf, type Hit, VENOM_STEP } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import type { AskPlayer } from '../answers.js';
import type { Influence } from '../influenceTypes.js';
import { seatBit, type SeatSet } from '../sides.js';
import { woundsLeft } from '../toughness.js';
import { type Actions, spentExtras } from './initiative.js';
import { resolveHits } from './resolveHits.js';
import { withFalls } from './settlePhase.js';

/** P17: whether there is a venom marker on any unit. */
export const hasVenom = ({ board }: Table): boolean => {
  for (const unit of board) if (unit?.venom) return true;
  return false;
};

/** P17: every marker deals 1 wound to its unit. */
const venomHits = ({ field }: Influence): Hit[] =>
  field.occupied.flatMap((cell) => {
    const at = hexOf(cell);
    return (field.units[cell]!.venom ?? []).map((by): Hit => ({
      from: at,
      direction: 0,
      to: at,
      arrival: 0,
      kind: 'venom',
      by,
      wounds: 1,
    }));
  });

/** P2: bombers that venom destroys travel on after the markers' owners; it does not set them off. */
const destroyedBombers = (table: Table, influence: Influence): ReadonlyMap<Cell, SeatSet> => {
  const { occupied, tiles, units } = influence.field;
  const found = new Map<Cell, SeatSet>();
  for (const cell of occupied) {
    const { venom = [] } = units[cell]!;
    if (!tiles[cell]!.explodesWhenHit || venom.length < woundsLeft(table, influence, cell)) continue;
    found.set(
      cell,
      venom.reduce((owners, seat) => owners | seatBit(seat), 0),
    );
  }
  return found;
};

/** P17: the step before the first phase, in which venom works. Null when a player has to be asked. */
export const fightVenom = (table: Table, actions: Actions, ask: AskPlayer): EventOf<'phase-fought'> | null => {
  const { influence } = actions;
  const setOff = destroyedBombers(table, influence);
  const resolved = resolveHits(
    table,
    influence,
    { hits: venomHits(influence), lost: [...setOff.keys()], setOff },
    table.battle!.starter,
    ask,
  );
  if (!resolved) return null;
  return {
    type: 'phase-fought',
    initiative: VENOM_STEP,
    acts: [],
    choices: [],
    ...withFalls(table, influence, resolved.strike),
    spent: actions.spent.slice(),
    extra: spentExtras(actions),
  };
};
