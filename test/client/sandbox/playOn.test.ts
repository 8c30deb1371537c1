import '../store/support/browserGlobals.js';
import fc from 'fast-check';
import { computerTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import { pileOf } from '@hexfall/shared/content/catalog';
import type { GameState } from '@hexfall/shared/model/state';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { fragmentOf, readFragment } from '../../../client/src/platform/positionLink.js';
import { levelsOf, readPlayers } from '../../../client/src/platform/seatPlayers.js';
import { applyEdit } from '../../../client/src/sandbox/applyEdit.js';
import { drawnHand, readyToPlay } from '../../../client/src/sandbox/readyToPlay.js';
import { Sandbox } from '../../../client/src/sandbox/Sandbox.js';
import { builtState, plainState } from './support/randomEdits.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const sandboxAgainst = () => {
  const asked: { readonly seat: number; readonly level: string }[] = [];
  const plan = (request: TurnRequest) => {
    asked.push({ seat: request.seat, level: request.level });
    return Promise.resolve(computerTurn({ ...request, level: 'recruit' }));
  };
  const sandbox = new Sandbox({ plan, cancel: () => undefined });
  const stop = sandbox.attend();
  return { sandbox, asked, stop };
};

describe('a position that is played on', () => {
  test('is told by an address of an earlier version with who plays', async () => {
    const { table } = plainState();
    const { search, hash } = new URL(`/sandbox?play=here,veteran${await fragmentOf(table)}`, 'http://hexfall.test');
    expect(readPlayers(search)).toEqual(['here', 'veteran']);
    const read = await readFragment(hash);
    expect(read.ok && read.value.table).toEqual(table);
  });

  test('takes what it does not know for somebody at the page', () => {
    expect(readPlayers('')).toBeNull();
    expect(readPlayers('?play=')).toEqual(['here']);
    expect(readPlayers('?play=emperor,scout')).toEqual(['here', 'scout']);
    expect([...levelsOf(['here', 'scout'])]).toEqual([[1, 'scout']]);
  });

  test('goes on against a computer player of the level chosen, who plays its seat only', async () => {
    const { sandbox, asked, stop } = sandboxAgainst();
    sandbox.players.value = ['here', 'veteran'];
    sandbox.play();
    expect(sandbox.store.mine.value).toEqual([0]);
    expect(sandbox.store.names.value).toEqual(['', expect.stringContaining('(Veteran)')]);
    await jest.advanceTimersByTimeAsync(5000);
    expect([sandbox.store.table.turn.number, asked]).toEqual([sandbox.table.value.turn.number, []]);
    while (actingSeat(sandbox.store.table) === 0) {
      const legal = sandbox.store.legal.value;
      void sandbox.store.act(legal.find(({ do: kind }) => kind === 'end-turn') ?? legal.find(({ do: kind }) => kind === 'discard')!);
    }
    const before = sandbox.store.table;
    await jest.advanceTimersByTimeAsync(2000);
    expect(sandbox.store.table).not.toBe(before);
    expect(asked).toContainEqual({ seat: 1, level: 'veteran' });
    expect(asked.every(({ seat }) => seat === 1)).toBe(true);
    stop();
  });

  test('waits for no computer player once it is edited again', async () => {
    const { sandbox, asked, stop } = sandboxAgainst();
    sandbox.players.value = ['recruit', 'recruit'];
    sandbox.play();
    sandbox.back();
    await jest.advanceTimersByTimeAsync(5000);
    expect([asked, sandbox.store.table]).toEqual([[], sandbox.table.value]);
    stop();
  });

  test('draws in another order each time that says so, and the same tiles', () => {
    const { sandbox, stop } = sandboxAgainst();
    const drawn = (random: string) => {
      sandbox.play(random);
      const { table, piles } = sandbox.store.state;
      return [...table.players[0]!.hand, ...piles[0]!];
    };
    expect(drawn('a')).not.toEqual(drawn('b'));
    expect(drawn('a').sort()).toEqual(drawn('b').sort());
    stop();
  });
});

const withMutant = (): GameState => applyEdit(plainState(), { do: 'addUnit', seat: 0, tile: 'borgo/mutant', at: [0, 0], rot: 0 });

describe('a position to be played on', () => {
  test('has the tiles in its piles that are nowhere else, and a hand for the player on turn', () => {
    const { table, piles } = readyToPlay(withMutant());
    const onBoard = table.board.flatMap((unit) => (unit?.owner === 0 && unit.tile !== 'borgo/hq' ? [unit.tile] : []));
    const { hand } = table.players[0]!;
    expect(hand).toHaveLength(3);
    expect([...onBoard, ...hand, ...piles[0]!].sort()).toEqual(pileOf('borgo').sort());
  });

  test('draws the same tiles every time, and others from another position', () => {
    expect(readyToPlay(withMutant())).toEqual(readyToPlay(withMutant()));
    expect(readyToPlay(withMutant()).piles[1]).not.toEqual(readyToPlay(plainState()).piles[1]);
  });

  test('keeps the hand and the pile of the position', () => {
    const told = applyEdit(plainState(), { do: 'addToHand', seat: 0, tile: 'borgo/battle' });
    expect(readyToPlay(told).table.players[0]?.hand).toEqual(['borgo/battle']);
    const pile = ['borgo/mutant'] as const;
    expect(readyToPlay({ ...told, piles: [pile, null] }).piles[0]).toEqual(pile);
  });

  test('tells the hand it has drawn, and whether the pile was known', () => {
    const drawn = (state: GameState) => drawnHand(state, readyToPlay(state));
    expect(drawn(withMutant())).toEqual({ tiles: readyToPlay(withMutant()).table.players[0]?.hand, isRandom: true });
    expect(drawn({ ...withMutant(), piles: [['borgo/mutant'], null] })).toEqual({ tiles: ['borgo/mutant'], isRandom: false });
    expect(drawn(applyEdit(plainState(), { do: 'addToHand', seat: 0, tile: 'borgo/battle' }))).toBeNull();
  });

  test('can be played unless the match is over', () => {
    fc.assert(
      fc.property(builtState, (state) => {
        const { table: ready } = readyToPlay(state);
        expect(legalIntents(ready, ready.turn.player).length > 0).toBe(ready.outcome === null);
      }),
    );
  });
});
