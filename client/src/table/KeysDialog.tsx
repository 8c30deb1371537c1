import keys from '@hexfall/shared/locales/en/keys.json';
import { type ShortcutGroup, type ShortcutIn, shortcutKeysOf, shortcutsIn } from '../store/input/shortcuts.js';
import { addTexts, type KeyOf, t, type TextKey } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { mayPing } from './chat/teamTalk.js';
import { type TableKind, type TableUi, useTable } from './TableUi.js';
import './KeysDialog.css';

/** Every shortcut is said. */
type Words = { readonly [G in ShortcutGroup]: { readonly [S in ShortcutIn<G>]: string } };

addTexts({ keys: keys satisfies { readonly what: Words } });

/** What can be done at each kind of table. */
const GROUPS: Readonly<Record<TableKind, readonly ShortcutGroup[]>> = {
  live: ['turn', 'tile', 'board', 'battle', 'page'],
  replay: ['match', 'battle', 'board', 'page'],
  editor: ['build', 'turn', 'tile', 'board', 'battle', 'page'],
};

type NamedKey = KeyOf<typeof keys.name>;

/** How browsers call the keys that have a name. */
const NAMED: Readonly<Record<string, NamedKey>> = {
  ' ': 'Space',
  Enter: 'Enter',
  Escape: 'Escape',
  Delete: 'Delete',
  Backspace: 'Backspace',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  Home: 'Home',
  End: 'End',
  Ctrl: 'Ctrl',
  Shift: 'Shift',
};

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowDown: '↓', ArrowRight: '→', '-': '−' };

const capText = (key: string): string => {
  const named = NAMED[key];
  return named ? t(`keys.name.${named}`) : (SIGNS[key] ?? key);
};

/** The keys of a chord, such as Ctrl+Z; a key by itself is one. */
const partsOf = (key: string): readonly string[] => (key === '+' ? [key] : key.split('+'));

/** More keys than that in a row are said by the first and the last. */
const MOST_KEYS = 4;

const Caps = ({ of }: { readonly of: readonly string[] }) => {
  const chords = [...new Set(of.map((key) => partsOf(key).map(capText).join('+')))];
  const [first = '', last = ''] = [chords[0], chords.at(-1)];
  if (chords.length > MOST_KEYS) return <kbd>{t('keys.range', { from: first, to: last })}</kbd>;
  return (
    <>
      {chords.map((chord) => (
        <kbd key={chord}>{chord}</kbd>
      ))}
    </>
  );
};

/** Whether a shortcut does something at this table. */
const isOffered = ({ store, kind, chatTable }: TableUi, group: ShortcutGroup, shortcut: string): boolean => {
  if (group === 'page') return shortcut !== 'chat' || chatTable.value !== null;
  if (group === 'board') return shortcut !== 'ping' || (store.online !== null && mayPing(store.online));
  if (group === 'turn' && shortcut === 'plan') return store.players !== null;
  if (group === 'turn' && shortcut === 'hint') return store.players !== null || kind === 'editor';
  return true;
};

const whatText = <G extends ShortcutGroup>(group: G, shortcut: ShortcutIn<G>): string => t(`keys.what.${group}.${shortcut}` as TextKey);

const Group = ({ ui, group }: { readonly ui: TableUi; readonly group: ShortcutGroup }) => (
  <section class="keys-group" data-group={group}>
    <h3>{t(`keys.group.${group}`)}</h3>
    <dl>
      {shortcutsIn(group)
        .filter((shortcut) => isOffered(ui, group, shortcut))
        .map((shortcut) => (
          <div key={shortcut}>
            <dt>
              <Caps of={shortcutKeysOf(group, shortcut)} />
            </dt>
            <dd>{whatText(group, shortcut)}</dd>
          </div>
        ))}
    </dl>
  </section>
);

/** All keys that have an effect at this table. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const ui = useTable();
  return (
    <Dialog title={t('app.menu.keys')} onClose={onClose} kind="keys">
      <div class="keys-groups">
        {GROUPS[ui.kind].map((group) => (
          <Group key={group} ui={ui} group={group} />
        ))}
      </div>
    </Dialog>
  );
};
