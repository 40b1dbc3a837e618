import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../infra/browser/find-browser.ts';
import { workerProduct } from './product/worker-product.ts';

const LONG = /@long/;
const { env, ...browser } = await findBrowser();
Object.assign(process.env, workerProduct());

export default defineConfig({
  testDir: '.',
  globalSetup: './product/global-setup.ts',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'pictures/{arg}{ext}',
  outputDir: process.env['TEST_OUTPUT'] ?? '../../test-results',
  timeout: 180_000,
  // Each has a product of its own. Two fill two cores; with three, pages get too little of them.
  workers: process.env['RESET_URL'] ? 1 : 2,
  retries: 0,
  expect: { timeout: 30_000 },
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
    // Traces take a tenth of the time: `npm run test:e2e -- FILE --trace on` where a picture of the
    // end and the page's text, which are kept of a failure, do not tell why.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});

function stringsOf(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
