import Runner from 'jest-runner';

const isBrowserTest = ({ path }) => path.includes('/test/browser/');

/**
 * Runs browser tests in workers of their own: one browser keeps more than a core busy, so two of them would wait for each other. They
 * get half of the workers, but at least one, and the other tests get the rest.
 */
export default class ApartFromBrowsers extends Runner {
  #browsers;
  #others;

  constructor(globalConfig, context) {
    super(globalConfig, context);
    const withWorkers = (maxWorkers) => new Runner({ ...globalConfig, maxWorkers }, context);
    const half = Math.max(1, Math.floor(globalConfig.maxWorkers / 2));
    this.#browsers = withWorkers(half);
    this.#others = withWorkers(Math.max(1, globalConfig.maxWorkers - half));
  }

  async runTests(tests, watcher, options) {
    // In one process they run one after the other anyway.
    if (options.serial) return super.runTests(tests, watcher, options);
    await Promise.all([
      this.#browsers.runTests(tests.filter(isBrowserTest), watcher, options),
      this.#others.runTests(
        tests.filter((test) => !isBrowserTest(test)),
        watcher,
        options,
      ),
    ]);
  }

  on(event, listener) {
    const ends = [super.on(event, listener), this.#browsers.on(event, listener), this.#others.on(event, listener)];
    return () => ends.forEach((end) => end());
  }
}
