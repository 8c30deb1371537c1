/** The rules and what tests of all levels share keep no state: one instance in a worker is enough. */
const KEEPS_STATE = /^(?!.*\/(node_modules|shared\/src|test\/support)\/)file:.*\.tsx?$/;

const TYPESCRIPT = /\.tsx?(\?|$)/;

/** Finds TypeScript where a package of the project exports it, and hands the query by which the runner imports a test file on to what that imports. */
export const resolve = async (specifier, context, next) => {
  const { parentURL = '', conditions } = context;
  if (!TYPESCRIPT.test(parentURL)) return next(specifier, context);
  const resolved = await next(specifier, { ...context, conditions: ['source', ...conditions] });
  const query = /\?.+$/.exec(parentURL)?.[0];
  return query && KEEPS_STATE.test(resolved.url) ? { ...resolved, url: resolved.url + query } : resolved;
};
