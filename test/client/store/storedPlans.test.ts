import './support/browserGlobals.js';
import { computed, signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { settings } from '../../../client/src/platform/settings.js';
import type { DroppedStep } from '../../../client/src/store/ownPlan.js';
import { readPlan } from '../../../client/src/store/readPlan.js';
import { MOST_PLANS, storePlanOf } from '../../../client/src/store/storedPlans.js';
import type { TableStore } from '../../../client/src/store/TableStore.js';
import { TurnPlan } from '../../../client/src/store/TurnPlan.js';
import { droppedText } from '../../../client/src/text/planText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { position } from '../../support/play.js';

const PREFIX = 'hexfall.plan.';
const COMMANDO: Intent = { do: 'place', tile: 'commando', at: [0, 0], rot: 2 };
const RUN: Intent = { do: 'move', by: 'mobility', from: [-1, 1], to: [0, 1], rot: 0 };
const UNITS = ['outpost/hq -2,2', 'outpost/runner -1,1', 'moloch/hq 2,-2'];

/** Seat 1 is to move in turn 6; seat 0 holds two tiles and has a Runner that can move. */
const tableOf = (more: Partial<Parameters<typeof position>[0]> = {}): Table =>
  position({
    players: [
      { army: 'outpost', hand: ['commando', 'sniper'] },
      { army: 'moloch', hand: ['hybrid'] },
    ],
    units: UNITS,
    turn: { player: 1, slot: 1, number: 6 },
    ...more,
  });

const OWN_TURN = tableOf({ turn: { player: 0, slot: 0, number: 7 } });
const OVER: Table = { ...tableOf(), outcome: { winners: [1], rule: 'E1', reason: 'hq-destroyed' } };

const keyOf = (code: string): string => PREFIX + code;
const keptFor = (code: string): string | null => localStorage.getItem(keyOf(code));
const keptCodes = (): readonly string[] =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!).filter((key) => key.startsWith(PREFIX));

/** What is loaded later has arrived. */
const arrived = async (): Promise<void> => {
  await import('../../../client/src/store/readPlan.js');
  await new Promise((resolve) => setTimeout(resolve, 10));
};

const open: (() => void)[] = [];

/** A visit of a table by a page. */
const visit = (code: string, table: Table | null = tableOf(), seat: Seat | null = 0) => {
  const shown = signal<Table | null>(table);
  const me = signal<Seat | null>(seat);
  const legal = computed(() => (shown.value?.turn.player === 0 ? legalIntents(shown.value, 0) : []));
  const online = { isShared: signal(false), unanswered: signal(0), code: signal(code) };
  const store = { playback: { shown, busy: signal(false) }, me, legal, online, players: online } as unknown as TableStore;
  const told: (readonly DroppedStep[])[] = [];
  const plan = new TurnPlan(store, (dropped) => told.push(dropped));
  const ends = [plan.syncWithTable(), storePlanOf(plan)];
  const leave = (): void => ends.forEach((end) => end());
  open.push(leave);
  return { plan, shown, me, told, leave };
};

const intentsOf = ({ steps }: TurnPlan): readonly Intent[] => steps.value.map(({ intent }) => intent);

/** A plan is laid out, and the tab is closed. */
const planned = (code: string, ...intents: readonly Intent[]): void => {
  const { plan, leave } = visit(code);
  for (const intent of intents) plan.add(intent);
  leave();
};

beforeEach(() => {
  settings.language.value = 'en';
  for (const key of keptCodes()) localStorage.removeItem(key);
});

afterEach(() => open.splice(0).forEach((leave) => leave()));

describe('a plan outlives its tab', () => {
  test('and is there again, when the table and the seat are known', async () => {
    planned('AAAAAA', COMMANDO, RUN);
    const { plan, shown, me } = visit('AAAAAA', null, null);
    shown.value = tableOf();
    me.value = 0;
    await arrived();
    expect(intentsOf(plan)).toEqual([COMMANDO, RUN]);
    expect(plan.isActive.value).toBe(false);
  });

  test('in the turn that it is for, too', async () => {
    planned('AAAAAA', COMMANDO, RUN);
    const { plan } = visit('AAAAAA', OWN_TURN);
    await arrived();
    expect(intentsOf(plan)).toEqual([COMMANDO, RUN]);
    plan.carriedOut(COMMANDO);
    expect(keptFor('AAAAAA')).not.toContain('commando');
  });

  test.each<[why: string, table: Table, seat: Seat]>([
    ['its turn is past', tableOf({ turn: { player: 1, slot: 1, number: 8 } }), 0],
    ['the match is over', OVER, 0],
    ['it is the plan of another seat', tableOf(), 1],
  ])('unless %s', async (_why, table, seat) => {
    planned('AAAAAA', COMMANDO);
    const { plan, told } = visit('AAAAAA', table, seat);
    await arrived();
    expect(plan.content.value).toBeNull();
    expect(told).toEqual([]);
    expect(keptFor('AAAAAA')).toBeNull();
  });

  test('without the steps that have become impossible, which is said', async () => {
    planned('AAAAAA', COMMANDO, RUN);
    const { plan, told, shown } = visit('AAAAAA', tableOf({ units: [...UNITS, 'moloch/hybrid 0,0'] }));
    await arrived();
    expect(intentsOf(plan)).toEqual([RUN]);
    const labels = playerLabels(shown.value!.players, [{ name: 'Ann' }, { name: 'Bob' }]);
    expect(told.map((dropped) => droppedText(labels, dropped, boardOf(shown.value!)))).toEqual([
      'Dropped from your plan: A step that you planned earlier: This hex is taken. (T5)',
    ]);
    expect(keptFor('AAAAAA')).not.toContain('commando');
  });

  test('unless another one was laid out meanwhile', async () => {
    planned('AAAAAA', COMMANDO);
    const { plan } = visit('AAAAAA');
    plan.add(RUN);
    await arrived();
    expect(intentsOf(plan)).toEqual([RUN]);
    expect(keptFor('AAAAAA')).not.toContain('commando');
  });

  test('and goes with its turn', () => {
    const { plan, shown } = visit('AAAAAA');
    plan.add(COMMANDO);
    shown.value = OWN_TURN;
    expect(keptFor('AAAAAA')).toContain('commando');
    shown.value = tableOf({ turn: { player: 1, slot: 1, number: 8 } });
    expect(keptFor('AAAAAA')).toBeNull();
  });

  test('and stays if the tab is closed before it has been read', async () => {
    planned('AAAAAA', COMMANDO);
    visit('AAAAAA').leave();
    await arrived();
    expect(keptFor('AAAAAA')).toContain('commando');
  });

  test('at each table, of which only so many are remembered', () => {
    const now = jest.spyOn(Date, 'now');
    for (let table = 0; table <= MOST_PLANS; table++) {
      now.mockReturnValue(1000 + table);
      planned(`TABLE${table}`, COMMANDO);
    }
    now.mockRestore();
    expect(keptCodes()).toHaveLength(MOST_PLANS);
    expect(keptFor('TABLE0')).toBeNull();
    expect(keptFor('TABLE1')).toContain('commando');
  });
});

describe('what is kept is read, not trusted', () => {
  const KEPT = { seat: 0, turn: 7, intents: [COMMANDO], at: 1 };

  test('a plan', () => {
    expect(readPlan(JSON.stringify(KEPT))).toEqual({ ok: true, value: { seat: 0, turn: 7, intents: [COMMANDO] } });
  });

  test.each<[what: string, kept: string]>([
    ['no JSON', '{'],
    ['no plan', '7'],
    ['another field', JSON.stringify({ ...KEPT, more: 1 })],
    ['no seat', JSON.stringify({ ...KEPT, seat: -1 })],
    ['no intent', JSON.stringify({ ...KEPT, intents: [{ do: 'win' }] })],
    ['too many intents', JSON.stringify({ ...KEPT, intents: new Array(1000).fill(COMMANDO) })],
  ])('%s', async (_what, kept) => {
    expect(readPlan(kept).ok).toBe(false);
    localStorage.setItem(keyOf('AAAAAA'), kept);
    const { plan } = visit('AAAAAA');
    await arrived();
    expect(plan.content.value).toBeNull();
    expect(keptFor('AAAAAA')).toBeNull();
    plan.add(RUN);
    expect(keptFor('AAAAAA')).toContain('mobility');
  });
});
