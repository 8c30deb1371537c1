import type { ListedTable } from '@hexfall/shared/protocol/http';
import type { MatchPhase } from '@hexfall/shared/protocol/messages';
import { summaryOf } from '../match/summary.js';
import type { TableHost } from '../match/TableHost.js';
import type { MatchStore } from '../store/MatchStore.js';
import { goingOf } from '../match/goingOf.js';
import { presenceAt, type LiveTable, type LiveTables } from './LiveTables.js';

const MAX_OPEN = 30;
const MAX_RUNNING = 20;

/** At a table where nothing has changed for this long nobody is waiting any more. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

const RUNNING: readonly MatchPhase[] = ['picking', 'draft', 'playing'];

const isRunning = ({ setup, phase }: TableHost): boolean => setup.listed && RUNNING.includes(phase);

const crowdAt = ({ connected, spectators }: ListedTable): number => connected + spectators;

const listed = (live: LiveTable): ListedTable => {
  const { code, setup, match, phase } = live.table;
  return { ...summaryOf(code, { setup, seq: match?.seq ?? 0, phase }), ...goingOf(live.table), ...presenceAt(live) };
};

/** Knows the tables that everybody may see: to sit down at, also after a restart, and to watch, as long as somebody is there. */
export class TableLister {
  constructor(
    private readonly live: LiveTables,
    private readonly store: MatchStore,
  ) {}

  /** The latest of them. Those where somebody is waiting at this moment come first, and those to watch last, the most watched of them first. */
  async list(): Promise<readonly ListedTable[]> {
    const saved = await this.store.openTables(Date.now() - OPEN_FOR_MS, MAX_OPEN);
    const open = saved.map(({ code, setup }) => ({
      ...summaryOf(code, { setup, seq: 0, phase: 'lobby' }),
      acting: null,
      turn: 0,
      ...presenceAt(this.live.get(code)),
    }));
    const running = this.live.all().filter(({ table, visitors }) => isRunning(table) && visitors().length > 0);
    const watched = running.map(listed).reverse();
    return [
      ...open.sort((a, b) => Number(b.connected > 0) - Number(a.connected > 0)),
      ...watched.sort((a, b) => crowdAt(b) - crowdAt(a)).slice(0, MAX_RUNNING),
    ];
  }
}
