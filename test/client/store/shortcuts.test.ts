import './support/browserGlobals.js';
import {
  digitOf,
  type PressedKey,
  type ShortcutGroup,
  shortcutKeysOf,
  shortcutOf,
  SHORTCUTS,
  shortcutsIn,
} from '../../../client/src/store/input/shortcuts.js';
import { readProjectFile, sourceFiles } from '../../support/sources.js';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const GROUPS = Object.keys(SHORTCUTS) as ShortcutGroup[];

describe.each(GROUPS)('the keys of %s', (group) => {
  test('belong to one shortcut each', () => {
    const keys = shortcutsIn(group).flatMap((shortcut) => shortcutKeysOf(group, shortcut));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are found when they are pressed', () => {
    for (const shortcut of shortcutsIn(group)) {
      for (const key of shortcutKeysOf(group, shortcut)) {
        const parts = key === '+' ? [key] : key.split('+');
        const held = { ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') };
        expect(shortcutOf(pressed(parts.at(-1)!, held), group)).toBe(shortcut);
      }
    }
  });
});

test('a letter is the same with and without Caps Lock; Alt and Ctrl belong to the browser', () => {
  expect(shortcutOf(pressed('u'), 'turn')).toBe('undo');
  expect(shortcutOf(pressed('U'), 'turn')).toBe('undo');
  expect(shortcutOf(pressed('z', { metaKey: true }), 'turn')).toBe('undo');
  expect(shortcutOf(pressed('z', { ctrlKey: true, shiftKey: true }), 'turn')).toBeNull();
  expect(shortcutOf(pressed('z'), 'turn')).toBeNull();
  expect(shortcutOf(pressed('n', { ctrlKey: true }), 'turn')).toBeNull();
  expect(shortcutOf(pressed('n', { altKey: true }), 'turn')).toBeNull();
  expect(shortcutOf(pressed('?', { shiftKey: true }), 'page')).toBe('keys');
});

describe('keys of keyboards of other languages', () => {
  test.each<readonly [keyboard: string, key: string, code: string, group: ShortcutGroup, shortcut: string | null]>([
    ['French', '&', 'Digit1', 'tile', 'take'],
    ['French', 'é', 'Digit2', 'tile', 'take'],
    ['French', 'à', 'Digit0', 'board', 'whole'],
    ['French, whose sixth digit is not to reduce the board', '-', 'Digit6', 'board', null],
    ['French, where the sandbox has no digits', '-', 'Digit6', 'build', 'heal'],
    ['French, by what is written on them', 'a', 'KeyQ', 'tile', null],
    ['French, by what is written on them', 'q', 'KeyA', 'tile', 'left'],
    ['Czech', '+', 'Digit1', 'tile', 'take'],
    ['Czech, whose first digit is not to enlarge the board', '+', 'Digit1', 'board', null],
    ['Czech', 'ě', 'Digit2', 'tile', 'take'],
    ['Ukrainian', 'к', 'KeyR', 'page', 'tiles'],
    ['Ukrainian', 'т', 'KeyN', 'turn', 'end'],
    ['Ukrainian', 'ь', 'KeyM', 'page', 'sound'],
    ['Ukrainian', 'й', 'KeyQ', 'tile', 'left'],
    ['Ukrainian, with Caps Lock', 'Й', 'KeyQ', 'tile', 'left'],
    ['Greek', 'ν', 'KeyN', 'turn', 'end'],
    ['Hebrew', 'מ', 'KeyN', 'turn', 'end'],
    ['German', 'z', 'KeyY', 'turn', null],
  ])('%s: %s at %s', (_keyboard, key, code, group, shortcut) => {
    expect(shortcutOf(pressed(key, { code }), group)).toBe(shortcut);
  });

  test.each<readonly [keyboard: string, key: string, code: string, group: ShortcutGroup, shortcut: string | null]>([
    ['Ukrainian', '?', 'Digit7', 'page', 'keys'],
    ['German', '=', 'Digit0', 'board', 'enlarge'],
    ['Swiss', '+', 'Digit1', 'board', 'enlarge'],
    ['English', '!', 'Digit1', 'tile', null],
    ['French', '1', 'Digit1', 'tile', 'take'],
  ])('%s, with Shift: %s at %s', (_keyboard, key, code, group, shortcut) => {
    expect(shortcutOf(pressed(key, { code, shiftKey: true }), group)).toBe(shortcut);
  });

  test('Ctrl goes with the letter at the place of a key that writes no Latin one', () => {
    expect(shortcutOf(pressed('я', { code: 'KeyZ', ctrlKey: true }), 'turn')).toBe('undo');
    expect(shortcutOf(pressed('н', { code: 'KeyY', ctrlKey: true }), 'build')).toBe('redo');
    expect(shortcutOf(pressed('w', { code: 'KeyZ', ctrlKey: true }), 'turn')).toBeNull();
  });

  test('a digit is known by its place, also on the block of numbers', () => {
    expect(digitOf(pressed('&', { code: 'Digit1' }))).toBe(1);
    expect(digitOf(pressed('1', { code: 'Digit1', shiftKey: true }))).toBe(1);
    expect(digitOf(pressed('7', { code: 'Numpad7' }))).toBe(7);
  });
});

describe('what handles keys', () => {
  const files = sourceFiles('client/src').filter((path) => !path.endsWith('input/shortcuts.ts'));
  const handlers = files.map((path) => ({ path, text: readProjectFile(path) }));

  test.each(GROUPS)('handles every shortcut of %s that is listed', (group) => {
    const [handling, asking] = [`(?:useShortcuts\\(\\s*|ShortcutHandlers<)'${group}'`, `shortcutOf\\(\\w+, '${group}'\\)`].map(
      (text) => new RegExp(text),
    );
    const missing = shortcutsIn(group).filter(
      (shortcut) =>
        !handlers.some(
          ({ text }) =>
            (handling!.test(text) && new RegExp(`\\b${shortcut}: `).test(text)) || (asking!.test(text) && text.includes(`'${shortcut}'`)),
        ),
    );
    expect(missing).toEqual([]);
  });

  test('is told of keys by one hook, but for what has the focus, for the verdict, for the boards of a round and in pages of others', () => {
    const listening = handlers.filter(({ text }) => text.includes("addEventListener('keydown'"));
    expect(listening.map(({ path }) => path.replace('client/src/', '')).sort()).toEqual([
      'competition/wall/wallPages.ts',
      'embed/BoardScene.ts',
      'sound/player.ts',
      'store/input/useShortcuts.ts',
      'table/result/VerdictScene.tsx',
      'ui/keepFocus.ts',
    ]);
  });

  test('takes digits by their places', () => {
    expect(handlers.filter(({ text }) => /Number\(\w+\.key\)/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  /** What has the focus has keys of its own there, as everywhere on the web. */
  const OWN_KEYS = [
    'embed/BoardScene.ts',
    'table/LogPanel.tsx',
    'table/chat/ChatForm.tsx',
    'table/replay/ReplayBar.tsx',
    'table/replay/ReplayTimeline.tsx',
  ];

  test('names no key that is not listed', () => {
    const naming = handlers.filter(
      ({ text }) =>
        /KeyboardEvent|onKeyDown|keydown/.test(text) &&
        /\bkey(\.toLowerCase\(\))? [!=]== '|case '(Escape|Enter|Home|End|Page\w+|Arrow\w+|.)':/.test(text),
    );
    expect(naming.map(({ path }) => path.replace('client/src/', '')).sort()).toEqual(OWN_KEYS);
  });
});
