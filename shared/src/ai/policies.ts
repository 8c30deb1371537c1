import type { Intent, IntentKind } from '../model/intent.js';
import { pick, type RandomSource } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { fightByDefault } from '../rules/battle/fightBattle.js';
import { kindsToTry, legalIntents, listFor } from '../rules/legal.js';
import { sides, teamOf } from '../rules/sides.js';
import { preview } from '../rules/step.js';

/** Chooses what a player does; the player is the one to act. */
export type Policy = (table: Table, seat: Seat, random: RandomSource) => Intent;

/** How often a kind of intent is chosen when it is possible, in relation to the others. */
const weightOf = (kind: IntentKind): number => {
  switch (kind) {
    case 'place':
      return 8;
    case 'discard':
    case 'battle':
    case 'end-turn':
      return 1;
    default:
      return 2;
  }
};

/** Which weight a number from 0 up to their sum falls on. */
const placeIn = (weights: readonly number[], number: number): number => {
  let left = number;
  for (let place = 0; place < weights.length; place++) if ((left -= weights[place]!) < 0) return place;
  throw new Error('a number beyond all weights');
};

/** Chooses a kind of intent by weight, then any intent of that kind, so that it tries all the rules. Generates one intent, not a list of all. */
const random: Policy = (table, _seat, draw) => {
  const kinds = kindsToTry(table);
  const weights: number[] = [];
  let total = 0;
  for (const kind of kinds) {
    const weight = weightOf(kind);
    weights.push(weight);
    total += weight;
  }
  while (total > 0) {
    const place = placeIn(weights, draw() * total);
    const menu = listFor(table, kinds[place]!);
    if (menu.size > 0) return menu.at(Math.floor(draw() * menu.size));
    total -= weights[place]!;
    weights[place] = 0;
  }
  throw new Error('nobody is to act');
};

/** How many intents `greedy` looks at in one position. */
const LOOKS = 24;

/** Examines some of the possibilities and takes the one with the best battle for the own side. */
const greedy: Policy = (table, seat, draw) => {
  const legal = legalIntents(table, seat);
  const candidates = legal.length <= LOOKS ? legal : [legal.at(-1)!, ...Array.from({ length: LOOKS }, () => pick(legal, draw))];
  const values = candidates.map((intent) => valueAfter(table, seat, intent));
  return candidates[values.indexOf(Math.max(...values))]!;
};

/** What the position is worth to a side once the intent is carried out and a battle is fought. */
const valueAfter = (table: Table, seat: Seat, intent: Intent): number => {
  const done = preview(table, seat, intent);
  if (!done.ok) return -Infinity;
  const cost = intent.do === 'discard' && !table.turn.mustDiscard ? 0.5 : 0;
  const value = valueOf(done.value.table, seat) - cost;
  // L18 allows turning turrets without end. Only requiring an improvement terminates.
  return intent.do === 'rotate-turret' && value <= valueOf(table, seat) ? -Infinity : value;
};

const valueOf = (table: Table, seat: Seat): number => {
  if (table.outcome) return table.outcome.winners.includes(seat) ? 100 : table.outcome.winners.length > 0 ? -100 : 0;
  return balance(foughtOut(table), seat) + balance(table, seat);
};

/** The table after a battle in which every question is answered by the default. */
const foughtOut = (table: Table): Table => (table.battle || table.decision ? table : fightByDefault(table, table.turn.player).table);

/** Toughness and units on the own side less those of the strongest other side. */
const balance = (table: Table, seat: Seat): number => {
  const totals = sides(table).map((seats) =>
    seats.reduce((sum, own) => sum + table.players[own]!.hq + table.players[own]!.score + unitsOf(table, own) / 2, 0),
  );
  const team = teamOf(table.options.mode, seat);
  return totals[team]! - Math.max(...totals.filter((_, other) => other !== team));
};

const unitsOf = ({ board }: Table, seat: Seat): number => board.filter((unit) => unit?.owner === seat).length;

export const POLICIES = { random, greedy } as const satisfies Record<string, Policy>;
