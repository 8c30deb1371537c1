import '../store/support/browserGlobals.js';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { isLabelInName } from '../../browser/support/labels.js';
import { allOf } from './support/texts.js';

/** The text seen on a control, and the one that names it where it says more. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'acting.kept': ['acting.keptTile'],
  'app.lobby.kick': ['app.lobby.kickPlayer'],
  'app.tables.join': ['app.tables.joinAt'],
  'local.remove': ['local.removeAt'],
  'matchmaking.mine.forget': ['matchmaking.mine.forgetCode'],
  'matchmaking.mine.look': ['matchmaking.mine.lookAt', 'local.lookAt'],
  'matchmaking.mine.open': ['matchmaking.mine.openAt', 'local.openAt'],
  'matchmaking.mine.play': ['matchmaking.mine.playAt', 'local.playAt'],
  'matchmaking.watch.go': ['matchmaking.watch.goTo'],
  'plan.own.carryOut': ['plan.own.carryOutButton'],
  'profile.people.block': ['profile.people.blockName'],
  'profile.people.invite': ['profile.people.inviteName'],
  'profile.people.remove': ['profile.people.removeName'],
  'profile.people.unblock': ['profile.people.unblockName'],
  'sandbox.terrain.erase': ['sandbox.terrain.eraseAbout'],
  'study.handOver': ['study.handOverTo'],
  'table.action.discard': ['table.action.discardTile'],
};

/** What is seen before a text. */
const BEFORE: Readonly<Record<string, string>> = { 'acting.kept': '{{tile}} ' };

/** The same of whole groups of texts. */
const GROUPS: readonly (readonly [labels: string, names: string])[] = [
  ['sandbox.turret.', 'sandbox.turretAbout.'],
  ['words.prize.', 'terrain.prize.'],
];

describe.each(LANGUAGES)('what names a control begins with the words that are seen on it, in %s', (language) => {
  const texts = new Map(allOf(language));
  const groups = GROUPS.flatMap(([labels, names]) =>
    [...texts.keys()].filter((path) => path.startsWith(labels)).map((path) => [path, [path.replace(labels, names)]] as const),
  );

  test.each([...Object.entries(LABELS), ...groups])('%s', (label, names) => {
    const [seen = '', ...named] = [label, ...names].map((path) => texts.get(path));
    expect(seen).not.toBe('');
    expect(named.filter((name = '') => !isLabelInName((BEFORE[label] ?? '') + seen, name))).toEqual([]);
  });
});
