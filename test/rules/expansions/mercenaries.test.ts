import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { preview, step } from '@hexfall/shared/rules/step';
import { expectFight, modePosition, type SeatDraft } from '../../support/modePosition.js';
import { discardsOf, handOf, play, refusal, unitAt } from '../../support/play.js';
import { pilesOf, tableOf } from '../../support/states.js';

describe('mercenaries', () => {
  const END: Intent = { do: 'end-turn' };
  const choose = (key: string): readonly [number, Intent] => [1, { do: 'choose', key }];
  const PILE = choose('pile');
  const GUNNER = choose('gunner');

  /** Outpost's draw begins, with mercenaries waiting. */
  const drawing = (outpost: Omit<SeatDraft, 'army'>): Table =>
    play(modePosition({ players: ['borgo', { army: 'outpost', mercenaries: ['mercenary:gunner'], ...outpost }] }), [0, END]);

  describe('P1 drawing', () => {
    const table = drawing({ pile: ['commando', 'runner', 'hmg', 'brawler'] });

    test('P1 the player is asked before a tile is drawn', () => {
      expect(table.decision).toMatchObject({ player: 1, kind: 'draw', keys: ['gunner', 'pile'] });
      expect(handOf(table, 1)).toEqual([]);
      expect(refusal(table, 1, END)).toMatchObject({ code: 'decision-open' });
      expect(refusal(table, 0, { do: 'choose', key: 'pile' })).toMatchObject({ code: 'not-your-decision' });
    });

    test('P1 a tile from the pile leaves the mercenary waiting: every further tile is asked for', () => {
      const one = play(table, PILE);
      expect([handOf(one, 1), one.decision?.kind]).toEqual([['commando'], 'draw']);
      const three = play(one, PILE, PILE);
      expect([handOf(three, 1), three.decision]).toEqual([['commando', 'hmg', 'runner'], null]);
      expect(three.players[1]!.mercenaries).toEqual(['mercenary/gunner']);
      expect(three.turn).toMatchObject({ player: 1, mustDiscard: true });
    });

    test('P1 the mercenary takes the place of a tile, and then no one asks', () => {
      const hired = play(table, PILE, GUNNER);
      expect([handOf(hired, 1), hired.decision]).toEqual([['commando', 'mercenary:gunner', 'runner'], null]);
      expect(hired.players[1]!.mercenaries).toEqual([]);
      expect(hired.players[1]!.pile).toBe(2);
      expect(hired.turn.mustDiscard).toBe(true);
    });

    test('P1 the intent `draw` is the same answer', () => {
      expect(play(table, [1, { do: 'draw', mercenary: 'gunner' }])).toEqual(play(table, GUNNER));
      expect(refusal(table, 1, { do: 'draw', mercenary: 'shooter' })).toMatchObject({ code: 'unknown-key' });
      expect(refusal(table, 0, { do: 'draw', mercenary: 'gunner' })).toMatchObject({ code: 'not-your-decision' });
    });

    test('P1 outside a draw there is nothing to draw', () => {
      const drawn = play(table, PILE, PILE, PILE, [1, { do: 'discard', tile: 'hmg' }]);
      expect(refusal(drawn, 1, { do: 'draw', mercenary: 'gunner' })).toMatchObject({ rule: 'P1' });
      expect(legalIntents(drawn, 1).some((intent) => intent.do === 'draw')).toBe(false);
    });

    test('P1 two of them', () => {
      const both = drawing({ pile: ['commando', 'runner'], mercenaries: ['mercenary:shooter', 'mercenary:gunner'] });
      expect(both.decision).toMatchObject({ keys: ['gunner', 'pile', 'shooter'] });
      const one = play(both, choose('shooter'));
      expect(one.decision).toMatchObject({ keys: ['gunner', 'pile'] });
      expect(handOf(play(one, GUNNER), 1)).toEqual(['commando', 'mercenary:gunner', 'mercenary:shooter']);
    });

    test('P1 T1 a full hand draws nothing and asks nothing', () => {
      const full = drawing({ hand: ['commando', 'runner', 'hmg'], pile: ['brawler'] });
      expect([full.decision, handOf(full, 1)]).toEqual([null, ['commando', 'hmg', 'runner']]);
    });

    test('P1 S2 who waits is open to everyone', () => {
      expect(table.players[1]).toMatchObject({ mercenaries: ['mercenary/gunner'], pile: 4 });
    });
  });

  describe('P1 the last tiles', () => {
    test('P1 T1 with an empty pile no tile is drawn, so no mercenary either', () => {
      const table = drawing({ hand: ['commando'], pile: [] });
      expect([table.decision, handOf(table, 1)]).toEqual([null, ['commando']]);
    });

    test('P1 E2 the last tile of the pile is the last tile', () => {
      const table = drawing({ pile: ['commando'] });
      const last = play(table, PILE);
      expect([last.decision, last.turn.lastDrawnBy, handOf(last, 1)]).toEqual([null, 1, ['commando']]);
      const both = play(table, GUNNER);
      expect([both.decision, both.turn.lastDrawnBy, handOf(both, 1)]).toEqual([null, 1, ['commando', 'mercenary:gunner']]);
    });

    test('P1 E2 a mercenary taken instead of the last tile leaves it in the pile', () => {
      const table = drawing({ hand: ['runner', 'hmg'], pile: ['commando'] });
      const hired = play(table, GUNNER);
      expect([hired.turn.lastDrawnBy, pilesOf(hired)[1]]).toEqual([null, ['outpost/commando']]);
    });
  });

  describe('P1 S4 T2 O6 in every draw', () => {
    test('P1 S4 the first draw', () => {
      const created = createMatch({
        options: { ...DEFAULT_OPTIONS, mercenaries: 1 },
        armies: ['borgo', 'outpost'],
        seed: 'p1',
        mercenaries: [['shield-bearer'], ['gunner']],
      });
      if (!created.ok) throw new Error(created.error.message);
      const table = play(tableOf(created.value), [0, { do: 'place-hq', at: [0, 2], rot: 0 }], [1, { do: 'place-hq', at: [0, -2], rot: 0 }]);
      expect(table.decision).toMatchObject({ player: 0, kind: 'draw', keys: ['pile', 'shield-bearer'] });
      const hired = play(table, [0, { do: 'choose', key: 'shield-bearer' }]);
      expect([handOf(hired, 0), pilesOf(hired)[0]]).toEqual([['mercenary:shield-bearer'], created.value.piles[0]]);
      expect(hired.turn).toMatchObject({ number: 1, mustDiscard: false });
    });

    test('P1 T2 a bad draw', () => {
      const table = drawing({ pile: ['move', 'battle', 'sniper', 'runner', 'hmg'] });
      const bad = play(table, PILE, PILE, PILE);
      const again = play(bad, [1, { do: 'redraw' }]);
      expect([again.decision?.kind, discardsOf(again, 1)]).toEqual(['draw', ['battle', 'move', 'sniper']]);
      expect(handOf(play(again, GUNNER), 1)).toEqual(['hmg', 'mercenary:gunner', 'runner']);
    });

    test('P1 T2 with a mercenary among the tiles it is no bad draw', () => {
      const table = play(drawing({ pile: ['move', 'battle', 'sniper'] }), GUNNER);
      expect(refusal(table, 1, { do: 'redraw' })).toMatchObject({ code: 'not-all-instants' });
    });

    test('P1 O6 up to six tiles', () => {
      const draft: SeatDraft = {
        army: 'outpost',
        mercenaries: ['mercenary:gunner'],
        hand: ['commando'],
        pile: new Array<string>(9).fill('hmg'),
      };
      const table = play(modePosition({ options: { reinforcement: true }, players: ['borgo', draft] }), [0, END]);
      const drawn = play(table, PILE, PILE, GUNNER);
      expect(handOf(drawn, 1)).toEqual(['commando', 'hmg', 'hmg', 'hmg', 'hmg', 'mercenary:gunner']);
    });

    test('P1 T7 a draw is not taken back', () => {
      const table = play(drawing({ pile: ['commando', 'runner', 'hmg'] }), PILE, PILE, PILE);
      expect(refusal(table, 1, { do: 'take-back' })).toMatchObject({ code: 'nothing-to-take-back' });
    });
  });

  describe('P1 a tile of that army in every respect', () => {
    test('P1 it is placed and belongs to its player', () => {
      const table = modePosition({ players: [{ army: 'borgo', hand: ['mercenary:gunner'] }, 'outpost'] });
      const placed = play(table, [0, { do: 'place', tile: 'mercenary:gunner', at: [0, 0], rot: 2 }]);
      expect(unitAt(placed, [0, 0])).toMatchObject({ owner: 0, tile: 'mercenary/gunner', rot: 2 });
    });

    test('P1 it is discarded like any tile', () => {
      const table = modePosition({
        players: [{ army: 'borgo', hand: ['mercenary:gunner', 'mutant', 'claws'] }, 'outpost'],
        turn: { mustDiscard: true },
      });
      expect(discardsOf(play(table, [0, { do: 'discard', tile: 'mercenary:gunner' }]), 0)).toEqual(['mercenary:gunner']);
    });

    test('P1 B4 destroyed it goes to its player’s discard pile', () => {
      const after = expectFight({ players: ['borgo', 'outpost'], units: ['borgo/mercenary:shooter 0,0 r3', 'outpost/brawler 0,1'] }, [
        '3: 0,1>0,0 melee 2; idle 0,0; † 0,0',
      ]);
      expect(after.players[0]!.discard).toEqual(['mercenary/shooter']);
    });

    test('P1 the Gunner shoots with 2 in phase 2, with the bonuses of its army', () => {
      const units = ['borgo/mercenary:gunner 0,2 r1', 'outpost/recon-center 0,-2'];
      expectFight({ players: ['borgo', 'outpost'], units }, ['2: 0,2>0,-2 ranged 2; † 0,-2']);
      expectFight({ players: ['borgo', 'outpost'], units: [...units, 'borgo/hq -1,2'] }, ['3: 0,2>0,-2 ranged 2; † 0,-2', '0: idle -1,2']);
      expectFight({ players: ['borgo', 'outpost'], units: [...units, 'outpost/hq -1,2'] }, [
        '2: 0,2>0,-2 ranged 2; † 0,-2',
        '0: -1,2>0,2 melee 1; † 0,2',
      ]);
    });

    test('P1 the Shooter shoots with 1 in phase 3', () => {
      expectFight({ players: ['borgo', 'outpost'], units: ['borgo/mercenary:shooter 0,2 r1', 'outpost/recon-center 0,-2'] }, [
        '3: 0,2>0,-2 ranged 1; † 0,-2',
      ]);
    });

    test('P1 the Net Fighter nets through its edge 5', () => {
      expectFight({ players: ['borgo', 'outpost'], units: ['borgo/mercenary:net-fighter 0,0', 'outpost/brawler -1,0 r2'] }, []);
      expectFight({ players: ['borgo', 'outpost'], units: ['borgo/mercenary:net-fighter 0,0 r1', 'outpost/brawler -1,0 r2'] }, [
        '3: -1,0>0,0 melee 2; † 0,0',
      ]);
    });

    test('P1 the Shield Bearer takes three wounds, has armor in front and moves', () => {
      expectFight({ players: ['borgo', 'moloch'], units: ['borgo/mercenary:shield-bearer 0,0', 'moloch/protector 0,-2 r3'] }, [
        '1: idle 0,-2',
      ]);
      const table = modePosition({ players: ['borgo', 'moloch'], units: ['borgo/mercenary:shield-bearer 0,0 w2'] });
      expect(unitAt(play(table, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 4 }]), [1, 0])).toMatchObject({
        wounds: 2,
        rot: 4,
      });
    });

    test('P1 M6 a Recon Center takes it along', () => {
      const table = modePosition({
        players: ['outpost', 'moloch'],
        units: ['outpost/mercenary:shield-bearer 0,0', 'outpost/recon-center 2,0'],
      });
      const moved = play(table, [0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0, then: { to: [0, 2], rot: 0 } }]);
      expect(unitAt(moved, [0, 2])).not.toBeNull();
    });
  });
});

const SETUP = {
  options: { ...DEFAULT_OPTIONS, mode: 'deathmatch', mercenaries: 1 },
  armies: ['borgo', 'moloch', 'outpost'],
  mercenaries: [['gunner'], ['shooter'], ['shield-bearer']],
} as const;

describe('P1 a preview of drawing from the pile', () => {
  test.each([15, 17, 20])('leaves nothing that waits, so that a battle can be previewed after it: match %s', (seed) => {
    const random = randomFrom(seed);
    const created = createMatch({ ...SETUP, seed: String(seed) });
    if (!created.ok) throw new Error(created.error.message);
    let state = created.value;
    let draws = 0;
    while (!state.table.outcome) {
      const { table } = state;
      const seat = actingSeat(table)!;
      if (table.decision?.kind === 'draw') {
        draws++;
        const previewed = preview(table, seat, { do: 'choose', key: 'pile' });
        expect(previewed).toMatchObject({ ok: true, value: { table: { decision: null, pending: null } } });
      }
      // A computer player fights a battle on every preview.
      const policy = seat === 0 ? POLICIES.random : POLICIES.greedy;
      const done = step(state, seat, policy(table, seat, random));
      if (!done.ok) throw new Error(done.error.message);
      state = done.value.state;
    }
    expect(draws).toBeGreaterThan(0);
  });
});
