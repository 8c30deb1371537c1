import '../store/support/browserGlobals.js';
import { computerTurn, type TurnRequest } from '@hexfall/shared/ai/computerTurn';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { fragmentOf, readFragment } from '../../../client/src/platform/positionLink.js';
import { levelsOf, readPlayers } from '../../../client/src/platform/seatPlayers.js';
import { Sandbox } from '../../../client/src/sandbox/Sandbox.js';
import { plainState } from './support/randomEdits.js';

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
