import type { MyTable } from '@hexfall/shared/protocol/http';
import { fetchMyTables, type KnownTables } from '../net/api.js';
import { rememberEnded } from '../store/endedGames.js';
import { settings } from '../platform/settings.js';
import { endedOf, isMyTurn, joinTables, questionsAbout, sortGames, type MyGames } from '../store/myGames.js';
import { profileKey } from '../platform/ownProfile.js';
import { dropEnded, forgotten, seatKeys } from '../platform/seatKeys.js';
import { usePolled, type Polled } from '../ui/hooks.js';

const REFRESH_MS = 15_000;

/** Takes away messages about turns that have been played, at another device. */
const removePlayedTurns = (tables: readonly MyTable[]): void => {
  if (!settings.callPush.peek()) return;
  const played = tables.filter((table) => !isMyTurn(table)).map(({ code }) => code);
  void import('../notifications/workerNotifications.js').then(({ removeTurns }) => removeTurns(played)).catch(() => undefined);
};

/** Asks the server about all tables of this browser, one group after the other; those of the player card come with the first. Null if an answer is missing. */
const fetchAll = async (profile: string | null): Promise<KnownTables | null> => {
  const answers: KnownTables[] = [];
  for (const question of questionsAbout(seatKeys.peek())) {
    const answer = await fetchMyTables(question, answers.length === 0 ? profile : null);
    if (!answer) return null;
    answers.push(answer);
  }
  return joinTables(answers);
};

/** The games in which this browser has a seat, as the server lists them. */
export const useMyGames = (): Polled<MyGames> => {
  const codes = Object.keys(seatKeys.value);
  const profile = profileKey.value;
  /** Those of the player card are known to the server alone. */
  const withProfile = (tables: readonly MyTable[]): readonly string[] => {
    const more = profile === null ? [] : tables.map(({ code }) => code).filter((code) => !forgotten.value.includes(code));
    return [...new Set([...codes, ...more])];
  };
  const ask = async () => {
    if (codes.length === 0 && profile === null) return [];
    const known = await fetchAll(profile);
    if (!known) return null;
    const { tables } = known;
    rememberEnded(sortGames(withProfile(tables), tables));
    dropEnded(endedOf(known));
    removePlayedTurns(tables);
    return tables;
  };
  const { latest, failed } = usePolled(ask, REFRESH_MS, `${codes.join()} ${profile ?? ''}`);
  return { latest: latest && sortGames(withProfile(latest), latest), failed };
};
