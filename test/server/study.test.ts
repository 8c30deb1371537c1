import { HEXES } from '@hexfall/shared/hex/cells';
import type { StudyAct } from '@hexfall/shared/protocol/requests';
import { ATTENDEES_LISTED, type AttendeesView, MAX_DRAWINGS, type StudyDrawing, type StudyView } from '@hexfall/shared/protocol/study';
import { type Scheduler, SYSTEM_SCHEDULER } from '../../server/src/runtime/scheduling.js';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page } from './support/Page.js';
import { comeBack, type Duel, startDuel } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const RATE = { burst: 10_000, perSecond: 10_000 };
/** How long the leader may be away. Nothing else at a table waits for as long. */
const AWAY_MS = 60_000;
let rate = RATE;
/** The time that the leader is away, which goes on only when a test says so. */
let absence = new FakeTime();
const time: Scheduler = { ...SYSTEM_SCHEDULER, after: (ms, task) => (ms === AWAY_MS ? absence : SYSTEM_SCHEDULER).after(ms, task) };
const app = new RestartableApp(() => ({ time, study: { rate, awayMs: AWAY_MS, saveMs: 20, syncMs: 10 } }));

const START = { turn: 0, step: 0 };
const THERE = { turn: 0, step: 1 };
const MARK: StudyDrawing = { kind: 'mark', at: [0, 0], color: 'yellow' };
const ARROW: StudyDrawing = { kind: 'arrow', from: [0, 0], to: [1, -1], color: 'blue' };

const act = (page: Page, what: StudyAct): Promise<{ readonly by: string }> => page.get('study', { act: what });
const refused = (page: Page, what: StudyAct): Promise<string> => page.refusal('study', { act: what });
const attend = async (page: Page, name?: string, client = page.client): Promise<string> =>
  (await act(page, { do: 'attend', client, follows: true, ...(name !== undefined && { name }) })).by;

const study = (page: Page): StudyView => JSON.parse(page.state.study) as StudyView;
const attendees = (page: Page): AttendeesView => JSON.parse(page.state.attendees) as AttendeesView;
const drawings = (page: Page): StudyDrawing[] => [...page.state.drawings].map((drawing) => JSON.parse(drawing) as StudyDrawing);
const names = (page: Page): string[] => attendees(page).listed.map(({ name }) => name);

/** A match that is over, with both players and nobody in the study yet. */
const finished = async (): Promise<Duel> => {
  const duel = await startDuel(app.url);
  await duel.pages[0].play(0, { do: 'resign' });
  await Promise.all(duel.pages.map((page) => page.until(() => page.state.phase === 'over')));
  return duel;
};

/** The same with Ann leading, Bob and a spectator. */
const led = async () => {
  const duel = await finished();
  const [ann, bob] = duel.pages;
  const cyd = await Page.join(app.url, duel.code);
  const [byAnn, byBob, byCyd] = [await attend(ann), await attend(bob), await attend(cyd, 'Cyd')];
  await act(ann, { do: 'lead', moment: START });
  await Promise.all([ann, bob, cyd].map((page) => page.until(() => study(page).leader !== null)));
  return { ...duel, ann, bob, cyd, byAnn, byBob, byCyd };
};

beforeEach(async () => {
  [absence, rate] = [new FakeTime(), RATE];
  await app.start();
});

describe('a study', () => {
  test('begins when the match is over', async () => {
    const { pages } = await startDuel(app.url);
    expect(pages[0].state.study).toBe('null');
    expect(await refused(pages[0], { do: 'attend', client: pages[0].client, follows: true })).toBe('not-now');
    await pages[0].play(0, { do: 'resign' });
    await pages[0].until(() => pages[0].state.study !== 'null');
    expect(study(pages[0])).toEqual({ leader: null, moment: START, everyone: false });
    expect(await refused(pages[0], { do: 'lead', moment: START })).toBe('not-attending');
  });

  test('shows everyone who takes part, players first, and who leads', async () => {
    const { ann, bob, cyd, byAnn, byCyd } = await led();
    await cyd.until(() => study(cyd).leader !== null && attendees(cyd).count === 3);
    expect(study(cyd).leader).toEqual({ by: byAnn, name: 'Ann', seat: 0 });
    expect(names(cyd)).toEqual(['Ann', 'Bob', 'Cyd']);
    expect(attendees(cyd).listed[2]).toEqual({ by: byCyd, name: 'Cyd', seat: null, follows: true });
    await act(bob, { do: 'attend', client: bob.client, follows: false });
    await cyd.until(() => attendees(cyd).listed[1]?.follows === false);
    await act(bob, { do: 'depart' });
    await ann.leave();
    await cyd.until(() => attendees(cyd).count === 1);
    expect(names(cyd)).toEqual(['Cyd']);
    expect(study(cyd).leader?.name).toBe('Ann');
  });

  test('lists a player with several pages once, and a crowd in part', async () => {
    const { ann, code, keys } = await led();
    const again = await Page.join(app.url, code, [keys[0]]);
    await attend(again);
    const crowd = await Promise.all(Array.from({ length: ATTENDEES_LISTED }, () => Page.join(app.url, code)));
    await Promise.all(crowd.map((page) => attend(page, 'Eve')));
    await ann.until(() => attendees(ann).count === 3 + ATTENDEES_LISTED);
    expect(attendees(ann).listed).toHaveLength(ATTENDEES_LISTED);
    expect(names(ann).slice(0, 2)).toEqual(['Ann', 'Bob']);
    await Promise.all(crowd.map((page) => page.leave()));
  });

  test('cleans the names of spectators', async () => {
    const { cyd } = await led();
    await attend(cyd, ` C\u202ey\u200bd ${'x'.repeat(100)}`);
    await cyd.until(() => names(cyd)[2]?.startsWith('Cyd x') === true);
    expect(names(cyd)[2]).toHaveLength(24);
  });

  test('has one leader, who shows the moment', async () => {
    const { ann, bob, cyd } = await led();
    expect(await refused(bob, { do: 'lead', moment: THERE })).toBe('led');
    expect(await refused(cyd, { do: 'lead', moment: THERE })).toBe('led');
    expect(await refused(bob, { do: 'show', moment: THERE })).toBe('not-leading');
    expect(await refused(bob, { do: 'allow', everyone: true })).toBe('not-leading');
    expect(await refused(bob, { do: 'yield', to: null })).toBe('not-leading');
    await act(ann, { do: 'show', moment: THERE });
    await cyd.until(() => study(cyd).moment.step === 1);
  });

  test('gives the lead to another attendee, or to nobody', async () => {
    const { ann, bob, cyd, byCyd } = await led();
    expect(await refused(ann, { do: 'yield', to: 'no such mark' })).toBe('not-attending');
    await act(ann, { do: 'yield', to: byCyd });
    await act(cyd, { do: 'show', moment: THERE });
    expect(await refused(ann, { do: 'show', moment: START })).toBe('not-leading');
    await act(cyd, { do: 'yield', to: null });
    await act(bob, { do: 'lead', moment: THERE });
    await ann.until(() => study(ann).leader?.name === 'Bob');
    expect(study(ann).moment).toEqual(THERE);
  });

  test('lets a player take the lead from a spectator', async () => {
    const { ann, bob, cyd, byCyd } = await led();
    await act(ann, { do: 'yield', to: byCyd });
    await act(bob, { do: 'lead', moment: START });
    expect(await refused(cyd, { do: 'show', moment: THERE })).toBe('not-leading');
  });

  test('frees the lead when the leader stays away', async () => {
    const { ann, bob } = await led();
    await act(ann, { do: 'allow', everyone: true });
    await act(ann, { do: 'depart' });
    absence.pass(AWAY_MS - 1);
    expect(await refused(bob, { do: 'lead', moment: START })).toBe('led');
    absence.pass(1);
    await bob.until(() => study(bob).leader === null);
    expect(study(bob).everyone).toBe(false);
    await act(bob, { do: 'lead', moment: START });
  });

  test('keeps the lead of one who comes back in time', async () => {
    const { bob, cyd, ann, byCyd, code } = await led();
    await act(ann, { do: 'yield', to: byCyd });
    const { client } = cyd;
    await cyd.leave();
    absence.pass(AWAY_MS - 1);
    const again = await Page.join(app.url, code);
    expect(await attend(again, 'Cyd', client)).toBe(byCyd);
    absence.pass(AWAY_MS);
    await act(again, { do: 'show', moment: THERE });
    await bob.until(() => study(bob).moment.step === 1);
  });
});

describe('drawings', () => {
  test('reach everyone, and vanish when the leader goes on', async () => {
    const { ann, bob, cyd } = await led();
    await act(ann, { do: 'draw', moment: START, drawing: MARK });
    await act(ann, { do: 'draw', moment: START, drawing: ARROW });
    await cyd.until(() => drawings(cyd).length === 2);
    expect(drawings(cyd)).toEqual([MARK, ARROW]);
    await act(ann, { do: 'draw', moment: START, drawing: { ...MARK, color: 'red' } });
    await bob.until(() => drawings(bob)[1]?.color === 'red');
    expect(drawings(bob)).toEqual([ARROW, { ...MARK, color: 'red' }]);
    await act(ann, { do: 'erase', moment: START, drawing: ARROW });
    await bob.until(() => drawings(bob).length === 1);
    await act(ann, { do: 'show', moment: START });
    expect(drawings(bob)).toHaveLength(1);
    for (const moment of [THERE, { ...THERE, turn: 1 }]) {
      await act(ann, { do: 'show', moment });
      await bob.until(() => drawings(bob).length === 0);
      expect(await refused(ann, { do: 'draw', moment: START, drawing: MARK })).toBe('stale');
      await act(ann, { do: 'draw', moment, drawing: MARK });
      await bob.until(() => drawings(bob).length === 1);
    }
  });

  test('are for the leader, or for everyone the leader lets', async () => {
    const { ann, bob, cyd } = await led();
    expect(await refused(bob, { do: 'draw', moment: START, drawing: MARK })).toBe('not-leading');
    await act(ann, { do: 'allow', everyone: true });
    await act(bob, { do: 'draw', moment: START, drawing: MARK });
    await act(cyd, { do: 'draw', moment: START, drawing: ARROW });
    await ann.until(() => drawings(ann).length === 2);
    await ann.get('muteSpectators', { muted: true });
    expect(await refused(cyd, { do: 'clear', moment: START })).toBe('spectators-muted');
    await act(ann, { do: 'allow', everyone: false });
    expect(await refused(bob, { do: 'clear', moment: START })).toBe('not-leading');
    await act(ann, { do: 'clear', moment: START });
    await cyd.until(() => drawings(cyd).length === 0);
  });

  test.each<[string, unknown]>([
    ['beside the board', { kind: 'mark', at: [3, 0], color: 'red' }],
    ['of no length', { kind: 'arrow', from: [0, 0], to: [0, 0], color: 'red' }],
    ['beyond every board', { kind: 'mark', at: [4, 0], color: 'red' }],
    ['at the corner of no hex', { kind: 'mark', at: [3, 3], color: 'red' }],
    ['of another color', { kind: 'mark', at: [0, 0], color: 'pink' }],
    ['of another kind', { kind: 'circle', at: [0, 0], color: 'red' }],
    ['with more to it', { ...MARK, text: 'a' }],
  ])('are refused %s', async (_, drawing) => {
    const { ann } = await led();
    expect(await refused(ann, { do: 'draw', moment: START, drawing: drawing as StudyDrawing })).toBe('malformed');
    expect(drawings(ann)).toEqual([]);
  });

  test('are limited in number', async () => {
    const { ann, bob } = await led();
    const all = HEXES.slice(0, 7).flatMap((from) =>
      HEXES.slice(0, 7).map((to): StudyDrawing => ({ kind: 'arrow', from, to, color: 'green' })),
    );
    const arrows = all.filter((arrow) => arrow.kind === 'arrow' && arrow.from !== arrow.to);
    for (const drawing of arrows.slice(0, MAX_DRAWINGS)) await act(ann, { do: 'draw', moment: START, drawing });
    expect(await refused(ann, { do: 'draw', moment: START, drawing: MARK })).toBe('too-many-drawings');
    await act(ann, { do: 'draw', moment: START, drawing: { ...arrows[0]!, color: 'red' } });
    await bob.until(() => drawings(bob).length === MAX_DRAWINGS && drawings(bob).at(-1)?.color === 'red');
  });

  test('cannot be sent too fast', async () => {
    rate = { burst: 5, perSecond: 0.01 };
    await app.start();
    const { ann } = await led();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, step) => ann.ask('study', { act: { do: 'show', moment: { turn: 1, step } } })),
    );
    expect(answers.map((answer) => ('refused' in answer ? answer.refused.error.code : 'ack'))).toEqual([
      ...Array.from({ length: 3 }, () => 'ack'),
      ...Array.from({ length: 3 }, () => 'rate-limited'),
    ]);
  });
});

describe('after a restart', () => {
  test('leader, moment, rights and drawings are there again', async () => {
    const before = await led();
    const { ann, byAnn } = before;
    await act(ann, { do: 'show', moment: THERE });
    await act(ann, { do: 'allow', everyone: true });
    await act(ann, { do: 'draw', moment: THERE, drawing: ARROW });
    await app.start();
    const {
      pages: [again, bob],
    } = await comeBack(app.url, before);
    expect(study(bob!)).toEqual({ leader: { by: byAnn, name: 'Ann', seat: 0 }, moment: THERE, everyone: true });
    expect(drawings(bob!)).toEqual([ARROW]);
    expect(attendees(bob!)).toEqual({ listed: [], count: 0 });
    expect(await attend(again!)).toBe(byAnn);
    await act(again!, { do: 'draw', moment: THERE, drawing: MARK });
    await bob!.until(() => drawings(bob!).length === 2);
  });

  test('the lead is free if the leader does not come back', async () => {
    const before = await led();
    await app.start();
    const { pages } = await comeBack(app.url, before);
    absence.pass(AWAY_MS);
    await pages[1]!.until(() => study(pages[1]!).leader === null);
  });
});

test('nobody learns a key from a mark', async () => {
  const { cyd, keys, byAnn } = await led();
  expect(keys).not.toContain(byAnn);
  const text = JSON.stringify([cyd.state.study, cyd.state.attendees]);
  for (const secret of [...keys, cyd.client, newKey()]) expect(text).not.toContain(secret);
});
