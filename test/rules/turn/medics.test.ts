import type { Intent } from '@hexfall/shared/model/intent';
import { discardsOf, isNetted, play, position, type PositionDraft, refusal, unitAt } from '../../support/play.js';

const SNIPE: Intent = { do: 'sniper', at: [0, 0] };
const STRIKE: Intent = { do: 'air-strike', at: [0, 0] };

/** Hegemony holds a Sniper against Moloch. */
const sniper = (...units: string[]): PositionDraft => ({ players: [{ army: 'hegemony', hand: ['sniper'] }, 'moloch'], units });
/** Moloch holds an Air Strike against Outpost. */
const strike = (...units: string[]): PositionDraft => ({ players: [{ army: 'moloch', hand: ['air-strike'] }, 'outpost'], units });

describe('D1 D2 a Medic and an instant', () => {
  test('D1 the Medic dies instead, unasked', () => {
    const shot = play(position(sniper('moloch/hybrid 0,0', 'moloch/medic 0,1')), [0, SNIPE]);
    expect(shot.decision).toBeNull();
    expect(unitAt(shot, [0, 0])).toMatchObject({ tile: 'moloch/hybrid', wounds: 0 });
    expect(unitAt(shot, [0, 1])).toBeNull();
    expect(discardsOf(shot, 1)).toEqual(['medic']);
  });

  test('D1 also when the wound would not have killed', () => {
    const shot = play(position(sniper('moloch/blocker 0,0', 'moloch/medic 0,1')), [0, SNIPE]);
    expect(unitAt(shot, [0, 0])).toMatchObject({ wounds: 0 });
    expect(unitAt(shot, [0, 1])).toBeNull();
  });

  test('D1 not if it is turned away', () => {
    const shot = play(position(sniper('moloch/hybrid 0,0', 'moloch/medic 0,1 r1')), [0, SNIPE]);
    expect(unitAt(shot, [0, 0])).toBeNull();
    expect(unitAt(shot, [0, 1])).not.toBeNull();
  });

  test('D1 N1 not if it is netted', () => {
    const table = position(sniper('moloch/hybrid 0,0', 'moloch/medic 0,1', 'hegemony/net-fighter -1,2'));
    expect(isNetted(table, [0, 1])).toBe(true);
    expect(unitAt(play(table, [0, SNIPE]), [0, 0])).toBeNull();
  });

  test('D1 a Medic does not save itself', () => {
    expect(unitAt(play(position(sniper('moloch/medic 0,0', 'moloch/hybrid 0,-1')), [0, SNIPE]), [0, 0])).toBeNull();
  });

  test('D2 which of two Medics dies is asked of the owner of the unit', () => {
    const asked = play(position(sniper('moloch/hybrid 0,0', 'moloch/medic 0,1', 'moloch/medic 0,-1 r1')), [0, SNIPE]);
    expect(asked.decision).toMatchObject({
      player: 1,
      kind: 'medic',
      keys: ['0,-1 saves 0,0 from sniper', '0,1 saves 0,0 from sniper'],
    });
    expect(refusal(asked, 0, { do: 'choose', key: '0,1 saves 0,0 from sniper' })).toMatchObject({ code: 'not-your-decision' });
    expect(refusal(asked, 1, { do: 'choose', key: '0,1' })).toMatchObject({ code: 'unknown-key' });
    const saved = play(asked, [1, { do: 'choose', key: '0,1 saves 0,0 from sniper' }]);
    expect([unitAt(saved, [0, 1]), unitAt(saved, [0, -1])?.tile, unitAt(saved, [0, 0])?.wounds]).toEqual([null, 'moloch/medic', 0]);
    expect(saved.turn).toMatchObject({ player: 0 });
    expect(refusal(saved, 0, { do: 'take-back' })).toMatchObject({ code: 'nothing-to-take-back' });
  });

  test('D2 which of two units is saved is asked', () => {
    const asked = play(position(strike('outpost/commando -1,1', 'outpost/runner 0,1', 'outpost/medic -1,2')), [0, STRIKE]);
    expect(asked.decision).toMatchObject({
      player: 1,
      kind: 'medic',
      keys: ['-1,2 saves -1,1 from air-strike', '-1,2 saves 0,1 from air-strike'],
    });
    const saved = play(asked, [1, { do: 'choose', key: '-1,2 saves 0,1 from air-strike' }]);
    expect([unitAt(saved, [-1, 1]), unitAt(saved, [0, 1])?.tile, unitAt(saved, [-1, 2])]).toEqual([null, 'outpost/runner', null]);
    expect(discardsOf(saved, 1)).toEqual(['commando', 'medic']);
  });

  test('D2 a player’s own instant on own units asks that player, who can take it back', () => {
    const table = position(strike('moloch/hybrid 0,-1', 'moloch/medic 0,-2 r1', 'moloch/medic 1,-2'));
    const asked = play(table, [0, STRIKE]);
    expect(asked.decision).toMatchObject({
      player: 0,
      keys: ['0,-2 saves 0,-1 from air-strike', '1,-2 saves 0,-1 from air-strike'],
    });
    const saved = play(asked, [0, { do: 'choose', key: '1,-2 saves 0,-1 from air-strike' }]);
    expect(unitAt(saved, [1, -2])).toBeNull();
    expect(play(saved, [0, { do: 'take-back' }])).toEqual(table);
  });

  test('B5 questions for both players: whose turn it is says who comes first', () => {
    const asked = play(
      position(
        strike(
          'moloch/hybrid 0,-1',
          'moloch/medic 0,-2 r1',
          'moloch/medic 1,-2',
          'outpost/commando -1,1',
          'outpost/runner 0,1',
          'outpost/medic -1,2',
        ),
      ),
      [0, STRIKE],
    );
    expect(asked.decision).toMatchObject({ player: 0, kind: 'order', keys: ['0', '1'] });
    const first = play(asked, [0, { do: 'choose', key: '1' }]);
    expect(first.decision).toMatchObject({ player: 1, kind: 'medic' });
    const second = play(first, [1, { do: 'choose', key: '-1,2 saves -1,1 from air-strike' }]);
    expect(second.decision).toMatchObject({ player: 0, kind: 'medic' });
    const done = play(second, [0, { do: 'choose', key: '0,-2 saves 0,-1 from air-strike' }]);
    expect(done.decision).toBeNull();
    expect(discardsOf(done, 0)).toEqual(['air-strike', 'medic']);
    expect(discardsOf(done, 1)).toEqual(['medic', 'runner']);
    const other = play(asked, [0, { do: 'choose', key: '0' }]);
    expect(other.decision).toMatchObject({ player: 0, kind: 'medic' });
    expect(refusal(done, 0, { do: 'take-back' })).toMatchObject({ code: 'nothing-to-take-back', rule: 'T7' });
  });
});

describe('D3 D4 D5 Medics among themselves', () => {
  test('D3 a Medic that dies of the same strike saves no one', () => {
    const bombed = play(position(strike('outpost/commando 0,0', 'outpost/medic 0,1')), [0, STRIKE]);
    expect([unitAt(bombed, [0, 0]), unitAt(bombed, [0, 1])]).toEqual([null, null]);
  });

  test('D4 a Medic that would die is itself saved by another', () => {
    const shot = play(position(sniper('moloch/hybrid 0,0', 'moloch/medic 0,1', 'moloch/medic 0,2')), [0, SNIPE]);
    expect(shot.decision).toBeNull();
    expect([unitAt(shot, [0, 0])?.wounds, unitAt(shot, [0, 1])?.tile, unitAt(shot, [0, 2])]).toEqual([0, 'moloch/medic', null]);
  });

  test('D5 one Medic saved by another can so save two', () => {
    const bombed = play(
      position({
        players: [{ army: 'moloch', hand: ['air-strike'] }, 'borgo'],
        units: ['moloch/hybrid 0,0', 'moloch/medic 0,1', 'moloch/medic 0,2'],
      }),
      [0, STRIKE],
    );
    expect(bombed.decision).toBeNull();
    expect([unitAt(bombed, [0, 0])?.wounds, unitAt(bombed, [0, 1]), unitAt(bombed, [0, 2])]).toEqual([0, null, null]);
  });

  test('D5 X2 a grenade is cancelled like any attack', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'moloch'],
      units: ['borgo/hq 0,0', 'moloch/blocker 1,0 w1', 'moloch/medic 1,1'],
    });
    const thrown = play(table, [0, { do: 'grenade', at: [1, 0] }]);
    expect(unitAt(thrown, [1, 0])).toMatchObject({ wounds: 1 });
    expect(unitAt(thrown, [1, 1])).toBeNull();
  });

  test('D2 X2 the instant’s id stands in the key', () => {
    const table = position({
      players: [{ army: 'borgo', hand: ['grenade'] }, 'moloch'],
      units: ['borgo/hq 0,0', 'moloch/blocker 1,0', 'moloch/medic 1,1', 'moloch/medic 2,-1'],
    });
    expect(play(table, [0, { do: 'grenade', at: [1, 0] }]).decision).toMatchObject({
      player: 1,
      keys: ['1,1 saves 1,0 from grenade', '2,-1 saves 1,0 from grenade'],
    });
  });
});

describe('C5 a scoped Medic and an instant', () => {
  test('C5 D1 it dies for the units of the Scoper’s owner', () => {
    const bombed = play(position(strike('moloch/medic 0,1', 'outpost/commando 0,0', 'outpost/scoper 0,2')), [
      0,
      { do: 'air-strike', at: [0, -1] },
    ]);
    expect([unitAt(bombed, [0, 0])?.wounds, unitAt(bombed, [0, 1])]).toEqual([0, null]);
  });

  test('C5 D1 and for its own side no longer', () => {
    const table = position({
      players: [{ army: 'outpost', hand: ['sniper'] }, 'moloch'],
      units: ['moloch/hybrid 0,0', 'moloch/medic 0,1', 'outpost/scoper 0,2'],
    });
    const shot = play(table, [0, SNIPE]);
    expect([unitAt(shot, [0, 0]), unitAt(shot, [0, 1])?.tile]).toEqual([null, 'moloch/medic']);
  });
});
