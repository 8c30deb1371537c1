import type { MatchPlace, Pairing } from '@hexfall/shared/competition/acts';
import {
  type Competition,
  entrantsIn,
  evolveCompetition,
  newCompetition,
  pairedIn,
  roundsBeforeKnockOut,
} from '@hexfall/shared/competition/competition';
import { isBegunByBoth } from '@hexfall/shared/competition/pairingResults';
import { nextPairings } from '@hexfall/shared/competition/pairings';
import { BOUT_KINDS, type Regulations, TIE_BREAKS } from '@hexfall/shared/competition/regulations';
import { standingsOf } from '@hexfall/shared/competition/standings';
import { pick, randomFrom, type RandomSource, sample, shuffled } from '@hexfall/shared/model/random';
import { SERIES_KINDS } from '@hexfall/shared/model/series';
import { noShow, Played, playedBout } from '../support/competitions.js';
import { cases, slowTest } from '../support/slow.js';

/*
 * Laws of competitions, on random tournaments of all formats with late entries, leavers, pauses, absences, corrections and limits. HEXFALL_SLOW=1
 * plays 10,000 more of persons (three minutes): HEXFALL_SLOW=1 npm test -- test/laws/competition -t slow
 */

/** More of them take long, and show nothing else. */
const MOST_TEAMS = 12;

const randomRegulations = (
  random: RandomSource,
  hasTeams: boolean,
): { readonly regulations: Partial<Regulations>; readonly entrants: number } => {
  const format = pick(['swiss', 'swiss', 'swiss', 'round-robin', 'knock-out'] as const, random);
  const most = { swiss: pick([8, 12, 40, 64], random), 'round-robin': 11, 'knock-out': 33 }[format];
  const entrants = 2 + Math.floor(random() * ((hasTeams ? Math.min(most, MOST_TEAMS) : most) - 1));
  const bout = pick(hasTeams ? BOUT_KINDS : SERIES_KINDS, random);
  const boards = !hasTeams ? 1 : bout === 'duplicate' ? pick([2, 4], random) : pick([2, 3, 4, 5], random);
  return {
    entrants,
    regulations: {
      format,
      bout,
      boards,
      rounds: format === 'swiss' && random() < 0.5 ? 2 + Math.floor(random() * 8) : 0,
      halves: random() < 0.3 ? 2 : 1,
      finals: format === 'knock-out' ? 0 : pick([0, 0, 2, 4, 8] as const, random),
      tieBreaks: sample(TIE_BREAKS, Math.floor(random() * 5), random),
      lateUntil: 3,
      begins: 1000,
      checkIn: pick([0, 60], random),
      limit: 600,
      pause: 30,
    },
  };
};

/** Whether everybody can be paired with somebody new, and the one of an odd number who has a bye is one of some. */
const canPair = (left: readonly number[], hasMet: (a: number, b: number) => boolean, mayHaveBye: (entrant: number) => boolean): boolean => {
  const [one, ...others] = left;
  if (one === undefined) return true;
  if (left.length % 2 === 1 && mayHaveBye(one) && canPair(others, hasMet, mayHaveBye)) return true;
  return others.some(
    (two) =>
      !hasMet(one, two) &&
      canPair(
        others.filter((other) => other !== two),
        hasMet,
        mayHaveBye,
      ),
  );
};

const totals = { tournaments: 0, rounds: 0, pairs: 0, again: 0, byes: 0, freeAgain: 0, across: 0, third: 0, deals: 0 };

/** Nobody meets again, and nobody gets points without a match again, unless it cannot be helped; among more than twelve it always can. */
const watchSwiss = (played: Played, pairings: readonly Pairing[]): void => {
  const table = played.standings.map(({ entrant, scores }) => ({ entrant, scores: scores.slice(0, played.round - 1) }));
  const scoresBefore = new Map(table.map(({ entrant, scores }) => [entrant, scores]));
  const hasMet = (a: number, b: number): boolean => scoresBefore.get(a)!.some(({ opponent }) => opponent === b);
  const isNew = (entrant: number): boolean => scoresBefore.get(entrant)!.every(({ how }) => how !== 'free');
  const pointsOf = (entrant: number): number => scoresBefore.get(entrant)!.reduce((sum, { points }) => sum + points, 0);
  const here = entrantsIn(played.state);
  for (const { entrants } of pairings) {
    const [one, two] = entrants;
    if (two === null) totals.byes++;
    else totals.pairs++;
    if (two !== null && pointsOf(one) !== pointsOf(two)) totals.across++;
    if (two !== null && hasMet(one, two)) {
      totals.again++;
      expect(here.length).toBeLessThanOrEqual(12);
      expect(canPair(here, hasMet, () => true)).toBe(false);
    }
    if (two === null && !isNew(one)) {
      totals.freeAgain++;
      // Somebody new has the bye, unless that means that two meet again; searched with few entrants only.
      if (here.length > 12) expect(here.some(isNew)).toBe(false);
      else expect(canPair(here, hasMet, isNew)).toBe(false);
    }
    for (const [side, entrant] of entrants.entries()) {
      const before =
        entrant === null
          ? []
          : scoresBefore
              .get(entrant)!
              .filter(({ how }) => how === 'played')
              .slice(-2);
      const isThird = two !== null && before.length === 2 && before.every(({ began }) => began === (side === 0));
      if (isThird && !isBegunByBoth(played.state.regulations)) totals.third++;
    }
  }
};

/** A round has everybody who is in once, and nobody else; of a knock-out only some of them. */
const watchRound = (played: Played): void => {
  const { state, pairings } = played;
  const paired = pairedIn({ pairings });
  expect(new Set(paired).size).toBe(paired.length);
  expect(paired.every((entrant) => entrantsIn(state).includes(entrant))).toBe(true);
  totals.rounds++;
  if (played.round > roundsBeforeKnockOut(state)) return;
  expect(paired).toHaveLength(entrantsIn(state).length);
  if (state.regulations.format === 'swiss') watchSwiss(played, pairings);
};

/** The same competition with other numbers for its entrants. */
const renamed = (state: Competition, names: readonly number[]): Competition => ({
  ...state,
  entrants: [...names.keys()].map((name) => state.entrants[names.indexOf(name)]!),
  order: state.order.map((entrant) => names[entrant]!),
  rounds: state.rounds.map((round) => ({
    ...round,
    absent: round.absent.map((entrant) => names[entrant]!),
    lineUps: round.lineUps.map((lineUp) => ({ ...lineUp, entrant: names[lineUp.entrant]! })),
    missing: round.missing.map((one) => ({ ...one, entrant: names[one.entrant]! })),
    pairings: round.pairings.map(({ entrants: [a, b] }): Pairing => ({ entrants: [names[a]!, b === null ? null : names[b]!] })),
  })),
});

/** What the points of the two in a pairing may sum up to. */
const sumsOf = ({ bout, boards }: Regulations): readonly number[] => (bout === 'return' && boards === 1 ? [0, 4, 6] : [0, 2, 3]);

/** The outcomes of a deal count together: without one of them the standings are those without both. If somebody was absent, each counts by itself. */
const watchDeals = ({ state, outcomes, results }: Played, random: RandomSource): void => {
  if (state.regulations.bout !== 'duplicate') return;
  const isCorrected = ({ round }: MatchPlace): boolean => state.corrections.some((one) => one.round === round);
  const last = outcomes.filter((one) => one.round === state.rounds.length && !isCorrected(one));
  for (const { boards } of results.flatMap((result) => result ?? []))
    for (let board = 0; board < boards.length; board += 2) {
      const [one, two] = [boards[board]!.outcomes, boards[board + 1]!.outcomes];
      if ([...one, ...two].every(({ end }) => end !== 'no-show')) expect(one.length).toBe(two.length);
    }
  if (last.length === 0) return;
  const one = pick(last, random);
  const two = last.find(
    (other) => other !== one && other.pairing === one.pairing && Math.floor(other.board / 2) === Math.floor(one.board / 2),
  );
  const isWhole = two && [one, two].every(({ outcome }) => outcome.end !== 'no-show');
  if (!isWhole) return;
  totals.deals++;
  expect(
    standingsOf(
      state,
      outcomes.filter((other) => other !== one),
    ),
  ).toEqual(
    standingsOf(
      state,
      outcomes.filter((other) => other !== one && other !== two),
    ),
  );
};

/** What holds at any moment. */
const watchState = (played: Played, random: RandomSource): void => {
  const { state, outcomes, standings } = played;
  expect(standingsOf(state, shuffled([...outcomes], random))).toEqual(standings);
  const names = shuffled([...state.entrants.keys()], random);
  const named = standings.map((standing) => ({
    ...standing,
    entrant: names[standing.entrant]!,
    scores: standing.scores.map((score) => ({ ...score, opponent: score.opponent === null ? null : names[score.opponent]! })),
  }));
  expect(standingsOf(renamed(state, names), outcomes)).toEqual(named);
  const scores = new Map(standings.map(({ entrant, scores: own }) => [entrant, own]));
  for (const [index, { pairings }] of state.rounds.entries())
    for (const { entrants } of pairings) {
      const [one, two] = entrants.map((entrant) => (entrant === null ? null : scores.get(entrant)![index]!));
      if (two === null || one!.how === 'open') continue;
      expect(sumsOf(state.regulations)).toContain(one!.points + two!.points);
      expect(one!.hq + two!.hq).toBe(0);
    }
  // Who is not paired, or not here, gets nothing.
  for (const own of scores.values())
    for (const { how, points, boards } of own) if (how === 'missed') expect([points, boards]).toEqual([0, 0]);
  watchDeals(played, random);
};

/** A correction gives the standings that its outcome would have given at once. */
const watchCorrection = (played: Played, random: RandomSource): void => {
  const { state, outcomes } = played;
  if (outcomes.length === 0) return;
  const { round, pairing, board, match } = pick(outcomes, random);
  const outcome = playedBout(Math.floor(random() * 20), Math.floor(random() * 20));
  const corrected = evolveCompetition(state, { do: 'correct', round, pairing, board, match, outcome }, 0);
  const isCorrected = (one: MatchPlace): boolean =>
    one.round === round && one.pairing === pairing && one.board === board && one.match === match;
  const atOnce = outcomes.map((one) => (isCorrected(one) ? { ...one, outcome } : one));
  expect(standingsOf(corrected, outcomes)).toEqual(standingsOf(state, atOnce));
};

/** What captains do: they hand in line-ups, or bad ones that are refused. */
const lineUp = (played: Played, entrant: number, random: RandomSource): void => {
  const team = played.state.entrants[entrant]?.team;
  if (!team) return;
  const persons = shuffled([...team.persons], random).slice(0, played.state.regulations.boards);
  const act = { do: 'line-up', round: played.round, entrant, persons } as const;
  if (played.refusal(act) !== null) return;
  expect(played.refusal({ ...act, persons: persons.map(() => persons[0]!) })).toBe(persons.length > 1 ? 'bad-line-up' : null);
  played.do(act, { entrant, person: team.captain });
};

/** What people do between two acts: they check in, enter late, leave, pause and come back, and hand in line-ups. */
const live = (played: Played, random: RandomSource): void => {
  const { state } = played;
  const last = state.rounds.at(-1);
  played.here = last?.begun === null ? pairedIn(last).filter(() => random() > 0.02) : [];
  played.missing = played.here.flatMap((entrant) =>
    (state.entrants[entrant]?.team?.persons ?? []).filter(() => random() < 0.05).map((person) => ({ entrant, person })),
  );
  for (const entrant of played.here) if (state.entrants[entrant]?.team && random() < 0.3) lineUp(played, entrant, random);
  for (const [entrant, { status }] of state.entrants.entries()) {
    const act = { do: 'pause', entrant, on: status !== 'paused' } as const;
    if (status !== 'left' && random() < 0.02) played.do({ do: 'leave', entrant }, { entrant });
    else if (status !== 'left' && random() < (status === 'paused' ? 0.6 : 0.02) && played.refusal(act, { entrant }) === null)
      played.do(act, { entrant });
  }
  const entrant = random() < 0.5 ? state.entrants.length : Math.floor(random() * state.entrants.length);
  const enter = { do: 'enter', entrant } as const;
  if (random() >= 0.3 || played.refusal(enter, { entrant }) !== null) return;
  if (entrant < state.entrants.length) played.do(enter, { entrant });
  else played.enter(entrant, state.regulations.boards === 1 ? 1 : 1 + Math.floor(random() * (state.regulations.boards + 2)));
};

/** No process serves for a while: whatever is due comes later by that time, and nothing is due before it was. */
const rest = (played: Played, random: RandomSource): void => {
  const before = played.due();
  const gap = 60_000 + Math.floor(random() * 1_000_000);
  played.now += gap;
  played.do({ do: 'resume', gap }, 'time');
  const after = played.due();
  if (before && 'at' in before) expect(after).toEqual({ at: before.at + gap });
  else expect(after && 'act' in after ? after.act.do : after).toEqual(before && before.act.do);
};

/** Plays matches of the round that runs, in any order; some are left to the limit. */
const playSome = (played: Played, strength: readonly number[], random: RandomSource): void => {
  const { results } = played;
  const stored = new Set(
    played.outcomes.flatMap(({ round, pairing, board, match }) => (round === played.round ? [`${pairing} ${board} ${match}`] : [])),
  );
  const boards = [...Array(played.state.regulations.boards).keys()];
  const all = [...played.pairings.keys()].flatMap((place) => boards.map((board) => [place, board] as const));
  for (const [place, board] of shuffled(all, random)) {
    const match = results[place]?.boards[board]?.next ?? null;
    if (match === null || stored.has(`${place} ${board} ${match}`)) continue;
    const [one, two] = played.pairings[place]!.entrants as readonly [number, number];
    const isFirst = random() < 1 / (1 + Math.exp((strength[two] ?? 1) - (strength[one] ?? 1)));
    const margin = random() < 0.05 ? 0 : 1 + Math.floor(random() * 12);
    if (random() < 0.015) played.store({ pairing: place, board, match }, noShow(random() < 0.1 ? null : isFirst ? 0 : 1));
    else if (random() < 0.995) played.store({ pairing: place, board, match }, isFirst ? playedBout(margin, 0) : playedBout(0, margin));
  }
};

const playTournament = (seed: number, hasTeams: boolean): Played => {
  const random = randomFrom(seed);
  const { regulations, entrants } = randomRegulations(random, hasTeams);
  const played = new Played(regulations, entrants, random);
  const strength = Array.from({ length: 2 * entrants }, () => 4 * random());
  let steps = 0;
  while (played.state.phase !== 'closed') {
    if (++steps > 1000) throw new Error('the tournament does not end');
    const due = played.due();
    if (due && 'act' in due) {
      const { rounds } = played.state;
      played.do(due.act, 'time');
      if (played.round > rounds.length) watchRound(played);
      // What has been done is not due again.
      const after = played.due();
      expect(after && 'act' in after && after.act.do === due.act.do ? after : null).toBeNull();
      if (due.act.do === 'stop') expect(played.isRoundOver).toBe(true);
      continue;
    }
    if (played.state.phase === 'running' && random() < 0.05) rest(played, random);
    const before = JSON.stringify(played.state);
    live(played, random);
    const last = played.state.rounds.at(-1);
    if (last && last.begun !== null && !played.isRoundOver) playSome(played, strength, random);
    if (steps % 7 === 0) watchState(played, random);
    if (steps % 5 === 0) watchCorrection(played, random);
    if (due) played.now = Math.max(played.now, random() < 0.5 ? due.at : played.now + 1000);
    else if (before === JSON.stringify(played.state) && random() < 0.1) played.do({ do: 'close' });
  }
  expect(played.due()).toBeNull();
  watchState(played, random);
  const read = JSON.parse(JSON.stringify(played.acts)) as typeof played.acts;
  const first = newCompetition(JSON.parse(JSON.stringify(played.state.regulations)) as Regulations);
  expect(read.reduce((state, { act, at }) => evolveCompetition(JSON.parse(JSON.stringify(state)) as Competition, act, at), first)).toEqual(
    played.state,
  );
  expect(nextPairings(played.state, played.outcomes)).toEqual(nextPairings(played.state, shuffled([...played.outcomes], random)));
  totals.tournaments++;
  return played;
};

const playAll = (first: number, count: number, hasTeams = false): void => {
  for (let seed = first; seed < first + count; seed++) {
    try {
      playTournament(seed, hasTeams);
    } catch (error) {
      throw new Error(`tournament ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, { cause: error });
    }
  }
};

test('the laws hold in random tournaments', () => {
  playAll(1, cases(150, 150));
  expect(totals.tournaments).toBe(cases(150, 150));
  expect([totals.rounds, totals.pairs, totals.byes].every((count) => count > 100)).toBe(true);
  // A third time in a row is rarer than a pairing of two that have met.
  expect(totals.third).toBeLessThan(totals.pairs / 1000);
});

test('the laws hold in random tournaments of teams', () => {
  const before = totals.deals;
  playAll(1, cases(100, 100), true);
  expect(totals.deals - before).toBeGreaterThan(20);
});

slowTest('random tournaments', 10_000, 100, (count) => {
  playAll(1000, count);
  console.log(JSON.stringify(totals));
});
