import type { IncomingMessage } from 'node:http';
import { phaseOf } from '@hexfall/shared/lobby/tableSetup';
import {
  type MatchSummary,
  MOST_MINE,
  type MyTables,
  type NoticeInfo,
  type Opened,
  type QuickMatchTable as Quick,
  type SavedOpened,
  type SealedView,
  type TableList,
  type VersionInfo,
} from '@hexfall/shared/protocol/http';
import { MineRequestSchema, SavedRequestSchema } from '@hexfall/shared/protocol/httpRequests';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { ReadableTable, type ReadableTables } from '../match/readableTables.js';
import { recordOf } from '../match/recordOf.js';
import { storedEarlierPart } from '../match/storedMatch.js';
import { summaryOf } from '../match/summary.js';
import type { TableActivator } from '../rooms/TableActivator.js';
import { BudgetSpent } from '../runtime/TokenBucket.js';
import { readTableCode } from '../security/credentials.js';
import { isFromHere } from '../security/lanHosts.js';
import type { StoredNotice } from '../store/moderation.js';
import type { HeldSeat, ProfileStore } from '../store/ProfileStore.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { bodyOf } from './bodies.js';
import type { AddressBudgets } from './limits.js';
import { ApiProblem, sealedTable } from './problems.js';
import { profileKeyOf } from './profiles.js';
import type { Handlers, RouteName } from './routes.js';
import type { MyTablesQuery } from './services/MyTablesQuery.js';
import type { Profiles } from './services/Profiles.js';
import type { PublicTableList } from './services/PublicTableList.js';
import type { SavedGames } from './services/SavedGames.js';
import type { SeatHolders } from './services/SeatHolders.js';

export interface ApiServices extends AddressBudgets {
  /** There is no store here: what is read of a table is what somebody may read. */
  readonly tables: ReadableTables;
  readonly profileSeats: Pick<ProfileStore, 'seats'>;
  /** Whether a table is sealed for who has no seat there. */
  readonly isSealed: (code: string) => Promise<boolean>;
  readonly activator: TableActivator;
  readonly publicTables: PublicTableList;
  /** Whether the operator says that strangers meet here. */
  readonly isPublic: boolean;
  /** The code of a duel with a free seat. */
  readonly quick: () => Promise<string>;
  readonly myTables: MyTablesQuery;
  readonly holders: Pick<SeatHolders, 'holderOf'>;
  readonly profiles: Profiles;
  readonly saved: Pick<SavedGames, 'open'>;
  readonly version: string;
  /** The commit the program was built from; null if it is unknown. */
  readonly commit: string | null;
  /** The addresses of the server in its networks. */
  readonly hosts: readonly string[];
  /** The operator's current notice. */
  readonly notice: () => StoredNotice | null;
}

const unknownMatch = (): ApiProblem => new ApiProblem(404, 'unknown-match', 'There is no table with this code.');

const codeOf = (request: { readonly params: { readonly code: string } }): string => {
  const code = readTableCode(request.params.code);
  if (code === null) throw unknownMatch();
  return code;
};

type ApiRoute =
  | Extract<RouteName, `${string} /api/matches/${string}`>
  | 'GET /api/version'
  | 'GET /api/notice'
  | 'GET /api/tables'
  | 'POST /api/quick'
  | 'POST /api/mine'
  | 'POST /api/saved';

/** The tables: finding, opening and reading them. */
export const apiHandlers = ({
  tables,
  isSealed,
  profileSeats,
  activator,
  publicTables,
  isPublic,
  quick,
  myTables,
  profiles,
  saved,
  countStored,
  replaysOf,
  replaysOfSeat,
  holders,
  version,
  commit,
  hosts,
  notice,
}: ApiServices): Handlers<ApiRoute> => {
  const load = (code: string, request: IncomingMessage): Promise<ReadableTable<SavedMatch> | SealedView> =>
    replaysOf(request).run(async (spend) => {
      const match = await tables.match(code);
      if (!match) throw unknownMatch();
      if (match instanceof ReadableTable) await spend(match.facts.log.length);
      return match;
    });
  /** The tables of the profile that the key proves. */
  const held = async (key: string | null): Promise<readonly HeldSeat[] | null> => {
    const profile = key === null ? null : await profiles.prove(key);
    return profile && profileSeats.seats(profile.id, MOST_MINE);
  };
  return {
    'GET /api/version': (request, response) => {
      const about: VersionInfo = { version, commit, protocol: PROTOCOL_VERSION, rules: RULES_VERSION };
      response.json(hosts.length > 0 && isFromHere(request) ? { ...about, hosts } : about);
    },
    'GET /api/notice': (_request, response) => {
      response.json({ notice: notice() } satisfies NoticeInfo);
    },
    'GET /api/tables': async (_request, response) => {
      response.json({ tables: await publicTables.list(), isPublic } satisfies TableList);
    },
    'POST /api/quick': async (_request, response) => {
      response.json({ code: await quick() } satisfies Quick);
    },
    'POST /api/mine': async (request, response) => {
      const data = bodyOf(request, MineRequestSchema);
      const tables = await myTables.run(data, (await held(profileKeyOf(request))) ?? [], replaysOf(request));
      response.json(tables satisfies MyTables);
    },
    'POST /api/saved': async (request, response) => {
      const data = bodyOf(request, SavedRequestSchema);
      countStored(request, Number(request.headers['content-length'] ?? 0));
      const opened = await saved.open(data, replaysOf(request));
      if (!opened.ok) {
        const { code, message, rule = '' } = opened.error;
        throw new ApiProblem(422, 'saved-game', message, { as: code, ...(rule !== '' && { rule }) });
      }
      response.json({ code: opened.value } satisfies SavedOpened);
    },
    'GET /api/matches/:code': async (request, response) => {
      const code = codeOf(request);
      const match = await load(code, request);
      if (!(match instanceof ReadableTable)) return response.json(match);
      const facts = match.map(({ setup, log, finished }) => ({ setup, phase: phaseOf(setup, finished), seq: log.length }));
      return response.json(summaryOf(code, facts) satisfies MatchSummary);
    },
    'POST /api/matches/:code/open': async (request, response) => {
      const code = codeOf(request);
      if ((await isSealed(code)) && (await holders.holderOf(request)) === null) throw sealedTable();
      const opening = await activator.activate(code, true, replaysOf(request)).catch(async (error: unknown) => {
        const holder = error instanceof BudgetSpent ? await holders.holderOf(request) : null;
        if (holder === null) throw error;
        return activator.activate(code, true, replaysOfSeat(holder));
      });
      if (opening === 'unknown') throw unknownMatch();
      if (typeof opening === 'object') throw new ApiProblem(410, 'moved', 'This table has moved to another server.', { to: opening.moved });
      if (opening === 'moving') throw new ApiProblem(503, 'moving', 'This table is on its way to another process: try again in a moment.');
      response.json({ code, live: true } satisfies Opened);
    },
    'GET /api/matches/:code/record': async (request, response) => {
      const code = codeOf(request);
      const read = await load(code, request);
      if (!(read instanceof ReadableTable))
        throw new ApiProblem(403, 'deal-running', 'The record of a match can be read when all tables of its deal are over.');
      const { facts: match } = read;
      // S2: the seed reveals the draw piles, which are hidden until the end.
      if (!match.finished) throw new ApiProblem(403, 'not-over', 'The record of a match can be read when it is over.');
      response.json(recordOf(code, { ...match, earlier: storedEarlierPart(match) }));
    },
  };
};
