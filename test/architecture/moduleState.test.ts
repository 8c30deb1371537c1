import { readProjectFile, sourceFiles } from '../support/sources.js';

/** Folders whose modules are loaded once for many tests (test/support/native/ownInstances.mjs). */
const SHARED = ['server/src', 'shared/src', 'test/support', 'test/server/support', 'test/page/support'];

/** What a module of them keeps, and why no test notices. */
const KEPT: Readonly<Record<string, string>> = {
  'server/src/createGameServer.ts': 'that the framework, of which there is one, has been configured',
  'server/src/pictures/renderWorker.ts': 'the library that draws',
  'shared/src/picture/text/drawText.ts': 'the outlines of letters, by letter',
  'shared/src/protocol/tableView.ts': 'the terrain read last, found again by its text',
  'shared/src/simulation/places.ts': 'the places that its tables hold, filled again for others',
  'test/server/support/MemoryStore.ts': 'the tables of an empty database',
  'test/server/support/pushApp.ts': 'is loaded for each file',
};

test('modules that many tests share keep nothing', () => {
  const keeping = SHARED.flatMap((folder) => sourceFiles(folder)).filter((file) => /^(export )?(let|var) /m.test(readProjectFile(file)));
  expect(keeping.sort()).toEqual(Object.keys(KEPT));
});
