import type { VersionInfo } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';
import { readAnswer } from './readAnswer.js';

/** Returns the version of the server's program; throws if the server does not answer. */
export const fetchVersion = async (): Promise<VersionInfo> => {
  const version = await readAnswer<VersionInfo>(await fetch(addressOf('/api/version')));
  if (!version) throw new Error('the server tells no version');
  return version;
};
