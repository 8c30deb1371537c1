import { setImmediate as ourTurn } from 'node:timers/promises';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { SavedRequest } from '@hexfall/shared/protocol/httpRequests';
import { freeCode, type TableMaking } from '../../match/createTable.js';
import { intentsIn, openSaved, type SavedFault } from '../../match/savedGame.js';
import { type ReplayBudget, UNLIMITED_REPLAYS } from '../../runtime/Replays.js';
import { SerialQueue } from '../../runtime/scheduling.js';
import { StoreFull, type StoreQuota } from '../../store/StoreQuota.js';

interface SavedServices extends TableMaking {
  readonly quota: Pick<StoreQuota, 'hasRoom'>;
  readonly now: () => number;
  /** Whether the operator allows a name. */
  readonly allowsName: (name: string) => boolean;
}

/** Creates tables that continue saved matches, one after another, because each is replayed from its start. */
export class SavedGames {
  readonly #queue = new SerialQueue();

  constructor(private readonly services: SavedServices) {}

  /** Returns the code of the new table, or why the file cannot be continued. Throws `StoreFull` and `BudgetSpent`. */
  open(request: SavedRequest, replays: ReplayBudget = UNLIMITED_REPLAYS): Promise<Result<string, SavedFault>> {
    return replays.run(async (spend) => {
      await spend(intentsIn(request.record));
      return this.#open(request);
    });
  }

  #open({ record, keys }: SavedRequest): Promise<Result<string, SavedFault>> {
    return this.#queue.add(async () => {
      const { store, tableLog, quota, now, allowsName } = this.services;
      if (!(await quota.hasRoom())) throw new StoreFull();
      const opened = await openSaved(record, keys, { now: now(), pause: ourTurn, allowsName });
      if (!opened.ok) return opened;
      const { setup, log } = opened.value;
      const code = await freeCode((free) => store.add(free, setup, log));
      tableLog.made(code, setup);
      return ok(code);
    });
  }
}
