import './support/browserGlobals.js';
import type { Welcome } from '@hexfall/shared/protocol/messages';
import { MatchStore } from '../../../client/src/store/MatchStore.js';
import { TableState } from '../../../server/src/schema/TableState.js';
import { FakeTransport } from './support/FakeTransport.js';

describe('the store of a match', () => {
  // The line to the server is asked now and then whether it is there.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('has no phase until it is known both what the table is and which seats are held: panels would change places', async () => {
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
});
