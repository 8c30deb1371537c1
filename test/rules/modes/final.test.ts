import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { battlesIn, eventsOf, handOf, play, refusal } from '../../support/play.js';

const END: Intent = { do: 'end-turn' };
const ARMIES = ['borgo', 'outpost', 'hegemony', 'moloch'] as const satisfies readonly ArmyId[];

/** A table without units; `piles` are how many tiles each player has left to draw. */
const before = (
  mode: Mode,
  hqs: readonly number[],
  piles: readonly number[],
  turn: ModePositionDraft['turn'],
  more: Partial<ModePositionDraft> = {},
): Table =>
  modePosition({
    mode,
    players: hqs.map((hq, seat) => ({ army: ARMIES[seat]!, hq, pile: new Array<string>(piles[seat]!).fill('battle') })),
    turn: { number: 30, ...turn },
    ...more,
  });

/** Ends turns, with the obligatory discard, until a battle or the end; gives who had them and what followed. */
const endTurns = (start: Table): { turns: Seat[]; battles: string[]; table: Table } => {
  let table = start;
  const turns: Seat[] = [];
  for (;;) {
    const { player } = table.turn;
    turns.push(player);
    if (table.turn.mustDiscard) table = play(table, [player, { do: 'discard', tile: handOf(table, player)[0]! }]);
    const battles = battlesIn(eventsOf(table, player, END));
    table = play(table, [player, END]);
    if (battles.length > 0 || table.outcome) return { turns, battles, table };
  }
};

describe('E2 G8 the last tile is drawn', () => {
  test('E2 every other player gets exactly one more turn, then the final battle', () => {
    const { turns, battles } = endTurns(before('deathmatch', [20, 19, 18], [30, 2, 30], { player: 0 }));
    expect(turns).toEqual([0, 1, 2, 0]);
    expect(battles).toEqual(['final by 1']);
  });

  test('E2 in a deathmatch of four', () => {
    const { turns, battles } = endTurns(before('deathmatch', [20, 19, 18, 17], [30, 30, 30, 3], { player: 2 }));
    expect(turns).toEqual([2, 3, 0, 1, 2]);
    expect(battles).toEqual(['final by 3']);
  });

  test('E2 the last tiles of others in these turns change nothing', () => {
    const { turns, battles } = endTurns(before('deathmatch', [20, 19, 18], [1, 1, 1], { player: 0 }));
    expect(turns).toEqual([0, 1, 2, 0]);
    expect(battles).toEqual(['final by 1']);
  });

  test('E2 G1 a player who is out has no turn', () => {
    const { turns } = endTurns(before('deathmatch', [20, 0, 18, 17], [30, 30, 2, 30], { player: 0 }));
    expect(turns).toEqual([0, 2, 3, 0]);
  });

  test('E2 G5 in a team match', () => {
    const { turns, battles } = endTurns(before('team', [20, 19, 18, 17], [30, 3, 30, 30], { player: 2 }));
    expect(turns).toEqual([2, 1, 3, 0, 2]);
    expect(battles).toEqual(['final by 1']);
  });

  test('E2 G4 one of the team draws it: the loner and the other get one turn each', () => {
    const a = endTurns(before('one-vs-two', [20, 13, 12], [30, 3, 30], { player: 0, slot: 0 }));
    expect([a.turns, a.battles]).toEqual([[0, 1, 0, 2], ['final by 1']]);
    const b = endTurns(before('one-vs-two', [20, 13, 12], [30, 30, 3], { player: 0, slot: 2 }));
    expect([b.turns, b.battles]).toEqual([[0, 2, 0, 1], ['final by 2']]);
  });

  test('E2 G4 the loner draws it: only the next opponent gets one', () => {
    const first = endTurns(before('one-vs-two', [20, 13, 12], [3, 30, 30], { player: 2 }));
    expect([first.turns, first.battles]).toEqual([[2, 0, 1], ['final by 0']]);
    const second = endTurns(before('one-vs-two', [20, 13, 12], [3, 30, 30], { player: 1 }));
    expect([second.turns, second.battles]).toEqual([[1, 0, 2], ['final by 0']]);
  });

  test('E2 B2 no one uses a Battle tile any more', () => {
    const drawn = play(before('deathmatch', [20, 19, 18], [30, 2, 30], { player: 0 }), [0, END]);
    expect(refusal(drawn, 1, { do: 'battle' })).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
    const next = play(drawn, [1, END], [2, { do: 'discard', tile: 'battle' }]);
    expect(refusal(next, 2, { do: 'battle' })).toMatchObject({ code: 'no-battle-tiles', rule: 'B2' });
  });

  test('E3 F1 the last tile fills the board: that battle first, then the turns of the others, then the final battle', () => {
    const hexes = BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).filter((at) => at !== '0,0' && at !== '0,1');
    const table = modePosition({
      mode: 'deathmatch',
      players: [{ army: 'borgo', hand: ['brawler'], pile: [] }, 'moloch', { army: 'outpost', hq: 15 }],
      units: [...hexes.map((at) => `moloch/blocker ${at}`), 'outpost/recon-center 0,1'],
      turn: { number: 30, lastDrawnBy: 0 },
    });
    const fill: Intent = { do: 'place', tile: 'brawler', at: [0, 0], rot: 3 };
    expect(battlesIn(eventsOf(table, 0, fill))).toEqual(['full by 0']);
    const { turns, battles } = endTurns(play(table, [0, fill]));
    expect([turns, battles]).toEqual([[1, 2], ['final by 0']]);
  });
});

describe('E4 the final battle of several', () => {
  const LAST = { player: 0, lastDrawnBy: 1 } as const;

  test('E4 the most HQ toughness wins', () => {
    expect(endTurns(before('deathmatch', [12, 19, 18], [0, 0, 0], LAST)).table.outcome).toEqual({
      winners: [1],
      reason: 'toughness',
      rule: 'E4',
    });
  });

  test('E4 G4 G5 a side has the toughness of all its HQs', () => {
    const loner = { player: 0, slot: 2, lastDrawnBy: 1 } as const;
    expect(endTurns(before('one-vs-two', [15, 8, 8], [0, 0, 0], { player: 2, lastDrawnBy: 1 })).table.outcome).toMatchObject({
      winners: [1, 2],
    });
    expect(endTurns(before('one-vs-two', [15, 7, 7], [0, 0, 0], { ...loner, player: 2, slot: 3 })).table.outcome).toMatchObject({
      winners: [0],
    });
    expect(endTurns(before('team', [20, 1, 10, 12], [0, 0, 0, 0], { player: 2, lastDrawnBy: 1 })).table.outcome).toEqual({
      winners: [2, 3],
      reason: 'toughness',
      rule: 'E4',
    });
  });

  test('E4 a tie for second place does not matter', () => {
    expect(endTurns(before('deathmatch', [12, 19, 12], [0, 0, 0], LAST)).table.outcome).toMatchObject({ winners: [1] });
  });

  test('E4 what falls in the final battle is out, the others are compared', () => {
    const table = before('deathmatch', [1, 9, 12], [0, 0, 0], LAST, { units: ['borgo/hq 0,0', 'outpost/runner 0,-1 r4'] });
    const { outcome, players } = endTurns(table).table;
    expect(players[0]).toMatchObject({ out: true });
    expect(outcome).toMatchObject({ winners: [2], reason: 'toughness' });
  });
});

describe('E4 a tie for first place', () => {
  const tie = (hqs: readonly number[], last: Seat, lastDrawnBy: Seat, units: readonly string[] = []): Table =>
    endTurns(
      before(
        'deathmatch',
        hqs,
        hqs.map(() => 0),
        { player: last, lastDrawnBy },
        { units },
      ),
    ).table;

  test.each<[readonly number[], Seat, Seat, Seat[]]>([
    [[10, 10, 9], 0, 1, [0, 1]],
    [[10, 9, 10], 1, 2, [0, 2]],
    [[9, 10, 10], 0, 1, [2, 1]],
    [[10, 10, 10], 0, 1, [2, 0, 1]],
    [[10, 9, 9, 10], 1, 2, [3, 0]],
    [[10, 10, 10, 10], 3, 0, [1, 2, 3, 0]],
  ])('E4 %j, ended by the draw of the one after %d: turns from there on for the tied', (hqs, last, lastDrawnBy, turns) => {
    const tied = tie(hqs, last, lastDrawnBy);
    expect(tied.outcome).toBeNull();
    const additional = endTurns(tied);
    expect(additional.turns).toEqual(turns);
    expect(additional.battles).toEqual([`additional by ${last}`]); // B6
    expect(additional.table.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E4' });
  });

  test('E4 a player who is not tied is out of the tiebreak, even with more toughness in the end', () => {
    // In every battle Borgo's HQ loses 3, that of Outpost 2.
    const shooters = ['outpost/annihilator 2,-2', 'outpost/commando -2,0', 'borgo/assassin 2,0 r5', 'borgo/assassin 0,-2 r4'];
    const tied = tie([13, 12, 9], 0, 1, ['borgo/hq 0,0', 'outpost/hq 0,2', ...shooters]);
    expect(tied.players.map(({ hq }) => hq)).toEqual([10, 10, 9]);
    const ended = endTurns(tied).table;
    expect(ended.players.map(({ hq }) => hq)).toEqual([7, 8, 9]);
    expect(ended.outcome).toEqual({ winners: [1], reason: 'toughness', rule: 'E4' });
  });

  test('E4 the units of the others stay and fight', () => {
    const units = ['borgo/hq 0,0', 'hegemony/universal-soldier 2,-2 r5', 'hegemony/hq 2,0'];
    const tied = tie([11, 10, 9], 0, 1, units);
    expect(tied.players.map(({ hq }) => hq)).toEqual([10, 10, 9]);
    const ended = endTurns(tied).table;
    expect(ended.players.map(({ hq }) => hq)).toEqual([9, 10, 9]);
    expect(ended.outcome).toMatchObject({ winners: [1] });
  });

  test('E4 G5 all players of the tied teams get their turn', () => {
    const tied = endTurns(before('team', [10, 5, 8, 7], [0, 0, 0, 0], { player: 2, lastDrawnBy: 1 })).table;
    expect(tied.outcome).toBeNull();
    const { turns, battles, table } = endTurns(tied);
    expect([turns, battles]).toEqual([[3, 0, 2, 1], ['additional by 2']]); // B6
    expect(table.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E4' });
  });

  test.each<[ModePositionDraft['turn'], readonly number[], Seat[]]>([
    [{ player: 0, slot: 2 }, [30, 1, 30], [0, 1, 0, 2, 0, 2, 1]],
    [{ player: 2 }, [3, 30, 30], [2, 0, 1, 1, 0, 2]],
    [{ player: 1 }, [3, 30, 30], [1, 0, 2, 2, 0, 1]],
  ])('E4 G4 all three get one turn, from the player after the one who ended the game: %j', (turn, piles, turns) => {
    const start = before(
      'one-vs-two',
      [14, 7, 7],
      turn?.['slot'] === 2 ? [30, 3, 30] : piles,
      turn?.['slot'] === 2 ? { player: 0, slot: 0 } : turn,
    );
    const final = endTurns(start);
    const additional = endTurns(final.table);
    expect([...final.turns, ...additional.turns]).toEqual(turns);
    expect(additional.battles).toEqual([`additional by ${final.turns.at(-1)!}`]); // B6
  });

  test('B6 who has drawn the last tile and is out since neither starts the final battle nor is asked anything: who had the turn before does', () => {
    const table = modePosition({
      mode: 'deathmatch',
      players: [{ army: 'borgo', hq: 0, pile: [] }, 'moloch', 'hegemony'],
      units: ['moloch/hq 2,0', 'hegemony/hq -2,0', 'moloch/clown 0,0', 'hegemony/runner -1,2', 'hegemony/quartermaster -2,2 r2'],
      turn: { player: 2, number: 12, lastDrawnBy: 0 },
    });
    expect(battlesIn(eventsOf(table, 2, END))).toEqual(['final by 2']);
    expect(play(table, [2, END]).decision).toMatchObject({ player: 2, kind: 'order', keys: ['1', '2'] });
  });

  test('B6 G4 one against two: who had the turn before the last tile was drawn is the loner, though a team-mate has had one since', () => {
    const table = before('one-vs-two', [20, 13, 12], [30, 30, 0], { player: 1, slot: 1, lastDrawnBy: 2 });
    expect(endTurns(play(table, [2, { do: 'resign' }])).battles).toEqual(['final by 0']);
  });

  test('E4 G4 one against two, the second of the team has drawn the last tile: the loner’s additional turn is the first of a round', () => {
    const tied = endTurns(before('one-vs-two', [10, 5, 5], [30, 30, 0], { player: 1, slot: 1, lastDrawnBy: 2 })).table;
    expect(tied.turn).toMatchObject({ player: 0, slot: 0, number: 31 });
  });

  test('B6 who had the last turn before the final battle and is out since does not start: who had the turn before does', () => {
    const tied = tie([10, 10, 9, 10], 3, 0);
    expect(endTurns(tied).battles).toEqual(['additional by 3']);
    expect(endTurns(play(tied, [3, { do: 'resign' }])).battles).toEqual(['additional by 2']);
    expect(endTurns(play(tied, [3, { do: 'resign' }], [2, { do: 'resign' }])).battles).toEqual(['additional by 1']);
  });

  test('E4 G1 a tied HQ that falls in the additional battle has lost', () => {
    const soldiers = ['hegemony/universal-soldier 2,-2 r5', 'hegemony/universal-soldier 0,-2 r4'];
    const tied = tie([4, 2, 1], 0, 1, ['borgo/hq 0,0', ...soldiers]);
    expect(tied.players.map(({ hq }) => hq)).toEqual([2, 2, 1]);
    expect(endTurns(tied).table.outcome).toMatchObject({ winners: [1] });
  });

  test('E4 E5 a tied player who resigns has no turn and no part in it any more', () => {
    const tied = tie([10, 10, 9], 0, 1);
    const early = endTurns(play(tied, [1, { do: 'resign' }]));
    expect([early.turns, early.table.outcome?.winners]).toEqual([[0], [0]]);
    const inTurn = endTurns(play(tied, [0, { do: 'resign' }]));
    expect([inTurn.turns, inTurn.table.outcome?.winners]).toEqual([[1], [1]]);
    const late = play(tied, [0, END], [1, { do: 'resign' }]);
    expect(late.outcome).toMatchObject({ winners: [0] });
  });
});
