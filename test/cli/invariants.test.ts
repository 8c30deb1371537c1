import type { ComputerPlayer } from '@hexfall/shared/ai/players';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { type AcceptedIntent, brokenBy, brokenOnCloserLook, disagreements } from '@hexfall/shared/cli/invariants';
import { type PlayedGame, playGame } from '@hexfall/shared/cli/playGame';
import { BOMBER, SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import type { Intent } from '@hexfall/shared/model/intent';
import { randomFrom } from '@hexfall/shared/model/random';
import { type GameState, NOBODY, type Player, type Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { playedMatch, setupOf } from '../notation/examples.js';
import { stateOf } from '../support/states.js';

describe('the watch over the laws', () => {
  const { tables, intents } = playedMatch(setupOf('watch'), 4);

  const moveAt = (index: number): AcceptedIntent => {
    const { player: seat, intent } = intents[index]!;
    const before = stateOf(tables[index]!);
    const done = step(before, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    return { before, seat, intent, after: done.value.state, events: done.value.events };
  };

  test('sees nothing wrong in a match', () => {
    for (let index = 0; index < 40; index++) {
      const move = moveAt(index);
      expect([...brokenBy(move), ...brokenOnCloserLook(move)]).toEqual([]);
    }
  });

  test('sees a tile that is lost, and a tile that is another', () => {
    const move = moveAt(20);
    const lost = ending(withFirst((player) => ({ ...player, pile: player.pile - 1 })));
    expect(brokenBy(lost)).toEqual(['the number of tiles has changed']);
    const [first, ...rest] = move.after.piles;
    const [, ...others] = first!;
    expect(brokenOnCloserLook({ ...move, after: { ...move.after, piles: [['moloch/medic', ...others], ...rest] } })).toContain(
      'the tiles are no longer those of the armies',
    );
  });

  test('sees an HQ that is healed', () => {
    const move = moveAt(20);
    const players = move.before.table.players.map((player) => ({ ...player, hq: 1 }));
    expect(brokenBy({ ...move, before: { ...move.before, table: { ...move.before.table, players } } })).toEqual([
      'the toughness of an HQ has risen',
    ]);
  });

  test('sees events that do not give the state', () => {
    const move = moveAt(20);
    expect(brokenOnCloserLook({ ...move, events: [] })).toEqual(['the events do not give the state']);
  });

  test('sees a legal intent that is not listed, and a listed one that is refused', () => {
    const { before, seat } = moveAt(20);
    const legal = legalIntents(before.table, seat);
    const [first, ...rest] = legal;
    expect(disagreements(before, seat, legal, legal)).toEqual([]);
    expect(disagreements(before, seat, rest, [first!])).toEqual([`${JSON.stringify(first)} is accepted but not listed`]);
    const wrong: Intent = { do: 'choose', key: 'explode' };
    expect(disagreements(before, seat, [...legal, wrong], [])).toEqual([`${JSON.stringify(wrong)} is listed but refused`]);
  });

  /** The move at 20, with another table after it. */
  const ending = (change: (after: Table) => Table): AcceptedIntent => {
    const move = moveAt(20);
    return { ...move, after: { ...move.after, table: change(move.after.table) } };
  };

  const withFirst =
    (change: (player: Player) => Player) =>
    (table: Table): Table => ({
      ...table,
      players: table.players.map((player, seat) => (seat === 0 ? change(player) : player)),
    });

  test('G3: sees points that are lost', () => {
    const move = moveAt(20);
    const players = move.before.table.players.map((player) => ({ ...player, score: 1 }));
    expect(brokenBy({ ...move, before: { ...move.before, table: { ...move.before.table, players } } })).toEqual(['points have been lost']);
  });

  test('P1: sees a mercenary that has not been hired', () => {
    const odd = ending(withFirst((player) => ({ ...player, mercenaries: ['mercenary/gunner'] })));
    expect(brokenBy(odd)).toEqual(['the number of tiles has changed']);
    expect(brokenOnCloserLook(odd)).toContain('the tiles are no longer those of the armies');
  });

  test('P2, P4: a bomber has no owner, but must belong to the match and be there once', () => {
    const other = 'there are other bombers than the match is played with';
    const held = (tile: TileKey): ((table: Table) => Table) => withFirst((player) => ({ ...player, hand: [...player.hand, tile] }));
    const placed = (table: Table): Table => ({
      ...table,
      board: table.board.with(table.board.indexOf(null), { owner: NOBODY, tile: BOMBER, rot: 0, wounds: 0, used: [] }),
    });
    const neutral = (table: Table): Table => ({ ...table, options: { ...table.options, bomber: 'neutral' } });
    expect(brokenBy(ending(placed))).toEqual([]);
    expect(brokenOnCloserLook(ending(placed))).toContain(other);
    expect(brokenOnCloserLook(ending((table) => neutral(placed(table))))).not.toContain(other);
    expect(brokenOnCloserLook(ending((table) => neutral(held(BOMBER)(placed(table)))))).toContain(other);
    expect(brokenOnCloserLook(ending(held(SECOND_BOMBER)))).toContain(other);
  });

  const start = (): GameState => {
    const created = createMatch(setupOf('watched'));
    if (!created.ok) throw new Error(created.error.message);
    return created.value;
  };

  /** Every seat by one player. */
  const played = (choose: ComputerPlayer['choose']): PlayedGame => playGame(start(), [{ choose }, { choose }]);
  const random = randomFrom(1);
  const atRandom: ComputerPlayer['choose'] = (table, seat) => POLICIES.random(table, seat, random);

  test('plays a game to its end', () => {
    const { broken, outcome } = played(atRandom);
    expect(broken).toEqual([]);
    expect(outcome).not.toBeNull();
  });

  test('breaks a game off in which an intent is refused', () => {
    const refused = played(() => ({ do: 'battle' }));
    expect(refused).toMatchObject({ outcome: null, intents: 0, broken: ['{"do":"battle"} is refused: set-up'] });
  });

  test('sees a table that is changed in place', () => {
    const { broken } = played((table, seat) => {
      table.turn.uses += 0.5;
      return atRandom(table, seat);
    });
    expect(broken).toContain('a table has been changed in place');
  });
});
