import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { BotLine } from '@hexfall/shared/protocol/bots';
import { Page } from '../server/support/Page.js';
import { type LineOf, Program } from '../server/support/Program.js';
import { until } from '../server/support/ProgramScene.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { ProcessSite } from './support/ProcessSite.js';

/*
 * Two programs at one table come to processes that have not got it, and the one that has it is killed.
 */

let site: ProcessSite | null = null;

afterEach(async () => {
  await site?.remove();
  await ServerProcess.killAll();
  site = null;
});

/** Plays the turns that the streams tell of until the match has had that many intents. Streams that end are asked for again. */
const playOn = async (programs: readonly Program[], from: number, to: number, random = randomFrom(7)): Promise<number> => {
  let seq = from;
  // Nobody waits before both have been asked.
  let idle = 0;
  for (let place = 0; seq < to; place = (place + 1) % programs.length) {
    const program = programs[place]!;
    const lines: readonly BotLine[] = await program.wait(`?from=${seq}&wait=${idle > 1 ? 1 : 0}`).catch(() => []);
    const turn = lines.findLast((line): line is LineOf<'turn'> => line.type === 'turn');
    idle = turn ? 0 : idle + 1;
    if (!turn) continue;
    const { status, body } = await program.play(turn.seat, pick(turn.intents, random), { after: turn.seq });
    if (status === 200) seq = Number(body['seq']);
    else expect([409, 503]).toContain(status);
  }
  return seq;
};

describeWithAll(['redis', 'postgresql'], 'three processes and programs at all of them', (redis, postgresql) => {
  test('play at a table of another process, and go on when that is killed', async () => {
    site = await ProcessSite.start({ redis, postgresql }, 3);
    const page = await Page.create(site.urlOf(0));
    const { code } = page;
    const programs = [1, 2].map((place) => new Program(site!.urlOf(place), code));
    for (const [seat, program] of programs.entries())
      expect(await program.sit({ seat, army: ['borgo', 'moloch'][seat] })).toMatchObject({ status: 201, body: { seat } });
    await page.until(
      () => page.state.phase === 'playing' && [...page.state.seats].every(({ program, connected }) => program && connected === 1),
    );
    // A stream at one process hears of what comes to the other.
    const stream = await programs[1]!.stream();
    const seq = await playOn([programs[0]!, programs[1]!], 0, 12);
    await stream.next('events', (line) => line.seq === 11);
    await page.until(() => page.state.seq === seq);
    expect(await site.end(0, 'SIGKILL')).toBe('SIGKILL');
    const after = await playOn(programs, seq, seq + 12);
    expect(after).toBeGreaterThanOrEqual(seq + 12);
    // What the stream has said since is what the match has: nothing is missing and nothing is twice.
    const rest = stream.isEnded
      ? await programs[1]!.wait(`?from=${stream.lines.findLast(({ type }) => type === 'events')!.seq}&wait=0`)
      : [];
    const heard = (): number[] => [...stream.lines, ...rest].flatMap((line) => (line.type === 'events' ? [line.seq] : []));
    await until(() => heard().length >= after);
    expect(heard()).toEqual(Array.from({ length: heard().length }, (_, index) => index + 1));
    stream.close();
  });
});
