import { build, type CSSOptions, type Rolldown } from 'vite';

/** The oldest browsers that the page runs in: docs/browsers.md. Nothing that these lack is in its scripts, but where the page does without it. */
export const FLOOR = { chrome: '109', edge: '109', firefox: '121', safari: '16.4', ios: '16.4' } as const;

/** What syntax is lowered to. */
export const TARGET: string[] = Object.entries(FLOOR).map(([browser, version]) => browser + version);

/** How style sheets are compiled: layouts are named (`style/layouts.css`). */
export const STYLES: CSSOptions = { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } };

/** The oldest browsers in words that are the same in every language. */
export const FLOOR_NAMES = `Chrome ${FLOOR.chrome}, Edge ${FLOOR.edge}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}`;

/**
 * Compiles a file to one script.
 * @param define names that stand for values, as in Vite.
 * @param target what syntax is lowered to.
 */
export const compileScript = async (
  entry: string,
  define: Readonly<Record<string, string>> = {},
  target: string | string[] = TARGET,
): Promise<Rolldown.OutputChunk> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define },
    build: { write: false, target, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const code = [built].flat().flatMap((part) => ('output' in part ? part.output : []))[0];
  if (code?.type !== 'chunk') throw new Error(`${entry} was not compiled`);
  return code;
};
