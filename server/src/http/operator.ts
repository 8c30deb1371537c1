import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import proxyaddr from 'proxy-addr';
import type { Result } from '@hexfall/shared/model/result';
import { AddressBanRequestSchema, NoticeRequestSchema, UnbanRequestSchema } from '@hexfall/shared/protocol/httpRequests';
import { BACKUP_HEADER, type BanList, DAMAGED, type OperatorStatus } from '@hexfall/shared/protocol/operator';
import type { Call, Command } from '../admin/Command.js';
import { remove } from '../admin/matchCommands.js';
import { ban, message, unban } from '../admin/moderationCommands.js';
import type { OperatorAccess } from '../admin/OperatorAccess.js';
import type { AddressOf } from '../security/addresses.js';
import { bringsToken, readTableCode } from '../security/credentials.js';
import { isAddressRange } from '../security/networks.js';
import { readBans } from '../store/moderation.js';
import type { TableLog } from '../table/TableLog.js';
import { bodyOf } from './bodies.js';
import { ApiProblem, notFound } from './problems.js';
import type { Handlers, RouteName } from './routes.js';
import type { OperatorView } from './services/OperatorView.js';

export interface OperatorServices {
  /** Null if the operator has set no token: then there is no page for it. */
  readonly operator: OperatorAccess | null;
  readonly operatorView: OperatorView;
  readonly log: Logger;
  readonly tableLog: TableLog;
  /** The exact address of a client. */
  readonly exactAddressOf: AddressOf;
  /** Disconnects the clients of a table, in all processes. */
  readonly evict: (code: string) => Promise<void>;
  /** Lets all processes read bans and notice at once, as they have changed. */
  readonly readModeration: () => Promise<void>;
}

/**
 * Refuses requests without the operator's token. Accepts the right one whatever its address sent before.
 * @param token null if there is none: then nothing is at the address.
 * @param countWrong counts requests with a wrong token, and refuses those beyond their limit.
 */
export const operatorOnly =
  (token: string | null, countWrong: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (token === null) return notFound();
    if (bringsToken(request.headers, token)) return next();
    if (request.headers.authorization === undefined) throw new ApiProblem(401, 'admin-token-needed', "This needs the operator's token.");
    return countWrong(request, response, (error?: unknown) => {
      next(error ?? new ApiProblem(401, 'admin-token-wrong', "That is not the operator's token."));
    });
  };

const valueOf = <T>(result: Result<T, string>): T => {
  if (result.ok) return result.value;
  throw new ApiProblem(422, 'not-done', result.error);
};

const done = (response: Response): void => void response.status(204).end();

/** The requests of the operator's page, which run the commands of `hexfall admin`. The token is checked before. */
export const operatorHandlers = (services: OperatorServices): Handlers<Extract<RouteName, `${string} /api/admin/${string}`>> => {
  const { operator, operatorView, log, tableLog, exactAddressOf, evict, readModeration } = services;
  let isWriting = false;
  const access = (): OperatorAccess => operator ?? notFound();
  /** Runs a command of `hexfall admin`, and notes that in the log. */
  const run = async (name: string, command: Command, call: Partial<Call>): Promise<void> => {
    const given: Call = { words: [], options: {}, write: () => undefined, ...call };
    valueOf(await access().onStore((admin) => command.run(admin, given)));
    log.info({ command: name }, 'the operator has run a command');
    await readModeration();
  };
  return {
    'GET /api/admin/status': async (_request, response) => {
      response.json((await operatorView.status()) satisfies OperatorStatus);
    },
    'PUT /api/admin/notice': async (request, response) => {
      const { text } = bodyOf(request, NoticeRequestSchema);
      await run('message', message, text === null ? { options: { clear: true } } : { words: [text] });
      done(response);
    },
    'GET /api/admin/bans': async (_request, response) => {
      const bans = await access().onStore(async ({ db }) => ({ ok: true, value: await readBans(db) }));
      response.json({ bans: valueOf(bans) } satisfies BanList);
    },
    'POST /api/admin/bans': async (request, response) => {
      const { network, reason } = bodyOf(request, AddressBanRequestSchema);
      if (isAddressRange(network) && proxyaddr.compile([network])(exactAddressOf(request), 0))
        throw new ApiProblem(422, 'own-address', 'That is the address of this request: a ban would shut out the operator.');
      await run('ban', ban, { words: [network], options: { reason } });
      done(response);
    },
    'POST /api/admin/bans/remove': async (request, response) => {
      await run('unban', unban, { words: [bodyOf(request, UnbanRequestSchema).network] });
      done(response);
    },
    'DELETE /api/admin/tables/:code': async (request, response) => {
      const code = readTableCode(request.params.code);
      if (code === null) throw new ApiProblem(404, 'unknown-match', 'There is no table with this code.');
      await run('delete', remove, { words: [code], options: { running: true } });
      tableLog.deleted([code], 'operator');
      await evict(code);
      done(response);
    },
    'POST /api/admin/backup': async (_request, response) => {
      if (isWriting) throw new ApiProblem(409, 'backup-running', 'A backup is being written already.');
      isWriting = true;
      try {
        const { file, damage, remove: removeFile } = valueOf(await access().backup());
        log.info({ command: 'backup' }, 'the operator has run a command');
        if (damage !== null) {
          log.warn({ damage }, 'a backup has only what could be read of a damaged store');
          response.set(BACKUP_HEADER, DAMAGED);
        }
        const { size } = await stat(file);
        response
          .attachment(`hexfall-${new Date().toISOString().slice(0, 10)}.gz`)
          .type('application/gzip')
          .set('Content-Length', String(size));
        try {
          await pipeline(createReadStream(file), response);
        } catch (err) {
          log.warn({ err }, 'a backup was not fetched to its end');
        } finally {
          await removeFile();
        }
      } finally {
        isWriting = false;
      }
    },
  };
};
