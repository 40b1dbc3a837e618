import type { Config } from 'jest';
import repository from '../../jest.config.ts';
import { testsOfPureMoney } from './pure-money.ts';

const [{ rootDir, extensionsToTreatAsEsm, transform }] = repository.projects;

/** The tests that watch over the pure money code, without the server that the others start. */
export default {
  rootDir,
  extensionsToTreatAsEsm,
  transform,
  watchman: false,
  testEnvironment: 'node',
  testMatch: testsOfPureMoney.map((pattern) => `<rootDir>/${pattern}`),
} satisfies Config;
