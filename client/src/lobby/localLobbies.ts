import '../text/localText.js';
import { signal } from '@preact/signals';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { FIRST_LEVEL, type LevelId } from '@hexfall/shared/model/computer';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchScore } from '@hexfall/shared/model/series';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { armyFor, type ArmyPick, proposedPick } from '../platform/armyPick.js';
import { gamesPlayed } from '../platform/gamesPlayed.js';
import { navigate, pathOfLocal } from '../platform/route.js';
import { newKey } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import { DEFAULT_FORM } from '../store/newTableForm.js';
import { beginLocalGame, type LocalRecord } from '../table/beginLocalGame.js';
import { ownArmy, ownName } from '../table/currentTable.js';
import { t } from '../text/translate.js';
import { LocalLobby, newLocalSetup, OWN_KEY, rematchSetup, type SeatPlan } from './LocalLobby.js';

/** The doors of the start page that lead to a table of this device. */
export type LocalDoor = 'computer' | 'device';

/** Below one, from the numbers of the browser that cannot be guessed. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

const begin = (setup: Setup): string => {
  const begun = beginLocalGame(setup);
  if (!begun.ok) return t('local.begin.failed', { reason: begun.error });
  navigate(pathOfLocal(begun.value));
  return '';
};

/** A level that a beginner can beat and lose to, and the two armies that are the easiest to play. */
const FIRST: { readonly level: LevelId; readonly mine: ArmyPick; readonly its: ArmyPick } = {
  level: FIRST_LEVEL,
  mine: 'borgo',
  its: 'moloch',
};

/** Returns the proposed game: the first pairing until the computer has lost once, then the last game. */
const proposedPairing = (): typeof FIRST =>
  settings.computerBeaten.peek() ? { level: settings.level.peek(), mine: settings.army.peek(), its: settings.rivalArmy.peek() } : FIRST;

/** The person whose browser this is, with an army or any. */
export const ownPlan = (army: ArmyId | null): SeatPlan => ({ key: OWN_KEY, name: ownName(), army, level: settings.level.peek() });

/** A person beside, by the name remembered for the seat. */
export const guestPlan = (seat: Seat, army: ArmyId | null): SeatPlan => ({
  ...ownPlan(army),
  key: newKey(),
  name: settings.guests.peek()[seat - 1]?.trim() || t('hotSeat.player', { number: seat + 1 }),
});

export const computerPlan = (level: LevelId, army: ArmyId | null): SeatPlan => ({ ...ownPlan(army), key: null, level });

/** Who sits down on a seat that is added. */
export const newcomerAt = (door: LocalDoor, seat: Seat): SeatPlan =>
  door === 'computer' ? computerPlan(settings.level.peek(), null) : guestPlan(seat, null);

/** The army of a guest at this device: one that is not hard to play until a match has been finished. */
const guestArmy = (free: readonly ArmyId[]): ArmyId | null => {
  const pick = proposedPick({ last: 'random', free, hasPlayed: gamesPlayed.peek() > 0, isGuest: true });
  return pick === 'random' ? (free[0] ?? null) : pick;
};

/** A duel that is set up as a door of the start page says: against the computer as it was played last, or with a guest. */
export const proposedLobby = (door: LocalDoor): LocalLobby => {
  const lobby = new LocalLobby(newLocalSetup(DEFAULT_FORM), { random, begin });
  const { level, mine, its } = proposedPairing();
  const others = (taken: ArmyPick): readonly ArmyId[] => ARMY_IDS.filter((id) => id !== taken);
  const own = door === 'computer' ? armyFor(mine, others(its)) : ownArmy();
  const rest = others(own ?? 'random');
  const other = door === 'computer' ? computerPlan(level, armyFor(its, rest)) : guestPlan(1, guestArmy(rest));
  lobby.seatPlayers(
    new Map([
      [0, ownPlan(own)],
      [1, other],
    ]),
  );
  return lobby;
};

/** The table of a rematch in which something is chosen before it begins. */
export const rematchLobby = signal<LocalLobby | null>(null);

/** Starts the next game of the same players, or the next match of their series; goes to its table if mercenaries must be hired first. Returns an error sentence, or an empty text. */
export const beginRematch = (record: LocalRecord, score: MatchScore): string => {
  const lobby = new LocalLobby(rematchSetup(record, score, random), { random, begin });
  if (lobby.phase.peek() !== 'playing' && lobby.problem.peek() === '') {
    rematchLobby.value = lobby;
    navigate('/play/device');
  }
  return lobby.problem.peek();
};
