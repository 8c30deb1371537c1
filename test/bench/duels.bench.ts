import { DUEL, LARGE_TEAM_MATCH, playMatch } from './matches.js';
import { print, rateOf } from './measure.js';

/** Plays whole matches; gives how many intents a second that comes to. */
const intentsPerSecond = (what: string, play: (game: number) => number): number => {
  let intents = 0;
  let matches = 0;
  const rate = rateOf((game) => {
    intents += play(game);
    matches++;
  });
  print(`${what}, matches`, rate, '/s');
  print(`${what}, intents`, (rate * intents) / matches, '/s');
  return (rate * intents) / matches;
};

const duel = intentsPerSecond('random duels', (game) => playMatch(DUEL, 2, game));
const team = intentsPerSecond('random team matches of four on the large board', (game) => playMatch(LARGE_TEAM_MATCH, 4, game));
print('an intent there in relation to one of a duel', duel / team, ' ×');
