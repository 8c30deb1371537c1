import './support/browserGlobals.js';
import { signal } from '@preact/signals';
import { fail, ok } from '@hexfall/shared/model/result';
import { takeSecondSeat } from '../../../client/src/lobby/armyChoice.js';
import { storeKey } from '../../../client/src/platform/seatKeys.js';
import type { MatchStore } from '../../../client/src/store/MatchStore.js';

type Table = Pick<MatchStore, 'code' | 'request'>;

/** A table that lets one key take the second seat. */
const tableFor = (code: string, right: string) => {
  const asked: unknown[] = [];
  const request = (type: string, message: { readonly key: string }) => {
    asked.push({ type, ...message });
    return Promise.resolve(message.key === right ? ok({ seat: 1 }) : fail({ code: 'other-team', message: 'Only in one team.' }));
  };
  return { table: { code: signal(code), request } as unknown as Table, asked };
};

describe('a second army (O5)', () => {
  test('is asked for with the key of the seat, and for this very seat', async () => {
    storeKey('AAAAAA', 'mine');
    const { table, asked } = tableFor('AAAAAA', 'mine');
    expect(await takeSecondSeat(table, 'borgo', 'Ala', 1)).toEqual(ok({ seat: 1 }));
    expect(asked).toEqual([{ type: 'sit', key: 'mine', army: 'borgo', name: 'Ala', seat: 1, also: true }]);
  });

  test('goes to whose team it is, where several people play on one page', async () => {
    for (const key of ['first', 'second', 'third']) storeKey('BBBBBB', key);
    const { table, asked } = tableFor('BBBBBB', 'second');
    expect(await takeSecondSeat(table, 'borgo', 'Ala', 1)).toEqual(ok({ seat: 1 }));
    expect(asked).toMatchObject([{ key: 'third' }, { key: 'second' }]);
  });

  test('is refused when no key may have it', async () => {
    storeKey('CCCCCC', 'mine');
    expect(await takeSecondSeat(tableFor('CCCCCC', 'other').table, 'borgo', 'Ala', 1)).toMatchObject({
      ok: false,
      error: { code: 'other-team' },
    });
  });
});
