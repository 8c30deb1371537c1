import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docsOf } from '../../../client/build/docs/docsOf.js';
import { type DocsEntry, searchDocs } from '../../../client/build/docs/searchDocs.js';
import { resolveInProject } from '../../support/sources.js';

const entry = (path: string, title: string, text: string): DocsEntry => ({ path, page: 'Running a server', title, text });

const ENTRIES = [
  entry('a', 'PostgreSQL', 'Set DATABASE_URL. A backup of it is made by pg_dump.'),
  entry('b', 'Backup', 'One file has everything, with PostgreSQL too.'),
  entry('c', 'Proxies', 'They pass WebSockets on.'),
];

describe('the search of the documentation', () => {
  const found = (typed: string): readonly string[] => searchDocs(ENTRIES, typed).map(({ entry: { path } }) => path);

  test.each([
    ['backup', ['b', 'a']],
    ['postgres backup', ['a', 'b']],
    ['BACKUP file', ['b']],
    ['database_url', ['a']],
    ['sockets', ['c']],
    ['nothing of this', []],
    ['  ', []],
    ['( <', []],
  ])('finds for %j %j', (typed, paths) => {
    expect(found(typed)).toEqual(paths);
  });

  test('shows the text around what was found', () => {
    const [match] = searchDocs([entry('d', 'Long', `${'before '.repeat(40)}needle ${'after '.repeat(40)}`)], 'needle');
    expect(match!.excerpt).toMatch(/^….*needle.*…$/);
    expect(match!.excerpt.length).toBeLessThan(200);
  });
});

test('a document that no reader is led to fails the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'hexfall-docs-'));
  try {
    cpSync(resolveInProject('docs'), join(root, 'docs'), { recursive: true, filter: (path) => !path.endsWith('images') });
    for (const name of ['SECURITY', 'CHANGELOG', 'ARCHITECTURE', 'CONTRIBUTING', 'STYLE'])
      cpSync(resolveInProject(`${name}.md`), join(root, `${name}.md`));
    expect(docsOf(root).map(({ title }) => title)).toEqual(['Players', 'Operators', 'Programs', 'The project']);
    writeFileSync(join(root, 'docs/forgotten.md'), '# Forgotten\n');
    expect(() => docsOf(root)).toThrow('docs/forgotten.md');
  } finally {
    rmSync(root, { recursive: true });
  }
});
