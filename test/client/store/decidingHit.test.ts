import type { GameEvent } from '@hexfall/shared/model/event';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Outcome } from '@hexfall/shared/model/result';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { type DecidingHit, decidingHit } from '../../../client/src/store/decidingHit.js';
import type { Scene } from '../../golden/scene.js';
import { GOLDEN_SCENES } from '../../golden/scenes.js';
import { modePosition, type SeatDraft } from '../../support/modePosition.js';
import { stepOn, tableOf } from '../../support/states.js';

/** The golden battle with HQs that fall to the first wound: its hits are in the texts of test/golden. */
const lastStand = ({ starter = 0, answers = [], players, name: _name, shows: _shows, ...draft }: Scene) => {
  const weak = players.map((player): SeatDraft => ({ ...(typeof player === 'string' ? { army: player } : player), hq: 1 }));
  const before = modePosition({ ...draft, players: weak });
  return { before, ...fightBattle(before, starter, answers) };
};

const told = (scene: Scene): DecidingHit | null | 'goes on' => {
  const { before, events, table } = lastStand(scene);
  return table.outcome ? decidingHit([{ before, events }], table.outcome) : 'goes on';
};

describe('the hit that decided a match', () => {
  test('is the last wound on the HQ of the losers, in every golden battle that an HQ would not have survived', () => {
    const ends = GOLDEN_SCENES.map((scene) => [scene.name, told(scene)] as const).filter(([, hit]) => hit !== 'goes on');
    expect(Object.fromEntries(ends)).toEqual({
      clown: { loser: 1, at: [-1, 0], by: { seat: 0, tile: 'moloch/clown' } },
      gauss: { loser: 1, at: [0, -2], by: { seat: 0, tile: 'moloch/gauss-cannon' } },
      armor: { loser: 1, at: [2, -2], by: { seat: 0, tile: 'outpost/hmg' } },
      // The two attacks that the Medics have canceled are not it.
      'medic-chain': { loser: 0, at: [0, 0], by: { seat: 1, tile: 'borgo/mutant' } },
      trap: { loser: 1, at: [-1, 0], by: { seat: 0, tile: 'doomsday/trap' } },
      // The HQ of another player had fallen before; the unit belongs to one who is out by then.
      'player-leaves': { loser: 2, at: [-1, 2], by: { seat: 0, tile: 'moloch/guard' } },
      // Both HQs fall at once: no unit has decided it.
      'special-attacks': null,
      motherland: { loser: 0, at: [0, 0], by: { seat: 1, tile: 'borgo/mutant' } },
      spy: { loser: 0, at: [-1, 0], by: { seat: 1, tile: 'moloch/armored-hunter' } },
      // A forest (L10) is no unit.
      'terrain-ground': { loser: 1, at: [2, 0], by: null },
    });
  });

  test('is found where the battle stopped for a question, in the last of several intents', () => {
    const clown = GOLDEN_SCENES.find(({ name }) => name === 'clown')!;
    const { before, events } = lastStand(clown);
    const outcome: Outcome = { winners: [0], reason: 'hq-destroyed', rule: 'E1' };
    const cut = events.findIndex(({ type }) => type === 'asked') + 1;
    expect(cut).toBeGreaterThan(0);
    const halfway = lastStand({ ...clown, answers: [] }).table;
    expect(
      decidingHit(
        [
          { before, events: events.slice(0, cut) },
          { before: halfway, events: events.slice(cut) },
        ],
        outcome,
      ),
    ).toEqual({
      loser: 1,
      at: [-1, 0],
      by: { seat: 0, tile: 'moloch/clown' },
    });
  });

  test('is none where a match ended in another way', () => {
    const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'outpost'], seed: 'resigned' });
    if (!created.ok) throw new Error(created.error.message);
    const before = tableOf(created.value);
    const resigned = stepOn(before, 0, { do: 'resign' });
    if (!resigned.ok) throw new Error(resigned.error.message);
    const events: readonly GameEvent[] = resigned.value.events;
    const { outcome } = resigned.value.table;
    expect(outcome).toMatchObject({ winners: [1], reason: 'resigned' });
    expect(decidingHit([{ before, events }], outcome!)).toBeNull();
    for (const reason of ['toughness', 'standstill', 'score', 'draw', 'agreed'] as const)
      expect(
        decidingHit([{ before, events }], { winners: reason === 'draw' || reason === 'agreed' ? [] : [0], reason, rule: '' }),
      ).toBeNull();
  });

  test('is none where the beginning of the history is all there is', () => {
    expect(decidingHit([], { winners: [0], reason: 'hq-destroyed', rule: 'E1' })).toBeNull();
  });
});
