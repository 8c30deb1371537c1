import { type ProposalDraft, Proposals } from '../../server/src/match/Proposals.js';

const DRAW: ProposalDraft = { kind: 'draw', by: 0, about: null };
const PAUSE: ProposalDraft = { kind: 'pause', by: 0, about: null };
const START = { seq: 10, now: 0 };

/** What somebody may do who holds these seats. */
const holding = (...seats: readonly number[]): { readonly seats: readonly number[]; readonly creator: boolean } => ({
  seats,
  creator: false,
});

const opened = (proposals: Proposals, wish: ProposalDraft, asked: readonly number[], moment = START): number => {
  const made = proposals.propose(wish, asked, moment);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.proposal.id;
};

const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): string => result.error?.code ?? 'ok';

describe('a proposal', () => {
  test('is carried when the last one has agreed', () => {
    const proposals = new Proposals();
    const id = opened(proposals, DRAW, [1, 2]);
    expect(proposals.answer(holding(1), id, true, START)).toMatchObject({ ok: true, value: { state: 'open', proposal: { asked: [2] } } });
    expect(proposals.answer(holding(2), id, true, START)).toMatchObject({ ok: true, value: { state: 'accepted' } });
    expect(proposals.open).toEqual([]);
  });

  test('O5: one answer counts for all seats of a person', () => {
    const proposals = new Proposals();
    const id = opened(proposals, DRAW, [2, 3]);
    expect(proposals.answer(holding(2, 3), id, true, START)).toMatchObject({ value: { state: 'accepted' } });
  });

  test('is carried at once if it concerns no one else', () => {
    expect(new Proposals().propose(PAUSE, [], START)).toMatchObject({ value: { state: 'accepted' } });
  });

  test('is nothing for others to answer, nor twice', () => {
    const proposals = new Proposals();
    const id = opened(proposals, DRAW, [1]);
    expect(codeOf(proposals.answer(holding(2), id, false, START))).toBe('no-proposal');
    expect(codeOf(proposals.answer(holding(), id, false, START))).toBe('no-proposal');
    proposals.answer(holding(1), id, true, START);
    expect(codeOf(proposals.answer(holding(1), id, true, START))).toBe('no-proposal');
  });

  test('can be made once only, and again some intents after it was declined or withdrawn', () => {
    const proposals = new Proposals();
    const id = opened(proposals, DRAW, [1]);
    expect(codeOf(proposals.propose({ ...DRAW, by: 1 }, [0], START))).toBe('proposed');
    expect(proposals.answer(holding(0), id, false, START)).toMatchObject({ value: { state: 'declined' } });
    expect(codeOf(proposals.propose(DRAW, [1], { seq: 19, now: 1e9 }))).toBe('too-soon');
    opened(proposals, DRAW, [1], { seq: 20, now: 0 });
  });

  test('other than of a draw may come again after a minute: while it is paused no one plays', () => {
    const proposals = new Proposals();
    proposals.answer(holding(1), opened(proposals, PAUSE, [1]), false, START);
    expect(codeOf(proposals.propose(PAUSE, [1], { seq: 10, now: 59_999 }))).toBe('too-soon');
    opened(proposals, PAUSE, [1], { seq: 10, now: 60_000 });
  });

  test('of a draw is declined by playing on, but not by who has made it', () => {
    const proposals = new Proposals();
    opened(proposals, DRAW, [1]);
    opened(proposals, PAUSE, [1]);
    proposals.playedOn(0, START);
    expect(proposals.open).toHaveLength(2);
    proposals.playedOn(1, START);
    expect(proposals.open).toMatchObject([{ kind: 'pause' }]);
    expect(codeOf(proposals.propose(DRAW, [1], START))).toBe('too-soon');
  });
});
