import { build, type Rolldown } from 'vite';
import { TARGET } from './browserFloor.js';

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
