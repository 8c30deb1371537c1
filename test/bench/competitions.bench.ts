import { nextPairings } from '@hexfall/shared/competition/pairings';
import { randomFrom } from '@hexfall/shared/model/random';
import { Played, playedBout } from '../support/competitions.js';
import { print, rateOf } from './measure.js';

const ROUNDS = 8;

/** A Swiss of some entrants after each of its rounds; the better of two wins more often. */
const swissOf = (entrants: number): readonly Played[] => {
  const random = randomFrom(entrants);
  const played = new Played({ rounds: ROUNDS + 1 }, entrants, random);
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round++) {
    played.pair(nextPairings(played.state, played.outcomes).map((pairing) => pairing.entrants));
    played.play(({ entrants: [one, two] }) => {
      const margin = 1 + Math.floor(random() * 12);
      return random() < 1 / (1 + Math.exp((4 * (one - two!)) / entrants)) ? playedBout(margin, 0) : playedBout(0, margin);
    });
    const after = new Played();
    [after.state, after.outcomes] = [played.state, played.outcomes];
    rounds.push(after);
  }
  return rounds;
};

/** Prints how long the next round of a Swiss takes, on average over rounds 2 to 9; milliseconds. */
const pairing = (entrants: number): number => {
  const rounds = swissOf(entrants);
  const once = 1000 / rateOf((run) => nextPairings(rounds[run % ROUNDS]!.state, rounds[run % ROUNDS]!.outcomes));
  print(`the next round of a Swiss of ${entrants}`, once, ' ms');
  return once;
};

const [few, many] = [pairing(64), pairing(256)];
print('ratio of the two (64 at most, for four times as many entrants)', many / few, ' ×');

const last = swissOf(256).at(-1)!;
print(`standings of 256 after ${ROUNDS} rounds`, 1000 / rateOf(() => last.standings), ' ms');
