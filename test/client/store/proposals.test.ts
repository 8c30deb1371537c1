import './support/browserGlobals.js';
import { ok } from '@hexfall/shared/model/result';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { MatchStore } from '../../../client/src/store/MatchStore.js';
import { FakeTransport } from './support/FakeTransport.js';

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
