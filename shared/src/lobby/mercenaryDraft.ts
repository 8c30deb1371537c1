import { isTile } from '../content/catalog.js';
import { mercenaryKey } from '../content/neutralTiles.js';
import { ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Refusal } from '../protocol/messages.js';
import { refuse } from './refusals.js';
import { readyPlayers, seatsInTurn } from './seats.js';
import { type Setup, withSeat } from './setup.js';

/*
 * P1: mercenaries are chosen in turn order after the armies, one at a time.
 */

/** Returns the next seat to hire; null in the lobby, while a seat has no army, and when all have hired their number. */
export const hiringSeat = (setup: Setup): Seat | null => {
  const players = readyPlayers(setup);
  if (!players || players.some(({ army }) => army === null)) return null;
  const hired = players.reduce((sum, { mercenaries }) => sum + mercenaries.length, 0);
  if (hired >= setup.options.mercenaries * players.length) return null;
  return seatsInTurn(setup.options, players)[hired % players.length] ?? null;
};

/** Returns those of the mercenaries, given by id, that are not hired yet. */
export const unhired = ({ seats }: Setup, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !seats.some((taken) => taken?.mercenaries.includes(id)));

/** Hires a mercenary for a player. */
export const hire = (setup: Setup, seat: Seat, mercenary: string): Result<Setup, Refusal> => {
  const turn = hiringSeat(setup);
  const taken = setup.seats[seat];
  if (turn === null || !taken) return refuse('no-draft', 'No mercenaries are being hired now.', 'P1');
  if (turn !== seat) return refuse('not-your-turn', 'Another player hires first.', 'P1');
  if (!isTile(mercenaryKey(mercenary))) return refuse('no-mercenary', 'There is no mercenary of that name.', 'P1');
  if (unhired(setup, [mercenary]).length === 0) return refuse('no-mercenary', 'That mercenary is hired already.', 'P1');
  return ok(withSeat(setup, seat, { ...taken, mercenaries: [...taken.mercenaries, mercenary] }));
};
