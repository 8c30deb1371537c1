import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Options } from '@hexfall/shared/model/options';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { Arrangement } from './seating.js';

/** What is played at a table, and who sits where. */
export interface TablePlan {
  readonly options: Options;
  readonly arrangement: Pick<Arrangement, 'startingSeat' | 'armySelection' | 'forecast' | 'seriesKind'>;
  /** The names by seat; empty for a free one. */
  readonly sitters: readonly string[];
}

/** A change that the host of a table has made before the match. */
export interface HostChange {
  /** The name of the host; empty where the creator has no seat. */
  readonly host: string;
  readonly before: TablePlan;
  readonly after: TablePlan;
  /** The number of lines of the chat before it. */
  readonly lines: number;
}

/** What the host has changed while the page was at the table. */
export class HostChanges {
  readonly all = signal<readonly HostChange[]>([]);
  /** The last one, until the player has agreed to it. */
  readonly latest = signal<HostChange | null>(null);

  add(change: HostChange): void {
    this.all.value = [...this.all.peek(), change].slice(-MOST_CHANGES);
    this.latest.value = change;
  }
}

/** The changes shown among the lines of the chat; the oldest are dropped. */
const MOST_CHANGES = 50;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether the same people sit on the same number of seats in another order. */
export const areMoved = ({ sitters: before }: TablePlan, { sitters: after }: TablePlan): boolean =>
  !isSame(before, after) && isSame([...before].sort(), [...after].sort());

/** What is read of a table of the server to see what its host changes. */
interface HostedTable {
  readonly phase: ReadonlySignal<MatchPhase | null>;
  readonly options: ReadonlySignal<Options | null>;
  readonly arrangement: ReadonlySignal<Arrangement | null>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly chat: { readonly lines: ReadonlySignal<readonly ChatLine[]>; readonly hostChanges: HostChanges };
}

const planOf = ({ options, arrangement, seats }: HostedTable): TablePlan | null => {
  if (!options.value || !arrangement.value) return null;
  const { startingSeat, armySelection, forecast, seriesKind } = arrangement.value;
  return {
    options: options.value,
    arrangement: { startingSeat, armySelection, forecast, seriesKind },
    sitters: seats.value.map(({ name }) => name),
  };
};

const isChanged = (before: TablePlan, after: TablePlan): boolean =>
  !isSame([before.options, before.arrangement, before.sitters.length], [after.options, after.arrangement, after.sitters.length]) ||
  areMoved(before, after);

/** Notes what the host of a table changes, as long as it is in the lobby. Returns a function that stops this. */
export const watchHost = (store: HostedTable): (() => void) => {
  let known: TablePlan | null = null;
  return effect(() => {
    const plan = store.phase.value === 'lobby' ? planOf(store) : null;
    const [before, host] = [known, store.arrangement.value?.host ?? null];
    known = plan;
    if (!before || !plan || !isChanged(before, plan)) return;
    const name = host === null ? '' : (store.seats.value[host]?.name ?? '');
    store.chat.hostChanges.add({ host: name, before, after: plan, lines: store.chat.lines.peek().length });
  });
};
