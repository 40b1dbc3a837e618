import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../infra/browser/find-browser.ts';

const LONG = /@long/;
const { env, ...browser } = await findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './product/global-setup.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  timeout: 60_000,
  // The machine that CI runs on has two cores, and the product wants one of them.
  workers: 1,
  retries: 0,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  // What `npm test` runs, and what only `npm run test:long` adds: every combination of what the
  // default suite shows by one of a kind.
  projects: [
    { name: 'default', grepInvert: LONG },
    { name: 'long', grep: LONG },
  ],
  use: {
    baseURL: process.env['RESET_URL'],
    launchOptions: { ...browser, env: { ...stringsOf(process.env), ...env } },
    // A picture of each moment would cost a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});

function stringsOf(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
