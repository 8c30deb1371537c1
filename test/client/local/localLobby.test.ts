import '../store/support/browserGlobals.js';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { NewTableSetup } from '@hexfall/shared/lobby/tableSetup';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { LocalLobby, newLocalSetup, OWN_KEY, type SeatPlan } from '../../../client/src/lobby/LocalLobby.js';

const person = (key: string, name: string, army: ArmyId | null = null): SeatPlan => ({ key, name, army, level: 'recruit' });

const computer = (army: ArmyId | null = null): SeatPlan => ({ key: null, name: '', army, level: 'recruit' });

/** A table of this device where these sit, and the set-up that its match has begun with. */
const tableOf = (plans: readonly SeatPlan[], wish: NewTableSetup = {}, problem = '') => {
  const begun: { setup: Setup | null } = { setup: null };
  const begin = (setup: Setup): string => {
    begun.setup = setup;
    return problem;
  };
  const lobby = new LocalLobby(newLocalSetup({ seats: plans.length, ...wish }), { random: () => 0.5, begin });
  expect(lobby.seatPlayers(new Map(plans.entries())).ok).toBe(true);
  return { lobby, begun };
};

const armiesOf = ({ seats }: LocalLobby): readonly string[] => seats.peek().map(({ army }) => army);

const DEATHMATCH = { options: { mode: 'deathmatch' } } as const;

describe('a table of this device before its match', () => {
  test('gives those who have no army different ones', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala', 'outpost'), person('b', 'Bolek'), computer()], DEATHMATCH);
    expect(armiesOf(lobby)[0]).toBe('outpost');
    expect(new Set(armiesOf(lobby)).size).toBe(3);
  });

  test('S2: exchanges an army with the player who had it, also with a computer player', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala', 'outpost'), computer('borgo'), person('b', 'Bolek', 'moloch')], DEATHMATCH);
    lobby.chooseArmy(0, 'borgo');
    expect(armiesOf(lobby)).toEqual(['borgo', 'outpost', 'moloch']);
    lobby.chooseArmy(2, 'outpost');
    expect(armiesOf(lobby)).toEqual(['borgo', 'moloch', 'outpost']);
    expect(lobby.seats.peek().map(({ name }) => name)).toEqual(['Ala', 'Computer', 'Bolek']);
  });

  test('O7: shares an army where that is allowed', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala', 'outpost'), computer('borgo')], { options: { sameArmy: true } });
    lobby.chooseArmy(0, 'borgo');
    expect(armiesOf(lobby)).toEqual(['borgo', 'borgo']);
  });

  test('needs a name for everyone who plays here, and keeps the one before', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala'), person('b', 'Bolek')]);
    expect(lobby.answer('changeSeat', { seat: 1, name: ' ' })).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(lobby.answer('changeSeat', { seat: 1, name: 'Celina' }).ok).toBe(true);
    expect(lobby.seats.peek().map(({ name }) => name)).toEqual(['Ala', 'Celina']);
  });

  test('is as it was where one of several changes is refused', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala'), computer()]);
    const before = lobby.setup;
    expect(lobby.seatPlayers(new Map([[0, computer()]]))).toMatchObject({ ok: false, error: { code: 'person-needed' } });
    expect(lobby.setup).toEqual(before);
  });

  test('does not begin before everybody is ready, whoever sits down last', () => {
    const { lobby, begun } = tableOf([person(OWN_KEY, 'Ala'), computer()]);
    lobby.seatPlayers(new Map([[1, { ...computer(), level: 'veteran' }]]));
    expect([lobby.phase.peek(), begun.setup]).toEqual(['lobby', null]);
    lobby.readyAll();
    expect(lobby.phase.peek()).toBe('playing');
    expect(begun.setup?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(begun.setup?.seats[1]?.level).toBe('veteran');
  });

  test('stays as it was where its match cannot begin, and says why', () => {
    const { lobby } = tableOf([person(OWN_KEY, 'Ala'), person('b', 'Bolek')], {}, 'no room');
    const before = lobby.setup;
    lobby.readyAll();
    expect([lobby.problem.peek(), lobby.phase.peek()]).toEqual(['no room', 'lobby']);
    expect(lobby.setup).toEqual(before);
  });
});
