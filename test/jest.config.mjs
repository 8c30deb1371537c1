import { dirname, join } from 'node:path';
import { FOLDERS } from './levels.mjs';

const common = {
  rootDir: dirname(import.meta.dirname),
  roots: ['shared/src', 'server/src', 'client/src', 'test', 'tools'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // `--watch` finds with it which tests import a file; Node finds modules by itself.
  moduleNameMapper: {
    '^@hexfall/shared/((?:assets|locales)/.*\\.json)$': '<rootDir>/shared/$1',
    '^@hexfall/shared/(.*)$': '<rootDir>/shared/src/$1.ts',
    // The build of the page makes it.
    '^hexfall:(locales)$': '<rootDir>/test/support/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

const testsIn = (level) => FOLDERS[level].map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`);

/** Modules are loaded by Node, once for all files of a worker. */
const native = {
  ...common,
  runner: 'jest-light-runner',
  transform: {},
  setupFiles: [join(import.meta.dirname, 'support/native/modules.mjs')],
  setupFilesAfterEnv: [join(import.meta.dirname, 'support/native/jest.mjs')],
};

const tsconfig = { module: 'esnext', moduleResolution: 'bundler', target: 'es2023', isolatedModules: true, esModuleInterop: true };

/** Every file has its own instance of every module. */
const isolated = {
  ...common,
  // ts-jest reports no type errors in this mode: `npm run typecheck` does.
  transform: { '^.+\\.ts$': ['ts-jest', { useESM: true, tsconfig }] },
};

/** @type {import('jest').Config} */
export default {
  // A machine that does other things besides is no reason to fail.
  testTimeout: 180_000,
  projects: [
    { ...native, displayName: 'pure', testMatch: testsIn('pure') },
    { ...native, displayName: 'page', testMatch: testsIn('page') },
    {
      ...native,
      displayName: 'server',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: Object.values(FOLDERS)
        .flat()
        .map((folder) => `<rootDir>/test/${folder}/`),
    },
    { ...isolated, displayName: 'browser', testMatch: testsIn('browser') },
  ],
};
