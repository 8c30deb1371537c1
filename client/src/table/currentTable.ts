import { effect, signal } from '@preact/signals';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { LevelId } from '@hexfall/shared/model/computer';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { addressOf } from '../net/address.js';
import { colyseusTransport } from '../net/colyseusTransport.js';
import type { Failure } from '../net/connection.js';
import type { RequestAnswer } from '../net/outbox.js';
import type { Beginning, Creation } from '../net/session.js';
import { armyFor } from '../platform/armyPick.js';
import { settings } from '../platform/settings.js';
import { playSegment } from '../sound/player.js';
import { refusalText, failureText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { followNext } from '../store/drawNotes.js';
import { askForCode, invitationHeaders } from '../platform/invitationCode.js';
import { carryChatRead } from '../platform/lastSeen.js';
import { askForName } from '../platform/nameQuestion.js';
import { profileKey } from '../platform/ownProfile.js';
import { MatchStore } from '../store/MatchStore.js';
import { navigate, pathOfTable } from '../platform/route.js';
import { freeSeats } from '../store/seating.js';
import { forgetTable, storeKey, keysOf } from '../platform/seatKeys.js';
import { isPageVisible, wantsReplay } from '../platform/boardVisibility.js';

/** The table this page is at. */
export const currentTable = signal<MatchStore | null>(null);

/** The keys open the same seats at the next table: the page goes there by itself, if that is happening now. */
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

/** Fulfilled when the table is seen, with what the server has committed to, or when it cannot be reached. */
const settled = (store: MatchStore): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const { phase } = store.connection.value;
      if (phase !== 'closed' && (phase !== 'live' || store.phase.value === null)) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

const rivalOf = ({ level, army }: NonNullable<Host['rivals']>): { readonly level: LevelId; readonly army?: ArmyId } =>
  army === null ? { level } : { level, army };

/** The name that others see; who has none yet is a player. */
export const ownName = (): string => settings.name.peek().trim() || t('newGame.door.nameless');

interface Host {
  /** Null where armies are assigned later. */
  readonly army: ArmyId | null;
  readonly name: string;
  /** The computer players who take the seats that are left; null for people. */
  readonly rivals: { readonly level: LevelId; readonly army: ArmyId | null } | null;
  /** Whether the match waits until the host is ready. */
  readonly waitsForReady?: boolean;
}

/** Leaves a table for good before its match has begun, with nothing left of it in this browser: its seats become free. */
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

/** Creates a table and goes there: the table, or why that did not work as a sentence. */
export const createEmptyTable = async (creation: Creation): Promise<Result<MatchStore, string>> => {
  const created = await openNewTable(creation);
  return created.ok ? created : fail(failureText(created.error));
};

/** Creates a table and sits down there: the table, or why that did not work as a sentence. Where the server has a list of names, asks for one of them. */
export const createTable = async (creation: Creation, host: Host): Promise<Result<MatchStore, string>> => {
  const { army, name, rivals, waitsForReady = false } = host;
  const created = await openNewTable({ ...creation, names: [name] });
  if (!created.ok && created.error === 'name-not-listed') {
    const other = await askForName(name);
    if (other !== null) return createTable(creation, { ...host, name: other });
  }
  if (!created.ok) return fail(failureText(created.error));
  const store = created.value;
  let answer: RequestAnswer<'sit' | 'addBot'> = await store.sit(army, name, { waitsForReady });
  for (const seat of rivals && answer.ok ? freeSeats(store.seats.peek()) : [])
    if (answer.ok) answer = await store.request('addBot', { seat, ...(rivals && rivalOf(rivals)) });
  if (answer.ok) return ok(store);
  await abandonTable(store);
  return fail(refusalText(answer.error));
};

/** Goes to a table that was made for this user, who sits down there unless that has been done. */
export const joinOwnTable = async (code: string): Promise<void> => {
  const store = openTable(code);
  await settled(store);
  if (store.phase.peek() !== 'lobby' || store.mine.peek().length > 0) return;
  const army = armyFor(settings.army.peek(), ARMY_IDS) ?? ARMY_IDS[0];
  await store.sit(store.arrangement.peek()?.armySelection === 'free' ? army : null, ownName(), { waitsForReady: true });
};

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') currentTable.peek()?.playback.skipAll();
  else currentTable.peek()?.wake();
});
// The device has a network again, or the page comes out of the browser's memory (`pageshow`).
for (const event of ['online', 'pageshow']) addEventListener(event, () => currentTable.peek()?.wake());
