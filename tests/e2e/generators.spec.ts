import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { slowness } from '@reset/service-kit/testing/slowness.ts';
import { expect, test } from 'playwright/test';
import { startOwnProduct } from './own-product.ts';
import { teamClone } from './product/team-clone.ts';
import { signInAs } from './sign-in.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const exec = promisify(execFile);

test(
  'a generated page is released as it is, in both languages',
  { tag: '@long' },
  async ({ page }) => {
    const clone = await teamClone('mfe-member');
    try {
      const wanted = ['mfe-member', 'pay-tips', '--spanish', 'Consejos de pago'];
      const made = await clone.run('new', 'feature', ...wanted);
      expect(made, made.output).toMatchObject({ code: 0 });
      const again = await clone.run('new', 'feature', ...wanted);
      expect(again.code).toBe(1);
      expect(again.output).toContain('is there already.');
      const released = await clone.npm('release');
      expect(released, released.output).toMatchObject({ code: 0 });
      await page.waitForTimeout(1_500 * slowness());

      await signInAs(page, 'hourly_ach');
      expect((await page.goto('/pay-tips'))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Pay tips' })).toBeVisible();
      await expect(page.getByText('Nothing here yet.')).toBeVisible();
      await expect(page).toHaveTitle('Pay tips | Reset');
    } finally {
      expect((await clone.npm('rollback')).code).toBe(0);
      await clone.remove();
    }
  },
);

test(
  'a generated slice passes every check and its own tests, and runs with what is generated in all others',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(1_800_000);
    const clone = await copyOfThisClone();
    try {
      await clone.npm('new', 'slice', 'pay-advice', '--spanish', 'Consejos de pago');
      await clone.npm('new', 'feature', 'mfe-pay-advice', 'more-advice', '--spanish', 'Otros');
      await clone.npm('new', 'endpoint', 'services/pay-advice', 'more-advice');
      await clone.npm('new', 'feature', 'mfe-admin', 'pay-tips');
      for (const [slice, name] of SLICES) {
        await clone.npm('new', 'feature', `mfe-${slice}`, name, '--spanish', 'Ideas');
        await clone.npm('new', 'endpoint', `services/${slice}`, name);
      }
      await clone.npm('new', 'endpoint', 'services/admin', 'pay-tips');
      await clone.npm('check');
      await clone.npm('test:unit', ...TOUCHED);

      const product = await startOwnProduct({}, clone.folder);
      const context = await browser.newContext({ baseURL: process.env['RESET_URL'] ?? '' });
      try {
        const page = await context.newPage();
        await signInAs(page, 'hourly_ach');
        await page.goto('/pay-advice');
        await expect(page.getByText('Good morning.')).toBeVisible();
        await page.goto('/more-advice');
        await expect(page.getByRole('heading', { level: 1, name: 'More advice' })).toBeVisible();
        const { status, body } = await page.evaluate(async () => {
          const reply = await fetch('/api/v1/more_advice');
          return { status: reply.status, body: (await reply.json()) as unknown };
        });
        expect([status, body]).toEqual([200, { as_of: expect.any(String) }]);
      } finally {
        await context.close();
        await product.stop();
      }
    } finally {
      await clone.remove();
    }
  },
);

const SLICES = [
  ['member', 'pay-hints'],
  ['public', 'saving-ideas'],
  ['onboarding', 'pay-ideas'],
] as const;

/** Tests of what was generated, and those that know every page, route and workspace. */
const TOUCHED = [
  'pay-advice',
  'more-advice',
  'pay-tips',
  'pay-hints',
  'saving-ideas',
  'pay-ideas',
  'mfe-.*/src/spanish',
  'mfe-public/src/page-descriptions',
  'tests/requirements',
  'infra/checks',
];

/** All files of this clone, those that are not committed yet too, with packages of its own to link. */
async function copyOfThisClone() {
  // Beside this one, so that packages are linked and not copied.
  const folder = await mkdtemp(join(root, '../reset-generated-'));
  const copy = `git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t "${folder}"`;
  await exec('sh', ['-c', copy], { cwd: root });
  const modules = 'find . -maxdepth 3 -name node_modules -prune -not -path "./tests/*"';
  await exec('sh', ['-c', `${modules} -exec cp -al --parents {} "${folder}" ';'`], { cwd: root });
  await exec('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    async npm(command: string, ...args: string[]): Promise<void> {
      await exec('npm', ['run', '--silent', command, '--', ...args], {
        cwd: folder,
        env: { ...process.env, TMPDIR: tmpdir() },
        maxBuffer: 1 << 26,
      }).catch((error: { stdout: string; stderr: string }) => {
        throw new Error(`npm run ${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
