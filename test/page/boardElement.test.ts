import { LANGUAGES } from '@hexfall/shared/model/languages';
import { parseBattle } from '@hexfall/shared/notation/battle';
import type { ErrorDetail, HexfallBoard, SelectDetail, StepDetail } from '../../client/src/embed/BoardElement.js';
import { fragmentOfJson } from '../../client/src/platform/positionLink.js';
import { readProjectFile } from '../support/sources.js';
import { type ElementWindow, elementWindows } from './support/elementWindow.js';

const BATTLE = readProjectFile('docs/examples/battle.json');
const POSITION = readProjectFile('docs/examples/position.json');

const open = elementWindows();

const part = (element: HexfallBoard, name: string): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);

const caption = (element: HexfallBoard): string => part(element, 'caption')?.textContent ?? '';

const hexes = (element: HexfallBoard): readonly HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.hex')];

const hexAt = (element: HexfallBoard, at: string): HTMLElement => hexes(element).find(({ dataset }) => dataset['hex'] === at)!;

const standings = (element: HexfallBoard): readonly string[] =>
  [...part(element, 'standings')!.querySelectorAll('li')].map(({ textContent }) => textContent);

const details = <T>(page: ElementWindow, wanted: string): T[] => page.told.filter(({ type }) => type === wanted).map(({ detail }) => detail as T); // prettier-ignore

const press = (page: ElementWindow, target: HTMLElement, key: string): boolean =>
  target.dispatchEvent(new page.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }) as unknown as Event);

describe('a position', () => {
  test('has a hex for each of the board, with what stands there, and the numbers of the HQs', async () => {
    const page = open();
    const element = await page.put({ position: POSITION });
    expect(hexes(element)).toHaveLength(19);
    expect(hexAt(element, '0,0').getAttribute('aria-label')).toMatch(/^C3, HQ of Borgo; facing north; /);
    expect(hexAt(element, '-2,0').getAttribute('aria-label')).toBe('A1, empty');
    expect(standings(element)).toEqual(['Borgo: HQ 17', 'Moloch: HQ 15']);
    expect(part(element, 'frame')!.getAttribute('aria-label')).toBe('Hexfall board: Borgo and Moloch');
    expect([element.steps, element.step, part(element, 'controls')]).toEqual([1, 0, null]);
    expect(page.told).toEqual([{ type: 'step', detail: { step: 0, steps: 1, initiative: null, text: '' } }]);
  });

  test('may be the end of a link to the sandbox', async () => {
    const page = open();
    const element = await page.put({ position: await fragmentOfJson(JSON.parse(POSITION) as object) });
    expect(hexAt(element, '0,0').getAttribute('aria-label')).toContain('HQ of Borgo');
  });

  test('may be set as an object, and another one replaces it', async () => {
    const page = open();
    const element = await page.put({ position: POSITION });
    const { units, ...rest } = JSON.parse(POSITION) as { readonly units: readonly { readonly at: readonly number[] }[] };
    await page.shows(() => void (element.position = { ...rest, units: units.slice(0, 1) }));
    expect(hexes(element).filter((hex) => !hex.getAttribute('aria-label')!.endsWith(', empty'))).toHaveLength(1);
  });

  test('may be set before the element is defined', async () => {
    const element = await open().put({}, { position: JSON.parse(POSITION), battle: '' });
    expect(element.getAttribute('position')).toContain('"borgo"');
    expect(element.steps).toBeGreaterThan(3);
  });

  test('is walked over by arrow keys; Enter chooses', async () => {
    const page = open();
    const element = await page.put({ position: POSITION });
    element.focus();
    const focused = (): string | undefined => (element.shadowRoot!.activeElement as HTMLElement | null)?.dataset['hex'];
    expect(focused()).toBe('0,0');
    expect(press(page, hexAt(element, '0,0'), 'ArrowRight')).toBe(false);
    expect(focused()).toBe('1,-1');
    expect(hexes(element).filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset['hex'])).toEqual(['1,-1']); // prettier-ignore
    // No hex is there: the page may scroll.
    expect(press(page, hexAt(element, '0,-2'), 'ArrowUp')).toBe(true);
    hexAt(element, '1,-1').click();
    const [chosen] = details<SelectDetail>(page, 'select');
    expect(chosen).toMatchObject({ hex: [1, -1], name: 'D2', tile: { army: 'borgo', tile: 'claws', rot: 3, wounds: 0 } });
    expect(caption(element)).toBe(chosen!.text);
    hexAt(element, '-2,0').click();
    expect(details<SelectDetail>(page, 'select')[1]).toEqual({ hex: [-2, 0], name: 'A1', tile: null, text: 'A1, empty' });
    expect(element.shadowRoot!.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
  });
});

describe('a battle', () => {
  /** Walks to the end. Returns what is said of each step. */
  const sentences = (element: HexfallBoard): string[] => {
    const said = [caption(element)];
    while (element.step < element.steps - 1) {
      element.next();
      said.push(caption(element));
    }
    return said;
  };

  test('is fought by the engine and told step by step', async () => {
    const page = open();
    const element = await page.put({ position: BATTLE });
    expect(sentences(element)).toEqual([
      expect.stringContaining('Borgo'),
      'Initiative 4: Claws of Borgo.',
      'Initiative 4: Claws of Borgo hits Hybrid of Moloch: 1 wound (melee).',
      'Initiative 4: Hybrid of Moloch is destroyed.',
      ...Array.from({ length: element.steps - 5 }, () => expect.stringMatching(/^Initiative [01]: .+\.$/) as string),
      'The battle is over.',
    ]);
    const steps = details<StepDetail>(page, 'step');
    expect(steps.map(({ step }) => step)).toEqual(Array.from({ length: element.steps }, (_, step) => step));
    expect(steps[1]).toEqual({ step: 1, steps: element.steps, initiative: 4, text: 'Initiative 4: Claws of Borgo.' });
    expect(details(page, 'end')).toEqual([null]);
    // The juggernaut strikes the HQ, and the medic saves it.
    expect(standings(element)).toEqual(['Borgo: HQ 17', 'Moloch: HQ 15']);
    element.previous();
    expect(element.step).toBe(element.steps - 2);
    element.step = 999;
    expect(element.step).toBe(element.steps - 2);
  });

  test('shows wounds, losses and the numbers of the HQs as they are at a step', async () => {
    const page = open();
    const { units, ...rest } = JSON.parse(BATTLE) as { readonly units: readonly { readonly tile: string }[] };
    const element = await page.put({ position: JSON.stringify({ ...rest, units: units.filter(({ tile }) => tile !== 'medic') }) });
    sentences(element);
    expect(standings(element)).toEqual(['Borgo: HQ 15', 'Moloch: HQ 15']);
    expect(hexAt(element, '2,-1').getAttribute('aria-label')).toMatch(/empty$/);
    element.step = 0;
    expect(standings(element)).toEqual(['Borgo: HQ 17', 'Moloch: HQ 15']);
    expect(hexAt(element, '2,-1').getAttribute('aria-label')).toContain('Hybrid of Moloch');
  });

  test.each([
    ['the player in turn', '', 'Borgo'],
    ['the player that is named', '1', 'Moloch'],
  ])('on a position is started by %s', async (_, battle, army) => {
    const element = await open().put({ position: POSITION, battle });
    expect(caption(element)).toContain(army);
    expect(element.steps).toBeGreaterThan(3);
  });

  test('is shown from its events', async () => {
    const read = parseBattle(JSON.parse(POSITION), 1);
    const page = open();
    const fought = await page.put({ position: POSITION, battle: '1' });
    const given = await page.put({ position: POSITION }, { events: read.ok ? read.value.events : null });
    expect(sentences(given)).toEqual(sentences(fought));
    expect(given.steps).toBeGreaterThan(3);
  });

  test('is played by the space bar and by its button, and stops at the end', async () => {
    const page = open();
    const element = await page.put({ position: BATTLE });
    expect(press(page, hexAt(element, '0,0'), ' ')).toBe(false);
    expect([element.playing, page.isWaiting]).toEqual([true, true]);
    page.tick();
    expect([element.step, element.playing]).toEqual([1, true]);
    press(page, hexAt(element, '0,0'), ' ');
    expect([element.playing, page.isWaiting]).toEqual([false, false]);
    const play = element.shadowRoot!.querySelectorAll<HTMLElement>('[part="button"]')[1]!;
    expect(play.getAttribute('aria-label')).toBe('Play');
    play.click();
    expect(play.getAttribute('aria-label')).toBe('Pause');
    while (page.isWaiting) page.tick();
    expect([element.step, element.playing, details(page, 'end').length]).toEqual([element.steps - 1, false, 1]);
    element.play();
    expect([element.step, element.playing]).toEqual([0, true]);
    element.remove();
    expect(page.isWaiting).toBe(false);
  });

  test.each([
    [true, false],
    [false, true],
  ])('with autoplay is played where motion is reduced (%j): %j', async (prefersStillness, plays) => {
    const element = await open({ prefersStillness }).put({ position: BATTLE, autoplay: '' });
    expect(element.playing).toBe(plays);
  });

  test('has no buttons where the page wants none', async () => {
    const element = await open().put({ position: BATTLE, controls: 'none' });
    expect(part(element, 'controls')!.hidden).toBe(true);
    element.setAttribute('controls', '');
    expect(part(element, 'controls')!.hidden).toBe(false);
  });

  test('comes from a file', async () => {
    const element = await open({ files: { '/page/battle.json': BATTLE } }).put({ src: 'battle.json' });
    expect(element.steps).toBeGreaterThan(3);
  });

  test.each(LANGUAGES)('is told in the language %s', async (lang) => {
    const page = open();
    page.window.document.documentElement.lang = lang;
    const element = await page.put({ position: BATTLE });
    const said = [...sentences(element), ...hexes(element).map((hex) => hex.getAttribute('aria-label')!)];
    expect(said.filter((text) => /\{\{|\b(?:fact|event|words|table|embed)\.|^$/.test(text))).toEqual([]);
    expect(part(element, 'frame')!.lang).toBe(lang);
    const english = await page.put({ position: BATTLE, lang: 'en' });
    expect(sentences(english)[1] === said[1]).toBe(lang === 'en');
  });

  test('is told in English where a language is unknown', async () => {
    const element = await open().put({ position: BATTLE, lang: 'xx' });
    expect(sentences(element)[1]).toBe('Initiative 4: Claws of Borgo.');
  });
});

describe('what cannot be shown', () => {
  const unit = (change: object): string =>
    JSON.stringify({ ...(JSON.parse(POSITION) as object), units: [{ army: 'borgo', tile: 'claws', at: [0, 0], rot: 0, ...change }] });

  test.each<readonly [string, Record<string, string>, string, RegExp]>([
    ['nothing', {}, 'no-position', /^There is no position/],
    ['no JSON', { position: '{' }, 'no-json', /JSON/],
    ['a link that is cut off', { position: '#p=AAAA' }, 'broken-link', /incomplete/],
    ['a document that is too long', { position: ' '.repeat(500_001) }, 'too-long', /too long/],
    ['a file that is not there', { src: '/nowhere.json' }, 'not-loaded', /https:\/\/club\.example\/nowhere\.json/],
    ['what is no address', { src: 'https://' }, 'not-loaded', /file https:\/\/ could/],
    ['an unknown tile', { position: unit({ tile: 'dragon' }) }, 'unknown-tile', /\(\/units\/0\/tile\)$/],
    ['a hex beside the board', { position: unit({ at: [9, 9] }) }, 'off-board', /not on the board/],
    ['no position', { position: '[1]' }, 'wrong-type', /An object is expected/],
    ['a battle started by nobody', { position: POSITION, battle: '7' }, 'out-of-range', /\(\/starter\)$/],
    ['events that are no list', { position: POSITION, events: '{}' }, 'wrong-type', /\(\/events\)$/],
    ['events of another match', { position: POSITION, events: '[{"type":"drew"}]' }, 'unknown-value', /\(\/events\/0\/type\)$/],
    [
      'events that do not fit',
      { position: POSITION, events: '[{"type":"battle-ended","changed":true},{"type":"chose","player":0,"key":"x"},{"type":"left","player":0,"units":[[2,0]]}]' }, // prettier-ignore
      'bad-events',
      /do not fit/,
    ],
  ])('%s: one sentence in its place, and an event', async (_, attributes, code, sentence) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = open();
    const element = await page.put(attributes);
    const [error] = details<ErrorDetail>(page, 'error');
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(sentence);
    const shown = part(element, 'problem')!;
    expect([shown.textContent, shown.getAttribute('role')]).toEqual([error!.message, 'alert']);
    expect(details(page, 'step')).toEqual([]);
    // Nothing happens without a board, and nothing is thrown.
    element.play();
    element.next();
    element.step = 1;
    element.focus();
    expect([element.steps, element.step, element.playing]).toEqual([0, 0, false]);
    await page.shows(() => {
      element.position = POSITION;
      element.removeAttribute('events');
      element.removeAttribute('battle');
    });
    expect(hexes(element)).toHaveLength(19);
    logged.mockRestore();
  });

  test('markup in a document stays text', async () => {
    const element = await open().put({ position: JSON.stringify({ '<img src=x onerror=alert(1)>': 1 }) });
    expect(element.shadowRoot!.querySelector('img')).toBeNull();
    expect(part(element, 'problem')!.textContent).toContain('<img');
  });
});
