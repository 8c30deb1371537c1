import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { clear, put, remove, resize, shift, turn, wound } from './boardEdits.js';
import type { Draft, Edit } from './Edit.js';
import { lay, lift, poison, tidied } from './foundationEdits.js';
import { erase, paint, lieOn, onLand } from './paintEdits.js';
import { begin, changeMode, drop, enlist, give, life } from './playerEdits.js';
import { attach, award, dismount, mount, stock } from './structureEdits.js';

const draftOf = ({ table, piles }: GameState, edit: Edit): Draft => {
  switch (edit.do) {
    case 'put':
      return { ...put(table, edit), piles };
    case 'lay':
      return { ...lay(table, edit), piles };
    case 'lift':
      return { ...lift(table, edit), piles };
    case 'poison':
      return { ...poison(table, edit), piles };
    case 'turn':
      return { ...turn(table, edit), piles };
    case 'shift':
      return { ...shift(table, edit), piles };
    case 'remove':
      return { ...remove(table, edit), piles };
    case 'wound':
      return { ...wound(table, edit), piles };
    case 'life':
      return { ...life(table, edit), piles };
    case 'give':
      return { ...give(table, edit), piles };
    case 'drop':
      return { ...drop(table, edit), piles };
    case 'enlist':
      return { ...enlist(table, edit), piles: piles.map((pile, seat) => (seat === edit.seat ? null : pile)) };
    case 'mode':
      return { ...changeMode(table, edit), piles: piles.slice(0, edit.seats) };
    case 'board':
      return { ...resize(table, edit), piles };
    case 'map':
      return { ...lieOn(table, edit), piles };
    case 'paint':
      return { ...paint(table, edit), piles };
    case 'erase':
      return { ...erase(table, edit), piles };
    case 'mount':
      return { ...mount(table, edit), piles };
    case 'dismount':
      return { ...dismount(table, edit), piles };
    case 'stock':
      return { ...stock(table, edit), piles };
    case 'attach':
      return { ...attach(table, edit), piles };
    case 'award':
      return { ...award(table, edit), piles };
    case 'begin':
      return { ...begin(table, edit), piles };
    case 'clear':
      return { ...clear(table), piles };
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
  dismal: null,
  lastDrawnBy: null,
  additional: null,
};

/**
 * A position as the notation has it: no battle runs and no question is open. The turn goes on as it was, where it can.
 * @param player whose turn it was.
 */
export const toPosition = ({ turn, beginner = turn?.player, piles, ...draft }: Draft, player: Seat): GameState => {
  const goesOn = turn?.phase === 'turn';
  const startingSeat = beginner ?? (player < draft.players.length ? player : 0);
  const json = formatPosition({ ...draft, turn: goesOn ? turn : NO_TURN }, piles);
  const parsed = parsePosition(goesOn ? json : { ...json, turn: { player: startingSeat } });
  if (!parsed.ok) throw new Error(`an edit gives no position: ${parsed.error.message} (${parsed.error.path})`);
  return parsed.value;
};

/** The position with one change. The state is never touched. */
export const applyEdit = (state: GameState, edit: Edit): GameState =>
  toPosition(tidied(onLand(draftOf(state, edit))), state.table.turn.player);
