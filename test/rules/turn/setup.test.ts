import { hqOf, pileOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { HEXES, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { eventsOf, isNetted, play, refusal, unitAt } from '../../support/play.js';
import { pilesOf, tableOf } from '../../support/states.js';

const match = (armies: readonly ArmyId[] = ['borgo', 'outpost'], options: Partial<Options> = {}): Table => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, ...options }, armies, seed: 'a seed' });
  if (!created.ok) throw new Error(created.error.message);
  return tableOf(created.value);
};

const creation = (armies: readonly ArmyId[], options: Partial<Options> = {}): ReturnType<typeof createMatch> =>
  createMatch({ options: { ...DEFAULT_OPTIONS, ...options }, armies, seed: 'a seed' });

const HQS: readonly (readonly [Seat, Intent])[] = [
  [0, { do: 'place-hq', at: [0, -2], rot: 0 }],
  [1, { do: 'place-hq', at: [0, 2], rot: 3 }],
];

describe('S1 the board', () => {
  test('S1 the main board has the 19 hexes within distance 2, the expanded one 37', () => {
    expect(BOARDS.main.size).toBe(19);
    expect(BOARDS.expanded.size).toBe(37);
    expect(match().board).toHaveLength(19);
  });

  test('S1 every hex of the main board takes an HQ and none beyond it', () => {
    const table = match();
    const refused = HEXES.filter((at) => {
      const [q, r] = at;
      const near = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 2;
      if (near) play(table, [0, { do: 'place-hq', at, rot: 0 }]);
      else expect(refusal(table, 0, { do: 'place-hq', at, rot: 0 })).toMatchObject({ code: 'off-board' });
      return !near;
    });
    expect(refused).toHaveLength(18);
  });
});

describe('S2 the armies', () => {
  test('S2 the HQ is set aside and the other 34 tiles are the draw pile', () => {
    const table = match(['moloch', 'hegemony']);
    table.players.forEach((player, seat) => {
      expect(player.pile).toBe(34);
      expect([...pilesOf(table)[seat]!].sort()).toEqual(pileOf(player.army).sort());
      expect(pilesOf(table)[seat]).not.toContain(hqOf(player.army));
      expect(player).toMatchObject({ hand: [], discard: [], hq: 20, out: false, resigned: false });
    });
  });

  test('S2 two players may not take the same army', () => {
    expect(creation(['borgo', 'borgo'])).toMatchObject({ ok: false, error: { rule: 'S2' } });
  });

  test('O7 with the option they may, and both piles are shuffled by themselves', () => {
    const table = match(['borgo', 'borgo'], { sameArmy: true });
    expect(table.players.map((player) => player.army)).toEqual(['borgo', 'borgo']);
    expect(pilesOf(table)[0]).not.toEqual(pilesOf(table)[1]);
    const started = play(table, ...HQS);
    expect(unitAt(started, [0, -2])).toMatchObject({ owner: 0, tile: 'borgo/hq' });
    expect(unitAt(started, [0, 2])).toMatchObject({ owner: 1, tile: 'borgo/hq' });
  });

  test('O1 a duel is for two players', () => {
    expect(creation(['borgo']).ok).toBe(false);
    expect(creation(['borgo', 'moloch', 'outpost']).ok).toBe(false);
    expect(creation([]).ok).toBe(false);
  });

  test('S2 everything but the order of the draw piles is open', () => {
    const table = play(match(), ...HQS);
    expect(table.players.map(({ pile, onTop }) => [pile, onTop])).toEqual([
      [33, []],
      [34, []],
    ]);
    expect(JSON.stringify(table)).not.toContain('a seed');
  });
});

describe('S3 placing the HQs', () => {
  test('S3 players place their HQ in turn order', () => {
    const table = match();
    expect(actingSeat(table)).toBe(0);
    expect(refusal(table, 1, { do: 'place-hq', at: [0, 0], rot: 0 })).toMatchObject({ code: 'not-your-turn' });
    const second = play(table, HQS[0]!);
    expect(actingSeat(second)).toBe(1);
    expect(refusal(second, 0, { do: 'place-hq', at: [0, 0], rot: 0 })).toMatchObject({ code: 'not-your-turn' });
  });

  test('S3 any free hex in any rotation: 19 × 6, then 18 × 6', () => {
    const table = match();
    expect(legalIntents(table, 0)).toHaveLength(19 * 6);
    const second = play(table, HQS[0]!);
    expect(legalIntents(second, 1)).toHaveLength(18 * 6);
    expect(refusal(second, 1, { do: 'place-hq', at: [0, -2], rot: 0 })).toMatchObject({ code: 'hex-taken' });
  });

  test('S3 placing HQs is no turn: nothing is drawn and nothing else can be done', () => {
    const table = match();
    const name = 'mutant';
    const others: Intent[] = [
      { do: 'end-turn' },
      { do: 'discard', tile: name },
      { do: 'redraw' },
      { do: 'battle' },
      { do: 'place', tile: name, at: [0, 0], rot: 0 },
    ];
    for (const intent of others) expect(refusal(table, 0, intent)).toMatchObject({ code: 'set-up', rule: 'S3' });
    const second = play(table, HQS[0]!);
    expect(second.players.map((player) => player.hand)).toEqual([[], []]);
    expect(second.turn).toMatchObject({ phase: 'setup', number: 0, player: 1 });
  });

  test('S3 the first turn begins with the last HQ, and no HQ is placed after that', () => {
    const table = play(match(), ...HQS);
    expect(table.turn).toMatchObject({ phase: 'turn', number: 1, player: 0 });
    expect(unitAt(table, [0, 2])).toMatchObject({ owner: 1, tile: 'outpost/hq', rot: 3 });
    expect(refusal(table, 0, { do: 'place-hq', at: [0, 0], rot: 0 })).toMatchObject({ code: 'not-set-up' });
  });

  test('S3 HQs may stand side by side: neither does anything to the other', () => {
    const table = play(match(), HQS[0]!, [1, { do: 'place-hq', at: [0, -1], rot: 0 }]);
    expect(table.players.map((player) => player.hq)).toEqual([20, 20]);
    expect(isNetted(table, [0, -2])).toBe(false);
  });
});

describe('S4 the first draws', () => {
  const held = (table: Table, seat: Seat): string[] => table.players[seat]!.hand.map(String);
  const pass = (table: Table): Table => play(table, [table.turn.player, { do: 'end-turn' }]);

  test('S4 the first three turns draw up to 1, 2 and 3 tiles, from the top of the pile', () => {
    const created = match();
    const piles = pilesOf(created);
    const first = play(created, ...HQS);
    expect(held(first, 0)).toEqual(piles[0]!.slice(0, 1));
    expect(held(first, 1)).toEqual([]);
    expect(first.turn.mustDiscard).toBe(false);
    const second = pass(first);
    expect(second.turn).toMatchObject({ player: 1, number: 2, mustDiscard: false });
    expect(held(second, 1)).toEqual(piles[1]!.slice(0, 2));
    const third = pass(second);
    expect(third.turn).toMatchObject({ player: 0, number: 3, mustDiscard: true });
    expect(held(third, 0).sort()).toEqual(piles[0]!.slice(0, 3).sort());
  });

  test('S4 the fourth turn draws up to 3 as well', () => {
    const third = pass(pass(play(match(), ...HQS)));
    const name = third.players[0]!.hand[0]!.split('/')[1]!;
    const fourth = pass(play(third, [0, { do: 'discard', tile: name }]));
    expect(fourth.turn).toMatchObject({ player: 1, number: 4, mustDiscard: true });
    expect(held(fourth, 1)).toHaveLength(3);
  });

  test('S4 the draw has events as it happens', () => {
    const events = eventsOf(play(match(), HQS[0]!), 1, HQS[1]![1]);
    expect(events.filter((event) => event.type === 'drew').map((event) => [event.player, event.tiles.length])).toEqual([[0, 1]]);
    expect(events.filter((event) => event.type === 'placed').map((event) => hexText(event.at))).toEqual(['0,2']);
  });
});
