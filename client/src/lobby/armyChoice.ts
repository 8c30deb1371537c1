import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { RequestAnswer } from '../net/outbox.js';
import { armyFor, type ArmyPick, possiblePick, proposedPick } from '../platform/armyPick.js';
import { gamesPlayed } from '../platform/gamesPlayed.js';
import { keysOf, newKey } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import type { Lobby } from '../store/Lobby.js';
import type { MatchStore } from '../store/MatchStore.js';
import { agreement } from '../store/nameAgreement.js';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';

/** An army being chosen at a table. */
export interface ArmyChoice {
  /** Null when every army is taken, and where armies are not chosen when sitting down. */
  readonly pick: ArmyPick | null;
  readonly choose: (pick: ArmyPick) => void;
  /** Returns the army to sit down with, and remembers the pick. */
  readonly commit: () => ArmyId | null;
  /** Why an army is not free any more (S2, O7), as a text. */
  readonly barOf: (army: ArmyId) => string | null;
  /** Whether armies are chosen when a seat is taken. */
  readonly isFree: boolean;
  /** Whether the seat can be taken as far as its army is concerned. */
  readonly isReady: boolean;
}

/** Who has taken an army, as a text; null if it is free (S2, O7). */
export const takenText = (store: Pick<Lobby, 'options' | 'seats'>, army: ArmyId): string | null => {
  const taker = store.options.value?.sameArmy ? undefined : store.seats.value.find((seating) => seating.army === army);
  return taker ? t('app.army.taken', { player: taker.name }) : null;
};

/** A pick as the name of an army. */
export const pickName = (pick: ArmyPick): string => (pick === 'random' ? t('app.army.aRandom') : armyName(pick));

/** Lets a user choose a free army: initially the proposed one. */
export const useArmyChoice = (store: MatchStore): ArmyChoice => {
  const [wanted, choose] = useState<ArmyPick | null>(null);
  const isFree = store.arrangement.value?.armySelection === 'free';
  const barOf = (army: ArmyId): string | null => takenText(store, army);
  const free = ARMY_IDS.filter((army) => isFree && barOf(army) === null);
  const proposed = proposedPick({ last: settings.army.peek(), free, hasPlayed: gamesPlayed.value > 0, isGuest: true });
  const isPossible = wanted === 'random' || (wanted !== null && free.includes(wanted));
  const pick = isPossible ? possiblePick(wanted, free) : proposed;
  const commit = (): ArmyId | null => {
    if (pick === null) return null;
    if (pick === wanted) settings.army.value = pick;
    return armyFor(pick, free);
  };
  return { pick, choose, commit, barOf, isFree, isReady: pick !== null || !isFree };
};

/**
 * Takes a second seat, with an army if players choose them, with the key of the seat already held (O5). A page may hold the keys of several people,
 * and the server knows which of them may command that seat: it tries the latest first.
 */
export const takeSecondSeat = async (
  store: Pick<MatchStore, 'code' | 'request'>,
  army: ArmyId | null,
  name: string,
  seat: Seat,
): Promise<RequestAnswer<'sit'>> => {
  const [latest = newKey(), ...earlier] = [...keysOf(store.code.peek() ?? '')].reverse();
  const wish = { ...(army === null ? {} : { army }), name, seat, also: true, ...agreement() } as const;
  let answer = await store.request('sit', { key: latest, ...wish });
  for (const key of earlier) if (!answer.ok) answer = await store.request('sit', { key, ...wish });
  return answer;
};
