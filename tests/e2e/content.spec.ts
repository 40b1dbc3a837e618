import type { ContentPage } from '@reset/api-contract/public/content.ts';
import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { killService } from './kill-service.ts';
import { processOf, supervisorProcess } from './product/running-product.ts';
import { signInAs } from './sign-in.ts';

/** The sandbox stands for the provider of the content. */
const PROVIDER = 'provider-sandbox';
/** Nobody asks for it, so that there is no copy of it. */
const UNREAD = 'page?slug=user-faqs&section=never-read';

test.describe('what editors wrote', () => {
  test(
    'is told to visitors by its name, empty words being none [PLT-065, PLT-066, PLT-067]',
    { tag: '@http' },
    async ({ request }) => {
      expect(await read(request, 'page?slug=faqs&section=&preview=')).toMatchObject({
        hero: { type: 'centered', heading: 'FAQs' },
        blocks: [{ type: 'toggle', id: 'toggle-faqs' }],
        footnotes: [],
        partner: null,
      });
      expect(
        await read(request, 'post?slug=how-the-limit-moves&section=blog&preview='),
      ).toMatchObject({
        title: 'How the limit moves',
        author: { name: 'The Reset team' },
        location: null,
        published_date: '2026-11-02',
      });
      expect(await read(request, 'toggle_block?id=toggle-payday-faqs')).toMatchObject({
        id: 'toggle-payday-faqs',
        items: [{ title: 'What happens on payday?' }, {}, {}],
      });
    },
  );

  test('under no name, or as a draft, is not found [PLT-065, PLT-066, PLT-067]', async ({
    page,
  }) => {
    for (const path of [
      'page?slug=nobody-wrote-this',
      'page?slug=',
      // Of a section, and not without it.
      'page?slug=first-steps',
      'page?slug=second-steps&section=drafts&preview=true',
      'post?slug=nobody-wrote-this',
      'toggle_block?id=nobody-wrote-this',
    ]) {
      expect(await statusOf(page.request, path), path).toBe(404);
    }
    for (const path of ['/faqs/nobody-wrote-this', '/nobody-wrote-this']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: "We can't find that!" }),
      ).toBeVisible();
    }
  });

  test('for members is told to them alone, and drafts to staff [PLT-065]', async ({ page }) => {
    const draft = 'page?slug=second-steps&section=account&preview=true';
    for (const path of ['page?slug=first-steps&section=account', draft]) {
      expect(await statusOf(page.request, path), path).toBe(401);
    }
    await signInAs(page, 'hourly_ach');
    for (const slug of ['payday-faqs', 'payday-faqs-demo', 'card-benefits', 'first-steps']) {
      const { blocks } = await read(page.request, `page?slug=${slug}&section=account`);
      expect(blocks.length, slug).toBeGreaterThan(0);
    }
    expect(await statusOf(page.request, draft)).toBe(404);
    expect(await statusOf(page.request, 'page?slug=second-steps&section=account')).toBe(404);
  });
});

test.describe('the provider of the content is away', () => {
  test('and what was read stays: a page that nobody read is refused', async ({ page }) => {
    const content = await read(page.request, 'page?slug=faqs');
    const supervisor = supervisorProcess();
    const killed = processOf(PROVIDER);
    process.kill(supervisor, 'SIGSTOP');
    try {
      await killService(PROVIDER);
      await expect.poll(() => statusOf(page.request, UNREAD), { timeout: 60_000 }).toBe(503);
      await page.goto('/faqs');
      await expectQuestions(page, content);
    } finally {
      process.kill(supervisor, 'SIGCONT');
    }
    await expect.poll(() => processOf(PROVIDER), { timeout: 60_000 }).not.toBe(killed);
  });

  test('and the last copy outlives a restart of the service that keeps it', async ({ page }) => {
    const content = await read(page.request, 'page?slug=faqs');
    const provider = processOf(PROVIDER);
    // It hangs and is not gone, so that nothing starts it anew.
    process.kill(provider, 'SIGSTOP');
    try {
      const before = await killService('public');
      await expect.poll(() => processOf('public'), { timeout: 60_000 }).not.toBe(before);
      await expect
        .poll(async () => (await page.request.get('/readyz')).status(), { timeout: 60_000 })
        .toBe(200);
      expect(await statusOf(page.request, UNREAD)).toBe(503);
      await page.goto('/faqs');
      await expectQuestions(page, content);
    } finally {
      process.kill(provider, 'SIGCONT');
    }
  });
});

const ask = (request: APIRequestContext, path: string) => request.get(`/api/v1/contentful/${path}`);

async function read(request: APIRequestContext, path: string): Promise<ContentPage> {
  const reply = await ask(request, path);
  expect(reply.status(), path).toBe(200);
  return (await reply.json()) as ContentPage;
}

const statusOf = async (request: APIRequestContext, path: string): Promise<number> =>
  (await ask(request, path)).status();

/** Every question of the content, in its order, folded. */
async function expectQuestions(page: Page, { blocks }: ContentPage): Promise<void> {
  const questions = blocks.flatMap((block) =>
    block.type === 'toggle' ? block.items.map(({ title }) => title) : [],
  );
  expect(questions.length).toBeGreaterThan(2);
  await expect(page.locator('main').getByRole('button', { expanded: false })).toHaveText(questions);
}
