import type { Config } from 'jest';
import repository from '../../../jest.config.ts';

const server = repository.projects.find(({ displayName }) => displayName === 'node');
if (!server || !('runner' in server))
  throw new Error('jest.config.ts has no project of that name.');
const { rootDir, runner, setupFiles, testEnvironment } = server;

/** Tests of the SQL of ledger and member, on a server that main.ts starts once. */
export default {
  rootDir,
  runner,
  setupFiles,
  testEnvironment,
  watchman: false,
  // The copy that `npm run mutate` changes meanwhile.
  modulePathIgnorePatterns: ['<rootDir>/tests/mutation/dist/'],
  reporters: ['<rootDir>/tests/mutation/sql/keep-report.ts'],
  testMatch: ['<rootDir>/services/{ledger,member}/src/**/*.test.ts'],
} satisfies Config;
