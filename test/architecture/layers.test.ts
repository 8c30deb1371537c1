import { importedFile, importsIn, loadsIn, readProjectFile, sourceFiles } from '../support/sources.js';
import { MAY_IMPORT, objection } from './layers.js';

describe('imports go in one direction', () => {
  test.each(['shared/src', 'server/src', 'client/src', 'tools'])('everywhere in %s', (folder) => {
    const files = sourceFiles(folder);
    const objections = files.flatMap((file) => importsIn(readProjectFile(file)).map((specifier) => objection(file, specifier)));
    expect(objections.filter((found) => found !== null)).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  });
});

test('the page loads no file that loads zod: of the schemas of requests it has the types only', () => {
  const loaded = new Map<string, readonly string[]>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    const specifiers = loadsIn(readProjectFile(file));
    loaded.set(file, specifiers);
    for (const specifier of specifiers) {
      const target = importedFile(file, specifier);
      if (target !== undefined) load(target);
    }
  };
  sourceFiles('client/src').forEach(load);
  expect([...loaded].filter(([, specifiers]) => specifiers.includes('zod')).map(([file]) => file)).toEqual([]);
  expect([...loaded.keys()]).toContain('shared/src/protocol/messages.ts');
});

test('no part may import, by whatever way, what may import it', () => {
  const reached = (part: string, known = new Set<string>()): ReadonlySet<string> => {
    for (const next of MAY_IMPORT[part] ?? []) if (!known.has(next)) reached(next, known.add(next));
    return known;
  };
  expect(Object.keys(MAY_IMPORT).filter((part) => reached(part).has(part))).toEqual([]);
});

describe('the judge of imports', () => {
  const RULES = 'shared/src/rules/step.ts';
  const CLIENT = 'client/src/board/BoardView.ts';
  const SERVER = 'server/src/match/Match.ts';

  test.each([
    ['shared/src/hex/boards.ts', './cells.js'],
    ['shared/src/model/state.ts', '../hex/cells.js'],
    [RULES, './battle/fightBattle.js'],
    ['shared/src/rules/battle/medics.ts', '../../content/compile.js'],
    ['shared/src/inspect/links.ts', '../rules/influence.js'],
    ['shared/src/ai/search.ts', '../rules/step.js'],
    ['shared/src/notation/record.ts', '../rules/step.js'],
    ['shared/src/protocol/requests.ts', 'zod'],
    ['shared/src/protocol/messages.ts', '../model/event.js'],
    ['shared/src/cli/main.ts', 'node:fs'],
    ['shared/src/cli/main.ts', '../ai/policies.js'],
    [SERVER, '@hexfall/shared/ai/policies'],
    [SERVER, '@hexfall/shared/lobby/seats'],
    ['server/src/store/migrate.ts', 'kysely'],
    ['server/src/security/credentials.ts', 'node:crypto'],
    ['shared/src/lobby/seating.ts', '../protocol/messages.js'],
    ['client/src/lobby/LocalLobby.ts', '@hexfall/shared/lobby/seating'],
    ['server/src/app.ts', './rooms/MatchRoom.js'],
    [CLIENT, '@hexfall/shared/rules/legal'],
    [CLIENT, '@hexfall/shared/inspect/units'],
    [CLIENT, 'pixi.js/unsafe-eval'],
    [CLIENT, '../platform/settings.js'],
    ['client/src/store/LocalStore.ts', '../board/BoardView.js'],
    ['client/src/App.tsx', './home/StartScreen.js'],
    ['tools/mining/mine.ts', '@hexfall/shared/puzzle/solve'],
    ['client/src/main.tsx', './style/main.css'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(objection(file, specifier)).toBeNull();
  });

  test.each([
    ['shared/src/hex/boards.ts', '../model/state.js'],
    ['shared/src/model/state.ts', '../content/catalog.js'],
    ['shared/src/content/compile.ts', '../rules/step.js'],
    [RULES, '../ai/policies.js'],
    [RULES, '../inspect/units.js'],
    ['shared/src/ai/search.ts', '../inspect/forecast.js'],
    [RULES, '../notation/position.js'],
    [RULES, '@hexfall/shared/protocol/messages'],
    [RULES, 'zod'],
    [RULES, 'node:util'],
    [RULES, 'util'],
    ['shared/src/notation/position.ts', '../protocol/requests.js'],
    ['shared/src/notation/position.ts', 'zod'],
    ['shared/src/notation/position.ts', 'fs'],
    ['shared/src/puzzle/solve.ts', '../protocol/messages.js'],
    ['shared/src/protocol/messages.ts', 'express'],
    ['shared/src/ai/search.ts', '../notation/position.js'],
    ['shared/src/cli/main.ts', 'express'],
    ['shared/src/cli/main.ts', '../../../tools/arena.js'],
    ['tools/mining/mine.ts', '@hexfall/server/app'],
    ['shared/src/cli/main.ts', '../../../server/src/app.js'],
    [RULES, '@hexfall/server/app'],
    [RULES, '../../../client/src/main.js'],
    ['shared/src/lobby/seats.ts', '@hexfall/server/match/Match'],
    ['shared/src/lobby/fairSeed.ts', 'node:crypto'],
    ['shared/src/lobby/userText.ts', 'fs'],
    ['shared/src/lobby/seating.ts', 'zod'],
    ['shared/src/protocol/messages.ts', '../lobby/setup.js'],
    ['server/src/table/savedMatch.ts', '../store/MatchRepository.js'],
    ['server/src/rooms/ActiveTables.ts', '../admin/Command.js'],
    ['server/src/match/Match.ts', '../rooms/MatchRoom.js'],
    ['server/src/match/Match.ts', 'kysely'],
    ['server/src/rooms/ActiveTables.ts', '../http/problems.js'],
    ['server/src/rooms/MatchRoom.ts', '../app.js'],
    ['server/src/helpers/strings.ts', '../store/migrate.js'],
    [SERVER, '@hexfall/client/main'],
    [SERVER, '../../../client/src/main.js'],
    [SERVER, '../../../shared/src/rules/step.js'],
    [SERVER, '@hexfall/shared/cli/main'],
    [CLIENT, '@hexfall/server/app'],
    [CLIENT, '@hexfall/shared/ai/policies'],
    [CLIENT, '@hexfall/shared/cli/main'],
    [CLIENT, 'node:fs'],
    [CLIENT, '../store/LocalStore.js'],
    ['client/src/store/MatchStore.ts', '../text/translate.js'],
    ['client/src/table/ActionBar.tsx', '../lobby/LobbyScreen.js'],
    ['client/src/table/ActionBar.tsx', '../App.js'],
    ['client/src/helpers/strings.ts', '../board/icons.js'],
    ['shared/src/helpers/strings.ts', '../hex/cells.js'],
    ['shared/src/index.ts', './hex/cells.js'],
  ])('does not allow %s to import %s', (file, specifier) => {
    expect(objection(file, specifier)).toContain(file);
  });

  test('sees every way of importing', () => {
    const text = `
      import 'a'; import b from 'b'; import type { C } from 'c'; import { type D } from 'd';
      export * from 'e'; export { f } from 'f'; export type { G } from 'g';
      const h = await import('h'); type I = import('i').I; // import 'no';
      const text = "import 'no'";`;
    expect(importsIn(text).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
  });
});

test('the rules of a lobby import neither packages nor built-in modules, so the page can use them', () => {
  const outside = sourceFiles('shared/src/lobby').flatMap((file) =>
    importsIn(readProjectFile(file)).filter((specifier) => !specifier.startsWith('.')),
  );
  expect(outside).toEqual([]);
  expect(MAY_IMPORT['shared/lobby']?.filter((part) => !part.startsWith('shared/'))).toEqual([]);
});
