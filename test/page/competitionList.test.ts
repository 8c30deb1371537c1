import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { newKey } from '../server/support/Page.js';
import { askApi } from '../server/support/profileRequests.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { holdBack } from './support/requests.js';
import { resultAfterVerdict } from './support/table.js';

const LISTED = '/competitions';
const OPEN = '[data-part="open"]';
const OWN = '[data-part="own"]';
const RUNNING = '[data-part="running"]';
const OVER = '[data-part="closed"]';

/** The competitions that a window keeps, by their codes. */
const keptIn = (page: PageWindow) =>
  page.memory.read('competitions') as Readonly<Record<string, { readonly key: string; readonly name: string; readonly isOver: boolean }>>;

describe('competitions', () => {
  const server = pageServer();

  const ask = (method: string, path: string, key: string, body?: object): Promise<Response> =>
    askApi(server.url, method, `/api/competitions${path}`, { key, ...(body && { body }) });

  /** A competition that a number of people have entered; the first two have begun round 1 if it runs. */
  const made = async (name: string, { entrants = 0, isRunning = false, listed = true, checkIn = 0 } = {}) => {
    const organizer = newKey();
    const answer = await ask('POST', '', organizer, { name, regulations: { checkIn }, listed });
    const { code } = (await answer.json()) as { readonly code: string };
    const keys = Array.from({ length: entrants }, newKey);
    for (const [entrant, key] of keys.entries()) await ask('POST', `/${code}/entrants`, key, { name: `Player ${entrant}` });
    if (isRunning) expect((await ask('POST', `/${code}/acts`, organizer, { do: 'announce', round: 1 })).status).toBe(204);
    return { code, organizer, keys };
  };

  const viewAs = async (code: string, key: string): Promise<CompetitionView> =>
    (await (await ask('GET', `/${code}`, key)).json()) as CompetitionView;

  test('from the start page to a competition and its link it takes three clicks', async () => {
    const page = await server.open('/');
    await page.click('.competitions-link');
    await page.shown('.nothing', { hasText: 'no competition' });
    await page.click('a[href$="/competitions/new"]');
    await page.shown('.new-competition');
    const name = page.value('[name="competition-name"]');
    expect(name).toMatch(/^[A-Z]\w+day, [A-Z]\w+ \d+$/);
    expect(page.text('.lobby-bar-text')).toBe('8 players: 4 rounds, about 1 hour 40 min');
    await page.click('[data-action="create-competition"]');
    await page.shown('.page-competition h1', { hasText: name });
    const code = page.path.slice('/c/'.length);
    expect(page.traces.copied).toEqual([`${server.url}/c/${code}`]);
    await page.shown('.page-competition [role="status"]', { hasText: 'The link is copied' });
    const { key } = keptIn(page)[code]!;
    expect(await viewAs(code, key)).toMatchObject({
      name,
      regulations: { format: 'swiss', bout: 'single', limit: 1200 },
      options: { clock: 'game:600+0' },
      you: { organizer: true, entrant: null },
    });
  });

  test('are listed by how far they have come, those of this browser first and only there', async () => {
    const open = await made('Club evening', { entrants: 1 });
    const running = await made('Cup', { entrants: 2, isRunning: true });
    const mine = await made('Mine', { entrants: 2, isRunning: true });
    const hidden = await made('Among friends', { listed: false });
    const over = await made('Thursday', { entrants: 2 });
    await ask('POST', `/${over.code}/acts`, over.organizer, { do: 'close' });
    const own = (name: string, key: string) => ({ key, name, isOver: false });
    const page = await server.open(LISTED, {
      remembers: {
        competitions: {
          [mine.code]: own('Mine', mine.keys[0]!),
          [hidden.code]: own('Old name', hidden.organizer),
          GONEXX: own('Deleted', newKey()),
        },
      },
    });
    await page.shown(`${OWN} [data-code="${mine.code}"]`);
    const lines = (part: string) => page.all(`${part} li`).map(({ textContent }) => textContent);
    expect(lines(OWN).sort()).toEqual([
      'Among friendsopen · 0 entrantsOpen',
      'Deletedno longer on the serverForget',
      'Mineround 1 · 2 entrantsOpen',
    ]);
    expect(page.text(`${OPEN} [data-code="${open.code}"]`)).toBe('Club evening1 entrantEnter');
    expect(page.text(`${RUNNING} [data-code="${running.code}"]`)).toBe('Cupround 1 · 2 entrantsWatch');
    expect(page.all(`${RUNNING} [data-code="${mine.code}"]`)).toHaveLength(0);
    expect(page.text(`${OVER} [data-code="${over.code}"]`)).toBe('Thursday2 entrantsResults');
    // The page remembers how they are called now, and forgets what the user says.
    await page.eventually(() => expect(keptIn(page)[hidden.code]!.name).toBe('Among friends'));
    await page.click('[data-code="GONEXX"] [data-action="forget"]');
    await page.gone('[data-code="GONEXX"]');
    expect(Object.keys(keptIn(page))).not.toContain('GONEXX');
    // What can still be corrected is forgotten after a question only.
    await ask('POST', `/${hidden.code}/acts`, hidden.organizer, { do: 'close' });
    await page.passUntil(() => page.get(`${OWN} [data-code="${hidden.code}"] [data-action="forget"]`));
    await page.click(`[data-code="${hidden.code}"] [data-action="forget"]`);
    await page.click('dialog [data-action="yes"]');
    await page.gone(`${OWN} [data-code="${hidden.code}"]`);
    await page.click(`${OPEN} [data-code="${open.code}"] .competition-link`);
    await page.shown('.page-competition h1', { hasText: 'Club evening' });
  });

  test('are waited for, and the way to a new one is there meanwhile', async () => {
    await made('Slow');
    const page = await server.open('/rules');
    const release = holdBack(page, '/api/competitions');
    page.window.history.pushState(null, '', LISTED);
    page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
    await page.shown('.page-competitions [role="status"]', { hasText: 'Loading' });
    expect(page.all('a[href$="/competitions/new"]')).toHaveLength(1);
    expect(page.all('.nothing')).toHaveLength(0);
    release();
    await page.shown(OPEN, { hasText: 'Slow' });
    expect(page.all('.page-competitions [role="status"]')).toHaveLength(0);
  });

  test('are there again as soon as the server answers', async () => {
    await made('Later');
    const page = await server.open('/learn');
    await page.cutNetwork();
    page.window.history.pushState(null, '', LISTED);
    page.window.dispatchEvent(new page.window.PopStateEvent('popstate'));
    await page.shown('[role="alert"]', { hasText: 'does not answer' });
    await page.cutNetwork(false);
    await page.passUntil(() => expect(page.text(OPEN)).toContain('Later'));
    expect(page.all('[role="alert"]').map(({ textContent }) => textContent)).not.toContain('The server does not answer.');
  });

  test('a new one has what its form says', async () => {
    const page = await server.open('/competitions/new');
    await page.click('.choice:has([value="cup"])');
    expect(page.text('.lobby-bar-text')).toBe('8 players: 3 rounds, about 2 hours 10 min');
    // A knock-out has neither rounds nor finals to choose.
    expect(page.all('[name="rounds"], [name="finals"]')).toHaveLength(0);
    await page.click('.choice:has([value="league"])');
    expect(page.text('.lobby-bar-text')).toBe('8 players: 4 rounds, about 31 days');
    await page.select('[name="format"]', 'Round robin');
    expect(page.all('.choice:has([name="competition-preset"]:checked)')).toHaveLength(0);
    await page.select('[name="halves"]', 'twice');
    await page.select('[name="finals"]', '2');
    await page.select('[name="bout"]', 'One match');
    await page.fill('[name="competition-name"]', 'Spring League');
    await page.click('.competition-game > summary');
    await page.click('.choice:has([name="clock"][value="days:3"])');
    await page.click('.choice:has([name="reinforcement"])');
    // What the regulations decide is not asked for again, and the server has no mercenaries in competitions.
    expect(page.all('[name="seriesKind"], [name="startingSeat"], [name="noForecast"], [name="mercenaries"]')).toHaveLength(0);
    await page.click('.competition-more > summary');
    await page.select('[name="pause"]', 'I announce each round');
    await page.select('[name="checkIn"]', '10 min');
    await page.click('.choice:has([name="listed"])');
    await page.fill('[name="begins"]', '2020-01-01T19:30');
    await page.click('[data-action="create-competition"]');
    await page.shown('.lobby-bar [role="alert"]', { hasText: 'Choose a time' });
    const soon = new Date(page.clock.date() + 3_600_000 - new Date().getTimezoneOffset() * 60_000);
    await page.fill('[name="begins"]', soon.toISOString().slice(0, 16));
    await page.click('[data-action="create-competition"]');
    await page.shown('.page-competition h1', { hasText: 'Spring League' });
    const code = page.path.slice('/c/'.length);
    const { regulations, options } = await viewAs(code, keptIn(page)[code]!.key);
    expect(regulations).toMatchObject({
      ...{ format: 'round-robin', halves: 2, finals: 2, bout: 'single', rounds: 0, lateUntil: 1 },
      ...{ limit: 302_400, checkIn: 600, pause: null },
    });
    expect(Math.abs(regulations.begins! - soon.getTime())).toBeLessThan(14 * 3_600_000);
    expect(options).toMatchObject({ clock: 'days:3', reinforcement: true });
    const list = (await (await ask('GET', '', newKey())).json()) as { readonly competitions: readonly { readonly code: string }[] };
    expect(list.competitions.map((one) => one.code)).toContain(code);
  });

  test('why the server makes none is said in the form', async () => {
    const page = await server.open('/competitions/new');
    await page.fill('[name="competition-name"]', '…');
    await page.click('[data-action="create-competition"]');
    await page.shown('.lobby-bar [role="alert"]', { hasText: /\w/ });
    expect(page.path).toBe('/competitions/new');
    expect(keptIn(page)).toEqual({});
  });

  test('an entrant is called by the title of the window when a round is announced, until checked in', async () => {
    const { code, organizer, keys } = await made('Evening', { entrants: 2, checkIn: 600 });
    const page = await server.open(`/c/${code}`, {
      remembers: { sound: false, competitions: { [code]: { key: keys[0]!, name: 'Evening', isOver: false } } },
    });
    await page.shown('.page-competition h1');
    await page.eventually(() => expect(page.document.title).toBe('Evening · Hexfall'));
    await page.pass(1_000);
    await ask('POST', `/${code}/acts`, organizer, { do: 'announce', round: 1 });
    await page.passUntil(() => expect(page.document.title).toBe('● Round 1: say that you are here — Evening · Hexfall'));
    // On another device of the same entrant.
    expect((await ask('POST', `/${code}/here`, keys[0]!, { round: 1 })).status).toBe(204);
    await page.passUntil(() => expect(page.document.title).toBe('Evening · Hexfall'));
  });

  test('who looks at a competition has a seat at the table of the match without doing anything', async () => {
    const { code, organizer, keys } = await made('Evening', { entrants: 2 });
    const page = await server.open(`/c/${code}`, {
      remembers: { film: 'skip', motion: 'reduced', competitions: { [code]: { key: keys[0]!, name: 'Evening', isOver: false } } },
    });
    await page.shown('.page-competition h1');
    await page.pass(1_000);
    expect((await ask('POST', `/${code}/acts`, organizer, { do: 'announce', round: 1 })).status).toBe(204);
    await page.passUntil(() => expect(Object.values(page.memory.read('seats') as object)).toEqual([[keys[0]]]));
    const [table] = Object.keys(page.memory.read('seats') as object);
    await page.goto(`/t/${table}`);
    await tableShown(page);
    await page.eventually(() => expect(page.text('.table')).toMatch(/You[A-Z]/));
    // The table says what it is of, and leads back, at the end instead of to a rematch.
    expect(page.text('.competition-place')).toBe('Eveninground 1 · board 1');
    await page.click('.top-bar [aria-label="Table menu"]');
    await page.click('dialog [data-action="resign"]');
    await page.click('dialog [data-action="yes"]');
    await resultAfterVerdict(page);
    expect(page.all('[data-action="rematch"]')).toHaveLength(0);
    expect(page.text('.result-actions .primary')).toBe('Back to the competition');
    await page.click('.result-actions .primary');
    await page.shown('.page-competition h1', { hasText: 'Evening' });
  });
});
