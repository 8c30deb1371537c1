import { Router, type Request } from 'express';
import type { MatchSummary, Opened, VersionInfo } from '@hexfall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { formatRecord } from '@hexfall/shared/notation/record';
import type { RecordJson } from '@hexfall/shared/notation/json';
import type { TableOpener } from '../rooms/TableOpener.js';
import { readTableCode } from '../security/tableCode.js';
import type { MatchStore, SavedMatch } from '../store/MatchStore.js';
import { ApiProblem } from './ApiProblem.js';

export interface ApiServices {
  readonly store: MatchStore;
  readonly opener: TableOpener;
  readonly version: string;
}

const unknownMatch = (): ApiProblem => new ApiProblem(404, 'unknown-match', 'There is no table with this code.');

const codeOf = (request: Request<{ code: string }>): string => {
  const code = readTableCode(request.params.code);
  if (code === null) throw unknownMatch();
  return code;
};

const summaryOf = (code: string, { setup, log, finished }: SavedMatch): MatchSummary => ({
  code,
  phase: finished ? 'over' : setup.seed === null ? 'lobby' : 'playing',
  options: setup.options,
  seats: setup.seats.map((seat) => seat && { name: seat.name, army: seat.army }),
  seq: log.length,
});

const recordOf = (code: string, { setup: { options, seats, seed }, log }: SavedMatch): RecordJson => {
  if (seed === null) throw new Error(`match ${code} is over and has no seed`);
  const armies = seats.flatMap((seat) => seat?.army ?? []);
  return formatRecord({ setup: { options, armies, seed }, intents: log });
};

/** The routes under /api. */
export const apiRoutes = ({ store, opener, version }: ApiServices): Router => {
  const load = async (code: string): Promise<SavedMatch> => {
    const match = await store.load(code);
    if (!match) throw unknownMatch();
    return match;
  };
  const routes = Router();
  routes.get('/version', (_request, response) => {
    response.json({ version, protocol: PROTOCOL_VERSION, rules: RULES_VERSION } satisfies VersionInfo);
  });
  routes.get('/matches/:code', async (request, response) => {
    const code = codeOf(request);
    response.json(summaryOf(code, await load(code)));
  });
  routes.post('/matches/:code/open', async (request, response) => {
    const code = codeOf(request);
    if (!(await opener.open(code))) throw unknownMatch();
    response.json({ code, live: true } satisfies Opened);
  });
  routes.get('/matches/:code/record', async (request, response) => {
    const code = codeOf(request);
    const match = await load(code);
    // S2: the seed tells the order of the draw piles, which is hidden until the end.
    if (!match.finished) throw new ApiProblem(403, 'not-over', 'The record of a match can be read when it is over.');
    response.json(recordOf(code, match));
  });
  routes.use(() => {
    throw new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
  });
  return routes;
};
