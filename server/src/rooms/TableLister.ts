import type { ListedTable } from '@hexfall/shared/protocol/http';
import type { MatchPhase } from '@hexfall/shared/protocol/messages';
import type { Notice } from '../cluster/NoticeBoard.js';
import { goingOf } from '../match/goingOf.js';
import { summaryOf } from '../match/summary.js';
import type { TableHost } from '../match/TableHost.js';
import type { MatchStore } from '../store/MatchStore.js';
import { presenceAt, type LiveTable, type LiveTables } from './LiveTables.js';
import { openDuel } from './openDuel.js';

const MAX_OPEN = 30;
const MAX_RUNNING = 20;

/** At a table where nothing has changed for this long nobody is waiting any more. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

const RUNNING: readonly MatchPhase[] = ['picking', 'draft', 'playing'];

const isRunning = ({ setup, phase }: TableHost): boolean => setup.listed && RUNNING.includes(phase);

const crowdAt = ({ connected, spectators }: ListedTable): number => connected + spectators;

const mostWatched = (tables: readonly ListedTable[]): readonly ListedTable[] =>
  tables.toSorted((a, b) => crowdAt(b) - crowdAt(a)).slice(0, MAX_RUNNING);

const listed = (live: LiveTable): ListedTable => {
  const { code, setup, match, phase } = live.table;
  return { ...summaryOf(code, { setup, seq: match?.seq ?? 0, phase }), ...goingOf(live.table), ...presenceAt(live) };
};

const NOBODY = { connected: 0, spectators: 0 };

/** Knows the tables that everybody may see: to sit down at, also after a restart, and to watch, as long as somebody is there. */
export class TableLister {
  /** `others`: what the other processes tell of theirs. */
  constructor(
    private readonly live: LiveTables,
    private readonly store: MatchStore,
    private readonly others: () => Promise<readonly Notice[]>,
  ) {}

  /** What of the tables of this process the others are to know. */
  notice(): Notice {
    const open = this.live.all().filter(({ table, visitors }) => table.phase === 'lobby' && table.setup.listed && visitors().length > 0);
    const latest = open.slice(-MAX_OPEN).map((live) => ({ code: live.table.code, ...presenceAt(live), duel: openDuel(live) }));
    const running = this.live.all().filter(({ table, visitors }) => isRunning(table) && visitors().length > 0);
    return { open: latest, running: mostWatched(running.map(listed).reverse()) };
  }

  /** The latest of them. Those where somebody is waiting at this moment come first, and those to watch last, the most watched of them first. */
  async list(): Promise<readonly ListedTable[]> {
    const saved = await this.store.openTables(Date.now() - OPEN_FOR_MS, MAX_OPEN);
    const notices = [this.notice(), ...(await this.others())];
    const present = new Map(
      notices.flatMap(({ open }) => open).map(({ code, connected, spectators }) => [code, { connected, spectators }]),
    );
    const open = saved.map(({ code, setup }) => ({
      ...summaryOf(code, { setup, seq: 0, phase: 'lobby' }),
      acting: null,
      turn: 0,
      ...(present.get(code) ?? NOBODY),
    }));
    return [
      ...open.sort((a, b) => Number(b.connected > 0) - Number(a.connected > 0)),
      ...mostWatched(notices.flatMap(({ running }) => running)),
    ];
  }
}
