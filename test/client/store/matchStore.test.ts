import './support/browserGlobals.js';
import { ok } from '@hexfall/shared/model/result';
import type { Welcome } from '@hexfall/shared/protocol/messages';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { keysOf } from '../../../client/src/platform/seatKeys.js';
import { MatchStore } from '../../../client/src/store/MatchStore.js';
import { TableState } from '../../../server/src/schema/TableState.js';
import { FakeTransport } from './support/FakeTransport.js';

describe('the store of a match', () => {
  // The line to the server is asked now and then whether it is there.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const opened = async (): Promise<{ readonly store: MatchStore; readonly transport: FakeTransport }> => {
    const transport = new FakeTransport();
    const environment = {
      transport,
      heading: (code: string) => code,
      wantsReplay: () => false,
      isPageVisible: () => true,
      onSegment: () => undefined,
      onRematch: () => undefined,
    };
    const store = new MatchStore({ code: 'ABCDEF' }, environment);
    await jest.advanceTimersByTimeAsync(0);
    return { store, transport };
  };

  test('has no phase until it is known both what the table is and which seats are held: panels would change places', async () => {
    const { store, transport } = await opened();
    const state = new TableState();
    state.phase = 'lobby';
    transport.handlers!.state(state);
    expect(store.phase.value).toBeNull();
    transport.handlers!.message('welcome', { now: Date.now(), seats: [1], creator: false } as unknown as Welcome);
    expect([store.phase.value, store.mine.value]).toEqual(['lobby', [1]]);
    state.phase = 'draft';
    transport.handlers!.state(state);
    expect(store.phase.value).toBe('draft');
  });

  test('brings the key of a seat that it has asked for: it may have been given while the line was broken', async () => {
    const { store, transport } = await opened();
    store.claim.value = { seat: 1, key: 'asked', proposal: 7 };
    transport.handlers!.lost();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(transport.joins.at(-1)?.keys).toEqual(['asked']);
    transport.handlers!.message('welcome', { now: Date.now(), seats: [1], creator: false } as unknown as Welcome);
    expect([store.claim.value, keysOf('ABCDEF')]).toEqual([null, ['asked']]);
  });
});

/** The answers that a page with these seats sends to a proposal by seat 0 that concerns the seats 1, 2 and 3. */
const answersOf = async (mine: readonly number[], agree: boolean): Promise<number[]> => {
  const store = new MatchStore(
    { code: 'ABCDEF' },
    {
      transport: new FakeTransport(),
      heading: (code) => code,
      wantsReplay: () => false,
      isPageVisible: () => true,
      onSegment: () => undefined,
      onRematch: () => undefined,
    },
  );
  const seats: number[] = [];
  store.request = (_type, message) => {
    seats.push((message as unknown as { seat: number }).seat);
    return Promise.resolve(ok(undefined as never));
  };
  store.mine.value = mine;
  await store.answer({ id: 7, kind: 'draw', by: 0, asked: [1, 2, 3] } as unknown as ProposalView, agree);
  return seats;
};

describe('the answer of a page to a proposal', () => {
  // The line to the server is asked now and then whether it is there.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('agrees for every seat of the page that is asked, and for no other', async () => {
    expect(await answersOf([1], true)).toEqual([1]);
    expect(await answersOf([0, 1, 3], true)).toEqual([1, 3]);
    expect(await answersOf([0], true)).toEqual([]);
  });

  test('declines for one of them, which is enough', async () => {
    expect(await answersOf([2, 3], false)).toEqual([2]);
  });

  test('withdraws for the seat that has proposed it', async () => {
    expect(await answersOf([0], false)).toEqual([0]);
    expect(await answersOf([4], false)).toEqual([]);
  });
});
