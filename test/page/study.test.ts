import type { Hex } from '@hexfall/shared/hex/cells';
import type { Moment } from '@hexfall/shared/model/moment';
import type { GameState } from '@hexfall/shared/model/state';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { codeOf, HELD_SEATS } from '../browser/support/preparedTables.js';
import { Page as Connection } from '../server/support/Page.js';
import { openTable } from '../server/support/table.js';
import { KEYBOARD } from './support/hands.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const PHONE = { width: 390, height: 844 };

const press = (page: PageWindow, action: string): Promise<void> => page.click(`[data-action="${action}"]`);

const momentIs = (page: PageWindow, wanted: RegExp): Promise<void> => page.eventually(() => expect(page.text('.moment')).toMatch(wanted));

const says = (page: PageWindow, text: string): Promise<HTMLElement> => page.shown('.study-leader', { hasText: text });

const drawings = (page: PageWindow): readonly string[] => page.all('[data-part="drawings"] li').map(({ textContent }) => textContent);

const drawn = (page: PageWindow, count: number): Promise<void> => page.eventually(() => expect(drawings(page)).toHaveLength(count));

/** Presses on a hex and lets go on another. */
const drag = async (page: PageWindow, from: Hex, over: Hex): Promise<void> => {
  await page.shown('.study-tools');
  for (const stage of ['start', 'move', 'end'] as const) page.board.gestures.onDrag?.({ stage, from, direction: null, over });
  await page.settle();
};

const named = ({ turn, step: place }: Moment): RegExp => new RegExp(`^Turn ${turn} .* step ${place} of`);

describe('reviewing together', () => {
  const server = pageServer();

  const open = (size: object, remembers: object, query: string): Promise<PageWindow> =>
    server.openPrepared('over', { ...size, remembers: { ...CALM, ...remembers }, query });

  /** The moments before and after the intent that begins the first battle. */
  const firstBattle = async (): Promise<readonly [Moment, Moment]> => {
    const read = parseRecord(await (await fetch(`${server.url}/api/matches/${codeOf('over')}/record`)).json());
    if (!read.ok) throw new Error(read.error.message);
    const created = createMatch(read.value.setup);
    if (!created.ok) throw new Error(created.error.message);
    let [state, moment]: [GameState, Moment] = [created.value, { turn: 0, step: 0 }];
    for (const { player, intent } of read.value.intents) {
      const played = step(state, player, intent);
      if (!played.ok) throw new Error(played.error.message);
      const { table } = played.value.state;
      const turn = table.turn.phase === 'setup' ? 0 : table.turn.number;
      const next = turn === moment.turn ? { turn, step: moment.step + 1 } : { turn, step: 0 };
      if (played.value.events.some(({ type }) => type === 'battle-started')) return [moment, next];
      [state, moment] = [played.value.state, next];
    }
    throw new Error('the match has no battle');
  };

  /** Ala, who has played the match and leads, and Zoe, who watches and has come by the link. */
  const together = async (search = '?turn=4&step=0', zoes: object = {}): Promise<readonly [PageWindow, PageWindow]> => {
    const ala = await open({}, { name: 'Ala' }, search);
    await press(ala, 'match-together');
    await says(ala, 'You lead');
    await press(ala, 'copy-moment');
    await ala.shown('[data-action="copy-moment"]', { hasText: 'Copied' });
    const zoe = await open(PHONE, { name: 'Zoe', seats: {}, ...zoes }, new URL(ala.traces.copied.at(-1)!).search);
    await says(zoe, 'You follow Ala');
    await Promise.all([ala.answered(), zoe.answered()]);
    return [ala, zoe];
  };

  // The next test begins with nobody in the lead.
  afterEach(async () => {
    await openTable(server.url, codeOf('over'));
    const page = await Connection.join(server.url, codeOf('over'), HELD_SEATS.seats[codeOf('over')]);
    await page.get('study', { act: { do: 'attend', client: page.client, follows: false } });
    await page.get('study', { act: { do: 'lead', moment: { turn: 0, step: 0 } } });
    await page.get('study', { act: { do: 'yield', to: null } });
    await page.leave();
  });

  test('one leads, the other follows, looks around and comes back', async () => {
    const [ala, zoe] = await together();
    await momentIs(zoe, /^Turn 4 .* step 0 of/);
    await press(ala, 'match-forward');
    await momentIs(zoe, /^Turn 4 .* step 1 of/);
    await press(ala, 'match-turn-forward');
    await momentIs(zoe, /^Turn 5 .* step 0 of/);
    // Zoe goes elsewhere, and stays there.
    await press(zoe, 'match-turn-back');
    await zoe.shown('[data-action="study-back"]', { hasText: 'Back to Ala' });
    await press(ala, 'match-turn-forward');
    await momentIs(ala, /^Turn 6 /);
    await momentIs(zoe, /^Turn 4 /);
    await press(zoe, 'study-back');
    await momentIs(zoe, /^Turn 6 /);
    await press(ala, 'match-forward');
    await momentIs(zoe, /^Turn 6 .* step 1 of/);
    await press(zoe, 'study-look');
    await press(ala, 'match-forward');
    await momentIs(ala, /^Turn 6 .* step 2 of/);
    await momentIs(zoe, /^Turn 6 .* step 1 of/);
  });

  test('who is here can be seen; the lead is handed over, and given up', async () => {
    const [ala, zoe] = await together();
    await press(ala, 'study-people');
    await ala.shown('.attendee', { hasText: 'Zoe' });
    // Nobody hands the lead to themselves.
    expect(ala.get('.attendee', { hasText: 'Ala' }).querySelector('[data-action="hand-over"]')).toBeNull();
    await ala.click(ala.get('.attendee', { hasText: 'Zoe' }).querySelector('[data-action="hand-over"]')!);
    await says(zoe, 'You lead');
    await ala.press('Escape');
    await says(ala, 'You follow Zoe');
    await press(zoe, 'match-back');
    await momentIs(ala, /^Turn 3 /);
    await press(zoe, 'study-people');
    await zoe.eventually(() => expect(zoe.all('.attendee')).toHaveLength(2));
    // A player takes the lead from a spectator, and gives it up.
    await press(ala, 'study-people');
    await press(ala, 'take-lead');
    await press(ala, 'yield');
    await ala.press('Escape');
    await says(zoe, 'Nobody leads');
    await zoe.press('Escape');
    await press(ala, 'study-lead');
    await says(zoe, 'You follow Ala');
    await ala.goto('/');
    await zoe.shown('.study-people', { hasText: '1' });
  });

  test('who follows sees a battle begin as the leader does; both do all that by keys', async () => {
    await server.openPrepared('over', { remembers: CALM });
    const [before, after] = await firstBattle();
    const [ala, zoe] = await together(`?turn=${before.turn}&step=${before.step}`, { film: 'play' });
    await momentIs(zoe, named(before));
    expect(zoe.all('.replay-bar')).toHaveLength(0);
    await ala.press('.');
    await zoe.shown('.replay-bar');
    await zoe.press('Escape');
    await zoe.gone('.replay-bar');
    await momentIs(zoe, named(after));
    await says(zoe, 'You follow Ala');
    await ala.press('PageUp');
    await momentIs(zoe, named({ turn: before.turn, step: 0 }));
    // Elsewhere and back, and the lead: by keys alone.
    await zoe.press('PageUp');
    await KEYBOARD.press(zoe, '[data-action="study-back"]');
    await momentIs(zoe, named({ turn: before.turn, step: 0 }));
    await KEYBOARD.press(ala, '[data-action="study-people"]');
    await KEYBOARD.press(ala, '.attendee [data-action="hand-over"]');
    await ala.press('Escape');
    await says(zoe, 'You lead');
    await zoe.press('.');
    await momentIs(ala, named({ turn: before.turn, step: 1 }));
  });

  test('what one draws the other sees, until the leader goes on', async () => {
    const [ala, zoe] = await together();
    expect(zoe.all('[data-action="study-draw"]')).toHaveLength(0);
    await press(ala, 'study-draw');
    await drag(ala, [-2, 0], [0, 1]);
    await drawn(zoe, 1);
    expect(drawings(zoe)).toEqual(['Arrow from A1 to C4, yellow']);
    // By keys: a tool, then two hexes.
    await press(ala, 'color-blue');
    await press(ala, 'draw-arrow');
    await drawn(ala, 1);
    await ala.focus('[data-hex="0,0"]');
    await ala.press('Enter');
    await ala.shown('[data-part="drawing-news"]', { hasText: 'An arrow begins at C3' });
    await ala.press('ArrowUp');
    await ala.press('Enter');
    await drawn(zoe, 2);
    await press(ala, 'draw-mark');
    await ala.focus('[data-hex="1,1"]');
    await ala.press('Enter');
    await Promise.all([drawn(ala, 3), drawn(zoe, 3)]);
    expect(drawings(zoe)).toEqual(['Arrow from A1 to C4, yellow', 'Arrow from C3 to C2, blue', 'Mark on D4, blue']);
    await ala.press('Enter');
    await Promise.all([drawn(ala, 2), drawn(zoe, 2)]);
    await press(ala, 'draw-erase');
    await ala.focus('[data-hex="0,1"]');
    await ala.press('Enter');
    await drawn(zoe, 1);
    // With leave, the spectator draws, too.
    await press(ala, 'study-people');
    await ala.check('[name="everyone-draws"]');
    await ala.press('Escape');
    await press(zoe, 'study-draw');
    await drag(zoe, [0, 0], [1, -1]);
    await drawn(ala, 2);
    await press(zoe, 'match-forward');
    await drawn(zoe, 0);
    await press(zoe, 'study-back');
    await drawn(zoe, 2);
    await press(ala, 'match-forward');
    await Promise.all([drawn(ala, 0), drawn(zoe, 0)]);
  });

  test('an arrow that was begun does not go on when another tool is taken', async () => {
    const [ala] = await together();
    await press(ala, 'study-draw');
    await press(ala, 'draw-arrow');
    await ala.focus('[data-hex="0,0"]');
    await ala.press('Enter');
    await ala.shown('[data-part="drawing-news"]', { hasText: 'An arrow begins at C3' });
    await press(ala, 'draw-mark');
    await press(ala, 'draw-arrow');
    await ala.focus('[data-hex="1,1"]');
    await ala.press('Enter');
    await ala.shown('[data-part="drawing-news"]', { hasText: 'An arrow begins at D4' });
    expect(drawings(ala)).toEqual([]);
  });

  test('who follows goes on after a lost connection', async () => {
    const [ala, zoe] = await together();
    await press(ala, 'match-turn-forward');
    await momentIs(zoe, /^Turn 5 /);
    await zoe.cutNetwork();
    await zoe.shown('.connection-banner[data-shown="true"]');
    await press(ala, 'match-turn-forward');
    await zoe.cutNetwork(false);
    await zoe.pass(5_000);
    await zoe.shown('.connection-banner[data-shown="false"]');
    await says(zoe, 'You follow Ala');
    await momentIs(zoe, /^Turn 6 /);
  });

  test('both talk beside the board', async () => {
    const [ala, zoe] = await together();
    await zoe.click('.chat-button');
    await zoe.fill('dialog [name="line"]', 'Look at A1');
    await zoe.press('Enter');
    await ala.shown('.chat-panel .chat-lines', { hasText: 'Look at A1' });
  });
});
