import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/*
 * The package that `npm run pack` makes, installed in an empty folder without a network.
 */

const ENTRY_POINTS = ['rules', 'notation', 'ai', 'picture'] as const;
const TSC = resolveInProject('node_modules/@typescript/native/bin/tsc');
const TYPEDOC = resolveInProject('node_modules/typedoc/bin/typedoc');

interface Played {
  readonly accepted: number;
  readonly error: { readonly code: string } | null;
}

let folder: string;

const run = (args: readonly string[], cwd = folder): { status: number | null; stdout: string; stderr: string } => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
};

/** What a program prints that ends well. */
const printedBy = (args: readonly string[], cwd?: string): string => {
  const { status, stdout, stderr } = run(args, cwd);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfall-engine-'));
  const packed = printedBy([resolveInProject('scripts/pack.mjs'), folder]).trim();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'user', private: true, type: 'module' }));
  const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  cpSync(resolveInProject('docs/examples'), join(folder, 'examples'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the examples', () => {
  test('a random game comes to its end', () => {
    const outcome = JSON.parse(printedBy(['examples/engine/randomGame.mjs'])) as { rule: string; turns: number };
    expect(outcome.rule).toMatch(/^[A-Z]\d+$/);
    expect(outcome.turns).toBeGreaterThan(2);
    expect(JSON.parse(printedBy(['examples/engine/randomGame.mjs']))).toEqual(outcome);
  });

  test('the best turn of a position can be played', () => {
    const { intents, seat } = JSON.parse(printedBy(['examples/engine/bestTurn.mjs'])) as { intents: object[]; seat: number };
    const position = JSON.parse(readProjectFile('docs/examples/position.json')) as object;
    const document = { ...position, intents: intents.map((intent) => ({ player: seat, ...intent })) };
    writeFileSync(join(folder, 'turn.json'), JSON.stringify(document));
    const played = JSON.parse(printedBy(['node_modules/hexfall/bin/hexfall.mjs', 'play', 'turn.json'])) as Played;
    // What is drawn after the turn is in no position without piles.
    const isPlayed =
      played.accepted === intents.length || (played.accepted === intents.length - 1 && played.error?.code === 'unknown-pile');
    expect({ isPlayed, played }).toMatchObject({ isPlayed: true });
    expect(intents.length).toBeGreaterThan(0);
  });

  test('a board is an SVG document', () => {
    expect(printedBy(['examples/engine/board.mjs'])).toMatch(/^<svg [^>]*>[^]*<\/svg>\s*$/);
  });

  test.each(['randomGame', 'bestTurn', 'board'])('%s has at most 30 lines', (name) => {
    expect(readProjectFile(`docs/examples/engine/${name}.mjs`).split('\n').length).toBeLessThanOrEqual(31);
  });
});

describe('the command line', () => {
  test('says of a command that needs the server that it does', () => {
    const { status, stderr } = run(['node_modules/hexfall/bin/hexfall.mjs', 'admin', 'list']);
    expect(status).toBe(1);
    expect(stderr).toContain('run it where the Hexfall server is installed');
  });

  test('draws a picture without the server', () => {
    const position = 'examples/position.json';
    printedBy(['node_modules/hexfall/bin/hexfall.mjs', 'picture', position, '--svg', '--out', 'drawn.svg', '--language', 'pl']);
    expect(readFileSync(join(folder, 'drawn.svg'), 'utf8')).toContain('<svg ');
  });
});

describe('what can be imported', () => {
  test.each(['hexfall/dist/rules/step.js', 'hexfall/assets/letters.json', 'hexfall/cli', '@hexfall/shared/rules/step'])(
    'not %s',
    (name) => {
      const { status, stderr } = run(['--input-type=module', '-e', `await import('${name}')`]);
      expect(status).not.toBe(0);
      expect(stderr).toMatch(/ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_MODULE_NOT_FOUND/);
    },
  );

  test('no other package is installed with it', () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'node_modules/hexfall/package.json'), 'utf8')) as {
      dependencies: object;
    };
    expect(dependencies).toEqual({});
  });

  test('the board element is the built one', () => {
    const folderOf = (path: string): Record<string, string> =>
      Object.fromEntries(
        readdirSync(path)
          .filter((name) => name.endsWith('.js'))
          .map((name) => [name, readFileSync(join(path, name), 'utf8')]),
      );
    const installed = folderOf(join(folder, 'node_modules/hexfall/element'));
    expect(Object.keys(installed)).toContain('hexfall-board.js');
    expect(installed).toEqual(folderOf(resolveInProject('client/dist/embed')));
    const { exports, sideEffects } = JSON.parse(readFileSync(join(folder, 'node_modules/hexfall/package.json'), 'utf8')) as {
      readonly exports: Record<string, { readonly default: string }>;
      readonly sideEffects: readonly string[];
    };
    expect([exports['./element']?.default, sideEffects]).toEqual(['./element/hexfall-board.js', ['./element/*.js']]);
  });

  test('it has types for strict programs', () => {
    const source = `import { createMatch, DEFAULT_OPTIONS, step, type GameState, type Intent } from 'hexfall';
import { computerTurn } from 'hexfall/ai';
import { formatPosition, type PositionJson } from 'hexfall/notation';
import type { HexfallBoard } from 'hexfall/element';
import { boardSvg } from 'hexfall/picture';
import { legalIntents } from 'hexfall/rules';
const match = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: '' });
if (match.ok) {
  const state: GameState = match.value;
  const intents: readonly Intent[] = [...legalIntents(state.table, 0), ...computerTurn({ table: state.table, seat: 0, level: 'cadet', seed: 1 }).intents];
  const next = step(state, 0, intents[0]!);
  const position: PositionJson = formatPosition(state.table);
  console.log(next.ok ? position.options : next.error.rule, boardSvg(state.table, 'a board'));
}
const board: HexfallBoard = document.createElement('hexfall-board');
board.position = formatPosition({} as GameState['table']);
board.step += board.steps;
// @ts-expect-error it is read only
board.playing = true;
// @ts-expect-error there is no such army
createMatch({ options: DEFAULT_OPTIONS, armies: ['none'], seed: '' });
`;
    mkdirSync(join(folder, 'typed'), { recursive: true });
    writeFileSync(join(folder, 'typed/program.ts'), source);
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2023', types: [], lib: ['es2023', 'dom'], noEmit: true };
    writeFileSync(join(folder, 'typed/tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    expect(printedBy([TSC, '-p', 'typed'])).toBe('');
  });
});

test('the pages of docs/api are those of the sources: npm run api', () => {
  const out = join(folder, 'api');
  const { status, stderr } = run([TYPEDOC, '--out', out], resolveInProject('.'));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const name of ['README', ...ENTRY_POINTS])
    expect(readFileSync(join(out, `${name}.md`), 'utf8')).toBe(readProjectFile(`docs/api/${name}.md`));
});
