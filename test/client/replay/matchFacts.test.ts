import '../app/support/browserGlobals.js';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { formatRecord } from '@hexfall/shared/notation/record';
import { sides, standings } from '@hexfall/shared/rules/sides';
import type { History } from '../../../client/src/store/history.js';
import { battlesOf, decisiveBattle, factsOf, type BattleFact } from '../../../client/src/store/matchFacts.js';
import { openRecord } from '../../../client/src/store/recordHistory.js';
import { playedMatch, setupOf } from '../../notation/examples.js';
import { setupOf as modeSetup } from '../../support/modeMatches.js';

const historyOf = (setup: MatchSetup, random: number): History => {
  const opened = openRecord(JSON.stringify(formatRecord({ setup, intents: playedMatch(setup, random).intents })));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.history;
};

const HISTORIES = [setupOf('replayed'), modeSetup(3), modeSetup(11), modeSetup(20)].map(historyOf);

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

  test('three facts at the most, the totals last', () => {
    const facts = factsOf(history);
    expect(facts.length).toBeLessThanOrEqual(3);
    expect(facts.at(-1)).toMatchObject({ kind: 'totals', turns: history.state.table.turn.number, battles: battlesOf(history).length });
    const events = history.steps.flatMap((step) => step.events);
    const dealt = events.flatMap((event) => (event.type === 'phase-fought' ? event.hits : [])).reduce((sum, { wounds }) => sum + wounds, 0);
    for (const fact of facts) if (fact.kind === 'best-unit') expect(fact.dealt).toBeLessThanOrEqual(dealt);
  });
});

test('a history that has lost its beginning tells nothing', () => {
  const [history] = HISTORIES;
  expect(factsOf({ ...history!, steps: history!.steps.slice(5) })).toEqual([]);
});
