/*
 * The keys of tables. What handles a key asks here which shortcut it is, and the window of the keys lists what is here, in this order.
 * A key is as browsers name it, letters in capitals.
 */

/** The shortcuts by what they belong to, with the keys of each; further keys than the first do the same. */
export const SHORTCUTS = {
  turn: { undo: ['U', 'Ctrl+Z'], end: ['N'], plan: ['P'], hint: ['H'], forecast: ['F'] },
  tile: {
    take: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    left: ['Q'],
    right: ['E'],
    confirm: ['Enter'],
    discard: ['Delete', 'Backspace'],
    inspect: ['I'],
    cancel: ['Escape'],
  },
  board: {
    walk: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'],
    slant: ['Home', 'End', 'PageUp', 'PageDown'],
    ping: ['G'],
    enlarge: ['+', '='],
    reduce: ['-', '−'],
    whole: ['0'],
  },
  battle: {
    play: [' '],
    back: ['ArrowLeft'],
    forward: ['ArrowRight'],
    earlier: ['PageUp'],
    later: ['PageDown'],
    start: ['Home'],
    finish: ['End'],
    leave: ['Escape'],
  },
  match: {
    play: ['K'],
    back: [','],
    forward: ['.'],
    earlier: ['PageUp'],
    later: ['PageDown'],
    start: ['Home'],
    finish: ['End'],
    compare: ['B'],
  },
  build: {
    left: ['Q'],
    right: ['E'],
    wound: ['+'],
    heal: ['-'],
    remove: ['Delete', 'Backspace'],
    cancel: ['Escape'],
    undo: ['Ctrl+Z'],
    redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  },
  page: { keys: ['?'], tiles: ['R'], chat: ['T'], sound: ['M'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type ShortcutGroup = keyof typeof SHORTCUTS;
/** The names of the shortcuts of a group. */
export type ShortcutIn<G extends ShortcutGroup> = G extends ShortcutGroup ? keyof (typeof SHORTCUTS)[G] & string : never;

/** What is asked of a pressed key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const COMMAND = 'Ctrl+';
const SHIFTED = `${COMMAND}Shift+`;

/**
 * Returns the digit of a key by its position: digits need Shift on French and Czech keyboards, and Shift writes signs on others. Null for
 * other keys.
 */
const digitAt = ({ code, shiftKey }: PressedKey): string | null => (shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null));

/** What a key writes; the letter at its place where it writes one of no Latin alphabet. */
const signOf = ({ key, code }: PressedKey): string => {
  const isForeign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return (isForeign && /^Key([A-Z])$/.exec(code)?.[1]) || (key.length === 1 ? key.toUpperCase() : key);
};

/** The pressed key as it stands in the list. On a Mac the command key is the one that Ctrl is elsewhere. */
const nameOf = (event: PressedKey): string => {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (!ctrlKey && !metaKey) return signOf(event);
  return (shiftKey ? SHIFTED : COMMAND) + signOf(event);
};

/** Returns the keys of a shortcut. */
export const shortcutKeysOf = <G extends ShortcutGroup>(group: G, shortcut: ShortcutIn<G>): readonly string[] => {
  const shortcuts: Readonly<Record<string, readonly string[]>> = SHORTCUTS[group];
  return shortcuts[shortcut] ?? [];
};

/** Returns the names of a group's shortcuts. */
export const shortcutsIn = <G extends ShortcutGroup>(group: G): readonly ShortcutIn<G>[] =>
  Object.keys(SHORTCUTS[group]) as ShortcutIn<G>[];

/** Returns which shortcut of a group a pressed key is; null if it is none. */
export const shortcutOf = <G extends ShortcutGroup>(event: PressedKey, group: G): ShortcutIn<G> | null => {
  if (event.altKey) return null;
  const shortcuts = shortcutsIn(group);
  const digit = event.ctrlKey || event.metaKey ? null : digitAt(event);
  // A group that has digits takes such a key for one, whatever it writes.
  const hasDigits = digit !== null && shortcuts.some((shortcut) => shortcutKeysOf(group, shortcut).some((key) => /^\d$/.test(key)));
  const name = hasDigits ? digit : nameOf(event);
  return shortcuts.find((shortcut) => shortcutKeysOf(group, shortcut).includes(name)) ?? null;
};

/** Returns whether a key is pressed with one that makes it the browser's: Alt and an arrow go back, Ctrl and Page Down go to the next tab. */
export const isForBrowser = ({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean =>
  altKey || ctrlKey || metaKey;

/** Returns the digit that a pressed key stands for; NaN if it is none. */
export const digitOf = (event: PressedKey): number => Number(digitAt(event) ?? event.key);

/** What is chosen or pressed, not written: its letters stay shortcuts. */
const NOT_WRITTEN = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether the focused element takes keys as text; a list leads to the entry that begins with a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !NOT_WRITTEN.includes(target.type)
    : target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select'));
