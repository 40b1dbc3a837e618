import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { expect, test } from 'playwright/test';
import { buildDemo } from '../../infra/demo/build-demo.ts';
import { demoStrip } from './demo.ts';
import { serveFolder } from './static-server.ts';

/*
 * What twelve pages look like in each brand: pictures in tests/e2e/pictures, which a change of look
 * writes anew by `--update-snapshots`. The static demo's pages, because there the data, the time and the
 * fonts are the same everywhere.
 */

const root = join(import.meta.dirname, '../..');
/** A Wednesday, a week before a payday of the demo's. */
const NOW = new Date('2026-03-04T15:00:00Z');

const VISITOR_PAGES = [
  '/',
  '/faqs',
  '/users/sign_in',
  '/users/sign_up?stage=form',
  '/financial-health',
  '/budget',
];
const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard#payday',
  '/card-transactions',
  '/income',
  '/dashboard/forecast',
  '/account',
];

/** Each theme, and the partner by whom somebody comes who sees it; nobody's is ours. */
const BRANDS = { reset: null, hvfcu: 'hvfcu', default: 'harborside', test: 'testbank' };

let folder: string;
let site: Awaited<ReturnType<typeof serveFolder>>;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'reset-brands-'));
  const partnersFolder = join(folder, 'partners');
  await cp(join(root, 'partners'), partnersFolder, { recursive: true });
  const hvfcu = JSON.parse(await readFile(join(partnersFolder, 'hvfcu.json'), 'utf8')) as Partner;
  for (const [slug, name, theme] of [
    ['harborside', 'Harborside', 'default'],
    ['testbank', 'Test Bank', 'test'],
  ] as const) {
    const homes = {
      earned_wage_access: `/${slug}`,
      tax_refund_advance: `/${slug}/tax`,
    };
    const partner: Partner = { ...hvfcu, slug, name, theme, homepage_url_by_product: homes };
    await writeFile(join(partnersFolder, `${slug}.json`), JSON.stringify(partner));
  }
  await buildDemo({ root, folder: join(folder, 'site'), partnersFolder });
  site = await serveFolder(join(folder, 'site'));
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

for (const [theme, partner] of Object.entries(BRANDS)) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(
      `twelve pages look as they did in the brand ${theme}, ${width} px wide`,
      {
        tag: '@long',
      },
      async ({ browser }) => {
        test.setTimeout(300_000);
        const context = await browser.newContext({
          viewport: { width, height },
          timezoneId: 'UTC',
        });
        const page = await context.newPage();
        await page.clock.setFixedTime(NOW);
        await page.addInitScript((slug) => {
          if (slug !== null && window.origin !== 'null') sessionStorage.setItem('partner', slug);
        }, partner);
        const compare = async (path: string) => {
          await page.goto('about:blank');
          await page.goto(site.origin + path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.getByRole('progressbar', { name: 'Loading', exact: true })).toHaveCount(
            0,
          );
          const name = path.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
          await expect.soft(page).toHaveScreenshot(`${theme}-${width}-${name}.png`, {
            // The pictures have 256 colours; a heading in another face is more.
            maxDiffPixels: 300,
          });
        };
        for (const path of VISITOR_PAGES) await compare(path);
        await demoStrip(page).getByRole('button', { name: 'Switch user' }).click();
        await page.getByRole('menuitem', { name: /^Ana/ }).click();
        await page.getByRole('heading', { name: 'Welcome back, Ana!' }).waitFor();
        for (const path of MEMBER_PAGES) await compare(path);
        await context.close();
      },
    );
  }
}
