import { getHeapStatistics } from 'node:v8';

const tsconfig = { module: 'esnext', moduleResolution: 'bundler', target: 'es2023', isolatedModules: true, esModuleInterop: true };

/** @type {import('jest').Config} */
export default {
  rootDir: '..',
  testEnvironment: 'node',
  // A machine that does other things besides is no reason to fail.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/test/support/longestFirst.mjs',
  runner: '<rootDir>/test/support/browsersFirst.mjs',
  // Every file leaves its modules in memory: a worker that has run some hundred of them would run out of it.
  workerIdleMemoryLimit: Math.floor(getHeapStatistics().heap_size_limit / 3),
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^@hexfall/shared/(.*)$': '<rootDir>/shared/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  // ts-jest reports no type errors in this mode: `npm run typecheck` does.
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, tsconfig }] },
};
