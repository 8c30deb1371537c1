import '../store/support/browserGlobals.js';
import { createPlayer } from '@hexfall/shared/ai/players';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { playedTurns } from '@hexfall/shared/review/playedTurns';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { comparedTurns, playedSteps } from '../../../client/src/replay/review/comparedTurn.js';
import { continueHistory, type History } from '../../../client/src/store/history.js';
import { tableAt } from '../../../client/src/store/timeline.js';

/** A match of two computer players, who take back the first unit that they place in each turn, and place it again. */
const playedHistory = (seed: string): History => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'outpost'], seed });
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  let history: History = { seq: 0, state: { table: state.table, previous: null }, entries: [], steps: [] };
  const act = (player: number, intent: Intent): void => {
    const next = step(state, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
    history = continueHistory(history, { seq: history.seq + 1, player, intent, events: next.value.events })!;
  };
  const players = [0, 1].map((seat) => createPlayer('scout', randomFrom(seat)));
  let taken = 0;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    const { number } = state.table.turn;
    const intent = players[seat]!.choose(state.table, seat);
    act(seat, intent);
    if (intent.do !== 'place' || taken >= number || !state.table.canTakeBack) continue;
    taken = number;
    act(seat, { do: 'take-back' });
    act(seat, intent);
  }
  return history;
};

const history = playedHistory('compared');
const turns = playedTurns(history.steps, history.state.table);

const boardOf = ({ board, foundations }: Table): unknown => [board, foundations];

describe('a turn that is compared', () => {
  test('is told as it was played, without what was taken back, up to the battle', () => {
    expect(history.steps.some(({ intent }) => intent.do === 'take-back')).toBe(true);
    let battles = 0;
    for (const turn of turns) {
      const steps = playedSteps(history, turn);
      const kinds = steps.map(({ intent }) => intent.do);
      expect(kinds).toEqual(turn.moves.flatMap(({ intent }) => (intent.do === 'choose' ? [] : [intent.do])));
      expect(kinds).not.toContain('take-back');
      const last = steps.at(-1)!;
      const fights = history.steps.slice(turn.from, turn.to).some(({ events }) => events.some(({ type }) => type === 'battle-started'));
      if (fights) battles += 1;
      else expect(boardOf(last.after)).toEqual(boardOf(tableAt(history, turn.to - 1)));
      expect(steps.every(({ after }) => after.battle === null)).toBe(true);
    }
    expect(battles).toBeGreaterThan(0);
  });

  const loss = { mean: 0.25, interval: 0.05, count: 24 };
  const turn = turns[4]!;
  const { seat, number, from, to } = turn;
  const found: TurnReview = {
    ...{ seat, number, from, to, effort: 'full', isSame: false, played: 0.5, loss, chosenBy: null, gain: loss, missed: null },
    best: [turn.moves[0]!.intent],
  };

  test('has the chance to win after it and after the better one, from what the review has', () => {
    const [played, better] = comparedTurns(history, { turn, review: found, luck: null });
    expect([played.chance, better!.chance]).toEqual([0.5, 0.75]);
    expect(better!.steps.map(({ intent }) => intent)).toEqual(found.best);
    const quick = comparedTurns(history, { turn, review: { ...found, effort: 'quick' }, luck: null });
    expect(quick.map(({ chance }) => chance)).toEqual([null, null]);
  });

  test('stands alone where the computer would have played the same, and while nothing is known', () => {
    for (const review of [{ ...found, isSame: true }, null]) {
      expect(comparedTurns(history, { turn, review, luck: null }).map(({ side }) => side)).toEqual(['played']);
    }
  });

  test('is compared with what would have destroyed an HQ where that was missed, for which no chance is told', () => {
    const missed = { seat: 1 - seat, intents: found.best };
    const [, better] = comparedTurns(history, { turn, review: { ...found, isSame: true, missed }, luck: null });
    expect([better!.side, better!.chance]).toEqual(['better', null]);
  });
});
