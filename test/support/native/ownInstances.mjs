/** The rules and what tests of all levels share keep no state: one instance in a worker is enough. */
const KEEPS_STATE = /^(?!.*\/(node_modules|shared\/src|test\/support)\/)file:.*\.tsx?$/;

/** Hands the query by which the runner imports a test file on to the modules that it imports. */
export const resolve = async (specifier, context, next) => {
  const resolved = await next(specifier, context);
  const query = /\?.+$/.exec(context.parentURL ?? '')?.[0];
  return query && KEEPS_STATE.test(resolved.url) ? { ...resolved, url: resolved.url + query } : resolved;
};
