/** The rules, the server and what tests share keep no state in their modules: one instance in a worker is enough. `pushApp` has hooks and what they make. */
const KEEPS_STATE = /^(?!.*\/(node_modules|(shared|server)\/src|test\/((page|server)\/)?support)\/(?!pushApp\.))file:.*\.tsx?$/;

/** Stands for the module `hexfall:locales`, which the build of the page makes. */
const LOCALES = new URL('../locales.ts', import.meta.url).href;

const TYPESCRIPT = /\.tsx?(\?|$)/;

/** Finds TypeScript where a package of the project exports it, and hands the query by which the runner imports a test file on to what that imports. */
export const resolve = async (specifier, context, next) => {
  const { parentURL = '', conditions } = context;
  if (!TYPESCRIPT.test(parentURL)) return next(specifier, context);
  if (specifier === 'hexfall:locales') return next(LOCALES, context);
  const resolved = await next(specifier, { ...context, conditions: ['source', ...conditions] });
  const query = /\?.+$/.exec(parentURL)?.[0];
  return query && KEEPS_STATE.test(resolved.url) ? { ...resolved, url: resolved.url + query } : resolved;
};
