import type { Options } from '@hexfall/shared/model/options';
import { seatCount } from '../match/supportedOptions.js';
import { TableHost, type HostServices } from '../match/TableHost.js';
import { newTableCode } from '../security/tableCode.js';
import type { Setup } from '../store/MatchStore.js';

const TRIES = 20;

/** A new table with free seats, under a code nobody has. */
export const createTable = async (options: Options, services: HostServices): Promise<TableHost> => {
  const setup: Setup = { options, seats: Array.from({ length: seatCount(options) }, () => null), seed: null };
  for (let i = 0; i < TRIES; i++) {
    const code = newTableCode();
    if (await services.store.create(code, setup)) return new TableHost(code, { setup, log: [] }, services);
  }
  throw new Error(`no free code in ${TRIES} tries`);
};
