import './support/browserGlobals.js';
import { readingsOf } from '@hexfall/shared/inspect/targeting';
import type { GameEvent } from '@hexfall/shared/model/event';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { legalIntents } from '@hexfall/shared/rules/legal';
import type { HistoryEntry } from '../../../client/src/store/history.js';
import { confirmationFor } from '../../../client/src/store/input/controls.js';
import { takeBackBar } from '../../../client/src/store/notice.js';
import { turnsUntil } from '../../../client/src/store/seating.js';
import { storedSlots } from '../../../client/src/store/storedSlots.js';
import { position } from '../../support/play.js';

describe('before what cannot be taken back', () => {
  const table = position({ players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch'], units: ['borgo/hq 0,0'] });

  test('the end of a turn is asked about as long as something can be used', () => {
    expect(confirmationFor({ do: 'end-turn' }, legalIntents(table, 0))).toBe('end-turn');
    expect(confirmationFor({ do: 'end-turn' }, [{ do: 'end-turn' }, { do: 'discard', tile: 'mutant' }])).toBeNull();
    // A turn that is offered every time would ask every time.
    expect(confirmationFor({ do: 'end-turn' }, [{ do: 'end-turn' }, { do: 'rotate', at: [0, 0], rot: 1 }])).toBeNull();
  });

  test('swapping all tiles and resigning are, too; placing a tile is not', () => {
    expect(confirmationFor({ do: 'redraw' }, [])).toBe('redraw');
    expect(confirmationFor({ do: 'resign' }, [])).toBe('resign');
    expect(confirmationFor({ do: 'place', tile: 'mutant', at: [1, 0], rot: 0 }, [])).toBeNull();
  });

  test('a battle is not asked about a second time: the tile that has been taken asks', () => {
    expect(confirmationFor({ do: 'battle' }, [{ do: 'battle' }])).toBeNull();
  });
});

describe('T7: why nothing can be taken back', () => {
  const closed = { canTakeBack: false, options: DEFAULT_OPTIONS, decision: null };
  const bar = (...latest: readonly GameEvent[]) => takeBackBar(closed, latest);

  test('it follows from the last event', () => {
    expect(takeBackBar({ ...closed, canTakeBack: true }, [])).toBeNull();
    expect(takeBackBar({ ...closed, options: { ...DEFAULT_OPTIONS, takeBack: false } }, [])).toBe('off');
    expect(bar({ type: 'took-back', player: 0 })).toBe('nothing');
    expect(bar({ type: 'turn-started', player: 0, number: 2, slot: 0, additional: null }, { type: 'drew', player: 0, tiles: [] })).toBe(
      'nothing',
    );
    expect(bar({ type: 'redrew', player: 0, tiles: [] }, { type: 'drew', player: 0, tiles: [] })).toBe('revealed');
  });
});

describe('answers on the board', () => {
  test('a Medic is marked with the unit it saves and the attacker', () => {
    const [picks] = readingsOf({ do: 'choose', key: '0,1 saves 0,0 from 1,-1/3' });
    expect(picks).toEqual([
      { pick: 'hex', at: [0, 1] },
      { pick: 'hex', at: [0, 0] },
      { pick: 'hex', at: [1, -1] },
    ]);
  });

  test('what has no hex has no reading', () => {
    expect(readingsOf({ do: 'choose', key: 'explode' })).toEqual([]);
  });
});

describe('T3: kept tiles', () => {
  const page = (seq: number, ...events: readonly GameEvent[]): HistoryEntry => ({
    seq,
    lines: events.map((event) => ({ what: 'event', event, before: position({ players: ['borgo', 'moloch'] }) })),
  });

  test('are those that were not drawn in this turn; of equal ones the first', () => {
    const pages = [
      page(1, { type: 'drew', player: 0, tiles: ['borgo/mutant', 'borgo/claws'] }),
      page(
        2,
        { type: 'turn-started', player: 0, number: 3, slot: 0, additional: null },
        { type: 'drew', player: 0, tiles: ['borgo/mutant'] },
      ),
      page(3, { type: 'used', player: 0, tile: 'borgo/claws' }),
    ];
    expect(storedSlots(pages, 0, ['borgo/mutant', 'borgo/mutant'])).toEqual([true, false]);
  });

  test('are not known if the beginning of the turn is missing', () => {
    expect(storedSlots([], 0, ['borgo/mutant'])).toEqual([false]);
    expect(storedSlots([page(1, { type: 'drew', player: 0, tiles: [] })], 0, ['borgo/mutant'])).toEqual([false]);
  });
});

describe('the order of turns', () => {
  test('counts from the player on turn, without those who are out', () => {
    const { options, players, turn } = position({ players: ['borgo', 'moloch', 'outpost'], options: { mode: 'deathmatch' } });
    expect(turnsUntil({ options, players, turn })).toEqual([0, 1, 2]);
    const without = players.map((player, seat) => ({ ...player, out: seat === 1 }));
    expect(turnsUntil({ options, players: without, turn })).toEqual([0, null, 1]);
  });
});
