import type { Intent } from '@hexfall/shared/model/intent';
import { carryOut, KEYBOARD } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { name: 'Ann', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };

const openLobby = async (page: PageWindow): Promise<void> => {
  await page.goto('/');
  await page.click('[data-action="computer"]');
  await page.shown('[data-action="begin"]');
};

const chosen = (page: PageWindow, name: string): string => page.value(`input[name="${name}"]:checked`);

/** Carries out the first legal intent of the first of these kinds that there is. */
const act = async (page: PageWindow, ...kinds: readonly Intent['do'][]): Promise<void> => {
  await page.untilActing();
  const { seq, legal } = page.probe;
  const intent = kinds.flatMap((kind) => legal.find((one) => one.do === kind) ?? [])[0];
  if (!intent) throw new Error(`none of ${kinds.join(', ')} is legal`);
  await carryOut(page, intent);
  await page.untilShown(seq + 1);
};

const proposed = (page: PageWindow): readonly string[] => ['level', 'army-0', 'army-1'].map((name) => chosen(page, name));

describe('a game against the computer', () => {
  const server = pageServer();

  test('is proposed at a level for beginners until the computer has lost, then as it was played last', async () => {
    const last = { ...CALM, level: 'veteran', army: 'outpost', rivalArmy: 'hegemony' };
    const page = await server.open('/', { remembers: last });
    await openLobby(page);
    expect(proposed(page)).toEqual(['cadet', 'borgo', 'moloch']);
    const winner = await server.open('/', { remembers: { ...last, computerBeaten: true } });
    await openLobby(winner);
    expect(proposed(winner)).toEqual(['veteran', 'outpost', 'hegemony']);
  });

  test('names the armies, and the hardest ones as hard', async () => {
    const page = await server.open('/', { remembers: CALM });
    await openLobby(page);
    const words = page.all('.place-armies[aria-label="Army on seat 1"] .place-words').map(({ textContent }) => textContent);
    expect(words).toEqual([
      'Borgo',
      'Moloch',
      'The Outposthard',
      'Hegemony',
      'Doomsday Machinevery hard',
      'New York',
      'Neojunglehard',
      'Random army',
    ]);
    expect(page.get('input[name="army-0"][value="doomsday"]').getAttribute('aria-label')).toBe('Doomsday Machine, very hard');
  });

  test('begins with the level and the armies chosen, which are remembered, and the computer says what it is after', async () => {
    // Other armies than those chosen: an army that was drawn already would be no choice.
    const drawn = { army: 'outpost', rivalArmy: 'hegemony' };
    const page = await server.open('/', { remembers: { ...CALM, ...drawn, aims: true, computerBeaten: true } });
    await openLobby(page);
    await page.click('.rung', { hasText: 'Veteran' });
    await page.click('input[name="army-0"][value="borgo"]');
    await page.click('input[name="army-1"][value="moloch"]');
    await page.click('[data-action="begin"]');
    await tableShown(page);
    await page.shown('.players', { hasText: 'Veteran' });
    expect(page.probe.table?.players.map(({ army }) => army)).toEqual(['borgo', 'moloch']);
    await act(page, 'place-hq');
    // Some turns, until a plan of the computer player stands out.
    for (let turn = 0; turn < 12 && page.all('.aim-line').length === 0; turn++) {
      await act(page, 'discard', 'place', 'end-turn', 'choose');
      // Where the computer has been quick, it is the next turn by now, which may begin with a discard.
      if (page.probe.legal.some(({ do: kind }) => kind === 'end-turn' || kind === 'choose')) await act(page, 'end-turn', 'choose');
    }
    expect(page.text('.aim-line')).toMatch(/^(After|Guarding)/);
    await openLobby(page);
    expect(proposed(page)).toEqual(['veteran', 'borgo', 'moloch']);
    // S2: two armies are never the same: choosing the other one's exchanges them.
    await page.click('input[name="army-0"][value="moloch"]');
    expect(proposed(page)).toEqual(['veteran', 'moloch', 'borgo']);
    await page.click('input[name="army-1"][value="random"]');
    expect(chosen(page, 'army-1')).not.toBe('moloch');
    expect(page.memory.read('rivalArmy')).toBe('random');
  });

  const ladder = (page: PageWindow): readonly string[] => page.all('.rung').map((rung) => rung.textContent);

  test('of a browser that has won none has a ladder that begins with what beats the proposed level', async () => {
    const page = await server.open('/', { remembers: CALM });
    await openLobby(page);
    const beat = 'Plays one tile a turn and forgets who strikes first: strike before its units do.';
    expect(ladder(page)).toEqual(['Civilian', `CadetNext${beat}`, 'Soldier']);
    await page.click('[data-action="all-levels"]');
    await page.gone('[data-action="all-levels"]');
    expect(page.focused?.getAttribute('value')).toBe('cadet');
    expect(ladder(page)).toEqual(['Civilian', `CadetNext${beat}`, 'Recruit', 'Scout', 'Soldier', 'Veteran', 'Commander']);
  });

  test('of a browser that has won offers all levels at once', async () => {
    const page = await server.open('/', { remembers: { ...CALM, hasWon: true } });
    await openLobby(page);
    expect(ladder(page)).toHaveLength(7);
    expect(page.all('[data-action="all-levels"]')).toHaveLength(0);
  });

  test('has a ladder of levels with the wins against each and the next one to beat', async () => {
    const tally = (won: number): object => ({ played: 9, won, drawn: 0 });
    const all = tally(4);
    const levels = { cadet: tally(1), recruit: tally(3), soldier: tally(0) };
    const statistics = { all, armies: {}, modes: {}, levels, friends: [], streak: { now: 0, best: 0 }, counted: [] };
    const page = await server.open('/', { remembers: { ...CALM, level: 'commander', computerBeaten: true, statistics } });
    await openLobby(page);
    const beat = 'Plans the whole turn and thinks of your answer: foresee its turns too, and draw well.';
    expect(ladder(page)).toEqual(['Civilian', 'CadetWins: 1', 'RecruitWins: 3', 'ScoutNext', 'Soldier', 'Veteran', `Commander${beat}`]);
  });

  test('can be chosen by keys', async () => {
    const page = await server.open('/', { width: 360, height: 740, remembers: { ...CALM, language: 'pl' } });
    await openLobby(page);
    await page.focus('input[name="level"]:checked');
    await page.press('ArrowDown');
    expect(chosen(page, 'level')).toBe('soldier');
    await KEYBOARD.press(page, '[data-action="begin"]');
    await page.shown('.players', { hasText: 'Ty' });
  });
});
