import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { type Accepted, LocalStore } from '../../../client/src/store/LocalStore.js';
import { position } from '../../support/play.js';
import { changedTable, stateOf } from '../../support/states.js';

const start = (): Table =>
  position({
    players: [
      { army: 'borgo', hand: ['mutant', 'battle'] },
      { army: 'moloch', hand: ['blocker'] },
    ],
    units: ['borgo/hq -2,0', 'moloch/hq 2,0', 'moloch/blocker 0,0'],
  });

const open = (table = start(), { films = false } = {}) => {
  const heard: Accepted[] = [];
  const around = {
    heading: () => 'Practice',
    wantsReplay: () => films,
    onSegment: () => undefined,
    onAccepted: (one: Accepted) => heard.push(one),
  };
  return { store: new LocalStore(stateOf(table), around), heard };
};

const place = (at: Hex) => ({ do: 'place', tile: 'mutant', at, rot: 0 }) as const;

describe('a table on the page', () => {
  test('is played by its page for every seat, one after the other', async () => {
    const { store } = open();
    expect([store.mine.value, store.me.value, store.online]).toEqual([[0, 1], 0, null]);
    await store.act(place([-1, 0]));
    expect(store.playback.shown.value).toEqual(store.table);
    expect(store.table.board.filter((unit) => unit?.tile === 'borgo/mutant')).toHaveLength(1);
    expect(store.history.value.entries.map(({ seq }) => seq)).toEqual([1]);
    expect(store.legal.value).toContainEqual({ do: 'end-turn' });
  });

  test('refuses what the rules refuse, in the words of any other table, and changes nothing', async () => {
    const { store, heard } = open();
    const before = store.table;
    await store.act(place([0, 0]));
    expect(store.notice.value).toMatchObject({ isBad: true, message: { code: 'hex-taken', rule: 'T5' } });
    expect(store.refusalOf(place([0, 0]))).toEqual(store.notice.value?.message);
    expect(store.table).toBe(before);
    expect(heard).toEqual([]);
  });

  test('reports every intent that has been carried out', async () => {
    const { store, heard } = open();
    const before = store.table;
    await store.act(place([-1, 0]));
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ seat: 0, intent: place([-1, 0]), before, after: store.table });
    expect(heard[0]?.events.map(({ type }) => type)).toContain('placed');
  });

  test('lets only that be done which is not forbidden, and says why', async () => {
    const { store } = open();
    store.restriction.value = (intent) => (intent.do === 'place' ? null : () => 'Place the Mutant first.');
    expect(new Set(store.legal.value.map((intent) => intent.do))).toEqual(new Set(['place']));
    await store.act({ do: 'battle' });
    expect(store.notice.value?.message).toBe('Place the Mutant first.');
    expect(store.refusalOf({ do: 'battle' })).toBe('Place the Mutant first.');
    expect(store.refusalOf(place([-1, 0]))).toBeNull();
    expect(store.table.board.filter((unit) => unit?.tile === 'borgo/mutant')).toHaveLength(0);
  });

  test('lets another seat be played whatever is forbidden to its page', () => {
    const { store } = open();
    store.restriction.value = () => () => 'Wait.';
    expect(store.play(0, place([-1, 0])).ok).toBe(true);
    expect(store.play(1, { do: 'sniper', at: [0, 0] }).ok).toBe(false);
  });

  test('takes back what the rules let one take back', async () => {
    const { store } = open();
    const before = store.table.board;
    await store.act(place([-1, 0]));
    expect(store.playback.shown.value?.canTakeBack).toBe(true);
    await store.act({ do: 'take-back' });
    expect(store.playback.shown.value?.board).toEqual(before);
  });

  test('shows a battle as a film before what follows', async () => {
    const { store } = open(start(), { films: true });
    await store.act({ do: 'battle' });
    expect(store.playback.busy.value).toBe(true);
    expect(store.legal.value).toEqual([]);
    store.playback.finish();
    expect(store.playback.shown.value).toEqual(store.table);
    store.watchAgain();
    expect(store.playback.playing.value?.why).toBe('again');
  });

  test('begins anew from any table', () => {
    const { store } = open();
    store.restriction.value = () => () => 'Wait.';
    store.play(0, { do: 'battle' });
    store.reset(stateOf(start()), { mine: [1], names: ['Ann', 'Ben'] });
    expect(store.playback.shown.value).toEqual(start());
    expect(store.history.value.entries).toEqual([]);
    expect([store.hasBattle.value, store.restriction.value, store.notice.value]).toEqual([false, null, null]);
    expect([store.mine.value, store.me.value, store.names.value, store.legal.value]).toEqual([[1], 1, ['Ann', 'Ben'], []]);
  });

  test('lets all seats of one person give up together', async () => {
    const team = position({
      options: { mode: 'team' },
      players: ['borgo', 'outpost', 'moloch', 'hegemony'],
      units: ['borgo/hq -2,0', 'outpost/hq 0,-2', 'moloch/hq 2,0', 'hegemony/hq 0,2'],
    });
    const { store } = open(
      changedTable(team, { players: team.players.map((player, seat) => ({ ...player, person: Math.floor(seat / 2) })) }),
    );
    await store.act({ do: 'resign' });
    expect(store.table.outcome).toMatchObject({ winners: [2, 3], reason: 'resigned' });
  });
});
