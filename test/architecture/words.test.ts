import ts from 'typescript';
import { readdirSync } from 'node:fs';
import { parseSource, readProjectFile, resolveInProject, sourceFiles } from '../support/sources.js';

/*
 * One word per thing, one meaning per word (STYLE.md). A name listed here had more than one meaning or could not be guessed;
 * the word beside it is the one that is used instead.
 */
const RETIRED: Readonly<Record<string, string>> = {
  Adopter: 'DueMatchWaker',
  Attendance: 'PresenceTracker',
  AskFirst: 'ConfirmDialog',
  Blast: 'StepHits',
  Blow: 'HitBreakdown',
  Council: 'ProposalHandler',
  FaultDesk: 'FaultReporter',
  FilmDeck: 'ReplayControls',
  Flavor: 'DatabaseTraits',
  Gift: 'Bonus',
  Glances: 'MyTablesQuery',
  Holds: 'MatchLeases',
  Intercom: 'ProcessRpc',
  Line: 'SerialQueue',
  NoticeBoard: 'TableDirectory',
  Orders: 'Moderation',
  Postman: 'WebhookSender',
  Premises: 'TableContext',
  Reception: 'RequestHandler',
  Receipts: 'IdempotencyLog',
  Reel: 'PlayedIntent',
  Roster: 'ClusterMembership',
  Rounds: 'PeriodicTask',
  Site: 'ClusterNode',
  Staff: 'TableRuntime',
  Surroundings: 'TableContext',
  TableHost: 'TableSession',
  TableLister: 'PublicTableList',
  TableOpener: 'TableActivator',
  Telling: 'EventHistory',
  Theater: 'PlaybackQueue',
  Tie: 'UnitLink',
  TimeKeeper: 'ClockEnforcer',
  TodoLine: 'StatusLine',
  Turnout: 'Activation',
  TurnCaller: 'TurnNotifier',
  Visitor: 'Participant',
  affairs: 'agreements',
  bundleWrites: 'corkUntilNextTick',
  doorkeeper: 'verifyClient',
  guessPiles: 'determinize',
  hindrance: 'intentGuards',
  hitPath: 'Hit.via',
  putIn: 'importArchive',
  surviveFaults: 'installCrashHandlers',
};

/** Phrases that plain English says another way. */
const PHRASES = /\b(whoever|whomever|anew|so many|is told|are told|by lot|sees to it|looks after|looked after)\b/i;

const FILES = ['shared/src', 'server/src', 'client/src', 'test', 'tools']
  .flatMap(sourceFiles)
  .filter((path) => !path.endsWith('words.test.ts'));

/** The names that a source text declares or uses. */
const identifiersIn = (node: ts.Node): string[] => {
  const found: string[] = ts.isIdentifier(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => void found.push(...identifiersIn(child)));
  return found;
};

/** What a text has to mention to be parsed at all, which takes most of the time. */
const MENTIONED = new RegExp(`\\b(${Object.keys(RETIRED).join('|')})\\b`);

const retiredIn = (path: string, text: string): string[] =>
  [...new Set(MENTIONED.test(text) ? identifiersIn(parseSource(path, text)) : [])]
    .filter((name) => Object.hasOwn(RETIRED, name))
    .map((name) => `${path}: ${name} is called ${RETIRED[name]} now`);

/** The comments of a source text, line by line. */
const commentsIn = (text: string): string[] =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).flatMap((comment) => comment.split('\n'));

test('no source uses a retired name', () => {
  expect(FILES.flatMap((path) => retiredIn(path, readProjectFile(path)))).toEqual([]);
  expect(FILES.length).toBeGreaterThan(500);
});

test('no file is called by a retired name', () => {
  const names = FILES.map((path) => ({
    path,
    name: path
      .split('/')
      .at(-1)!
      .replace(/\.(test\.)?tsx?$/, ''),
  }));
  expect(names.filter(({ name }) => Object.hasOwn(RETIRED, name)).map(({ path }) => path)).toEqual([]);
});

test('comments are in plain English', () => {
  const found = FILES.filter((path) => !path.startsWith('test/')).flatMap((path) =>
    commentsIn(readProjectFile(path))
      .filter((line) => PHRASES.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the documents are in plain English', () => {
  const documents = ['.', 'docs', 'docs/architecture'].flatMap((folder) =>
    readdirSync(resolveInProject(folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  );
  const found = documents.flatMap((path) =>
    readProjectFile(path)
      .split('\n')
      .filter((line) => PHRASES.test(line))
      .map((line) => `${path}: ${PHRASES.exec(line)![0]}: ${line.slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});

describe('the search for retired words', () => {
  test.each([
    ['class Reception {}', ['made-up.ts: Reception is called RequestHandler now']],
    ['const answer = new Council().answer();', ['made-up.ts: Council is called ProposalHandler now']],
    ['// The Council\nconst text = "Theater";', []],
  ])('in %s', (text, found) => {
    expect(retiredIn('made-up.ts', text)).toEqual(found);
  });

  test('finds phrases in comments of both kinds, and nothing in code', () => {
    const text = '/** Draws it anew. */\nconst anew = 1; // Whoever asks\nconst url = "http://anew";';
    expect(commentsIn(text).filter((line) => PHRASES.test(line))).toEqual(['/** Draws it anew. */', '// Whoever asks']);
  });
});
