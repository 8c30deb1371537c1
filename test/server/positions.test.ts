import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { fail } from '@hexfall/shared/model/result';
import type { GameState } from '@hexfall/shared/model/state';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { Match } from '../../server/src/match/Match.js';
import type { Step } from '../../server/src/match/PlayedIntents.js';
import { textOfPosition } from '../../server/src/match/positions.js';
import { toPresentRules } from '../../server/src/match/presentRules.js';
import { resumeMatch } from '../../server/src/match/storedMatch.js';
import type { LogEntry, SavedMatch, StoredPosition } from '../../server/src/table/savedMatch.js';
import { playMatch, setupOf, terrainSetupOf } from '../support/modeMatches.js';
import { cases } from '../support/slow.js';
import { EMPTY_TABLE } from './support/table.js';

/*
 * Matches of all modes and options, stored after every intent: they are opened from their positions, by the same rules and by others. The older version of the
 * rules is the present one by another number; the later one plays a ruling otherwise.
 */

const OLDER = RULES_VERSION - 1;

/** A match after each of its intents, as it is stored. */
interface Stored {
  readonly name: string;
  readonly setup: Setup;
  /** By the number of intents. */
  readonly states: readonly GameState[];
  readonly turnSeqs: readonly number[];
  readonly log: readonly LogEntry[];
  /** By the number of intents; null before the first one. */
  readonly positions: readonly (StoredPosition | null)[];
}

const seatsOf = ({ armies, persons, mercenaries }: MatchSetup): readonly SavedSeat[] =>
  armies.map((army, seat) => ({ name: army, army, keyHash: `key ${persons?.[seat] ?? seat}`, mercenaries: mercenaries?.[seat] ?? [] }));

const tableOf = (start: MatchSetup): Setup => ({ ...EMPTY_TABLE, options: start.options, seats: seatsOf(start), seed: start.seed });

const storedMatch = (number: number, setupFor: (number: number) => MatchSetup): Stored => {
  const setup = tableOf(setupFor(number));
  const start = matchSetupOf(setup)!;
  const { name, steps } = playMatch(number, setupFor);
  const created = createMatch(start);
  const begun = Match.start(start);
  if (!created.ok || !begun.ok) throw new Error(`${name} cannot start`);
  const match = begun.value;
  const stored = { name, setup, states: [created.value], turnSeqs: [0], log: [] as LogEntry[], positions: [null as StoredPosition | null] };
  for (const [index, { seat, intent }] of steps.entries()) {
    const played = match.play(seat, intent);
    if (!played.ok) throw new Error(played.error.message);
    const content = match.positionAfter(played.value);
    match.commit(played.value);
    const seq = index + 1;
    stored.log.push({ seq, player: seat, intent, client: 'page', n: seq, clock: null });
    stored.positions.push(content === null ? stored.positions[index]! : { rules: RULES_VERSION, seq, content });
    stored.states.push(played.value.state);
    stored.turnSeqs.push(match.turnSeq);
  }
  return stored;
};

/** The match after some intents, of a version of the rules. */
const savedAt = ({ setup, log, positions }: Stored, seq: number, rules = RULES_VERSION): SavedMatch => {
  const position = positions[seq];
  return {
    rules,
    setup,
    log: log.slice(0, seq),
    finished: false,
    ...(position && { positions: [{ ...position, rules }] }),
  };
};

const MATCHES = [
  ...Array.from({ length: cases(12, 120) }, (_, number) => storedMatch(number, setupOf)),
  ...Array.from({ length: cases(6, 60) }, (_, number) => storedMatch(number, terrainSetupOf)),
];

/** Some moments of a match: the questions of battles and draws, actions taken back, the set-up, and what is between. */
const momentsOf = ({ states, log }: Stored): readonly number[] => {
  const seqs = log.map(({ seq }) => seq).filter((seq) => !states[seq]!.table.outcome);
  const isSpecial = (seq: number): boolean =>
    seq <= 4 || states[seq]!.table.decision !== null || log[seq - 1]!.intent.do === 'take-back' || states[seq]!.table.canTakeBack;
  const special = seqs.filter(isSpecial);
  return [...special.filter((_, index) => index % 7 === 0), ...seqs.filter((seq) => seq % 11 === 0)];
};

describe.each(MATCHES.map((stored) => [stored.name, stored] as const))('%s', (_, stored) => {
  const { states, turnSeqs, log } = stored;
  const moments = momentsOf(stored);

  test('is opened from its position as it was, and not played again before it', () => {
    for (const seq of moments) {
      const counting = jest.fn(step);
      const saved = savedAt(stored, seq);
      const match = resumeMatch(saved, counting)!;
      expect([match.seq, match.turnSeq, match.table]).toEqual([seq, turnSeqs[seq], states[seq]!.table]);
      if (saved.positions && saved.positions[0]!.seq <= 400) expect(counting).toHaveBeenCalledTimes(seq - saved.positions[0]!.seq);
    }
  });

  test('has the history of its first intent then, too', () => {
    const seq = moments.at(-1)!;
    const { positions: _positions, ...whole } = savedAt(stored, seq);
    for (const [from, limit] of [
      [1, seq],
      [3, 5],
      [seq - 2, 10],
    ] as const)
      expect(resumeMatch(savedAt(stored, seq))!.history(from, limit)).toEqual(resumeMatch(whole)!.history(from, limit));
  });

  test('goes on by later rules that lead to the same, at every moment', () => {
    for (const seq of moments.slice(0, 12)) {
      const { saved, adopted } = toPresentRules(savedAt(stored, seq, OLDER))!;
      expect([saved.rules, saved.log.length, adopted.intents]).toEqual([RULES_VERSION, seq, seq]);
      const match = resumeMatch(saved)!;
      expect([match.seq, match.turnSeq, match.table]).toEqual([seq, turnSeqs[seq], states[seq]!.table]);
      const [change] = match.history(adopted.position.seq, 1)[0]!.events.slice(-1);
      expect(change).toMatchObject({ type: 'rules-changed', rules: RULES_VERSION, again: false, table: null });
    }
  });

  test('goes on from its last position by rules that lead to something else', () => {
    for (const seq of moments.slice(0, 12)) {
      const { positions: [position] = [] } = savedAt(stored, seq);
      const at = position!.seq;
      const isTail = seq > at;
      // They refuse everything that was played: the first intent of all, and every one of the running turn.
      const refuses: Step = (state, seat, intent) =>
        log.some((entry) => entry.intent === intent)
          ? fail({ code: 'malformed', message: 'Not by these rules.', rule: '' })
          : step(state, seat, intent);
      const { saved } = toPresentRules(savedAt(stored, seq, OLDER), refuses)!;
      expect([saved.log.length, saved.rules]).toEqual([at, RULES_VERSION]);
      const match = resumeMatch(saved, refuses)!;
      expect([match.seq, match.table]).toEqual([at, states[at]!.table]);
      const history = match.history(1, at);
      expect(history.slice(0, -1).every(({ events }) => events.length === 0)).toBe(true);
      expect(history.at(-1)!.events).toEqual([
        { type: 'rules-changed', rules: RULES_VERSION, number: states[at]!.table.turn.number, again: isTail, table: states[at]!.table },
      ]);
      // What follows is played by the rules that there are now.
      for (const { player, intent } of log.slice(at)) {
        const played = match.play(player, { ...intent });
        if (!played.ok) throw new Error(played.error.message);
        match.commit(played.value);
      }
      expect(match.table).toEqual(states.at(-1)!.table);
    }
  });

  test('keeps the intents of the running turn by rules that lead to something else before it', () => {
    const seq = moments.at(-1)!;
    const at = savedAt(stored, seq).positions![0]!.seq;
    const first = log[0]!.intent;
    const refuses: Step = (state, seat, intent) =>
      intent === first ? fail({ code: 'malformed', message: 'Not by these rules.', rule: '' }) : step(state, seat, intent);
    const { saved } = toPresentRules(savedAt(stored, seq, OLDER), refuses)!;
    expect(saved.log).toEqual(log.slice(0, seq));
    const match = resumeMatch(saved, refuses)!;
    expect(match.table).toEqual(states[seq]!.table);
    expect(match.history(at + 1, seq)).toEqual(resumeMatch(savedAt(stored, seq))!.history(at + 1, seq));
    // And once more, by a third version before another turn has begun: as of the same position.
    const again = toPresentRules(
      { ...saved, rules: OLDER, positions: saved.positions!.map((kept) => ({ ...kept, rules: OLDER })) },
      refuses,
    )!;
    expect(resumeMatch(again.saved, refuses)!.table).toEqual(states[seq]!.table);
  });
});

test('a position has the piles, and is of the state at the beginning of a turn', () => {
  for (const { positions, states } of MATCHES) {
    const kept = new Set(positions.flatMap((position) => position ?? []));
    expect(kept.size).toBeGreaterThan(4);
    for (const { seq, content } of kept) {
      const { table, piles } = states[seq]!;
      expect([table.decision, table.battle, table.outcome]).toEqual([null, null, null]);
      expect(content).toContain(textOfPosition({ table, piles, previous: null }));
    }
  }
});

test('a match without a position, and one whose position is damaged, cannot go on', () => {
  const saved = savedAt(MATCHES[0]!, 20, OLDER);
  const { positions: _positions, ...without } = saved;
  expect(toPresentRules(without)).toBeNull();
  const [position] = saved.positions!;
  const contents = [
    '',
    '{}',
    'null',
    position!.content.replace('"pile":[', '"pile":["no-tile",'),
    position!.content.replace(/"army":"[^"]+"/, '"army":"none"'),
  ];
  for (const content of contents) {
    const damaged = { ...saved, positions: [{ ...position!, content }] };
    expect([content, toPresentRules(damaged)]).toEqual([content, null]);
    // By the same rules everything is played again.
    const same = { ...damaged, rules: RULES_VERSION, positions: [{ ...position!, content, rules: RULES_VERSION }] };
    expect(resumeMatch(same)!.table).toEqual(MATCHES[0]!.states[20]!.table);
  }
  expect(toPresentRules({ ...saved, finished: true })).toBeNull();
  expect(toPresentRules({ ...saved, rules: RULES_VERSION + 1 })).toBeNull();
});
