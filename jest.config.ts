import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { TEST_TIMEOUT_MS } from './infra/checks/jest/test-timeout.ts';

const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      sourceMaps: 'inline',
    },
  ],
  '^.+\\.css$': '<rootDir>/infra/checks/jest/css-transform.ts',
} satisfies Config['transform'];

const shared = {
  rootDir: import.meta.dirname,
  // Not the folder for temporary files, which a run of the tests takes with it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform,
  modulePathIgnorePatterns: ['/dist/'],
} satisfies Config;

const ASSETS = { '\\.(woff2?|png|svg)$': '<rootDir>/infra/checks/jest/asset-address.ts' };

const FRONT =
  '{shell/src,shell/demo/src,shell/remote-sdk/src,shell/remote-sdk/testing,mfe-*,shared-ui}';

const WIDGETS = 'services/{gateway,provider-sandbox}/widgets';

/**
 * Three projects, so that a remote's tests start in seconds, only tests of the server side start a
 * PostgreSQL and only tests of what is shown make a document: `npm run test:unit -- mfe-member`.
 */
export default {
  watchman: false,
  testTimeout: TEST_TIMEOUT_MS,
  // Two at least, so that tests run in processes of their own, which are begun anew when modules
  // that were loaded file by file have filled them.
  maxWorkers: Math.max(2, Math.min(availableParallelism(), 4)),
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      // As the services run: in plain Node, which strips the types itself. The modules are loaded
      // once for all files of a worker thread, where Jest's own runner loads them for each file anew.
      runner: 'jest-light-runner',
      setupFiles: ['<rootDir>/infra/checks/jest/register-globals.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{services,infra,tests,shell/remote-sdk/build}/**/*.test.ts'],
      testPathIgnorePatterns: ['/services/[^/]+/widgets/'],
      globalSetup: '<rootDir>/infra/checks/jest/start-database.ts',
      globalTeardown: '<rootDir>/infra/checks/jest/stop-database.ts',
    },
    {
      ...shared,
      displayName: 'model',
      // One that needs a document names its environment at its head, and fails without.
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${FRONT}/**/*.test.ts`, `<rootDir>/${WIDGETS}/**/*.test.ts`],
      moduleNameMapper: ASSETS,
    },
    {
      ...shared,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/infra/checks/jest/be-patient.ts'],
      testEnvironment: '<rootDir>/shell/remote-sdk/testing/jsdom-environment.ts',
      testMatch: [`<rootDir>/${FRONT}/**/*.test.tsx`],
      moduleNameMapper: ASSETS,
    },
  ],
} satisfies Config;
