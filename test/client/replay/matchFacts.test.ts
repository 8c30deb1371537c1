import '../store/support/browserGlobals.js';
import type { Table } from '@hexfall/shared/model/state';
import { sides, standings } from '@hexfall/shared/rules/sides';
import type { History } from '../../../client/src/store/history.js';
import { type BattleFact, battlesOf, decisiveBattle, factsOf } from '../../../client/src/store/matchFacts.js';
import { battleAt } from '../../../client/src/store/segments.js';
import { timelineOf } from '../../../client/src/store/timeline.js';
import { setupOf } from '../../notation/examples.js';
import { setupOf as modeSetup } from '../../support/modeMatches.js';
import { historyOf, randomRecord } from './support/recordHistory.js';

const HISTORIES = [setupOf('replayed'), modeSetup(3), modeSetup(11), modeSetup(20)].map((setup, number) =>
  historyOf(randomRecord(setup, number)),
);

const over = (history: History): NonNullable<History['state']['table']['outcome']> => {
  const { outcome } = history.state.table;
  if (!outcome) throw new Error('the match is not over');
  return outcome;
};

/** By how much the lead of the winners over each other side grew. */
const gains = (history: History, { lost }: BattleFact): number[] => {
  const { winners } = over(history);
  const sum = (seats: readonly number[]): number => seats.reduce((all, seat) => all + (lost[seat] ?? 0), 0);
  return sides(history.state.table)
    .filter((seats) => !seats.some((seat) => winners.includes(seat)))
    .map((seats) => sum(seats) - sum(winners));
};

describe.each(HISTORIES.map((history, index) => [index, history] as const))('what is told of match %d', (_, history) => {
  test('battles account for everything that HQs lose, and all points', () => {
    const events = history.steps.flatMap((step) => step.events);
    expect(battlesOf(history).length).toBeGreaterThan(0);
    const lost = battlesOf(history).map((battle) => battle.lost);
    const first = standings(history.steps[0]!.before);
    const last = standings(history.state.table);
    // What else ends an HQ: a player resigns or falls outside a battle.
    if (events.some(({ type }) => type === 'resigned')) return;
    first.forEach((value, seat) => expect(lost.reduce((sum, each) => sum + (each[seat] ?? 0), 0)).toBe(value - (last[seat] ?? 0)));
  });

  test('no battle brought the winners further ahead than the decisive one', () => {
    const decisive = decisiveBattle(history, over(history));
    if (over(history).winners.length === 0 || !decisive) return;
    const most = Math.max(...battlesOf(history).map((battle) => Math.min(...gains(history, battle))));
    expect(Math.min(...gains(history, decisive))).toBe(most);
  });

  test('three facts, the totals last', () => {
    const facts = factsOf(history);
    expect(new Set(facts.map(({ kind }) => kind)).size).toBe(3);
    expect(facts.at(-1)).toMatchObject({ kind: 'totals', turns: history.state.table.turn.number, battles: battlesOf(history).length });
    const events = history.steps.flatMap((step) => step.events);
    const dealt = events.flatMap((event) => (event.type === 'phase-fought' ? event.hits : [])).reduce((sum, { wounds }) => sum + wounds, 0);
    for (const fact of facts) if (fact.kind === 'best-unit') expect(fact.dealt).toBeLessThanOrEqual(dealt);
  });
});

/** A match that ends after so many intents. */
const cutAt = (history: History, place: number): History => ({
  ...history,
  seq: history.steps[place - 1]!.seq,
  state: { table: history.steps[place]!.before, previous: null },
  steps: history.steps.slice(0, place),
});

test.each(HISTORIES.map((history, index) => [index, history] as const))(
  'match %d has three facts from the turn on that follows its first unit',
  (_, history) => {
    const placed = history.steps.findIndex(
      ({ before, events }) => before.turn.phase === 'turn' && events.some(({ type }) => type === 'placed'),
    );
    const next = history.steps.findIndex(({ events }, index) => index >= placed && events.some(({ type }) => type === 'turn-started'));
    expect(placed).toBeGreaterThan(0);
    for (let place = next + 1; place < history.steps.length; place++) expect(factsOf(cutAt(history, place))).toHaveLength(3);
    // Nothing but the HQs: nothing to tell.
    expect(factsOf(cutAt(history, placed)).map(({ kind }) => kind)).toEqual(['totals']);
  },
);

test('the lead that was kept is told from the turn on in which it was taken', () => {
  for (const history of HISTORIES) {
    for (let place = 1; place < history.steps.length; place++) {
      const cut = cutAt(history, place);
      const held = factsOf(cut).find((fact) => fact.kind === 'lead-held');
      if (!held) continue;
      const teams = sides(cut.state.table);
      const sums = (values: readonly number[]): number[] => teams.map((seats) => seats.reduce((all, seat) => all + values[seat]!, 0));
      for (const { number, values } of timelineOf(cut)) {
        const most = Math.max(...sums(values));
        const ahead = teams.filter((_, team) => sums(values)[team] === most);
        const isHeld = ahead.length === 1 && ahead[0]!.join() === held.seats.join();
        if (number >= held.turn) expect(isHeld).toBe(true);
        if (number === held.turn - 1) expect(isHeld).toBe(false);
      }
    }
  }
});

test('the units that a battle took have left the board', () => {
  const count = ({ board }: Table): number => board.filter((unit) => unit).length;
  for (const history of HISTORIES) {
    for (const { seq, units } of battlesOf(history)) {
      const { before, events, after } = battleAt(history, seq)!;
      // The last unit of a full board comes first.
      const placed = events.filter(({ type }) => type === 'placed').length;
      expect(units).toBe(count(before!) + placed - count(after));
    }
  }
});

test('a history that has lost its beginning tells nothing', () => {
  const [history] = HISTORIES;
  expect(factsOf({ ...history!, steps: history!.steps.slice(5) })).toEqual([]);
});
