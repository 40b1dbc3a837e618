import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../infra/browser/find-browser.ts';

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
  use: {
    baseURL: process.env['RESET_URL'],
    launchOptions: { ...browser, env: { ...stringsOf(process.env), ...env } },
    trace: 'retain-on-failure',
  },
});

function stringsOf(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
