import './support/browserGlobals.js';
import type { Welcome } from '@hexfall/shared/protocol/messages';
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
