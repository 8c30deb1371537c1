import './support/browserGlobals.js';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { settings } from '../../../client/src/platform/settings.js';
import { playTurn } from '../../../client/src/store/computer/playTurn.js';
import { planMarks, planPicture } from '../../../client/src/store/input/planPicture.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { isForeseen, plannedSteps } from '../../../client/src/store/plannedSteps.js';
import { planOutcomeText, planStepText } from '../../../client/src/text/planText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { position } from '../../support/play.js';
import { changedTable, stateOf } from '../../support/states.js';

const table = position({
  players: [{ army: 'outpost', hand: ['sniper', 'commando'] }, { army: 'moloch' }],
  units: ['outpost/hq -2,2', 'outpost/runner -1,1', 'moloch/hq 2,-2', 'moloch/hybrid 0,1'],
});

const TURN: readonly Intent[] = [
  { do: 'sniper', at: [0, 1] },
  { do: 'place', tile: 'commando', at: [2, -1], rot: 4 },
  { do: 'move', by: 'mobility', from: [-1, 1], to: [0, 0], rot: 0 },
  { do: 'rotate', at: [9, 9], rot: 0 },
];
const steps = plannedSteps(table, 0, [...TURN.slice(0, 3), { do: 'end-turn' }]);
const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);

const textsOf = (shown: typeof steps): string[] => shown.map((step) => planStepText(labels, step, boardOf(table)));

const localTable = (of: Table): LocalStore =>
  new LocalStore(stateOf(of), { heading: () => 'Table', wantsReplay: () => false, onSegment: () => undefined });

beforeEach(() => (settings.language.value = 'en'));

test('the default answer is assumed neither where tiles are drawn nor in a battle', () => {
  const decision = { player: 0, kind: 'push', about: [0, 0], keys: ['a', 'b'] } as const;
  const battle = { starter: 0, initiative: 3 } as unknown as Table['battle'];
  expect(isForeseen(changedTable(table, { decision }))).toBe(true);
  expect(isForeseen(changedTable(table, { decision: { ...decision, kind: 'draw' } }))).toBe(false);
  expect(isForeseen(changedTable(table, { decision, battle }))).toBe(false);
});

describe('a planned turn', () => {
  test('is worded as what to do, and what that does as in the log, a destroyed unit once', () => {
    expect(textsOf(steps)).toEqual([
      'Use Sniper. Hybrid of Moloch on C4 is destroyed.',
      'Place Commando on E2, facing south-west.',
      'Runner of The Outpost goes from B3 to C3, facing north.',
      'End the turn.',
    ]);
  });

  test('ends where an intent would be refused', () => {
    expect(plannedSteps(table, 0, TURN)).toHaveLength(3);
  });

  test('shows units where they stand afterwards, the ways they go, the order and the targets', () => {
    const picture = planPicture(steps)!;
    expect(picture.units.map(({ tile, at, livery }) => [tile, at, livery])).toEqual([
      ['outpost/runner', [0, 0], 'outpost'],
      ['outpost/commando', [2, -1], 'outpost'],
    ]);
    expect(picture.paths).toEqual([
      [
        [-1, 1],
        [0, 0],
      ],
    ]);
    expect(picture.orders).toEqual([
      { at: [0, 1], steps: [1] },
      { at: [2, -1], steps: [2] },
      { at: [0, 0], steps: [3] },
    ]);
    expect(planMarks(steps)).toEqual([{ at: [0, 1], kind: 'target' }]);
  });

  test('shows its first step alone', () => {
    expect(planPicture(steps.slice(0, 1))).toEqual({ units: [], foundations: [], paths: [], orders: [{ at: [0, 1], steps: [1] }] });
    expect(planPicture([])).toBeNull();
  });

  test('tells what a battle after it would leave to every HQ, the same as the forecast', () => {
    expect(planOutcomeText(labels, steps.at(-1)!.after, 0)).toBe('If a battle started then: Your HQ stays at 20; HQ of Moloch 20 → 19.');
    expect(planOutcomeText(labels, table, null)).toContain('HQ of Moloch stays at 20');
  });

  test('tells of points where they count, and of nothing while no battle can be started', () => {
    expect(planOutcomeText(labels, { ...table, decision: {} as never }, 0)).toBe('');
    const scores = { ...steps.at(-1)!.after, options: { ...table.options, mode: 'deathmatch-score' as const } };
    expect(planOutcomeText(labels, scores, 0)).toMatch(/^If a battle started then: Ann scores \d+\.$/);
  });

  test('stops before the battle that it starts', () => {
    const battle = position({
      players: [{ army: 'outpost', hand: ['battle'] }, 'moloch'],
      units: ['outpost/hq -2,2', 'moloch/hq 2,-2', 'outpost/commando 2,-1 r4'],
    });
    const [step] = plannedSteps(battle, 0, [{ do: 'battle' }]);
    expect(step?.after.players[1]?.hq).toBe(20);
    expect(step?.lines.map((line) => line.what === 'event' && line.event.type)).toContain('battle-started');
    expect(planOutcomeText(labels, step!.after, 0)).toBe('If a battle started then: Your HQ stays at 20; HQ of Moloch 20 → 19.');
    expect(planStepText(labels, step!, boardOf(battle))).toBe('Start a battle.');
  });
});

describe('a planned turn that is carried out', () => {
  test('does everything up to the end of the turn, an intent at a time', () => {
    const store = localTable(table);
    expect(playTurn(store, 0, [...TURN.slice(0, 3), { do: 'end-turn' }]).ok).toBe(true);
    expect(store.table.turn.player).toBe(1);
    expect(store.history.peek().steps).toHaveLength(4);
  });

  test('says why an intent is refused, and stops there', () => {
    const store = localTable(table);
    const played = playTurn(store, 0, TURN);
    expect(played).toMatchObject({ ok: false });
    expect(store.history.peek().steps).toHaveLength(3);
  });

  test('answers the questions as the plan takes them to be answered', () => {
    const intents: readonly Intent[] = [{ do: 'push', from: [0, 1], target: [0, 0] }];
    const hegemony = position({
      players: [{ army: 'hegemony', hand: ['push-back'] }, { army: 'moloch' }],
      units: ['hegemony/hq -2,2', 'moloch/hq 2,-2', 'moloch/hybrid 0,0', 'hegemony/runner 0,1'],
    });
    const [step] = plannedSteps(hegemony, 0, intents);
    const store = localTable(hegemony);
    expect(playTurn(store, 0, intents).ok).toBe(true);
    expect(store.table.decision).toBeNull();
    expect(store.table.board).toEqual(step?.after.board);
  });
});
