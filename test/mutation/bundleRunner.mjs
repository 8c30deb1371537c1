import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, DryRunStatus, MutantRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { bundleTests } from './bundleTests.mjs';
import { registeredBy } from './testRegistry.mjs';

/** `HEXFALL_SAMPLE=20`: every twentieth mutant only. */
const SAMPLE = Number(process.env.HEXFALL_SAMPLE ?? 1);

/** What Stryker's instrumented code and its test runners share. */
const instrumentation = () => (globalThis.__stryker__ ??= {});

/**
 * A test runner for StrykerJS: all pure tests in one bundle and one process. A mutant costs only the tests that reach it, the
 * quickest first, up to the first that fails. Jest would restart and isolate every file for each of some thousand mutants.
 */
class BundleRunner {
  static inject = tokens(commonTokens.options);
  #choice;
  #bundle = '';
  #loads = 0;
  /** @type {import('./testRegistry.mjs').RegisteredTest[]} */
  #tests = [];
  /** How long each test took without a mutant, in milliseconds, by its id. @type {Map<string, number> | null} */
  #times = null;

  constructor(options) {
    this.#choice = options.bundle;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#bundle = await bundleTests(process.cwd(), this.#choice);
  }

  /** Evaluates the bundle; again for a mutant in code that runs when it is loaded. */
  async #load() {
    this.#tests = await registeredBy(() => import(`${pathToFileURL(this.#bundle).href}?load=${this.#loads++}`));
  }

  async dryRun({ coverageAnalysis }) {
    await this.#load();
    const result = await this.#run(this.#tests, { bail: false, perTest: coverageAnalysis === 'perTest' });
    writeFileSync(this.#timesFile, JSON.stringify(result.tests.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    return { ...result, mutantCoverage: instrumentation().mutantCoverage };
  }

  async mutantRun(options) {
    // Errors do not count for the score.
    if (Number(options.activeMutant.id) % SAMPLE !== 0) return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    return this.#runMutant(options);
  }

  async #runMutant({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment, disableBail }) {
    const shared = instrumentation();
    shared.hitLimit = hitLimit;
    shared.hitCount = hitLimit === undefined ? undefined : 0;
    shared.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    if (reloadEnvironment || this.#tests.length === 0) await this.#load();
    shared.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const tests = wanted ? this.#tests.filter(({ id }) => wanted.has(id)) : this.#tests;
    const result = await this.#run(this.#quickestFirst(tests), { bail: !disableBail, perTest: false });
    return toMutantRunResult(determineHitLimitReached(shared.hitCount, shared.hitLimit) ?? result);
  }

  /** The process of the dry run writes it for the other ones. */
  get #timesFile() {
    return join(dirname(this.#bundle), 'times.json');
  }

  #quickestFirst(tests) {
    const times = (this.#times ??= new Map(JSON.parse(readFileSync(this.#timesFile, 'utf8'))));
    return tests.toSorted((a, b) => times.get(a.id) - times.get(b.id));
  }

  async #run(tests, { bail, perTest }) {
    const results = [];
    for (const test of tests) {
      if (perTest) instrumentation().currentTestId = test.id;
      const started = performance.now();
      const failureMessage = await failureOf(test);
      const result = { id: test.id, name: test.name, fileName: test.file, timeSpentMs: performance.now() - started };
      results.push(
        failureMessage === null ? { ...result, status: TestStatus.Success } : { ...result, status: TestStatus.Failed, failureMessage },
      );
      if (bail && failureMessage !== null) break;
    }
    return { status: DryRunStatus.Complete, tests: results };
  }
}

const failureOf = async ({ run }) => {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
};

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundle', BundleRunner)];

export const strykerValidationSchema = {
  properties: {
    bundle: {
      type: 'object',
      required: ['folders', 'skipped'],
      properties: {
        folders: { type: 'array', items: { type: 'string' } },
        skipped: { type: 'array', items: { type: 'string' } },
      },
    },
  },
};
