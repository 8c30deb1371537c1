import './support/browserGlobals.js';
import { computed, signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { settings } from '../../../client/src/platform/settings.js';
import { type DroppedStep, nextTurnTable, plannableIntents, replan } from '../../../client/src/store/ownPlan.js';
import type { TableStore } from '../../../client/src/store/TableStore.js';
import { TurnPlan } from '../../../client/src/store/TurnPlan.js';
import { droppedText } from '../../../client/src/text/planText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { position } from '../../support/play.js';

/** Seat 1 is to move; seat 0 holds two tiles and has a Runner that can move. */
const tableOf = (more: Partial<Parameters<typeof position>[0]> = {}): Table =>
  position({
    players: [
      { army: 'outpost', hand: ['commando', 'sniper'] },
      { army: 'moloch', hand: ['hybrid'] },
    ],
    units: ['outpost/hq -2,2', 'outpost/runner -1,1', 'moloch/hq 2,-2'],
    turn: { player: 1, slot: 1, number: 6 },
    ...more,
  });

const COMMANDO: Intent = { do: 'place', tile: 'commando', at: [0, 0], rot: 2 };
const RUN: Intent = { do: 'move', by: 'mobility', from: [-1, 1], to: [0, 1], rot: 0 };

beforeEach(() => (settings.language.value = 'en'));

describe('what can be planned', () => {
  test('is what the seat could do in its next turn with what it holds', () => {
    const next = nextTurnTable(tableOf(), 0)!;
    expect(next.turn).toMatchObject({ player: 0, number: 7, mustDiscard: false, uses: 0 });
    const intents = plannableIntents(next, 0);
    expect(intents).toContainEqual(COMMANDO);
    expect(intents).toContainEqual(RUN);
    expect(legalIntents(next, 0)).toEqual(expect.arrayContaining([...intents]));
  });

  test('ends no turn and no battle, draws and discards nothing, and resigns from nothing', () => {
    const held = position({
      players: [{ army: 'outpost', hand: ['battle', 'commando'] }, 'moloch'],
      units: ['outpost/hq -2,2', 'moloch/hq 2,-2'],
      turn: { player: 1, slot: 1 },
    });
    const kinds = new Set(plannableIntents(nextTurnTable(held, 0)!, 0).map(({ do: kind }) => kind));
    expect([...kinds]).toEqual(['place']);
  });

  test('does not wait for the question or the battle of another player', () => {
    const next = nextTurnTable({ ...tableOf(), decision: { player: 1, kind: 'target', about: [0, 0], keys: ['a'] } }, 0)!;
    expect([next.decision, next.pending, next.battle]).toEqual([null, null, null]);
    expect(plannableIntents(next, 0)).toContainEqual(COMMANDO);
  });

  test('is nothing while HQs are placed, after the match, and for who is out', () => {
    expect(nextTurnTable({ ...tableOf(), turn: { ...tableOf().turn, phase: 'setup' } }, 0)).toBeNull();
    expect(
      nextTurnTable({ ...tableOf(), outcome: { winners: [1], rule: 'E1', reason: 'hq' } as unknown as Table['outcome'] }, 0),
    ).toBeNull();
    expect(nextTurnTable(tableOf(), 3)).toBeNull();
  });

  test('T1: in the own turn the duty to discard does not make a plan impossible', () => {
    const own = tableOf({ turn: { player: 0, slot: 0, mustDiscard: true } });
    expect(replan(nextTurnTable(own, 0)!, 0, [COMMANDO]).refused).toEqual([]);
  });
});

describe('a plan that meets another table', () => {
  const refusedOn = (units: readonly string[], hand: readonly string[], ...intents: readonly Intent[]) => {
    const table = tableOf({ players: [{ army: 'outpost', hand }, 'moloch'], units: ['outpost/hq -2,2', 'moloch/hq 2,-2', ...units] });
    return replan(nextTurnTable(table, 0)!, 0, intents).refused.map(({ intent, why }) => [intent.do, why.code]);
  };

  test.each([
    ['the hex has been taken', ['outpost/runner -1,1', 'moloch/hybrid 0,0'], ['commando'], COMMANDO, 'hex-taken'],
    ['the tile is not held any more', ['outpost/runner -1,1'], ['sniper'], COMMANDO, 'not-in-hand'],
    ['the unit has been destroyed', [], ['commando'], RUN, 'no-unit-there'],
    ['the unit has been netted', ['outpost/runner -1,1', 'moloch/net-fighter -1,2 r0'], ['commando'], RUN, 'netted'],
    ['the target is gone', ['outpost/runner -1,1'], ['sniper'], { do: 'sniper', at: [1, 0] } as const, 'no-unit-there'],
  ])('loses a step because %s', (_, units, hand, intent, code) => {
    expect(refusedOn(units, hand, intent)).toEqual([[intent.do, code]]);
  });

  test('loses what depended on a lost step, and keeps the rest', () => {
    const turnCommando: Intent = { do: 'move', by: 'mobility', from: [0, 1], to: [1, 0], rot: 0 };
    expect(refusedOn(['outpost/runner -1,1', 'moloch/hybrid 0,0'], ['commando'], COMMANDO, RUN)).toEqual([['place', 'hex-taken']]);
    expect(refusedOn(['outpost/runner -1,1', 'moloch/hybrid 0,1'], ['commando'], RUN, turnCommando)).toEqual([
      ['move', 'hex-taken'],
      ['move', 'not-own-unit'],
    ]);
  });
});

describe('the plan of a page', () => {
  const begin = (table = tableOf()) => {
    const shown = signal<Table | null>(table);
    const [busy, unanswered] = [signal(false), signal(0)];
    const me = signal<Seat | null>(0);
    const legal = computed(() => (shown.value!.turn.player === 0 ? legalIntents(shown.value!, 0) : []));
    const online = { isShared: signal(false), unanswered };
    const store = { playback: { shown, busy }, me, legal, online, players: online } as unknown as TableStore;
    const told: (readonly DroppedStep[])[] = [];
    const plan = new TurnPlan(store, (dropped) => told.push(dropped));
    const stop = plan.syncWithTable();
    plan.toggle();
    return { plan, shown, busy, unanswered, online, told, stop };
  };
  const intentsOf = ({ steps }: TurnPlan): readonly Intent[] => steps.value.map(({ intent }) => intent);

  test('grows step by step, each on the table after the one before, and shrinks again', () => {
    const { plan } = begin();
    plan.add(COMMANDO);
    plan.add(RUN);
    expect(intentsOf(plan)).toEqual([COMMANDO, RUN]);
    expect(plan.table.value?.players[0]?.hand).toEqual(['outpost/sniper']);
    expect(plan.legal.value).not.toContainEqual(COMMANDO);
    plan.removeLast();
    expect(intentsOf(plan)).toEqual([COMMANDO]);
    plan.clear();
    expect(intentsOf(plan)).toEqual([]);
  });

  test('drops what has become impossible, once, with the reason in words', () => {
    const { plan, shown, told } = begin();
    plan.add(COMMANDO);
    plan.add(RUN);
    shown.value = tableOf({ units: ['outpost/hq -2,2', 'outpost/runner -1,1', 'moloch/hq 2,-2', 'moloch/hybrid 0,0'] });
    expect(intentsOf(plan)).toEqual([RUN]);
    expect(told).toHaveLength(1);
    const labels = playerLabels(shown.value.players, [{ name: 'Ann' }, { name: 'Bob' }]);
    expect(droppedText(labels, told[0]!, boardOf(shown.value))).toBe(
      'Dropped from your plan: Place Commando on C3, facing south-east. This hex is taken. (T5)',
    );
    expect(plan.dropped.value).toEqual(told[0]);
  });

  test('waits until what is being shown or sent is on the table', () => {
    const { plan, shown, busy, unanswered, told } = begin();
    plan.add(COMMANDO);
    busy.value = true;
    shown.value = tableOf({ units: ['outpost/hq -2,2', 'moloch/hq 2,-2', 'moloch/hybrid 0,0'] });
    expect(told).toEqual([]);
    unanswered.value = 1;
    busy.value = false;
    expect(told).toEqual([]);
    unanswered.value = 0;
    expect(told).toHaveLength(1);
  });

  test('is only offered in the own turn: nothing is planned then, what is done is planned no more, and the rest goes with the turn', () => {
    const { plan, shown } = begin();
    plan.add(COMMANDO);
    plan.add(RUN);
    const own = tableOf({ turn: { player: 0, slot: 0, number: 7 } });
    shown.value = own;
    expect([plan.isTurn.value, plan.isActive.value, plan.isPossible.value]).toEqual([true, false, false]);
    expect(intentsOf(plan)).toEqual([COMMANDO, RUN]);
    plan.carriedOut(COMMANDO);
    shown.value = plan.steps.value[0]!.before;
    expect(intentsOf(plan)).toEqual([RUN]);
    shown.value = tableOf();
    expect(intentsOf(plan)).toEqual([]);
    expect(plan.isActive.value).toBe(false);
  });

  test('is never laid out where several people share the page', () => {
    const { plan, online } = begin();
    online.isShared.value = true;
    expect([plan.isPossible.value, plan.isActive.value, plan.legal.value]).toEqual([false, false, []]);
  });
});
