import { renderMotif } from '../../client/src/sound/motifs.js';
import { RATE } from '../../client/src/sound/synthesis.js';
import { carryOut } from './support/hands.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { SilentAudio } from './support/SilentAudio.js';

const REFUSED = '.notice[data-bad="true"]';
const PHONE = { width: 390, height: 844 };

/** A window at a table, with what it does with the device: how it sounds, and how it shakes. */
interface Heard {
  readonly page: PageWindow;
  readonly audio: SilentAudio;
  readonly shaken: (number | readonly number[])[];
}

describe('what is heard and felt', () => {
  const server = pageServer();

  const atTable = async (options: WindowOptions = {}): Promise<Heard> => {
    const shaken: Heard['shaken'] = [];
    const heard: { audio: SilentAudio } = { audio: new SilentAudio() };
    const page = await server.openPrepared('turn', {
      ...options,
      remembers: { film: 'skip', ...options.remembers },
      prepare: (window) => {
        heard.audio = new SilentAudio();
        heard.audio.install(window);
        window.navigator.vibrate = (pattern) => shaken.push(pattern as number) > 0;
        const match = window.matchMedia.bind(window);
        window.matchMedia = (query) => match(query === '(pointer: coarse)' ? 'all' : query);
      },
    });
    await tableShown(page);
    return {
      page,
      shaken,
      get audio() {
        return heard.audio;
      },
    };
  };

  const openSettings = async (page: PageWindow): Promise<void> => {
    await page.click('.top-bar [data-action="settings"]');
    await page.shown('dialog[open] .settings-part');
  };

  test('volumes are kept, the ambience is off until it is wanted and rests while nobody looks, and M mutes all', async () => {
    const heard = await atTable();
    const { page } = heard;
    await openSettings(page);
    expect((page.get('input[name="ambience"]') as HTMLInputElement).checked).toBe(false);
    expect(page.all('input[name="ambience-volume"]')).toHaveLength(0);
    expect(heard.audio.oscillators).toBe(0);
    await page.slide('input[name="volume"]', '0.3');
    await page.slide('input[name="game-volume"]', '0.55');
    await page.click('input[name="ambience"]');
    await page.slide('input[name="ambience-volume"]', '0.2');
    await page.until(() => heard.audio.oscillators > 4);
    await page.reload();
    await tableShown(page);
    await openSettings(page);
    expect(page.value('input[name="volume"]')).toBe('0.3');
    expect(page.value('input[name="game-volume"]')).toBe('0.55');
    expect(page.value('input[name="ambience-volume"]')).toBe('0.2');
    await page.press('Escape');
    await page.gone('dialog');

    await page.until(() => heard.audio.oscillators > 4);
    await page.hide();
    await page.until(() => heard.audio.oscillators === 0);
    await page.hide(false);
    await page.until(() => heard.audio.oscillators > 4);

    await page.press('m');
    await page.shown('.notice', { hasText: 'Sound is off.' });
    await page.until(() => heard.audio.oscillators === 0);
    expect(page.memory.read('sound')).toBe(false);
    await page.press('m');
    await page.shown('.notice', { hasText: 'Sound is on.' });
    expect(page.memory.read('sound')).toBe(true);
  });

  /** Does what the table refuses, and waits until that has been heard. */
  const refuse = async ({ page, audio }: Heard): Promise<void> => {
    await page.press('m');
    await page.press('m');
    const before = audio.started.length;
    // The first presses take back what there is to be taken back.
    for (let { seq } = page.probe; page.all(REFUSED).length === 0; { seq } = page.probe) {
      await page.press('u');
      await page.until(() => page.all(REFUSED).length > 0 || (page.probe.idle && page.probe.seq > seq));
    }
    await page.until(() => audio.started.length > before);
  };

  test('a refused action is heard and felt; nothing shakes where movement is avoided, unless it is wanted', async () => {
    const lively = await atTable(PHONE);
    await refuse(lively);
    expect(lively.shaken).toContainEqual([25, 40, 25]);

    const calm = await atTable({ ...PHONE, reducedMotion: true });
    await refuse(calm);
    expect(calm.shaken).toEqual([]);
    await openSettings(calm.page);
    expect((calm.page.get('input[name="vibration"]') as HTMLInputElement).checked).toBe(false);
    await calm.page.click('input[name="vibration"]');
    await calm.page.press('Escape');
    await calm.page.pass(10_000);
    await refuse(calm);
    expect(calm.shaken).toContainEqual([25, 40, 25]);
  });

  test('a unit that is placed is heard with the motif of its army, unless sounds are off', async () => {
    const heard = await atTable();
    const { page } = heard;
    await refuse(heard);
    const act = async (kind: 'discard' | 'place'): Promise<readonly number[]> => {
      const before = heard.audio.started.length;
      await page.until(() => page.probe.idle && page.probe.legal.some((intent) => intent.do === kind));
      const { seq, legal } = page.probe;
      const intent = legal.find((one) => one.do === kind)!;
      await carryOut(page, intent);
      await page.untilShown(seq + 1);
      await page.pass(200);
      return heard.audio.started.slice(before);
    };
    // What was refused has taken back everything before it.
    if (page.probe.table!.turn.mustDiscard) await act('discard');
    const army = page.probe.table!.players[page.probe.table!.turn.player]!.army;
    expect(await act('place')).toContain(renderMotif('place', army)[0].length / RATE);
    await page.press('u');
    await page.press('m');
    expect(await act('place')).toEqual([]);
  });
});
