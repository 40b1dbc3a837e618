import { pureMoney } from './pure-money.ts';

// `npm run mutate`: changes the pure money code one place at a time, as a slip would, and insists that
// its unit tests notice. One file: `npm run mutate -- --mutate services/member/src/money/dollars.ts`.
export default {
  mutate: [...pureMoney],
  testRunner: 'jest',
  jest: { configFile: 'tests/mutation/jest.config.ts', enableFindRelatedTests: true },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  coverageAnalysis: 'perTest',
  // What takes longer counts as noticed, so that a busy machine would look like good tests.
  timeoutMS: 120_000,
  thresholds: { high: 100, low: 95, break: 90 },
  // The copy that is changed: of what is in it, only what the tests above load.
  tempDirName: 'tests/mutation/dist',
  ignorePatterns: [
    '/*',
    '!/services',
    '/services/*',
    '!/services/ledger',
    '!/services/member',
    '!/infra',
    '!/tests',
    '!/*.{json,ts}',
  ],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  allowConsoleColors: false,
  concurrency: 2,
};
