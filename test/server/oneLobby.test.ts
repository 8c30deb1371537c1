import '../client/store/support/browserGlobals.js';
import { mercenaries } from '@hexfall/shared/content/neutralTiles';
import { LEVELS } from '@hexfall/shared/model/computer';
import { MODES } from '@hexfall/shared/model/options';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { ArmySelection } from '@hexfall/shared/protocol/lobby';
import type { LobbyRequests } from '@hexfall/shared/protocol/requests';
import { readSeatViews, readTableOptions, type SeatView } from '@hexfall/shared/protocol/tableView';
import { LocalLobby, newLocalSetup } from '../../client/src/lobby/LocalLobby.js';
import { readArrangement } from '../../client/src/store/seating.js';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page } from './support/Page.js';
import { RestartableApp } from './support/testApp.js';

type Asked = { readonly [T in keyof LobbyRequests]: readonly [type: T, message: Omit<LobbyRequests[T], 'n'>] }[keyof LobbyRequests];

const KEYS = Array.from({ length: 5 }, newKey);
const NAMES = ['Ala', 'Bolek', 'ala', '  Celina ', '?'];
const COUNTS = [2, 3, 4];
const MERCENARIES = mercenaries.map(({ id }) => id);

interface Wish {
  readonly armySelection: ArmySelection;
  readonly mercenaries: 0 | 1;
  readonly sameArmy: boolean;
  /** Computer players draw lots in turns before the match: they are only at tables without such turns. */
  readonly withComputers: boolean;
}

/** Makes up a request that leaves nothing to chance. It may be one that is refused. */
const anyRequest = (wish: Wish, lobby: LocalLobby, random: RandomSource): Asked => {
  const one = <T>(...items: readonly T[]): T => pick(items, random);
  const seat: Seat = Math.floor(random() * lobby.seats.peek().length);
  const own = lobby.mine.peek();
  const army = wish.armySelection === 'free' ? { army: one(...ARMY_IDS) } : {};
  const { choosing, hiring } = lobby.arrangement.peek();
  const waits = random() < 0.7 ? { waitsForReady: true as const } : {};
  const requests: readonly (() => Asked)[] = [
    () => ['sit', { key: one(...KEYS), name: one(...NAMES), ...army, ...waits, ...(random() < 0.5 && { seat }) }],
    () => ['sit', { key: one(...KEYS), name: one(...NAMES), ...army, ...waits, seat, ...(random() < 0.5 && { also: true }) }],
    () => ['leaveSeat', { seat }],
    () => ['changeSeat', { seat, ...(random() < 0.5 ? { name: one(...NAMES) } : army) }],
    () => ['ready', { seat: own.length > 0 ? one(...own) : seat, ready: own.length > 0 && random() < 0.7 }],
    () => ['swap', { seats: [seat, one(0, 1, 2, 3)] }],
    () => ['setTable', { listed: random() < 0.5 }],
    () => ['removeSeat', { seat }],
    () => ['addSeat', {}],
    () => ['removeBot', { seat }],
    () => (wish.withComputers ? ['addBot', { seat, level: one(...LEVELS), ...army }] : ['leaveSeat', { seat }]),
    () => {
      const { armySelection, mercenaries: hired, sameArmy } = wish;
      const options = { mode: one(...MODES), mercenaries: hired, sameArmy };
      return ['configure', { options, seats: one(...COUNTS), startingSeat: 'first', armySelection, forecast: random() < 0.5 }];
    },
  ];
  const turns: readonly (() => Asked)[] = [
    () => ['ban', { seat: choosing ?? seat, army: one(...ARMY_IDS) }],
    () => ['pick', { seat: choosing ?? seat, army: one(...ARMY_IDS) }],
    () => ['hire', { seat: hiring ?? seat, mercenary: one(...MERCENARIES) }],
  ];
  return one(...(lobby.phase.peek() === 'lobby' ? requests : turns), ...(random() < 0.2 ? [...requests, ...turns] : []))();
};

/** The requests of the creator of a table; all others are those of people on seats. */
const BY_CREATOR: ReadonlySet<string> = new Set(['swap', 'setTable', 'configure', 'removeSeat', 'addSeat', 'addBot', 'removeBot']);

const shownOf = ({ taken, name, army, banned, computer, level, mercenaries: hired, ready }: SeatView) => [
  ...[taken, name, army, banned, computer, level, ready],
  [...hired],
];

const time = new FakeTime();
const app = new RestartableApp(() => ({ time }));

beforeEach(() => app.start());

describe('a lobby of the page and a table of the server', () => {
  /** Sends the same requests to both until the match begins. Returns how it ended, and what was done. */
  const runBoth = async (wish: Wish, seed: number): Promise<{ readonly phase: string; readonly done: readonly string[] }> => {
    const random = randomFrom(seed);
    const { armySelection, mercenaries: hired, sameArmy } = wish;
    const creation = { options: { mercenaries: hired, sameArmy }, armySelection };
    const host = await Page.createAs(app.url, { ...creation, key: newKey() });
    const people = await Page.join(app.url, host.code);
    const lobby = new LocalLobby(newLocalSetup(creation), { random: () => 0, begin: () => '' });
    const done: string[] = [];
    for (let asked = 0; asked < 150 && lobby.phase.peek() !== 'playing'; asked++) {
      const [type, message] = anyRequest(wish, lobby, random);
      const page = BY_CREATOR.has(type) ? host : people;
      time.pass(5000);
      const there = await page.ask(type, message);
      const here = lobby.answer(type, message);
      const context = `${asked}: ${type} ${JSON.stringify(message)}`;
      expect([context, here.ok ? 'ok' : here.error.code]).toEqual([context, 'ack' in there ? 'ok' : there.refused.error.code]);
      if (here.ok) done.push(type);
      expect([context, ...lobby.seats.peek().map(shownOf)]).toEqual([context, ...readSeatViews(page.state).map(shownOf)]);
      const { host: _, ...arranged } = lobby.arrangement.peek();
      const { host: __, ...there2 } = readArrangement(page.state);
      expect([lobby.phase.peek(), lobby.options.peek(), arranged]).toEqual([
        page.state.phase,
        readTableOptions(page.state.options),
        there2,
      ]);
    }
    await Promise.all([host, people].map((page) => page.leave()));
    return { phase: lobby.phase.peek(), done };
  };

  const FREE: Wish = { armySelection: 'free', mercenaries: 0, sameArmy: false, withComputers: true };

  test.each([
    ['free armies and computer players', FREE],
    ['armies that several may have', { ...FREE, sameArmy: true }],
    ['bans and picks', { ...FREE, armySelection: 'ban-and-pick', withComputers: false }],
    ['bans, picks and hiring', { ...FREE, armySelection: 'ban-and-pick', mercenaries: 1, withComputers: false }],
    ['hiring', { ...FREE, mercenaries: 1, withComputers: false }],
  ] as const)('answer the same requests alike: %s', async (_, wish) => {
    const runs = [];
    for (const seed of [1, 2, 3, 4, 5, 6]) runs.push(await runBoth(wish, seed));
    const done = new Set(runs.flatMap(({ done: types }) => types));
    for (const type of ['sit', 'leaveSeat', 'changeSeat', 'ready', 'swap', 'configure'] as const) expect(done).toContain(type);
    if (wish.withComputers) expect(done).toContain('addBot');
    if (wish.armySelection === 'ban-and-pick') expect(done).toContain('ban');
    expect(runs.map(({ phase }) => phase)).toContain('playing');
  });
});
