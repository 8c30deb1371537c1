import type { Seat, Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { clear, put, remove, resize, shift, turn, wound } from './boardEdits.js';
import type { Draft, Edit } from './Edit.js';
import { begin, changeMode, drop, enlist, give, life } from './playerEdits.js';

const draftOf = (table: Table, edit: Edit): Draft => {
  switch (edit.do) {
    case 'put':
      return put(table, edit);
    case 'turn':
      return turn(table, edit);
    case 'shift':
      return shift(table, edit);
    case 'remove':
      return remove(table, edit);
    case 'wound':
      return wound(table, edit);
    case 'life':
      return life(table, edit);
    case 'give':
      return give(table, edit);
    case 'drop':
      return drop(table, edit);
    case 'enlist':
      return enlist(table, edit);
    case 'mode':
      return changeMode(table, edit);
    case 'board':
      return resize(table, edit);
    case 'begin':
      return begin(table, edit);
    case 'clear':
      return clear(table);
  }
};

/** What is printed of a turn that is not kept. */
const NO_TURN: Table['turn'] = {
  player: 0,
  number: 0,
  slot: 0,
  phase: 'turn',
  mustDiscard: false,
  fresh: false,
  uses: 0,
  lastDrawnBy: null,
  additional: null,
};

/**
 * A position as the notation has it: no battle runs and no question is open. The turn goes on as it was, where it can.
 * @param player whose turn it was.
 */
export const settled = ({ turn, beginner = turn?.player, ...draft }: Draft, player: Seat): Table => {
  const goesOn = turn?.phase === 'turn';
  const begins = beginner ?? (player < draft.players.length ? player : 0);
  const json = formatPosition({ ...draft, turn: goesOn ? turn : NO_TURN });
  const parsed = parsePosition(goesOn ? json : { ...json, turn: { player: begins } });
  if (!parsed.ok) throw new Error(`an edit gives no position: ${parsed.error.message} (${parsed.error.path})`);
  return parsed.value;
};

/** The position with one change. The table is never touched. */
export const edited = (table: Table, edit: Edit): Table => settled(draftOf(table, edit), table.turn.player);
