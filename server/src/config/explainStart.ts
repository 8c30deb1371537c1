import { types } from 'node:util';
import type { Config } from './env.js';

interface Reason {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly path?: unknown;
  /** The name that was looked up, where that failed. */
  readonly hostname?: unknown;
}

/** The error codes of missing file permissions. */
const DENIED = ['EACCES', 'EPERM', 'EROFS'];

/** Returns the system error, which may be the cause of another one. */
const reasonOf = (error: unknown): Reason => {
  if (!types.isNativeError(error)) return {};
  return 'code' in error && typeof error.code === 'string' ? error : reasonOf(error.cause);
};

/** Returns one sentence about why the server does not start and what to do. */
export const explainStart = (error: unknown, { port, host, dataDir }: Pick<Config, 'port' | 'host' | 'dataDir'>): string => {
  const { code, syscall, path, hostname } = reasonOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Hexfall may not listen on port ${port}: set PORT to a number from 1024, and let a proxy have this one.`;
  // Some shells set HOST by themselves, to the name of the machine or of what they build for.
  if (host !== undefined && typeof code === 'string' && ((syscall === 'listen' && code === 'EADDRNOTAVAIL') || hostname === host))
    return `HOST is ${host}, which is no address of this machine: unset it to listen on all of them, or set it to one of them.`;
  if (typeof code === 'string' && DENIED.includes(code))
    return `Hexfall may not write to ${typeof path === 'string' ? path : dataDir} (${code}): give its user the right to, or set DATA_DIR to another folder.`;
  return `Hexfall cannot start: ${types.isNativeError(error) ? error.message : String(error)}`;
};
