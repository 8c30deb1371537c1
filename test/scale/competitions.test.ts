import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { newKey, Page } from '../server/support/Page.js';
import { openTable } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { ProcessSite } from './support/ProcessSite.js';

/*
 * Three processes follow the same competitions. The first of them that announces a round is killed before its commit, whichever it is; people
 * ask another one from then on.
 */

const PRELOAD = pathToFileURL('test/support/killAtCommit.mjs').href;

const folder = temporaryFolder();
const killFile = join(folder.path, 'kill.json');

describeWithAll(['redis', 'postgresql'], 'competitions of three processes', (redis, postgresql) => {
  let site: ProcessSite;

  beforeAll(async () => {
    // The library logs every broken connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const more = { KILL_FILE: killFile, NODE_OPTIONS: `--import ${PRELOAD}` };
    site = await ProcessSite.start({ redis, postgresql }, 3, undefined, more);
  });

  afterAll(async () => {
    await site.remove();
    await ServerProcess.killAll();
    folder.remove();
    jest.restoreAllMocks();
  });

  const make = (place: number): Promise<CompetitionByHttp> =>
    CompetitionByHttp.make(site.urlOf(place), {
      ...{ names: ['Ann', 'Bob', 'Cid', 'Dan'], regulations: { rounds: 3, checkIn: 0, pause: 0 } },
    });

  /** Each act of time once, one after the other, and one table for each board. */
  const expectOnce = ({ log, rounds }: CompetitionView, count: number): void => {
    const byTime = log.filter(({ act }) => ['announce', 'begin', 'close'].includes(act.do));
    const expected = Array.from({ length: count }, (_, index) => [`announce ${index + 1}`, `begin ${index + 1}`]).flat();
    expect(byTime.map(({ act }) => ('round' in act ? `${act.do} ${act.round}` : act.do)).slice(0, 2 * count)).toEqual(expected);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const tables = rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ result }) => result?.boards.flatMap(({ tables: made }) => made) ?? []),
    );
    expect([tables.length, new Set(tables).size]).toEqual([2 * count, 2 * count]);
  };

  test('whoever sees the last outcome, each round is announced once, to the end', async () => {
    const competition = await make(0);
    await competition.act({ do: 'announce', round: 1 });
    for (let round = 1; round <= 3; round++) {
      await competition.until(({ rounds }) => rounds.length === round && rounds.at(-1)!.begun !== null);
      await competition.endBoards();
    }
    const view = await competition.until(({ phase }) => phase === 'closed');
    expectOnce(view, 3);
    expect(view.log.filter(({ act }) => act.do === 'close')).toHaveLength(1);
  });

  test('who is connected at one process keeps the place at all of them, and the table is read again where it is', async () => {
    const competition = await make(0);
    await competition.act({ do: 'announce', round: 1 });
    const { rounds } = await competition.until(({ rounds }) => rounds.length === 1 && rounds[0]!.begun !== null);
    const { entrants, result } = rounds[0]!.pairings[0]!;
    const [table, key] = [result!.boards[0]!.tables[0]!, newKey()];
    const comeTo = async (place: number, own: string): Promise<Page> => {
      expect((await openTable(site.urlOf(place), table)).status).toBe(200);
      return Page.join(site.urlOf(place), table, [own]);
    };
    const [lost, opponent] = [await comeTo(0, competition.keys[entrants[0]]!), await comeTo(0, competition.keys[entrants[1]!]!)];
    const other = competition.at(site.urlOf(1));
    await expect(other.claim(key, entrants[0])).rejects.toThrow('still-here');
    await lost.leave();
    await opponent.until(() => [...opponent.state.seats][0]?.connected === 0);
    const id = await other.claim(key, entrants[0]);
    await competition.at(site.urlOf(2)).answer(id, true);
    await opponent.until(() => opponent.left !== null);
    const back = await comeTo(1, key);
    expect(back.welcome?.seats).toEqual([0]);
    await back.leave();
  });

  test('when the process that announces the next round is killed, the others do it', async () => {
    const competition = await make(1);
    await competition.act({ do: 'announce', round: 1 });
    await competition.endBoards([1]);
    writeFileSync(killFile, JSON.stringify({ when: 'before', transaction: 'insert into "competition_act".*{"do":"announce","round":2' }));
    const killed = site.firstEnd();
    // Its answer may be lost.
    const [, place] = await Promise.all([competition.endBoards().catch(() => undefined), killed]);
    const since = performance.now();
    const elsewhere = competition.at(site.urlOf((place + 1) % 3));
    const view = await elsewhere.until(({ rounds }) => rounds.length === 2 && rounds[1]!.begun !== null);
    console.info(`the others went on within ${Math.round(performance.now() - since)} ms`);
    expectOnce(view, 2);
    expect(existsSync(killFile)).toBe(false);
  });
});
