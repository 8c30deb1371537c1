import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Mode } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { battlesIn, eventsOf, handOf, play, unitAt } from '../../support/play.js';
import { changedTable } from '../../support/states.js';

const place = (tile: string, at: Hex): Intent => ({ do: 'place', tile, at, rot: 0 });
const END: Intent = { do: 'end-turn' };

/** A Blocker of Moloch, which attacks nothing, on each hex of the board of S1 that has no other unit and is not left free. */
const crowded = ({ units = [], ...draft }: ModePositionDraft, free: readonly string[]): Table => {
  const taken = [...free, ...units.map((unit) => unit.split(' ')[1]!)];
  const left = BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).filter((at) => !taken.includes(at));
  return modePosition({ ...draft, units: [...units, ...left.map((at) => `moloch/blocker ${at}`)] });
};

describe('F2 R1: a full board around a warehouse', () => {
  const FILL = place('blocker', [2, 0]);
  const players = [
    { army: 'moloch', hand: ['blocker'] },
    { army: 'borgo', hq: 17 },
  ] as const;
  const around = (prizes: string, units: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    crowded({ players, units, terrain: [`warehouse: 0,0; 0,0 opens ${prizes}`, 'hole: 2,-2'], ...draft }, ['0,0', '2,-2', '2,0']);

  test('F2 R1 L20: a wound on it is a change, so another battle follows; opened it still counts as not there, and nothing changes any more', () => {
    const table = around('2 mobility', ['moloch/hybrid 0,1']);
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'full by 0', 'full by 0']);
    const after = play(table, [0, FILL]);
    expect([after.players.map(({ prizes }) => prizes), after.warehouses]).toEqual([[['mobility'], []], []]);
    expect(after.outcome).toEqual({ winners: [0], reason: 'standstill', rule: 'F2' });
  });

  test('F2 R2: the battle in which its prizes are destroyed is a change too', () => {
    const table = around('2 mobility', ['moloch/hybrid 0,1', 'borgo/assassin -1,0 r3']);
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'full by 0']);
    const after = play(table, [0, FILL]);
    expect([after.players.flatMap(({ prizes }) => prizes), after.warehouses, after.outcome?.reason]).toEqual([[], [], 'standstill']);
  });

  test('F2 L17: what a turret does to it is none', () => {
    const terrain = ['warehouse: 0,0; 0,0 opens 2 mobility', 'hole: 2,-2', 'base: 1,-1'];
    const table = crowded({ players, terrain, turrets: ['1,-1 i3 4:1'] }, ['0,0', '2,-2', '2,0', '1,-1']);
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    const after = play(table, [0, FILL]);
    expect([after.warehouses[0]?.wounds, after.outcome?.reason]).toEqual([0, 'standstill']);
  });

  test('F2 R3 B9: the battles end as soon as a hex is free, and prizes won in them are put on units in a later turn', () => {
    // The Hybrid opens the warehouse in phase 3, the Brawler destroys the Blocker in phase 2.
    const table = around('1 first-aid-kit', ['moloch/hybrid 0,1', 'moloch/blocker -1,0 w1', 'borgo/brawler -2,0 r2']);
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    const after = play(table, [0, FILL]);
    expect([unitAt(after, [-1, 0]), after.outcome, after.turn.player]).toEqual([null, null, 1]);
    const own = play(after, [1, { do: 'discard', tile: 'mutant' }], [1, END], [0, { do: 'discard', tile: 'blocker' }]);
    expect(unitAt(play(own, [0, { do: 'attach', prize: 'first-aid-kit', at: [0, 1] }]), [0, 1])?.prizes).toEqual(['first-aid-kit']);
  });

  test('F2 L10: wounds of the ground are a change, until an HQ falls', () => {
    const table = crowded(
      { players: [players[0], { army: 'borgo', hq: 2 }], units: ['borgo/hq -2,0'], terrain: ['forest poisonous: -2,0', 'rock: 0,0'] },
      ['0,0', '2,0'],
    );
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0', 'full by 0']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners: [0], reason: 'hq-destroyed', rule: 'E1' });
  });
});

describe('L3 L20: hexes of terrain outside the board', () => {
  const fill = (element: string): string[] => {
    const table = crowded({ players: [{ army: 'moloch', hand: ['blocker'] }, 'borgo'], terrain: [element] }, ['0,0']);
    return battlesIn(eventsOf(table, 0, place('blocker', [0, 0])));
  };

  test('L3 F1: a free one keeps the board from being full', () => {
    expect(fill('wasteland plain: 0,-3')).toEqual([]);
  });

  test.each(['rock: 0,-3', 'hole: 0,-3', 'base closed: 0,-3', 'warehouse: 0,-3'])('L20 F1: %s does not', (element) => {
    expect(fill(element)).toEqual(['full by 0']);
  });
});

/** Four players or three with this HQ toughness, or these points; player 0 holds a Blocker of Moloch. */
const team = (mode: Mode, totals: readonly number[], free: readonly string[], draft: Partial<ModePositionDraft>): Table => {
  const armies = ['moloch', 'borgo', 'outpost', 'hegemony'] as const;
  const players = totals.map((total, seat) => ({
    army: armies[seat]!,
    [mode === 'team-score' ? 'score' : 'hq']: total,
    hand: seat === 0 ? ['blocker'] : [],
  }));
  return crowded({ mode, players, ...draft }, free);
};

describe('L20: full boards of several players', () => {
  const terrain = ['rock: 0,0', 'hole: 2,-2'];
  const FILL = place('blocker', [2, 0]);

  test.each<[Mode, readonly number[], readonly number[]]>([
    ['team', [9, 9, 20, 1], [2, 3]],
    ['team', [20, 2, 1, 20], [0, 1]],
    ['one-vs-two', [20, 10, 9], [0]],
    ['one-vs-two', [20, 11, 10], [1, 2]],
  ])('L20 F2 G4 G5: %s with %j: closed and fatal hexes are not there, and the higher total wins', (mode, hqs, winners) => {
    const table = team(mode, hqs, ['0,0', '2,-2', '2,0'], { terrain });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners, reason: 'standstill', rule: 'F2' });
  });

  test('L20 F2 G6: in the score modes points decide', () => {
    const table = team('team-score', [3, 4, 8, 0], ['0,0', '2,-2', '2,0'], { terrain });
    expect(battlesIn(eventsOf(table, 0, FILL))).toEqual(['full by 0']);
    expect(play(table, [0, FILL]).outcome).toEqual({ winners: [2, 3], reason: 'standstill', rule: 'F2' });
  });

  test('L20 O2 F1: on the expanded board the main board alone counts, without what is closed there', () => {
    const draft = { terrain: [...terrain, 'wasteland plain: 3,0'], options: { board: 'expanded' } };
    expect(battlesIn(eventsOf(team('team', [20, 20, 20, 20], ['0,0', '2,-2', '2,0'], draft), 0, FILL))).toEqual(['full by 0']);
    expect(battlesIn(eventsOf(team('team', [20, 20, 20, 20], ['0,0', '2,-2', '2,0', '2,-1'], draft), 0, FILL))).toEqual([]);
  });
});

describe('L20 L19: locked out in teams', () => {
  const terrain = ['bunker tight: 0,0 1,0', 'hole: 2,-2'];
  const HQS = { team: [20, 20, 20, 20], 'one-vs-two': [20, 13, 13] };
  /** Only 1,0 is free, and the bunker is held by a unit that hurts nobody. */
  const held = (mode: keyof typeof HQS, holder: string, draft: Partial<ModePositionDraft> = {}, free: readonly string[] = []): Table =>
    team(mode, HQS[mode], ['1,0', '2,-2', ...free], { terrain, units: [`${holder} 0,0`], ...draft });

  /** What happens when the turn ends: the battles, and who is locked out or has the turn. */
  const next = (table: Table): unknown[] => {
    const { player } = table.turn;
    const after = play(table, [player, END]);
    return [battlesIn(eventsOf(table, player, END)), after.turn.player, after.outcome?.reason ?? handOf(after, after.turn.player).length];
  };

  test('L20 L19: a team-mate’s bunker is locked, too: the action that leaves no other hex starts the battle', () => {
    const filled = (mode: keyof typeof HQS, holder: string): string[] =>
      battlesIn(eventsOf(held(mode, holder, {}, ['2,0']), 0, place('blocker', [2, 0])));
    expect(filled('team', 'borgo/medic')).toEqual(['full by 0']);
    expect(filled('one-vs-two', 'borgo/medic')).toEqual(['full by 0']);
    expect(filled('team', 'moloch/blocker')).toEqual([]);
  });

  test('L20 F2 G5: at the beginning of the turn of a player whose team-mate holds the bunker; nothing changes, and the game ends', () => {
    expect(next(held('team', 'hegemony/transport'))).toEqual([['locked by 2'], 2, 'draw']);
    expect(next(held('team', 'outpost/officer'))).toEqual([[], 2, 3]);
    expect(next(held('team', 'outpost/officer', { turn: { player: 2 } }))).toEqual([['locked by 1'], 1, 'draw']);
  });

  test('L20 F2 G4: one against two', () => {
    const turnOf = (player: number, slot: number): Partial<ModePositionDraft> => ({ turn: { player, slot } });
    expect(next(held('one-vs-two', 'moloch/blocker', turnOf(0, 0)))).toEqual([['locked by 1'], 1, 'standstill']);
    expect(next(held('one-vs-two', 'moloch/blocker', turnOf(1, 1)))).toEqual([[], 0, 3]);
    expect(next(held('one-vs-two', 'outpost/officer', turnOf(0, 0)))).toEqual([['locked by 1'], 1, 'standstill']);
    expect(next(held('one-vs-two', 'outpost/officer', turnOf(1, 1)))).toEqual([['locked by 0'], 0, 'standstill']);
    expect(next(held('one-vs-two', 'outpost/officer', turnOf(0, 2)))).toEqual([[], 2, 3]);
  });
});

describe('L20 F2: the battles of who is locked out', () => {
  /** Moloch holds the bunker of 0,0 and 1,0, and its Blockers have every other hex. */
  const locked = (ganger: string, draft: Partial<ModePositionDraft> = {}): Table =>
    crowded(
      {
        players: ['moloch', { army: 'hegemony', hq: 19, pile: ['move', 'move', 'move', 'move'] }],
        terrain: ['bunker tight: 0,0 1,0'],
        units: [`hegemony/ganger 1,-1 ${ganger}`],
        ...draft,
      },
      ['1,0'],
    );
  const AT_BLOCKER = 'r2';
  const AT_NOBODY = 'r4';

  test('L20 F2: before a turn they are repeated until a hex is free for that player, who has the turn then', () => {
    const table = locked(AT_BLOCKER);
    expect(battlesIn(eventsOf(table, 0, END))).toEqual(['locked by 1', 'locked by 1', 'locked by 1']);
    const after = play(table, [0, END]);
    expect([unitAt(after, [2, -2]), after.turn.player, after.turn.mustDiscard, after.outcome]).toEqual([null, 1, true, null]);
    expect(battlesIn(eventsOf(after, 1, { do: 'discard', tile: 'move' }))).toEqual([]);
  });

  test('L20 F2: after an action, too, and that turn is over', () => {
    const table = locked(AT_BLOCKER, { players: ['moloch', { army: 'hegemony', hand: ['scout'] }], turn: { player: 1 } });
    const open = changedTable(table, { board: table.board.with(cellOf([2, 0]), null) });
    expect(battlesIn(eventsOf(open, 1, place('scout', [2, 0])))).toEqual(['full by 1', 'full by 1', 'full by 1']);
    expect(play(open, [1, place('scout', [2, 0])]).turn.player).toBe(0);
  });

  test('L20 F2: one that has changed nothing ends the game', () => {
    expect(battlesIn(eventsOf(locked(AT_NOBODY), 0, END))).toEqual(['locked by 1']);
    expect(play(locked(AT_NOBODY), [0, END]).outcome).toEqual({ winners: [0], reason: 'standstill', rule: 'F2' });
  });

  test('L20 T1 T3: a discard is no action after which the board is looked at', () => {
    const hand = ['move', 'move', 'move'];
    const table = locked(AT_BLOCKER, { players: ['moloch', { army: 'hegemony', hand }], turn: { player: 1, mustDiscard: true } });
    expect(battlesIn(eventsOf(table, 1, { do: 'discard', tile: 'move' }))).toEqual([]);
    expect(play(table, [1, { do: 'discard', tile: 'move' }]).turn.player).toBe(1);
  });
});

describe('L20: the turn after the battle of who was locked out', () => {
  const locked = (mercenaries: readonly string[]): Table =>
    crowded(
      {
        players: ['borgo', { army: 'moloch', pile: ['blocker', 'hybrid', 'guard'], mercenaries }],
        terrain: ['bunker tight: 0,0 1,0', 'hole: 2,-2'],
        units: ['borgo/medic 0,0', 'moloch/clown -2,0'],
      },
      ['1,0', '2,-2'],
    );
  const explode: Intent = { do: 'choose', key: 'explode' };

  test('L20 U6: a question in that battle does not take it away: no battle follows the answer', () => {
    const asked = play(locked([]), [0, END]);
    expect([battlesIn(eventsOf(locked([]), 0, END)), asked.decision?.kind]).toEqual([['locked by 1'], 'explode']);
    const after = play(asked, [1, explode]);
    expect([battlesIn(eventsOf(asked, 1, explode)), after.turn.player, after.turn.mustDiscard, after.decision]).toEqual([
      [],
      1,
      true,
      null,
    ]);
  });

  test('L20 P1: nor does the question where to draw from', () => {
    const asked = play(locked(['mercenary:shooter']), [0, END], [1, explode]);
    expect(asked.decision).toMatchObject({ player: 1, kind: 'draw' });
    const drawn = play(asked, [1, { do: 'draw', mercenary: 'shooter' }]);
    expect([drawn.battle, drawn.turn.player, drawn.turn.mustDiscard, handOf(drawn, 1)]).toEqual([
      null,
      1,
      true,
      ['blocker', 'hybrid', 'mercenary:shooter'],
    ]);
  });
});
