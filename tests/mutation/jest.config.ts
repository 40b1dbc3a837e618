import type { Config } from 'jest';
import repository from '../../jest.config.ts';
import { testsOfPureMoney } from './pure-money.ts';

const server = repository.projects.find(({ displayName }) => displayName === 'node');
if (!server) throw new Error('jest.config.ts has no project of that name.');
const { rootDir, extensionsToTreatAsEsm, transform } = server;

/** The tests that watch over the pure money code, without the server that the others start. */
export default {
  rootDir,
  extensionsToTreatAsEsm,
  transform,
  watchman: false,
  testEnvironment: 'node',
  testMatch: testsOfPureMoney.map((pattern) => `<rootDir>/${pattern}`),
} satisfies Config;
