import type { ContentPage } from '@reset/api-contract/public/content.ts';
import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { processOf, supervisorProcess } from './product/running-product.ts';

/** The sandbox stands for the provider of the content. */
const PROVIDER = 'provider-sandbox';
/** Nobody asks for it, so that there is no copy of it. */
const UNREAD = '/api/v1/contentful/page?slug=user-faqs&section=never-read';

test.describe('what editors wrote', () => {
  test('is all of the FAQs', async ({ page }) => {
    const content = await read(page.request, 'faqs');
    await page.goto('/faqs');
    await expect(page).toHaveTitle('FAQs | Reset');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.hero?.heading ?? '');
    await expectQuestions(page, content);
  });

  test('that is addressed by a hash is open, and nothing else is', async ({ page }) => {
    await page.goto('/faqs#where-can-i-use-it');
    const open = page.getByRole('button', { expanded: true });
    await expect(open).toHaveText('Where can I use it?');
    await expect(page.getByText('wherever Visa cards are accepted')).toBeVisible();
    await expect(open).toBeInViewport();

    // As somebody types it into the address of the open page.
    await page.goto('/faqs#Who can get the card?');
    await expect(open).toHaveText('Who can get the card?');
    await open.click();
    await expect(open).toHaveCount(0);
  });

  test('under no name is not found, for programs and for people', async ({ page }) => {
    const reply = await page.request.get('/api/v1/contentful/page?slug=nobody-wrote-this');
    expect(reply.status()).toBe(404);
    // A draft, which nobody has published.
    expect((await page.request.get('/api/v1/contentful/page?slug=about')).status()).toBe(404);
    for (const path of ['/faqs/nobody-wrote-this', '/nobody-wrote-this']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: "We can't find that!" }),
      ).toBeVisible();
    }
  });
});

test.describe('the provider of the content is away', () => {
  test.describe.configure({ timeout: 120_000 });

  test('and what was read stays: a page that nobody read is refused', async ({ browser, page }) => {
    const content = await read(page.request, 'faqs');
    const supervisor = supervisorProcess();
    const killed = processOf(PROVIDER);
    process.kill(supervisor, 'SIGSTOP');
    try {
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => statusOf(page.request, UNREAD), { timeout: 15_000 }).toBe(503);
      const visitor = await browser.newPage();
      await visitor.goto('/faqs');
      await expectQuestions(visitor, content);
      await visitor.close();
    } finally {
      process.kill(supervisor, 'SIGCONT');
    }
    await expect.poll(() => processOf(PROVIDER), { timeout: 20_000 }).not.toBe(killed);
  });

  test('and the last copy outlives a restart of the service that keeps it', async ({ page }) => {
    const content = await read(page.request, 'faqs');
    const provider = processOf(PROVIDER);
    const before = processOf('public');
    // It hangs and is not gone, so that nothing starts it anew.
    process.kill(provider, 'SIGSTOP');
    try {
      process.kill(before, 'SIGKILL');
      await expect.poll(() => processOf('public'), { timeout: 20_000 }).not.toBe(before);
      await expect.poll(() => statusOf(page.request, '/readyz'), { timeout: 20_000 }).toBe(200);
      expect(await statusOf(page.request, UNREAD)).toBe(503);
      await page.goto('/faqs');
      await expectQuestions(page, content);
      // What people come to first needs no content at all.
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 2, name: 'Ready to Reset' })).toBeVisible();
    } finally {
      process.kill(provider, 'SIGCONT');
    }
  });
});

async function read(request: APIRequestContext, slug: string): Promise<ContentPage> {
  const reply = await request.get(`/api/v1/contentful/page?slug=${slug}`);
  expect(reply.status()).toBe(200);
  return (await reply.json()) as ContentPage;
}

const statusOf = (request: APIRequestContext, path: string): Promise<number> =>
  request.get(path).then((reply) => reply.status());

/** Every question of the content, in its order, folded. */
async function expectQuestions(page: Page, { blocks }: ContentPage): Promise<void> {
  const questions = blocks.flatMap((block) =>
    block.type === 'toggle' ? block.items.map(({ title }) => title) : [],
  );
  expect(questions.length).toBeGreaterThan(2);
  await expect(page.locator('main').getByRole('button', { expanded: false })).toHaveText(questions);
}
