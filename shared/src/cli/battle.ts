import { hexText, type Hex } from '../hex/cells.js';
import type { GameEvent, Phase } from '../model/event.js';
import type { Outcome } from '../model/result.js';
import type { Player, Seat, Table } from '../model/state.js';
import { armyNames } from '../notation/armyNames.js';
import { formatPosition } from '../notation/formatPosition.js';
import { readPosition } from '../notation/parsePosition.js';
import { list, reading, refuse, text } from '../notation/readers.js';
import { seatOf } from '../notation/turn.js';
import { fightBattle, UnknownChoice, type FoughtBattle } from '../rules/battle/fightBattle.js';
import { isScoreMode } from '../rules/sides.js';
import type { Answer } from './answer.js';
import { positionAnd } from './documents.js';

const MAX_CHOICES = 10_000;
const MAX_KEY = 100;

/** A number of each player, by army. */
export const byArmy = (players: readonly Player[], numberOf: (player: Player, seat: Seat) => number): Record<string, number> =>
  Object.fromEntries(armyNames(players).map((name, seat) => [name, numberOf(players[seat] as Player, seat)]));

/** How a match ended, as the command line prints it. */
export const shortOutcome = (outcome: Outcome | null): Pick<Outcome, 'winners' | 'reason'> | null =>
  outcome && { winners: outcome.winners, reason: outcome.reason };

const shortPhase = ({ initiative, acts, hits, saves, removed }: Phase): object => ({
  initiative,
  acts,
  hits: hits.filter(({ wounds }) => wounds > 0),
  saves,
  removed,
});
