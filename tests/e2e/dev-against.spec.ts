import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { person, productUrl } from './product/running-product.ts';
import { signIn } from './sign-in.ts';

const START = join(fileURLToPath(new URL('../..', import.meta.url)), 'infra/dev/start.ts');
const SHELL = 'http://localhost:3100';
const REMOTE = 'http://localhost:3103';

test(
  'one remote of this clone runs with hot reload within a deployed product, by its session and calls',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const dev = await startDev('mfe-member', '--against', productUrl());
    const context = await browser.newContext({ baseURL: SHELL });
    const page = await context.newPage();
    try {
      const served = new Set<string>();
      page.on('response', (response) => served.add(new URL(response.url()).origin));
      const blocked: string[] = [];
      page.on('console', (line) => {
        if (/Content Security Policy/.test(line.text())) blocked.push(line.text());
      });
      await signIn(page, person('hourly_ach'));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
      expect(served).toContain(REMOTE);
      // A call that changes something passes the check of where it comes from.
      const status = await page.evaluate(async () => {
        const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content;
        const reply = await fetch('/api/v1/users/language', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf ?? '' },
          body: JSON.stringify({ language: 'en-US' }),
        });
        return reply.status;
      });
      expect(status).toBeLessThan(300);
      expect(blocked).toEqual([]);
    } finally {
      await context.close();
      await dev.stop();
    }
  },
);

/** `npm run dev -- …`, once it says where it is. */
async function startDev(...args: string[]): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [START, 'dev', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  lines.on('line', (line) => {
    if (line.includes(' within ')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  await promise;
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
