import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState } from '@hexfall/shared/model/state';
import { parseBattle } from '@hexfall/shared/notation/battle';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { fightBattle, fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { step } from '@hexfall/shared/rules/step';
import { GOLDEN_SCENES } from '../golden/scenes.js';
import { modePosition } from '../support/modePosition.js';
import { readProjectFile } from '../support/sources.js';

const POSITION = JSON.parse(readProjectFile('docs/examples/position.json')) as object;

const position = (units: readonly object[], players: readonly object[] = [{ army: 'moloch' }, { army: 'borgo' }]): object => ({
  format: 1,
  options: { mode: 'duel' },
  players,
  turn: { player: 0 },
  units,
});

const HQ = { army: 'borgo', tile: 'hq', at: [1, 0], rot: 0 };
const CLOWN = position([{ army: 'moloch', tile: 'clown', at: [0, 0], rot: 0 }, { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 3 }, HQ]);

const stateIn = (document: object): GameState => {
  const read = parsePosition(document);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

/** Written and read again, as from a file. */
const throughJson = (document: object): unknown => JSON.parse(JSON.stringify(document));

const eventsIn = (document: object, asked: Seat | 'turn' | null = null): readonly GameEvent[] => {
  const read = parseBattle(throughJson(document), asked);
  if (!read.ok) throw new Error(`${read.error.message} ${read.error.path}`);
  return read.value.events;
};

const refusal = (document: object, asked: Seat | 'turn' | null = null): string => {
  const read = parseBattle(throughJson(document), asked);
  return read.ok ? 'accepted' : `${read.error.code} ${read.error.path}`;
};

const starterOf = (events: readonly GameEvent[]): Seat | undefined => events.flatMap((event) => (event.type === 'battle-started' ? [event.starter] : []))[0]; // prettier-ignore

describe('the events of a battle', () => {
  const kinds = new Set<string>();

  test.each(GOLDEN_SCENES.map(({ starter = 0, answers = [], ...draft }, index) => [index, starter, answers, draft] as const))(
    'are read as they were written, in golden battle %i',
    (_, starter, answers, draft) => {
      const table = modePosition(draft);
      const { events } = fightBattle(table, starter, answers);
      for (const { type } of events) kinds.add(type);
      expect(eventsIn({ ...formatPosition(table), events })).toEqual(events.map((event) => throughJson(event as object)));
    },
  );

  test('are those of many kinds', () => {
    expect([...kinds]).toEqual(expect.arrayContaining(['battle-started', 'phase-fought', 'battle-ended', 'asked', 'chose', 'left', 'prize-won'])); // prettier-ignore
  });

  test('end with the match where an HQ falls', () => {
    const document = position([{ army: 'moloch', tile: 'clown', at: [0, 0], rot: 0 }, HQ], [{ army: 'moloch' }, { army: 'borgo', hq: 1 }]);
    const { events } = fightBattle(stateIn(document).table, 0, ['explode']);
    expect(events.at(-1)?.type).toBe('ended');
    expect(eventsIn({ ...document, events })).toEqual(events);
  });

  test('may be those of an instant', () => {
    const document = position(
      [{ army: 'outpost', tile: 'hq', at: [0, 0], rot: 0 }, HQ, { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 3 }],
      [{ army: 'outpost', hand: ['sniper'] }, { army: 'borgo' }],
    );
    const played = step(stateIn(document), 0, { do: 'sniper', at: [0, 1] });
    const events = played.ok ? played.value.events.filter(({ type }) => type === 'struck') : [];
    expect(events).toHaveLength(1);
    expect(eventsIn({ ...document, events })).toEqual(events);
  });

  test.each<[refused: string, events: unknown]>([
    ['wrong-type /events', {}],
    ['wrong-type /events/0', [1]],
    ['unknown-value /events/0/type', [{ type: 'drew', player: 0, tiles: [] }]],
    ['unknown-value /events/0/type', [{}]],
    ['missing-field /events/0/cause', [{ type: 'battle-started', starter: 0 }]],
    ['out-of-range /events/0/starter', [{ type: 'battle-started', starter: 2, cause: 'tile' }]],
    ['unknown-field /events/0/why', [{ type: 'battle-ended', changed: true, why: 1 }]],
    ['off-board /events/0/units/1', [{ type: 'left', player: 0, units: [[0, 0], [3, 0]] }]], // prettier-ignore
    ['out-of-range /events', Array.from({ length: 1001 }, () => ({ type: 'battle-ended', changed: true }))],
  ])('are refused: %s', (refused, events) => {
    expect(refusal({ ...POSITION, events })).toBe(refused);
  });
});

describe('a battle that is to be fought', () => {
  test('is none where nobody asks for one', () => {
    expect(eventsIn(POSITION)).toEqual([]);
  });

  test.each<[starter: Seat, document: object, asked: Seat | 'turn' | null]>([
    [0, {}, 'turn'],
    [1, {}, 1],
    [1, { starter: 1 }, null],
    [1, { starter: 1 }, 'turn'],
    [0, { starter: 1 }, 0],
    [0, { choices: [] }, null],
  ])('is started by player %i (%j, %j)', (starter, document, asked) => {
    expect(starterOf(eventsIn({ ...POSITION, ...document }, asked))).toBe(starter);
  });

  test('uses up the choices, and answers the rest as usual', () => {
    const byDefault = fightByDefault(stateIn(CLOWN).table, 0).events;
    expect(eventsIn(CLOWN, 0)).toEqual(byDefault);
    const chosen = (key: string): readonly GameEvent[] => eventsIn({ ...CLOWN, choices: [key] }, 0);
    expect(chosen('explode')).not.toEqual(chosen('attack'));
    expect([chosen('explode'), chosen('attack')]).toContainEqual(byDefault);
  });

  test.each<[refused: string, document: object, asked: Seat | 'turn' | null]>([
    ['out-of-range /starter', {}, 2],
    ['wrong-type /starter', {}, NaN],
    ['out-of-range /starter', { starter: 5 }, null],
    ['wrong-type /choices', { choices: 'explode' }, null],
    ['unknown-field /steps', { steps: 1 }, 'turn'],
  ])('is refused: %s', (refused, document, asked) => {
    expect(refusal({ ...POSITION, ...document }, asked)).toBe(refused);
  });

  test('is refused with a choice that is not offered', () => {
    expect(refusal({ ...CLOWN, choices: ['flee'] })).toBe('unknown-key /choices/0');
  });
});
