import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type {
  ApiError,
  MyTable,
  MyTables,
  NoticeInfo,
  QuickMatchTable,
  SavedOpened,
  TableList,
  VersionInfo,
} from '@hexfall/shared/protocol/http';
import type { MineRequest, SavedRequest } from '@hexfall/shared/protocol/httpRequests';
import { addressOf } from './address.js';
import { delayBefore, type Failure, FAILURES, MOST_REPEATS } from './connection.js';
import { FILE_PATIENCE_MS, request } from './request.js';

const BUSY = 503;

/**
 * Returns the answer to a request. While the server is busy and has done nothing it repeats the request a few times, with growing delays.
 * @param patience as in `request`, for each attempt.
 */
export const askPatiently = async (address: string, init: RequestInit, patience?: number): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await request(address, init, patience);
    if (answer.status !== BUSY || attempt > MOST_REPEATS) return answer;
    await new Promise((resolve) => setTimeout(resolve, delayBefore(attempt, Math.random())));
  }
};

/**
 * Returns the JSON body of an answer of the server, or null if it is not a success. The form of the body is not checked: the same
 * server delivered this page.
 */
export const readAnswer = async <T>(response: Response): Promise<T | null> => (response.ok ? ((await response.json()) as T) : null);

/** Returns what a refusal of the server says, in its form; it is not checked either. */
export const readProblem = async (response: Response): Promise<ApiError> => (await response.json()) as ApiError;

/** Returns the version of the server's program; throws if the server does not answer. */
export const fetchVersion = async (): Promise<VersionInfo> => {
  const version = await readAnswer<VersionInfo>(await request(addressOf('/api/version')));
  if (!version) throw new Error('the server tells no version');
  return version;
};

/** Returns the operator's notice; null if the server does not answer. */
export const fetchNotice = async (): Promise<NoticeInfo | null> => {
  try {
    return await readAnswer<NoticeInfo>(await request(addressOf('/api/notice')));
  } catch {
    return null;
  }
};

/** Returns the address of the server that a table has moved to; null if it has not moved, or the server does not answer. */
export const fetchMovedTo = async (code: string): Promise<string | null> => {
  try {
    const answer = await request(addressOf(`/api/matches/${encodeURIComponent(code)}/open`), { method: 'POST' });
    return answer.ok ? null : ((await readProblem(answer)).to ?? null);
  } catch {
    return null;
  }
};

/** Sends a saved match to the server. Returns the code of the table where it continues, or why there is none; null if the server does not answer. */
export const sendSavedGame = async (
  saved: SavedRequest,
  more: Readonly<Record<string, string>>,
): Promise<Result<string, ApiError | null>> => {
  try {
    const headers = { 'content-type': 'application/json', ...more };
    const init = { method: 'POST', headers, body: JSON.stringify(saved) };
    const answer = await askPatiently(addressOf('/api/saved'), init, FILE_PATIENCE_MS);
    const opened = await readAnswer<SavedOpened>(answer);
    return opened ? ok(opened.code) : fail(await readProblem(answer));
  } catch {
    return fail(null);
  }
};

/** Converts the times of an answer to the clock of this device. That clock may be wrong; only the time passed counts. */
const onOwnClock = ({ tables, now }: MyTables): readonly MyTable[] =>
  tables.map((table) => ({ ...table, since: table.since === null ? null : table.since - now + Date.now() }));

/** What the server says about the tables of this browser. */
export type KnownTables = Pick<MyTables, 'tables' | 'gone'>;

/**
 * Returns which of the tables that the page has keys for the server knows, and those of its profile, if it has one; with times by the clock of this
 * device. Returns null if the server does not answer.
 */
export const fetchMyTables = async (asked: MineRequest, profile: string | null): Promise<KnownTables | null> => {
  try {
    const headers = { 'content-type': 'application/json', ...(profile !== null && { authorization: `Bearer ${profile}` }) };
    const answer = await request(addressOf('/api/mine'), { method: 'POST', headers, body: JSON.stringify(asked) });
    const found = await readAnswer<MyTables>(answer);
    return found && { tables: onOwnClock(found), gone: found.gone };
  } catch {
    return null;
  }
};

/** Returns the public tables, and whether the server is a public one; null if it does not answer. */
export const fetchTables = async (): Promise<TableList | null> => {
  try {
    return await readAnswer<TableList>(await request(addressOf('/api/tables')));
  } catch {
    return null;
  }
};

/** The code of a duel where a seat is free, or why the server gives none now. */
export const findQuickMatch = async (headers: Readonly<Record<string, string>>): Promise<Result<string, Failure>> => {
  try {
    const answer = await askPatiently(addressOf('/api/quick'), { method: 'POST', headers });
    const found = await readAnswer<QuickMatchTable>(answer);
    return found ? ok(found.code) : fail(await failureOf(answer));
  } catch {
    return fail('unreachable');
  }
};

/** Codes of the server whose failure has another name. */
const BY_CODE: Readonly<Record<string, Failure>> = {
  banned: 'shut-out',
  'invitation-needed': 'invitation-code',
  'invitation-wrong': 'invitation-code',
  'rate-limited': 'too-many',
  overloaded: 'not-now',
  moving: 'not-now',
  'site-split': 'not-now',
  stopping: 'not-now',
  'no-room': 'not-now',
  'unknown-match': 'not-found',
  'unknown-route': 'malformed',
};

/** The answers of a proxy, without a code, and codes of a newer server that this page does not know. */
const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: 'malformed',
  403: 'shut-out',
  413: 'too-large',
  414: 'too-large',
  421: 'unknown-host',
  429: 'too-many',
  503: 'not-now',
};

/** What an error code of the server means for a user who joins a table; null if this page does not know the code. */
export const failureOfCode = (code: string): Failure | null => BY_CODE[code] ?? FAILURES.find((failure) => failure === code) ?? null;

/** Why the server has refused a request. The body of the answer can still be read. */
export const failureOf = async (answer: Response): Promise<Failure> => {
  const problem = await readProblem(answer.clone()).catch(() => null);
  return failureOfCode(problem?.code ?? '') ?? BY_STATUS[answer.status] ?? 'unreachable';
};
