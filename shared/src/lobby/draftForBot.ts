import { armyScore } from '../ai/armyScores.js';
import { unitWorth } from '../ai/evaluate.js';
import { mercenaries, mercenaryKey } from '../content/neutralTiles.js';
import type { LevelId } from '../model/computer.js';
import { pick, type RandomSource } from '../model/random.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { ArmyId } from '../model/tile.js';
import type { Refusal } from '../protocol/messages.js';
import { teamOf } from '../rules/sides.js';
import { type ArmyTurn, armyTurn, availableArmies, banOrPick } from './armySelection.js';
import { hire, unhired } from './mercenaryDraft.js';
import { levelOf } from './seats.js';
import type { Setup } from './setup.js';

const MERCENARIES = mercenaries.map(({ id }) => id);

/** These choose any army: they do not know which ones are strong. */
const ANY_ARMY: ReadonlySet<LevelId> = new Set(['civilian', 'cadet', 'recruit', 'scout']);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the army of a seat can be expected to score against those of the enemies that have one. */
const expectedScore = ({ options, seats }: Setup, seat: Seat): number => {
  const own = seats[seat]?.army ?? null;
  const enemies = seats.flatMap((taken, other) =>
    taken?.army && teamOf(options.mode, other) !== teamOf(options.mode, seat) ? [taken.army] : [],
  );
  return own === null || enemies.length === 0 ? 0.5 : mean(enemies.map((army) => armyScore(own, army)));
};

/** The set-up with a ban or pick made; the army is one of those available. */
const after = (setup: Setup, turn: ArmyTurn, army: ArmyId): Setup => {
  const done = banOrPick(setup, turn, army);
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

/** What a seat can expect of a duel's bans and picks if both players choose the best for themselves. */
const duelValue = (setup: Setup, seat: Seat): number => {
  const turn = armyTurn(setup);
  if (!turn) return expectedScore(setup, seat);
  const values = availableArmies(setup).map((army) => duelValue(after(setup, turn, army), seat));
  return turn.seat === seat ? Math.max(...values) : Math.min(...values);
};

/** How strong an army is against all others that are left, and against those of the enemies. */
const valueAlone = (setup: Setup, turn: ArmyTurn, army: ArmyId): number => {
  const others = availableArmies(setup).filter((other) => other !== army);
  const general = others.length === 0 ? 0.5 : mean(others.map((other) => armyScore(army, other)));
  return turn.act === 'ban' ? general : general + expectedScore(after(setup, turn, army), turn.seat);
};

/** Returns the best armies to ban or pick: in duels by the whole game tree, with more players by their scores alone. */
const bestArmies = (setup: Setup, turn: ArmyTurn): readonly ArmyId[] => {
  const isDuel = setup.seats.length === 2;
  const values = new Map(
    availableArmies(setup).map((army) => [army, isDuel ? duelValue(after(setup, turn, army), turn.seat) : valueAlone(setup, turn, army)]),
  );
  const most = Math.max(...values.values());
  return [...values].flatMap(([army, value]) => (value === most ? [army] : []));
};

const worthOf = (mercenary: string): number => unitWorth(mercenaryKey(mercenary));

/** Makes the next choice of a computer player before the match: bans or picks an army, or hires (P1). */
export const draftForBot = (setup: Setup, seat: Seat, random: RandomSource): Result<Setup, Refusal> => {
  const turn = armyTurn(setup);
  if (turn) {
    const armies = ANY_ARMY.has(levelOf(setup, seat)) ? availableArmies(setup) : bestArmies(setup, turn);
    return banOrPick(setup, turn, pick(armies, random));
  }
  const free = unhired(setup, MERCENARIES);
  const most = Math.max(...free.map(worthOf));
  return hire(
    setup,
    seat,
    pick(
      free.filter((id) => worthOf(id) === most),
      random,
    ),
  );
};
