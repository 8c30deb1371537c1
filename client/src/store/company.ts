import type { PublicTable } from '@hexfall/shared/model/publicTable';
import type { Seat } from '@hexfall/shared/model/state';

type Persons = { readonly players: readonly Pick<PublicTable['players'][number], 'person'>[] };

/** Whether several people play on one page: two seats of one person (O5) are no company. */
export const isShared = ({ players }: Persons, mine: readonly Seat[]): boolean =>
  new Set(mine.map((seat) => players[seat]?.person)).size > 1;

/** What decides who has to hold the device. */
interface Moment {
  /** The seat that has to act, whosever it is; null if none has. */
  readonly acting: Seat | null;
  /** The seats of the page. */
  readonly mine: readonly Seat[];
  /** The person who has the device; null as long as nobody has taken it. */
  readonly holder: number | null;
}

/** The seat of the person to whom the device has to be passed; null if whoever has it may keep it. */
export const passTo = (table: Persons, { acting, mine, holder }: Moment): Seat | null => {
  if (acting === null || !mine.includes(acting) || !isShared(table, mine)) return null;
  return table.players[acting]?.person === holder ? null : acting;
};
