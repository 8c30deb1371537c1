import Runner from 'jest-runner';

const isBrowserTest = ({ path }) => path.includes('/test/browser/');

/**
 * Runs the browser tests first, in half of the workers, but at least one, then the others in all of them: one browser keeps more than a core
 * busy, and a test beside it would make it late.
 */
export default class BrowsersFirst extends Runner {
  #browsers;

  constructor(globalConfig, context) {
    super(globalConfig, context);
    this.#browsers = new Runner({ ...globalConfig, maxWorkers: Math.max(1, Math.floor(globalConfig.maxWorkers / 2)) }, context);
  }

  async runTests(tests, watcher, options) {
    // In one process they run one after the other anyway.
    if (options.serial) return super.runTests(tests, watcher, options);
    const inBrowsers = tests.filter(isBrowserTest);
    const others = tests.filter((test) => !isBrowserTest(test));
    if (inBrowsers.length > 0) await this.#browsers.runTests(inBrowsers, watcher, options);
    if (others.length > 0) await super.runTests(others, watcher, options);
  }

  on(event, listener) {
    const ends = [super.on(event, listener), this.#browsers.on(event, listener)];
    return () => ends.forEach((end) => end());
  }
}
