import { MINDS } from '@hexfall/shared/ai/levels';
import { PlanningPlayer } from '@hexfall/shared/ai/PlanningPlayer';
import { matchInMatrix } from '@hexfall/shared/cli/matchPlan';
import { LEVELS } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { GameState } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { slowTest } from '../support/slow.js';

/*
 * Computer players of every level: what they choose is legal in every mode, with every option, army and map; they see no more than a
 * person in their seat; and the same numbers give the same match. HEXFALL_SLOW=1 npm test -- test/laws/computerPlayers plays whole
 * rounds of every level.
 */

const MOST_INTENTS = 2000;

type Players = (seat: number) => PlanningPlayer;

/** Plays a match to its end; throws when an intent is refused. */
const play = (start: GameState, players: Players): { readonly intents: readonly Intent[]; readonly asked: ReadonlySet<string> } => {
  const seated = start.table.players.map((_, seat) => players(seat));
  const [intents, asked]: [Intent[], Set<string>] = [[], new Set()];
  let state = start;
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    if (state.table.decision) asked.add(state.table.decision.kind);
    const intent = seated[seat]!.choose(state.table, seat);
    const next = step(state, seat, intent);
    if (!next.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${next.error.message}`);
    intents.push(intent);
    if (intents.length > MOST_INTENTS) throw new Error('a match without an end');
    state = next.value.state;
  }
  return { intents, asked };
};

const begin = (game: number): GameState => {
  const created = createMatch({ ...matchInMatrix(game), seed: `computer/${game}` });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

const playMatrix = (from: number, games: number, level: (typeof LEVELS)[number]): Set<string> => {
  const asked = new Set<string>();
  for (let game = from; game < from + games; game++) {
    const played = play(begin(game), (seat) => new PlanningPlayer(MINDS[level], randomFrom(game * 4 + seat)));
    for (const kind of played.asked) asked.add(kind);
  }
  return asked;
};

test('the quickest level plays matches of all modes, and others with other options, armies and maps, to their end', () => {
  const asked = playMatrix(16, 16, 'recruit');
  expect([...asked]).toEqual(expect.arrayContaining(['push', 'order', 'explode', 'rocket', 'target', 'convert']));
});

test.each(['civilian', 'cadet'] as const)('a %s plays matches of all modes to their end', (level) => {
  expect([...playMatrix(16, 8, level)]).toContain('explode');
});

test.each([
  ['scout', 12, ['push', 'explode']],
  ['soldier', 19, ['push', 'explode', 'rocket', 'order']],
  ['veteran', 47, ['medic', 'target', 'rocket']],
] as const)('a %s plays a match of more than two to its end', (level, game, questions) => {
  expect([...playMatrix(game, 1, level)]).toEqual(expect.arrayContaining([...questions]));
});

const duel = (seed: string): GameState => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['moloch', 'hegemony'], seed });
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
};

/** The strongest level with less to look at: the same code in less time. */
const HASTY = {
  ...MINDS.commander,
  beam: { widths: [2, 1], nodes: 400 },
  replies: { ...MINDS.commander.replies!, rounds: [{ plans: 3, draws: 2 }] },
};

test('the same numbers give the same match', () => {
  const intents = (): readonly Intent[] =>
    play(duel('same'), (seat) => new PlanningPlayer(seat === 0 ? HASTY : MINDS.recruit, randomFrom(seat))).intents;
  expect(intents()).toEqual(intents());
});

test('S2: no choice depends on the order of the draw piles', () => {
  const choices = (piles: GameState['piles']): readonly Intent[] => {
    const start = { ...duel('piles'), piles };
    const players = [0, 1].map((seat) => new PlanningPlayer(HASTY, randomFrom(seat)));
    const chosen: Intent[] = [];
    // Up to the first draw that differs, the tables are the same.
    for (let state: GameState = start; state.table.turn.number < 2;) {
      const seat = actingSeat(state.table)!;
      const intent = players[seat]!.choose(state.table, seat);
      chosen.push(intent);
      const next = step(state, seat, intent);
      if (!next.ok) throw new Error(next.error.message);
      ({ state } = next.value);
    }
    return chosen;
  };
  const { piles } = duel('piles');
  // What the first player draws in the first turn stays where it is.
  const turned = piles.map((pile) => [...pile!.slice(0, 3), ...pile!.slice(3).toReversed()]);
  expect(turned).not.toEqual(piles);
  expect(choices(turned)).toEqual(choices(piles));
});

test('the table a player looks at is left as it is', () => {
  const { table } = duel('untouched');
  const before = JSON.stringify(table);
  new PlanningPlayer(HASTY, randomFrom(1)).choose(table, actingSeat(table)!);
  expect(JSON.stringify(table)).toBe(before);
});

slowTest('matches of every level', 8, 300_000, (count) => {
  for (const level of LEVELS) playMatrix(1000, count, level);
});
