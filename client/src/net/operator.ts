import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { AddressBanRequest, NoticeRequest, UnbanRequest } from '@hexfall/shared/protocol/httpRequests';
import { BACKUP_HEADER, type BanList, DAMAGED, type OperatorStatus } from '@hexfall/shared/protocol/operator';
import { addressOf } from './address.js';
import { readAnswer, readProblem } from './api.js';
import { request } from './request.js';

/** What the server has answered to the operator; null if it has not answered. */
export type OperatorAnswer<T> = Promise<Result<T, ApiError | null>>;

/** A large store takes minutes to be copied, and its copy minutes to be sent. */
const BACKUP_PATIENCE_MS = 3_600_000;

interface Asked<T> {
  readonly method?: string;
  readonly body?: unknown;
  /** For the whole answer, in milliseconds. */
  readonly patience?: number;
  /** Reads the answer; null if it is a refusal. */
  readonly read: (answer: Response) => Promise<T | null>;
}

/** Asks in the name of the operator: the token is in a header and never in an address. */
const ask = async <T>(path: string, token: string, { method = 'GET', body, patience, read }: Asked<T>): OperatorAnswer<T> => {
  try {
    const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await request(addressOf(`/api/admin/${path}`), init, patience);
    const found = await read(answer);
    return found === null ? fail(await readProblem(answer)) : ok(found);
  } catch {
    return fail(null);
  }
};

/** Whether the answer is no refusal. */
const readDone = ({ ok: isDone }: Response): Promise<true | null> => Promise.resolve(isDone || null);

export const fetchStatus = (token: string): OperatorAnswer<OperatorStatus> => ask('status', token, { read: readAnswer<OperatorStatus> });

export const fetchBans = (token: string): OperatorAnswer<BanList> => ask('bans', token, { read: readAnswer<BanList> });

export const requestNotice = (token: string, body: NoticeRequest): OperatorAnswer<true> =>
  ask('notice', token, { method: 'PUT', body, read: readDone });

export const requestBan = (token: string, body: AddressBanRequest): OperatorAnswer<true> =>
  ask('bans', token, { method: 'POST', body, read: readDone });

export const requestUnban = (token: string, body: UnbanRequest): OperatorAnswer<true> =>
  ask('bans/remove', token, { method: 'POST', body, read: readDone });

export const requestTableDeletion = (token: string, code: string): OperatorAnswer<true> =>
  ask(`tables/${code}`, token, { method: 'DELETE', read: readDone });

/** A backup, and whether a part of the store is damaged, which it does not have then. */
export interface Backup {
  readonly file: Blob;
  readonly isDamaged: boolean;
}

export const requestBackup = (token: string): OperatorAnswer<Backup> =>
  ask('backup', token, {
    method: 'POST',
    patience: BACKUP_PATIENCE_MS,
    read: async (answer) => (answer.ok ? { file: await answer.blob(), isDamaged: answer.headers.get(BACKUP_HEADER) === DAMAGED } : null),
  });
