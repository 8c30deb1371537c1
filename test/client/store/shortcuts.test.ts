import './support/browserGlobals.js';
import {
  shortcutKeysOf,
  shortcutOf,
  SHORTCUTS,
  shortcutsIn,
  type PressedKey,
  type ShortcutGroup,
} from '../../../client/src/store/input/shortcuts.js';
import { readProjectFile, sourceFiles } from '../../support/sources.js';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
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

describe('what handles keys', () => {
  const files = sourceFiles('client/src').filter((path) => !path.endsWith('input/shortcuts.ts'));
  const handlers = files.map((path) => ({ path, text: readProjectFile(path) }));

  test.each(GROUPS)('asks for every shortcut of %s that is listed', (group) => {
    const asking = handlers.filter(({ text }) => text.includes(`shortcutOf(`) && text.includes(`, '${group}')`));
    const missing = shortcutsIn(group).filter((shortcut) => !asking.some(({ text }) => text.includes(`'${shortcut}'`)));
    expect(missing).toEqual([]);
  });

  /** What has the focus has keys of its own there, as everywhere on the web, and Escape puts away what one draws with. */
  const OWN_KEYS = [
    'replay/study/StudyBar.tsx',
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
