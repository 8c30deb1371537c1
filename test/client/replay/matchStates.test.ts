import '../store/support/browserGlobals.js';
import { signal } from '@preact/signals';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { hqOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import { MODES } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { GameState } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { beginHistory, continueHistory, type History } from '../../../client/src/store/history.js';
import { setupOf as duelOf } from '../../notation/examples.js';
import { setupOf, terrainSetupOf } from '../../support/modeMatches.js';
import { tilesNamedBy } from '../../support/sheets.js';
import { historyOf, recordText, replayOf } from './support/recordHistory.js';

/** A match with what the engine knows of it: the state after each number of intents, and what the intents did, as the server tells it. */
interface RecordedMatch {
  readonly setup: MatchSetup;
  readonly states: readonly GameState[];
  readonly played: readonly PlayedIntent[];
}

/** How often somebody takes back what can be taken back. */
const TAKES_BACK = 0.25;

/** Plays a match at random to its end, or to that many intents; where it is allowed, actions are taken back now and then. */
const recordMatch = (setup: MatchSetup, number: number, limit = Infinity): RecordedMatch => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(number);
  const states = [created.value];
  const played: PlayedIntent[] = [];
  while (played.length < limit) {
    const state = states.at(-1)!;
    const player = actingSeat(state.table);
    if (player === null) break;
    const takesBack = state.table.canTakeBack && random() < TAKES_BACK;
    const intent: Intent = takesBack ? { do: 'take-back' } : POLICIES.random(state.table, player, random);
    const next = step(state, player, intent);
    if (!next.ok) throw new Error(`${next.error.message} ${JSON.stringify(intent)}`);
    states.push(next.value.state);
    played.push({ seq: played.length + 1, player, intent, events: next.value.events });
  }
  return { setup, states, played };
};

const MATCHES: readonly RecordedMatch[] = [
  ...MODES.map((_, number) => recordMatch(setupOf(number), number)),
  ...MODES.map((_, number) => recordMatch(terrainSetupOf(number), number + MODES.length)),
];

/** What a page folds of what the server tells it: the order of the piles is another one there. */
const toldBy = ({ states, setup, played }: RecordedMatch): History => {
  const { table } = states[0]!;
  const hired = table.players.map((_, seat) => (setup.mercenaries?.[seat] ?? []).map((id): TileKey => `mercenary/${id}`));
  return played.reduce((history, playedIntent) => continueHistory(history, playedIntent)!, beginHistory(table, hired));
};

const openedFrom = ({ setup, played }: RecordedMatch): History => historyOf(recordText(setup, played));

describe('a match that is walked through', () => {
  test('the matches are of all modes, and something is taken back in them', () => {
    expect(new Set(MATCHES.map(({ setup }) => setup.options.mode)).size).toBe(MODES.length);
    const takenBack = MATCHES.map(({ played }) => played.filter(({ intent }) => intent.do === 'take-back').length);
    expect(takenBack.filter((count) => count > 3).length).toBeGreaterThan(MODES.length);
  });

  describe.each([
    ['told by the server', toldBy],
    ['of a file', openedFrom],
  ] as const)('%s', (_, knownFrom) => {
    test.each(MATCHES.map((match, number) => [number, match.setup.options.mode, match] as const))(
      'shows at every moment the table that the engine came to (match %i, %s)',
      (_number, _mode, match) => {
        const replay = replayOf(signal(knownFrom(match)));
        expect(replay.last.value).toBe(match.played.length);
        const places = match.states.map((_state, index) => index);
        // Forward, back, and to and fro.
        for (const place of [...places, ...places.toReversed(), ...places.map((at) => (at * 7919) % places.length)]) {
          replay.goTo(place);
          expect(replay.playback.shown.value).toEqual(match.states[place]!.table);
        }
      },
    );
  });
});

/*
 * A running match: what the page has of it could be seen on the table.
 */
describe('of a running match', () => {
  const DUELS = [1, 2, 3].map((number) => recordMatch(duelOf(`running ${number}`), number, 45));

  test.each(DUELS.map((duel, number) => [number, duel] as const))('no tile is known before it is drawn (duel %i)', (_, duel) => {
    const hqs = duel.setup.armies.map(hqOf);
    for (let length = 0; length <= duel.played.length; length++) {
      const running = { ...duel, played: duel.played.slice(0, length), states: duel.states.slice(0, length + 1) };
      const replay = replayOf(signal(toldBy(running)));
      replay.goTo(Infinity);
      const drawn = running.played.flatMap(({ events }) => events.flatMap((event) => (event.type === 'drew' ? event.tiles : [])));
      const known = new Set<string>([...hqs, ...drawn]);
      const held = [replay.whole.value, replay.history.value, replay.playback.shown.value, replay.goOnFrom.value];
      const named = tilesNamedBy(held);
      expect([...named].filter((tile) => !known.has(tile))).toEqual([]);
      expect([...drawn].filter((tile) => !named.has(tile))).toEqual([]);
    }
  });
});
