import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';

type Persons = { readonly players: readonly Pick<Table['players'][number], 'person'>[] };

/** Whether several people play on one page: two seats of one person (O5) do not count. */
export const isShared = ({ players }: Persons, mine: readonly Seat[]): boolean =>
  new Set(mine.map((seat) => players[seat]?.person)).size > 1;

/** The state that decides who has to hold the device. */
interface DeviceState {
  /** The seat that has to act, whosever it is; null if none has. */
  readonly acting: Seat | null;
  /** The seats of the page. */
  readonly mine: readonly Seat[];
  /** The person who has the device; null before the first has taken it. */
  readonly holder: number | null;
}

/** The seat of the next person to get the device; null if its present user keeps it. */
export const nextHolder = (table: Persons, { acting, mine, holder }: DeviceState): Seat | null => {
  if (acting === null || !mine.includes(acting) || !isShared(table, mine)) return null;
  return table.players[acting]?.person === holder ? null : acting;
};
