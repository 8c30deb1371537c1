import '../../store/support/browserGlobals.js';
import { computerTurn } from '@hexfall/shared/ai/computerTurn';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { cellOf, hexText } from '@hexfall/shared/hex/cells';
import { FIRST_LEVEL } from '@hexfall/shared/model/computer';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { settings } from '../../../../client/src/platform/settings.js';
import { type Advice, type Subject, SUBJECTS } from '../../../../client/src/table/advice/Advice.js';
import { adviceText } from '../../../../client/src/table/advice/adviceText.js';
import { findAdvice } from '../../../../client/src/table/advice/findAdvice.js';
import { turnAdvice } from '../../../../client/src/table/advice/threatAdvice.js';
import { loadLanguage } from '../../../../client/src/text/translate.js';
import { type PlayerDraft, position } from '../../../support/play.js';
import { changedTable } from '../../../support/states.js';

interface Draft {
  readonly hand?: readonly string[];
  readonly units?: readonly string[];
  readonly turn?: Readonly<Record<string, unknown>>;
  /** Tiles left to draw, of the learner and of the computer. */
  readonly piles?: readonly [number, number];
}

const HQS = ['outpost/hq 0,2', 'hegemony/hq 0,-2'];

/** A position of a coached game in the learner's third turn. */
const coachedPosition = ({ hand = [], units = [], turn, piles }: Draft): Table => {
  const players: PlayerDraft[] = [
    { army: 'outpost', hand, ...(piles && { pile: piles[0] }) },
    { army: 'hegemony', ...(piles && { pile: piles[1] }) },
  ];
  return position({ players, units: [...HQS, ...units], turn: { number: 5, ...turn } });
};

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));
beforeEach(() => (settings.language.value = 'en'));
afterAll(() => (settings.language.value = 'en'));

/** What the coach would say of one subject, if of no other one. */
const of = (table: Table, subject: Subject, isAsked = false): Advice | null =>
  findAdvice(table, 0, new Set(SUBJECTS.filter((other) => other !== subject)), isAsked);

const atStart = (): Table => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['outpost', 'hegemony'], seed: 'advice' });
  if (!created.ok) throw new Error(created.error.message);
  return created.value.table;
};

const withTurn = (table: Table, turn: Partial<Table['turn']>): Table => changedTable(table, { turn: { ...table.turn, ...turn } });

const RUNNER_BESIDE_GANGER = ['outpost/runner 0,0', 'hegemony/ganger 1,0'];
const THREE = { turn: { mustDiscard: true } };

interface Case {
  readonly subject: Subject;
  /** A position in which it is said … */
  readonly said: () => Table;
  /** … and one in which it is not. */
  readonly unsaid: () => Table;
  readonly text: string;
  readonly hexes?: readonly string[];
  readonly tiles?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    subject: 'hq',
    said: atStart,
    unsaid: () => coachedPosition({ hand: ['runner'] }),
    text: 'You play The Outpost. Place your HQ: at the marked edge fewer enemies fit around it. Your units beside it strike once more in each battle.',
    hexes: ['-2,0', '-2,2', '0,-2', '0,2', '2,-2', '2,0'],
  },
  {
    subject: 'redraw',
    said: () => coachedPosition({ hand: ['battle', 'move'], turn: { fresh: true } }),
    unsaid: () => coachedPosition({ hand: ['battle', 'runner'], turn: { fresh: true } }),
    text: 'All your tiles are instants. You may swap them all for new ones.',
    tiles: ['outpost/battle', 'outpost/move'],
  },
  {
    subject: 'discard-unused',
    said: () => coachedPosition({ hand: ['sniper', 'runner', 'commando'], ...THREE }),
    unsaid: () => coachedPosition({ hand: ['sniper', 'runner', 'commando'], units: ['hegemony/ganger 1,0'], ...THREE }),
    text: 'You hold three tiles, so one has to go. Sniper can: there is nothing to use it on now.',
    tiles: ['outpost/sniper'],
  },
  {
    subject: 'discard-module',
    said: () => coachedPosition({ hand: ['medic', 'runner', 'commando'], ...THREE }),
    unsaid: () => coachedPosition({ hand: ['medic', 'runner', 'commando'], units: ['outpost/runner 0,0'], ...THREE }),
    text: 'You hold three tiles, so one has to go. Medic can: you have no unit yet that it would help.',
    tiles: ['outpost/medic'],
  },
  {
    subject: 'discard-battle',
    said: () => coachedPosition({ hand: ['battle', 'runner', 'commando'], ...THREE }),
    unsaid: () =>
      coachedPosition({ hand: ['battle', 'runner', 'commando'], units: ['outpost/brawler 0,0 r1', 'hegemony/ganger 1,-1'], ...THREE }),
    text: 'You hold three tiles, so one has to go. Battle can: a battle now would cost them no more than you.',
    tiles: ['outpost/battle'],
  },
  {
    subject: 'discard-twice',
    said: () => coachedPosition({ hand: ['commando', 'runner', 'commando'], ...THREE }),
    unsaid: () => coachedPosition({ hand: ['commando', 'runner', 'hmg'], ...THREE }),
    text: 'You hold three tiles, so one has to go. You have Commando twice: one of them is enough for now.',
    tiles: ['outpost/commando'],
  },
  {
    subject: 'discard-weakest',
    said: () => coachedPosition({ hand: ['annihilator', 'brawler', 'runner'], ...THREE }),
    unsaid: () => coachedPosition({ hand: ['annihilator', 'brawler'] }),
    text: 'You hold three tiles, so one has to go. Compare attacks and initiative: Runner does the least.',
    tiles: ['outpost/runner'],
  },
  {
    subject: 'battle-now',
    said: () => coachedPosition({ hand: ['battle'], units: ['outpost/brawler 0,0 r1', 'hegemony/ganger 1,-1'] }),
    unsaid: () => coachedPosition({ hand: ['battle'] }),
    text: 'A battle now would cost you nothing and them 1 unit. That is the moment for Battle.',
    hexes: ['1,-1'],
    tiles: ['outpost/battle'],
  },
  {
    subject: 'battle-later',
    said: () => coachedPosition({ hand: ['battle'], units: ['outpost/medic 0,0', 'hegemony/ganger 0,-1 r4'] }),
    unsaid: () => coachedPosition({ hand: ['battle'], units: ['outpost/brawler 0,0 r1', 'hegemony/ganger 1,-1'] }),
    text: 'A battle now would cost you 1 unit and them nothing. Battle can wait.',
    hexes: ['0,0'],
    tiles: ['outpost/battle'],
  },
  {
    subject: 'hq-hit',
    said: () => coachedPosition({ units: ['hegemony/ganger 0,1 r4'] }),
    unsaid: () => coachedPosition({ units: ['hegemony/ganger 0,1'] }),
    text: 'In a battle now, their Ganger on C4 would take 1 from your HQ. Aim a faster unit at it.',
    hexes: ['0,1', '0,2'],
  },
  {
    subject: 'aim',
    said: () => coachedPosition({ hand: ['brawler'], units: ['hegemony/ganger 0,-1'] }),
    unsaid: () => coachedPosition({ hand: ['medic'], units: ['hegemony/ganger 0,-1'] }),
    text: 'From the marked hexes your Brawler can hit their Ganger. Turn it so that an arrow or a blade points there.',
    hexes: ['-1,-1', '-1,0', '0,0', '1,-1', '1,-2'],
    tiles: ['outpost/brawler'],
  },
  {
    subject: 'initiative',
    said: () => coachedPosition({ units: RUNNER_BESIDE_GANGER }),
    unsaid: () => coachedPosition({ units: ['hegemony/ganger 1,0'] }),
    text: 'Their Ganger has initiative 3, your fastest, Runner, has 2. In a battle theirs acts first: who falls to it does not strike.',
    hexes: ['0,0', '1,0'],
  },
  {
    subject: 'module',
    said: () => coachedPosition({ hand: ['scout'], units: ['outpost/runner 0,0'] }),
    unsaid: () => coachedPosition({ hand: ['saboteur'], units: ['outpost/runner 0,0'] }),
    text: 'Scout is a module. Place it so that a turquoise coupling touches your Runner on C3.',
    hexes: ['0,0'],
    tiles: ['outpost/scout'],
  },
  {
    subject: 'first-turn',
    said: () => coachedPosition({ hand: ['medic'], turn: { number: 1 } }),
    unsaid: () => coachedPosition({ hand: ['medic'] }),
    text: 'Your first turn brings one tile only: Medic. Use it, or end the turn and keep it for later.',
    tiles: ['outpost/medic'],
  },
  {
    subject: 'hq-open',
    said: () => coachedPosition({ units: ['hegemony/ganger 1,-1'] }),
    unsaid: () => coachedPosition({ units: ['hegemony/ganger 1,-1', 'outpost/runner 0,1'] }),
    text: 'Free hexes beside your HQ: 3. On each an enemy could strike it; a unit of yours there keeps them out.',
    hexes: ['-1,2', '0,1', '1,1'],
  },
  {
    subject: 'mobility',
    said: () => coachedPosition({ units: ['outpost/runner 0,0'] }),
    unsaid: () => coachedPosition({ units: ['outpost/commando 0,0'] }),
    text: 'Your Runner on C3 can move one hex, turn, or both, once in each of your turns, without a tile.',
    hexes: ['0,0'],
  },
  {
    subject: 'keep',
    said: () => coachedPosition({ hand: ['commando'], turn: { fresh: false } }),
    unsaid: () => coachedPosition({ hand: ['commando'], turn: { fresh: true } }),
    text: 'Not every tile has to be used. End the turn, and Commando stays in your hand; you then draw fewer new ones.',
    tiles: ['outpost/commando'],
  },
  {
    subject: 'last-tiles',
    said: () => coachedPosition({ piles: [5, 9], turn: { number: 25 } }),
    unsaid: () => coachedPosition({ piles: [12, 13] }),
    text: 'Left to draw: 5 for you, 9 for them. After the last tile comes a final battle, and the HQ with more left wins.',
  },
  {
    subject: 'final-battle',
    said: () => withTurn(coachedPosition({ piles: [0, 1] }), { lastDrawnBy: 0 }),
    unsaid: () => coachedPosition({ piles: [5, 9] }),
    text: 'You drew your last tile: they have one more turn, then comes the final battle. HQs: you 20, they 20; Battle tiles no longer work.',
  },
  {
    subject: 'threat',
    said: () => coachedPosition({ units: RUNNER_BESIDE_GANGER, turn: { number: 13 } }),
    unsaid: atStart,
    text: 'Their Ganger threatens your Runner: 1 wound at initiative 3.',
    hexes: ['0,0', '1,0'],
  },
];

test('there is a case for every subject', () => {
  expect(CASES.map(({ subject }) => subject).sort()).toEqual([...SUBJECTS].sort());
});

describe.each(CASES)('$subject', ({ subject, said, unsaid, text, hexes = [], tiles = [] }) => {
  test('is spoken of where it matters, with what is on the table', () => {
    const advice = of(said(), subject);
    expect(advice && adviceText(advice, BOARDS.main)).toBe(text);
    expect(advice?.hexes.map(hexText).sort() ?? []).toEqual([...hexes].sort());
    expect(advice?.tiles).toEqual(tiles);
  });

  test('is not spoken of elsewhere', () => {
    expect(of(unsaid(), subject)).toBeNull();
  });

  test('is said once', () => {
    expect(findAdvice(said(), 0, new Set(SUBJECTS))).toBeNull();
  });

  test.each(LANGUAGES)('fits a phone in %s, every blank filled', (language) => {
    settings.language.value = language;
    const advice = of(said(), subject);
    const words = advice ? adviceText(advice, BOARDS.main) : '';
    expect(words.length).toBeLessThanOrEqual(160);
    expect(words).not.toContain('{{');
  });
});

describe('the coach', () => {
  test('speaks of nothing else before the obligatory tile has been discarded (T1)', () => {
    const table = coachedPosition({ hand: ['commando', 'runner', 'hmg'], units: RUNNER_BESIDE_GANGER, ...THREE });
    expect(findAdvice(table, 0, new Set())?.key).toBe('discard-weakest');
    expect(findAdvice(table, 0, new Set(SUBJECTS.filter((one) => one !== 'initiative')))).toBeNull();
  });

  test('names the unit that acts first, whosever it is, or both', () => {
    const text = (units: readonly string[]) => of(coachedPosition({ units }), 'initiative')?.text;
    expect(text(['outpost/commando 0,0', 'hegemony/guard 1,0'])).toBe('initiative.own');
    expect(text(['outpost/commando 0,0', 'hegemony/ganger 1,0'])).toBe('initiative.tie');
  });

  test('knows a shot from a strike at the HQ', () => {
    expect(of(coachedPosition({ units: ['hegemony/universal-soldier 0,0 r4'] }), 'hq-hit')?.text).toBe('hq-hit.ranged');
  });

  test('says of a lone instant what it is, and that it can be swapped (T2)', () => {
    const advice = of(coachedPosition({ hand: ['move'], turn: { fresh: true } }), 'redraw');
    expect(advice && adviceText(advice, BOARDS.main)).toBe(
      'Move is an instant: it acts once and is gone. While there is nothing to use it on, swap it for a new tile.',
    );
  });

  test('names the enemy HQ as what can be hit', () => {
    const advice = of(coachedPosition({ hand: ['brawler'] }), 'aim');
    expect(advice && adviceText(advice, BOARDS.main)).toBe(
      'From the marked hexes your Brawler can hit the enemy HQ. Turn it so that an arrow or a blade points there.',
    );
  });

  test('says whose turn is the last', () => {
    const table = withTurn(coachedPosition({ piles: [1, 0] }), { lastDrawnBy: 1 });
    expect(of(table, 'final-battle')?.text).toBe('final-battle.theirs');
  });

  test('speaks after six turns only of who threatens whom, in every one, but answers', () => {
    const table = coachedPosition({ units: RUNNER_BESIDE_GANGER, turn: { number: 13 } });
    expect(findAdvice(table, 0, new Set())?.key).toBe('threat');
    expect(of(table, 'initiative', true)?.key).toBe('initiative');
    expect(findAdvice(coachedPosition({ turn: { number: 13 } }), 0, new Set())?.text).toBe('threat.calm');
  });

  test('names in one sentence what a turn did: a new threat, what a battle would cost, or what it cost', () => {
    const start = coachedPosition({ units: ['outpost/brawler 0,0'] });
    const turnWith = (units: readonly string[], hasFought = false) => {
      const after = coachedPosition({ units });
      const advice = turnAdvice({ start, before: start, after, hasFought }, 0);
      return advice && adviceText(advice, BOARDS.main);
    };
    expect(turnWith(['outpost/brawler 0,-1'])).toBe('Your Brawler now threatens the enemy HQ: 2 wounds at initiative 3.');
    expect(turnWith(['outpost/brawler 0,0', 'hegemony/ganger 0,-1 r4'])).toBe(
      'Your Brawler now threatens their Ganger: 2 wounds at initiative 3.',
    );
    expect(turnWith(['hegemony/universal-soldier 0,0 r4'])).toBe('A battle now would cost you 1 point of the HQ and them nothing.');
    expect(turnWith(['outpost/brawler 0,0'])).toBe('If a battle started now, nobody would be hit.');
    expect(turnWith([], true)).toBe('The battle cost you 1 unit and them nothing.');
  });

  test('is silent while somebody else acts, or all is over', () => {
    expect(findAdvice(coachedPosition({ units: RUNNER_BESIDE_GANGER }), 1, new Set())).toBeNull();
    expect(findAdvice(coachedPosition({ units: RUNNER_BESIDE_GANGER, turn: { player: 1 } }), 0, new Set())).toBeNull();
  });

  test('leaves the table as it is', () => {
    const table = coachedPosition({ hand: ['brawler'], units: RUNNER_BESIDE_GANGER });
    const board = [...table.board];
    for (const subject of SUBJECTS) of(table, subject);
    expect(table.board).toEqual(board);
    expect(table.board[cellOf([0, 0])]?.tile).toBe('outpost/runner');
  });
});

test.each(['first', 'second', 'third'])('through a whole game there is advice that fits the rules, seed %s', (seed) => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'hegemony'], seed });
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  const heard = new Set<Subject>();
  for (let played = 0; played < 400 && !state.table.outcome; played++) {
    const { table } = state;
    const seat = actingSeat(table) ?? 0;
    for (const subject of SUBJECTS) {
      const advice = of(table, subject, true);
      if (advice) {
        heard.add(advice.key);
        expect(adviceText(advice, BOARDS.main)).not.toContain('{{');
        expect(advice.tiles.every((tile) => table.players[0]?.hand.includes(tile))).toBe(true);
      }
    }
    const [intent] = computerTurn({ table, seat, level: FIRST_LEVEL, seed: played }).intents;
    const next = step(state, seat, intent!);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
  }
  expect(state.table.outcome).not.toBeNull();
  expect(heard.size).toBeGreaterThan(8);
});
