import { expect, test } from 'playwright/test';

/* The accordion of the FAQs, as a visitor uses it. */

test('the FAQs are there for who is signed out, and one answer at a time unfolds in 0.33 s [PUB-017, PUB-018]', async ({
  page,
}) => {
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  const questions = page.getByRole('main').locator('button[aria-expanded]');
  const open = page.getByRole('button', { expanded: true });
  await expect(open).toHaveCount(0);
  for (const place of [0, 1]) {
    const question = questions.nth(place);
    await question.click();
    await expect(open).toHaveCount(1);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
    await expect(answer).toHaveCSS('transition-duration', '0.33s, 0.33s');
    await expect(answer).toHaveCSS('visibility', 'visible');
    await expect.poll(async () => (await answer.boundingBox())?.height).toBeGreaterThan(20);
  }
});

test('a question’s title in the address opens it, at once and later [PUB-019]', async ({
  page,
}) => {
  const open = page.getByRole('button', { expanded: true });
  await page.goto('/faqs#who-can-get-the-card');
  await expect(open).toHaveText('Who can get the card?');
  await expect(open).toBeInViewport();

  // A link on the page, the button back, and the title typed as it stands.
  await page.evaluate(() => {
    window.location.hash = 'where-can-i-use-it';
  });
  await expect(open).toHaveText('Where can I use it?');
  await page.goBack();
  await expect(open).toHaveText('Who can get the card?');
  await page.goto('/faqs#What does it cost to file taxes?');
  await expect(open).toHaveText('What does it cost to file taxes?');
  await expect(open).toBeInViewport();
});

test('a question in the address opens when the answers arrive late [PUB-019]', async ({ page }) => {
  await page.route('**/api/v1/contentful/page?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/faqs#what-does-it-cost-to-file-taxes');
  const open = page.getByRole('button', { expanded: true });
  await expect(open).toHaveText('What does it cost to file taxes?');
  await expect(open).toBeInViewport();
});
