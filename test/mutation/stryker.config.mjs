/**
 * Mutation testing of the rules (`npm run mutation`): StrykerJS changes one operator at a time, and a test has to fail.
 * String literals stay as they are: the tests check the codes of rejections, not their texts.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions & { bundle: object }}
 */
export default {
  testRunner: 'bundle',
  plugins: ['./test/mutation/bundleRunner.mjs'],
  // The quick tests come first: a mutant that they find never costs a law.
  bundle: { folders: ['test/rules', 'test/golden', 'test/perft', 'test/notation', 'test/laws'], skipped: [] },
  mutate: ['shared/src/rules/**/*.ts'],
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // Tests play games while they are registered, which would make nearly every mutant static and every run a reload.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  // The laws are in it; Stryker's five minutes are too few on a slow machine.
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: false,
  tempDirName: '.stryker-tmp',
  incrementalFile: 'coverage/mutation/incremental.json',
  reporters: ['clear-text', 'progress', 'json', 'html'],
  jsonReporter: { fileName: 'coverage/mutation/mutation.json' },
  htmlReporter: { fileName: 'coverage/mutation/index.html' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  checkers: [],
  buildCommand: '',
  ignorePatterns: ['data', 'docs/images', '**/dist'],
  thresholds: { high: 95, low: 90, break: 80 },
};
