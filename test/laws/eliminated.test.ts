import type { GameEvent } from '@hexfall/shared/model/event';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { type ModeMatch, playOn, setupOf, terrainSetupOf } from '../support/modeMatches.js';
import { modePositionOf } from '../support/modePositions.js';
import { show } from '../support/play.js';
import { changedTable, stepOn } from '../support/states.js';

/*
 * Who is out of the match, or has resigned, is never waited for: no turn, no question, no battle begun (B6, E5, G1). Each match is the last
 * round of one, in which a player who has drawn the last tile, or has the turn, resigns at once.
 */

const MATCHES = 240;

/** A match from the middle, without the player who has drawn the last tile; null if that ends it. */
const matchWithout = (number: number): ModeMatch | null => {
  const random = randomFrom(number);
  const setup = (number % 3 === 0 ? terrainSetupOf : setupOf)(number);
  const table = modePositionOf(setup, random);
  const gone = pick([...table.players.keys()], random);
  const lastDrawnBy = random() < 0.8 ? gone : pick([...table.players.keys()], random);
  const resigned = stepOn(changedTable(table, { turn: { ...table.turn, lastDrawnBy } }), gone, { do: 'resign' });
  if (!resigned.ok) throw new Error(resigned.error.message);
  const start = resigned.value.table;
  return start.outcome ? null : playOn(`match ${number} without player ${gone}`, start, number);
};

/** Who is out, or has resigned, event by event. */
const isOut = (table: Table, events: readonly GameEvent[], seat: Seat): boolean =>
  table.players[seat]!.out || events.some((event) => event.type === 'left' && event.player === seat);
const hasResigned = (table: Table, events: readonly GameEvent[], seat: Seat): boolean =>
  table.players[seat]!.resigned || events.some((event) => event.type === 'resigned' && event.player === seat);

test('B6 E5 G1 who is out or has resigned is asked nothing, has no turn and starts no battle', () => {
  const modes = new Set<string>();
  for (let number = 0; number < MATCHES; number++) {
    const match = matchWithout(number);
    if (!match) continue;
    modes.add(match.end.options.mode);
    for (const { before, events, after } of match.steps) {
      const fail = (what: string): never => {
        throw new Error(`${match.name}: ${what}\n${show(before)}`);
      };
      events.forEach((event, index) => {
        const earlier = events.slice(0, index);
        if (event.type === 'asked' && isOut(before, earlier, event.decision.player)) fail('a player who is out is asked');
        if (event.type !== 'battle-started' && event.type !== 'turn-started') return;
        const seat = event.type === 'turn-started' ? event.player : event.starter;
        if (isOut(before, earlier, seat) || hasResigned(before, earlier, seat)) fail(`${event.type} by player ${seat}`);
      });
      const acting = actingSeat(after);
      if (acting !== null && (after.players[acting]!.out || after.players[acting]!.resigned)) fail(`player ${acting} has to act`);
    }
  }
  expect([...modes].sort()).toEqual(['deathmatch', 'deathmatch-score', 'one-vs-two', 'team', 'team-score']);
});
