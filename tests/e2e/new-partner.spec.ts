import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Partner } from '@reset/api-contract/partners/partner.ts';
import { expect, test, type Browser } from 'playwright/test';
import { startOwnProduct } from './own-product.ts';

/* A partner that nobody has heard of joins by one file; the product's code is what it was. */

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">';
const harborside: Partner = {
  slug: 'harborside',
  name: 'Harborside Credit Union',
  kind: 'credit_union',
  theme: 'default',
  enable_probationary_limit: true,
  income_tax_refund_advance_allowed: false,
  logo: {
    color: `${MARK}<circle cx="24" cy="24" r="20" fill="#7a1f3d"/></svg>`,
    reverse: `${MARK}<circle cx="24" cy="24" r="20" fill="#ffffff"/></svg>`,
  },
  banner: { heading: 'Reset for Harborside members', text: 'Your pay as you earn it.' },
  faqs: [{ question: 'Who decides?', answer: 'Reset decides.' }],
  homepage_url_by_product: {
    earned_wage_access: '/harborside',
    tax_refund_advance: '/harborside/tax',
  },
  card_visuals: { ground: '#7a1f3d', arc: '#f2c6d3' },
};

let folder: string;
let product: Awaited<ReturnType<typeof startOwnProduct>>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? '/var/tmp', 'reset-partners-'));
  await cp(join(import.meta.dirname, '../../partners'), folder, { recursive: true });
  await writeFile(join(folder, 'harborside.json'), JSON.stringify(harborside));
  product = await startOwnProduct({ PARTNERS_FOLDER: folder });
});
test.afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a new partner is one file: its home, its sign-up and the card in its colours',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await openPage(browser);
    await page.goto('/harborside');
    await expect(page.getByText('Reset for Harborside members')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
    await expect(page.getByRole('img', { name: 'Harborside Credit Union' }).first()).toBeVisible();
    const card = page.locator('[data-card-face]').first();
    await expect(card).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await expect(page.getByText('Who decides?')).toBeVisible();
    await page.getByRole('link', { name: 'Get your card' }).click();
    await expect(page.getByRole('main')).toContainText(
      'Get your Reset card with Harborside Credit Union',
    );
    await page.goto('/partners/financial-institutions');
    await expect(page.getByRole('link', { name: /Harborside Credit Union/ })).toBeVisible();
    await page.context().close();
  },
);

const openPage = async (browser: Browser) =>
  (await browser.newContext({ baseURL: process.env['RESET_URL'] })).newPage();
