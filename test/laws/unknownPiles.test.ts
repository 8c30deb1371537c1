import { randomFrom } from '@hexfall/shared/ai/random';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Player, Seat, Table } from '@hexfall/shared/model/state';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { playableIntents } from '@hexfall/shared/rules/playable';
import { step } from '@hexfall/shared/rules/step';
import { pileSize } from '@hexfall/shared/rules/view';
import { playArena, playMatch, type ModeStep } from '../support/modeMatches.js';
import { show } from '../support/play.js';
import { textOf } from '../support/traces.js';

/* Tables whose piles are numbers, as in positions written by hand: what can be played is what draws from none of them. */

const STEPS: readonly ModeStep[] = [
  ...Array.from({ length: 12 }, (_, number) => playMatch(number + 400)),
  ...Array.from({ length: 60 }, (_, number) => playArena(number + 400)),
].flatMap(({ steps }) => steps.filter((_, place) => place % 7 === 1));

const isUnknown = (table: Table, seat: Seat): boolean => typeof table.players[seat]!.pile === 'number';

/** Forgets the piles of some players, of at least one. */
const forgetful = (table: Table, random: () => number): Table => {
  const certain = Math.floor(random() * table.players.length);
  const players = table.players.map((player, seat): Player => {
    return seat === certain || random() < 0.5 ? { ...player, pile: pileSize(player) } : player;
  });
  return { ...table, players, previous: null };
};

/** Whether the intent, played where all piles are known, draws from one that is forgotten. */
const drawsFromUnknown = (known: Table, forgotten: Table, seat: Seat, intent: Intent): boolean => {
  const done = step(known, seat, intent);
  if (!done.ok) throw new Error(`refused: ${textOf(intent)}`);
  return done.value.events.some(
    (event) => event.type === 'drew' && isUnknown(forgotten, event.player) && !event.tiles.every((tile) => tile.startsWith('mercenary/')),
  );
};

const answerTo = (table: Table, seat: Seat, intent: Intent): string => {
  const done = step(table, seat, intent);
  return done.ok ? 'accepted' : done.error.code;
};

const RANDOM = randomFrom(41);
const CASES = STEPS.map((one) => ({ ...one, forgotten: forgetful(one.before, RANDOM) }));

test('of the legal intents just those are playable that draw no tile from an unknown pile; the others are refused for it', () => {
  const unplayable: string[] = [];
  for (const { before, seat, forgotten } of CASES) {
    const playable = new Set(playableIntents(forgotten, seat).map(textOf));
    for (const intent of legalIntents(before, seat)) {
      const draws = drawsFromUnknown(before, forgotten, seat, intent);
      if (draws) unplayable.push(intent.do);
      const expected = [!draws, draws ? 'unknown-pile' : 'accepted'];
      const found = [playable.delete(textOf(intent)), answerTo(forgotten, seat, intent)];
      if (String(found) !== String(expected)) throw new Error(`${seat} ${textOf(intent)}: ${String(found)}\n${show(forgotten)}`);
    }
    expect([...playable]).toEqual([]);
  }
  expect([...new Set(unplayable)].sort()).toEqual(['battle', 'choose', 'end-turn', 'place', 'place-hq', 'redraw']);
});

test('a page, which knows no piles, is shown what the player can do all the same', () => {
  for (const { before, seat, forgotten } of CASES) expect(legalIntents(forgotten, seat)).toEqual(legalIntents(before, seat));
});
