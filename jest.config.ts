import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

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
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
  transform,
  modulePathIgnorePatterns: ['/dist/'],
} satisfies Config;

/**
 * Two projects, so that a remote's tests start in seconds and only tests of the server side start
 * a PostgreSQL: `npm run test:unit -- mfe-member`.
 */
export default {
  watchman: false,
  // Databases are made and dropped within a test, on a machine that may be busy.
  testTimeout: 30_000,
  // Two at least, so that tests run in processes of their own, which are begun anew when modules
  // that were loaded file by file have filled them.
  maxWorkers: Math.max(2, Math.min(availableParallelism(), 4)),
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{services,infra,tests,shell/remote-sdk/build}/**/*.test.ts'],
      globalSetup: '<rootDir>/infra/checks/jest/start-database.ts',
      globalTeardown: '<rootDir>/infra/checks/jest/stop-database.ts',
    },
    {
      ...shared,
      displayName: 'browser',
      setupFilesAfterEnv: ['<rootDir>/infra/checks/jest/be-patient.ts'],
      testEnvironment: '<rootDir>/shell/remote-sdk/testing/jsdom-environment.ts',
      testMatch: [
        '<rootDir>/{shell/src,shell/remote-sdk/src,shell/remote-sdk/testing,mfe-*,shared-ui}/**/*.test.{ts,tsx}',
      ],
      moduleNameMapper: { '\\.(woff2?|png|svg)$': '<rootDir>/infra/checks/jest/asset-address.ts' },
    },
  ],
} satisfies Config;
