import type { Config } from 'jest';
import repository from '../../jest.config.ts';

const wanted = repository.projects.find(
  ({ displayName }) => displayName === process.env['PROJECT'],
);
if (!wanted) throw new Error(`jest.config.ts has no project ${process.env['PROJECT']}.`);
const { displayName: _name, ...project } = wanted;
const files = JSON.parse(process.env['TEST_FILES'] ?? '[]') as string[];

/** Some tests of one project, on the database server that TEST_DATABASE_URL names. */
export default {
  ...project,
  // Stryker's runner, which wraps the environment, knows no <rootDir>.
  testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir),
  // Mutants are switched on in Jest's own registry of modules.
  runner: 'jest-runner',
  setupFiles: [],
  globalSetup: undefined,
  globalTeardown: undefined,
  testTimeout: 60_000,
  watchman: false,
  testMatch: files.map((file) => `<rootDir>/${file}`),
} satisfies Config;
