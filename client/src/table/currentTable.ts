import { effect, signal } from '@preact/signals';
import type { LevelId } from '@hexfall/shared/model/computer';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { addressOf } from '../net/address.js';
import { colyseusTransport } from '../net/colyseusTransport.js';
import type { Failure } from '../net/connection.js';
import type { Beginning, Creation } from '../net/session.js';
import { armyFor, proposedPick } from '../platform/armyPick.js';
import { isPageVisible, wantsReplay } from '../platform/boardVisibility.js';
import { gamesPlayed } from '../platform/gamesPlayed.js';
import { askForCode, invitationHeaders } from '../platform/invitationCode.js';
import { carryChatRead } from '../platform/lastSeen.js';
import { askForName } from '../platform/nameQuestion.js';
import { profileKey } from '../platform/ownProfile.js';
import { beforeLeaving, navigate, pathOfTable } from '../platform/route.js';
import { forgetTable, keysOf, storeKey } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import { playSegment } from '../sound/player.js';
import { followNext } from '../store/drawNotes.js';
import { MatchStore } from '../store/MatchStore.js';
import { failureText, refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';

/** The table this page is at. */
export const currentTable = signal<MatchStore | null>(null);

/** The keys open the same seats at the next table. The page goes there by itself if the rematch starts now. */
const onRematch = (code: string, next: string, isNow: boolean): void => {
  for (const key of keysOf(code)) storeKey(next, key);
  followNext(code, next);
  carryChatRead(code, next);
  if (isNow) navigate(pathOfTable(next));
};

const goTo = (beginning: Beginning): MatchStore => {
  currentTable.peek()?.leave();
  const store = new MatchStore(beginning, {
    transport: colyseusTransport(`${location.origin}${addressOf('')}`, { headers: invitationHeaders, profile: () => profileKey.peek() }),
    heading: (code) => t('table.heading', { code }),
    wantsReplay: wantsReplay,
    isPageVisible: isPageVisible,
    onSegment: playSegment,
    onRematch,
  });
  currentTable.value = store;
  return store;
};

/** The table with that code; goes there unless the page is there already. */
export const openTable = (code: string): MatchStore => {
  const current = currentTable.peek();
  if (current?.code.peek() === code && current.connection.peek().phase !== 'closed') return current;
  return goTo({ code });
};

/** Leaves the table, if the page is at one. */
export const leaveTable = (): void => {
  currentTable.peek()?.leave();
  currentTable.value = null;
};

/** Resolves when the table and the server's commitment are visible, or when the table cannot be reached. */
const settled = (store: MatchStore): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const { phase } = store.connection.value;
      if (phase !== 'closed' && (phase !== 'live' || store.phase.value === null)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/** The name that others see; who has none yet is a player. */
export const ownName = (): string => settings.name.peek().trim() || t('app.player');

/** The army with which the host of a new table sits down. */
export const ownArmy = (): ArmyId => {
  const pick = proposedPick({ last: settings.army.peek(), free: ARMY_IDS, hasPlayed: gamesPlayed.peek() > 0, isGuest: false });
  return armyFor(pick ?? 'random', ARMY_IDS) ?? ARMY_IDS[0];
};

/** Who sits down at a table that this page makes. */
interface Sitter {
  /** Of a person. */
  readonly name: string;
  /** Null where armies are assigned later; for a computer player, any free one. */
  readonly army: ArmyId | null;
  /** Of a computer player; null for a person at this device. */
  readonly level: LevelId | null;
  /** Whether the match waits until this person is ready. */
  readonly waitsForReady?: boolean;
}

/** Leaves a table for good before its match has started. This browser stores nothing of it, and its seats become free. */
export const abandonTable = async (store: MatchStore): Promise<void> => {
  const code = store.code.peek();
  let isSeated = false;
  for (const seat of store.mine.peek()) isSeated = !(await store.request('leaveSeat', { seat })).ok || isSeated;
  if (code !== null && !isSeated && keysOf(code).length > 0) forgetTable(code);
  if (currentTable.peek() === store) leaveTable();
};

/** Creates a table and goes there: the table, or why that did not work. */
const openNewTable = async (creation: Creation): Promise<Result<MatchStore, Failure | 'left'>> => {
  const store = goTo({ creation });
  await settled(store);
  const connection = store.connection.peek();
  if (connection.phase !== 'closed') return ok(store);
  if (currentTable.peek() === store) leaveTable();
  if (connection.why === 'invitation-code' && (await askForCode())) return openNewTable(creation);
  return fail(connection.why);
};

/** Creates a table and seats these players. If the server has a list of names, asks a single person for one of them. */
const seatAtNewTable = async (creation: Creation, sitters: readonly (Sitter | null)[]): Promise<Result<MatchStore, string>> => {
  const players = sitters.flatMap((sitter, seat) => (sitter ? [{ ...sitter, seat }] : []));
  const names = players.flatMap(({ level, name }) => (level === null ? [name] : []));
  const [only, ...others] = names;
  const created = await openNewTable({ ...creation, names });
  if (!created.ok && created.error === 'name-not-listed' && only !== undefined && others.length === 0) {
    const name = await askForName(only);
    if (name !== null)
      return seatAtNewTable(
        creation,
        sitters.map((sitter) => sitter && { ...sitter, name }),
      );
  }
  if (!created.ok) return fail(failureText(created.error));
  const store = created.value;
  // People first: of those who sit at a table, at least one is a person.
  for (const { level, army, name, seat, waitsForReady = false } of players.sort(
    (a, b) => Number(a.level !== null) - Number(b.level !== null),
  )) {
    const answer =
      level === null
        ? await store.sit(army, name, { seat, waitsForReady })
        : await store.request('addBot', { seat, level, ...(army !== null && { army }) });
    if (answer.ok) continue;
    await abandonTable(store);
    return fail(refusalText(answer.error));
  }
  return ok(store);
};

/**
 * Creates a table with these players by seat, each person here with a key of its own. Goes there, unless the user has gone elsewhere before
 * the server answers: then nobody sits at the table. Returns an error sentence, or an empty text.
 */
export const createTable = async (creation: Creation, sitters: readonly (Sitter | null)[]): Promise<string> => {
  const user = { hasLeft: false };
  const stop = beforeLeaving(() => void (user.hasLeft = true));
  const created = await seatAtNewTable(creation, sitters);
  stop();
  if (!created.ok) return created.error;
  if (user.hasLeft) await abandonTable(created.value);
  else navigate(pathOfTable(created.value.code.peek() ?? ''));
  return '';
};

/** Goes to a table that was made for this user, who sits down there unless that has been done. */
export const joinOwnTable = async (code: string): Promise<void> => {
  const store = openTable(code);
  await settled(store);
  if (store.phase.peek() !== 'lobby' || store.mine.peek().length > 0) return;
  await store.sit(store.arrangement.peek()?.armySelection === 'free' ? ownArmy() : null, ownName(), { waitsForReady: true });
};

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') currentTable.peek()?.playback.skipAll();
  else currentTable.peek()?.wake();
});
// The device has a network again, or the page comes out of the browser's memory (`pageshow`).
for (const event of ['online', 'pageshow']) addEventListener(event, () => currentTable.peek()?.wake());
