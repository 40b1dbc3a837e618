import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedRoute, ServicesFile } from '@reset/api-contract/gateway/services-file.ts';
import { expect, test } from 'playwright/test';
import { freePort } from '@reset/service-kit/testing/free-port.ts';
import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { changeRegistry, changeServices, type Repair } from './product/published-files.ts';
import { processOf, publicKeys } from './product/running-product.ts';
import { teamClone } from './product/team-clone.ts';
import { signInAs } from './sign-in.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures/fifth-slice');

test(
  'a fifth slice joins by its own release, and neither shell nor gateway is changed for it',
  { tag: '@long' },
  async ({ page }) => {
    const clone = await teamClone('mfe-fifth', join(FIXTURE, 'mfe-fifth'));
    const service = await startFifthService();
    const gateway = processOf('gateway');
    const forgetRemote = await changeRegistry(() => undefined);
    let forgetService: Repair | undefined;
    try {
      await signInAs(page, 'hourly_ach');
      expect((await page.goto('/fifth'))?.status()).toBe(404);

      forgetService = await changeServices(({ services }) => {
        services['fifth'] = service.published;
      });
      const released = await clone.npm('release');
      expect(released, released.output).toMatchObject({ code: 0 });
      await page.waitForTimeout(1_500 * slowness());

      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Fifth', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fifth' })).toBeVisible();
      await expect(page.getByText(/^The fifth service knows [0-9a-f-]{36}\.$/)).toBeVisible();
      await expect(page).toHaveTitle('Fifth | Reset');
      expect((await page.goto('/fifth'))?.status()).toBe(200);
      await expect(page.locator('link[rel=preload][href*="mfe-fifth"]').first()).toBeAttached();
      expect(processOf('gateway')).toBe(gateway);
    } finally {
      await forgetRemote();
      await forgetService?.();
      await service.stop();
      await clone.remove();
    }
  },
);

async function startFifthService(): Promise<{
  published: ServicesFile['services'][string];
  stop(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'reset-fifth-'));
  const routesFile = join(folder, 'routes.json');
  const port = await freePort();
  const child = spawn(process.execPath, [join(FIXTURE, 'service/server.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      ROUTES_FILE: routesFile,
      IDENTITY_PUBLIC_KEYS: JSON.stringify(publicKeys()),
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  const { routes } = JSON.parse(await readFile(routesFile, 'utf8')) as { routes: PublishedRoute[] };
  return {
    published: { url, routes },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
