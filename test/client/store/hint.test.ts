import './support/browserGlobals.js';
import type { PlannedTurn, TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import { TurnSuggester } from '../../../client/src/store/computer/TurnSuggester.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { MatchStore } from '../../../client/src/store/MatchStore.js';
import type { Arrangement } from '../../../client/src/store/seating.js';
import { hintState, mayHint, pressHint } from '../../../client/src/table/plan/hint.js';
import type { TableUi } from '../../../client/src/table/TableUi.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';
import { FakeTransport } from './support/FakeTransport.js';

const table = position({
  players: [{ army: 'outpost', hand: ['commando', 'runner'] }, { army: 'moloch' }],
  units: ['outpost/hq -2,2', 'moloch/hq 2,-2'],
});

/** A page at a table with these seats: which of them are computer players, and which it holds. */
const pageAt = (
  computers: readonly boolean[],
  mine: readonly number[],
  changed: { forecast?: boolean; substitute?: number } = {},
): MatchStore => {
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
  store.seats.value = computers.map((computer, seat) => ({ computer, taken: true, substitute: changed.substitute === seat }) as SeatView);
  store.arrangement.value = { forecast: changed.forecast ?? true } as Arrangement;
  store.mine.value = mine;
  store.playback.reset(table);
  return store;
};

const uiAt = (store: MatchStore): TableUi & { readonly requests: TurnRequest[] } => {
  const requests: TurnRequest[] = [];
  const plan = (request: TurnRequest): Promise<PlannedTurn> => {
    requests.push(request);
    return Promise.resolve({ intents: [{ do: 'place', tile: 'commando', at: [0, 0], rot: 0 }, { do: 'end-turn' }], aim: null });
  };
  const planner = new TurnSuggester(store.playback.shown, { plan, cancel: () => undefined });
  return { store, planner, requests } as unknown as TableUi & { readonly requests: TurnRequest[] };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('hints', () => {
  test.each<readonly [string, () => MatchStore, boolean]>([
    ['against a computer player', () => pageAt([false, true], [0]), true],
    ['against several computer players', () => pageAt([false, true, true, true], [0]), true],
    ['in a match with another person', () => pageAt([false, false], [0]), false],
    ['with another person and a computer player', () => pageAt([false, false, true], [0]), false],
    ['where a computer plays for a person who is away', () => pageAt([false, false], [0], { substitute: 1 }), false],
    ['to a spectator', () => pageAt([true, true], []), false],
    ['to several people at one device', () => pageAt([false, false], [0, 1]), false],
    ['where the table has no forecasts', () => pageAt([false, true], [0], { forecast: false }), false],
  ])('%s: %#', (_, page, expected) => {
    expect(mayHint(page())).toBe(expected);
  });

  test('are not given at a table of the page', () => {
    expect(mayHint(new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined }))).toBe(
      false,
    );
  });

  test('come step by step: the next step, the whole turn, nothing', async () => {
    const ui = uiAt(pageAt([false, true], [0]));
    expect(hintState(ui)).toBe('ask');
    pressHint(ui);
    expect(hintState(ui)).toBe('cancel');
    await jest.advanceTimersByTimeAsync(0);
    expect(ui.requests).toEqual([{ table, seat: 0, level: 'commander', seed: 1 }]);
    expect(ui.planner.planned.peek()?.isWhole).toBe(false);
    expect(hintState(ui)).toBe('whole');
    pressHint(ui);
    expect(ui.planner.planned.peek()?.isWhole).toBe(true);
    expect(hintState(ui)).toBe('hide');
    pressHint(ui);
    expect(ui.planner.planned.peek()).toBeNull();
  });

  test('are asked of nobody in a match among people, and not out of turn', () => {
    for (const store of [pageAt([false, false], [0]), pageAt([true, false], [1])]) {
      const ui = uiAt(store);
      pressHint(ui);
      expect(hintState(ui)).toBeNull();
      expect(ui.requests).toEqual([]);
    }
  });
});
