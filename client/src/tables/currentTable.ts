import { effect, signal } from '@preact/signals';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { linkTo } from '../net/address.js';
import { colyseusTransport } from '../net/colyseusTransport.js';
import type { Beginning, Creation } from '../net/session.js';
import { playSegment } from '../sound/player.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { followNext } from '../store/drawNotes.js';
import { askForCode, invitationHeaders } from '../store/invitationCode.js';
import { profileKey } from '../store/ownProfile.js';
import { MatchStore } from '../store/MatchStore.js';
import { navigate, pathOfTable } from '../store/route.js';
import { freeSeats } from '../store/seating.js';
import { keepKey, keysOf } from '../store/seatKeys.js';
import { isPageVisible, wantsReplay } from '../store/boardVisibility.js';

/** The table this page is at. */
export const currentTable = signal<MatchStore | null>(null);

/** The keys open the same seats at the next table: the page goes there by itself, if that is happening now. */
const onRematch = (code: string, next: string, isNow: boolean): void => {
  for (const key of keysOf(code)) keepKey(next, key);
  followNext(code, next);
  if (isNow) navigate(pathOfTable(next));
};

const goTo = (beginning: Beginning): MatchStore => {
  currentTable.peek()?.leave();
  const store = new MatchStore(beginning, {
    transport: colyseusTransport(linkTo(''), { headers: invitationHeaders, profile: () => profileKey.peek() }),
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

interface Host {
  /** Null where armies come to seats later. */
  readonly army: ArmyId | null;
  readonly name: string;
  /** The computer players who take the seats that are left; null for people. */
  readonly rivals: { readonly level: LevelId; readonly army: ArmyId | null } | null;
}

/** Creates a table and goes there: the table, or why that did not work as a sentence. */
export const createEmptyTable = async (creation: Creation): Promise<Result<MatchStore, string>> => {
  const store = goTo({ creation });
  await settled(store);
  const connection = store.connection.peek();
  if (connection.phase === 'closed' && connection.why === 'invitation-code' && (await askForCode())) return createEmptyTable(creation);
  return connection.phase === 'closed' ? fail(t(`app.connection.failure.${connection.why}`)) : ok(store);
};

/** Creates a table and sits down there: its code, or why that did not work as a sentence. */
export const createTable = async (creation: Creation, { army, name, rivals }: Host): Promise<Result<string, string>> => {
  const created = await createEmptyTable(creation);
  if (!created.ok) return created;
  const store = created.value;
  const answer = await store.sit(army, name);
  if (!answer.ok) return fail(refusalText(answer.error));
  for (const seat of rivals ? freeSeats(store.seats.peek()) : []) {
    const filled = await store.request('fill', { seat, ...(rivals && rivalOf(rivals)) });
    if (!filled.ok) return fail(refusalText(filled.error));
  }
  return ok(store.code.peek() ?? '');
};

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') currentTable.peek()?.playback.skipAll();
  else currentTable.peek()?.wake();
});
// The device has a network again, or the page comes out of the browser's memory (`pageshow`).
for (const event of ['online', 'pageshow']) addEventListener(event, () => currentTable.peek()?.wake());
